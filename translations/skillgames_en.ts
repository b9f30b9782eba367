<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FishingNames</name>
    <message numerus="yes">
        <source>worth %n point(s)</source>
        <translation>
            <numerusform>worth %n point</numerusform>
            <numerusform>worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s): %1</source>
        <translation>
            <numerusform>takes %n card: %1</numerusform>
            <numerusform>takes %n cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FishingSentences</name>
    <message numerus="yes">
        <source>takes %n card(s)</source>
        <translation>
            <numerusform>takes %n card</numerusform>
            <numerusform>takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s)</source>
        <translation>
            <numerusform>took %n card</numerusform>
            <numerusform>took %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FishingTable</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>match(es)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>match</numerusform>
            <numerusform>matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>win</numerusform>
            <numerusform>wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsSheet</name>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation>
            <numerusform>Last match</numerusform>
            <numerusform>Last %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>Each point: up to %n match(es)</source>
        <translation>
            <numerusform>Each point: up to %n match</numerusform>
            <numerusform>Each point: up to %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation>
            <numerusform>Last match</numerusform>
            <numerusform>Last %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YachtLabels</name>
    <message numerus="yes">
        <source>%n point(s) to go</source>
        <translation>
            <numerusform>%n point to go</numerusform>
            <numerusform>%n points to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YachtNames</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YachtSheets</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
</TS>
