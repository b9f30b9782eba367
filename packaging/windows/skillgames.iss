; The Windows installer, for Inno Setup 6:
;     iscc /DVersion=1.2.3 packaging\windows\skillgames.iss
; Installs for one user, so nobody is asked for an administrator's password.

#ifndef Version
  #error Say which version: /DVersion=1.2.3
#endif

[Setup]
AppId={{6B1C8B53-9C5E-4E0B-9F6E-6D0C1A6E0F42}
AppName=Skillgames
AppVersion={#Version}
AppPublisher=The Skillgames developers
DefaultDirName={autopf}\Skillgames
DefaultGroupName=Skillgames
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
Compression=lzma2
SolidCompression=yes
OutputDir=..\..\dist
OutputBaseFilename=skillgames-{#Version}-windows-x86_64
SetupIconFile=..\..\resources\icons\skillgames.ico
UninstallDisplayIcon={app}\skillgames.exe
LicenseFile=..\..\LICENSE
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Files of an older version that the new one does not have.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\skillgames\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Skillgames"; Filename: "{app}\skillgames.exe"; AppUserModelID: "io.github.skillgames.Skillgames"
Name: "{autodesktop}\Skillgames"; Filename: "{app}\skillgames.exe"; AppUserModelID: "io.github.skillgames.Skillgames"; Tasks: desktopicon

[Run]
Filename: "{app}\skillgames.exe"; Description: "{cm:LaunchProgram,Skillgames}"; Flags: nowait postinstall skipifsilent
