<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>As in &quot;nine of clubs&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>As in &quot;nine of diamonds&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>As in &quot;nine of hearts&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>As in &quot;nine of spades&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>The table waits for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers are needed here, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only numbers from %1 to %2 can come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pack of %1 cards is needed here, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card of the pack must come exactly once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fishing</name>
    <message>
        <source>Fishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 players · catching cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One on one with a bot, a match to 16 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often plays a card at random, otherwise takes as many cards as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs what each card brings and lays small useless ones; now and then it still plays at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays without chance, thinks about the table it leaves you, and saves aces, the two of spades and the ten of diamonds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts every card, plays the last deal without a mistake and takes any way that wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not this seat&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a card of the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the bot’s card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay on the table: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot lays on the table: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: %1. Taken: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot plays: %1. Taken: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You clear the table: a sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot clears the table: a sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leftovers are yours: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leftovers go to the bot: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 is over: you %2, the bot %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match, %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot wins the match, %2 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FishingSheets</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RESULTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NEXT ROUND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level 26–26, no point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FishingTable</name>
    <message>
        <source>Tap again to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap again to lay it on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot lays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sweep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table games in which skill decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>←  →  choose      Enter  open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <comment>the number stands before it</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <comment>the number stands before it</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>It is the bot’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seats are needed, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot sit here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of the record is wrong: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table waits for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no option “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “%1” cannot have this value.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This record was made with newer rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record was made with older rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of this record is not that of its log.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>There is no game “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics at the level “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsSheet</name>
    <message>
        <source>Other game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>This match was made with older rules and cannot go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be read and cannot go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sheet is open. Close it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoomWindow</name>
    <message>
        <source>Start a new match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished one will be gone. It counts nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the lifted card would take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>CONTINUE %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>This match is over; no move can be added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves were not stored in their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This result is not that of such a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such match in the archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match could not be saved because the disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match could not be saved because the archive is in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match could not be saved because writing is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive could not be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be saved because the disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be saved because writing is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive was made by a newer version of Skillgames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive “%1” was made by a newer version and is left as it is: you can play, but nothing is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive was damaged and set aside as “%1”; a new one has been begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive “%1” cannot be used: you can play, but nothing is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record has a field whose name is not text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record has no “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record has an unknown field “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record is wrong at “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings in “%1” were not valid and were set back: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were damaged and set aside as “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in “%1” cannot be read, so the usual ones are used.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
