#!/bin/sh
# Signs the application and has it notarised. Last of all: nothing may change afterwards.
#
#     packaging/macos/sign.sh "Developer ID Application: …" PROFILE
#
# PROFILE is a keychain profile made by `xcrun notarytool store-credentials`.
set -eu
cd "$(dirname "$0")/../.."
identity=$1
profile=$2
app=dist/Skillgames.app
archive=dist/skillgames-macos.zip

codesign --force --deep --options runtime --timestamp \
    --entitlements packaging/macos/entitlements.plist --sign "$identity" "$app"
codesign --verify --strict --verbose=2 "$app"
ditto -c -k --keepParent "$app" "$archive" # keeps the links; plain zip would not
xcrun notarytool submit "$archive" --keychain-profile "$profile" --wait
xcrun stapler staple "$app"
ditto -c -k --keepParent "$app" "$archive"
