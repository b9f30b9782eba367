<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AnsweringTable</name>
    <message>
        <source>Your turn.</source>
        <translation>Ваш хід.</translation>
    </message>
</context>
<context>
    <name>Arabka</name>
    <message>
        <source>Arabka</source>
        <translation>Арабка</translation>
    </message>
    <message>
        <source>2 to 5 players · laying off</source>
        <translation>2–5 гравців · скид карт</translation>
    </message>
    <message>
        <source>Be the first to play all your cards, the closed ones too</source>
        <translation>Першим позбутися всіх своїх карт, і закритих теж</translation>
    </message>
    <message>
        <source>Plays at random nearly half of the time, otherwise lays its lowest card, one by one.</source>
        <translation>Майже в половині випадків ходить навмання, інакше кладе по одній наймолодшу карту.</translation>
    </message>
    <message>
        <source>Lays its lowest cards first, all of a rank together, and keeps bonus cards until nothing else fits; among several it errs now and then.</source>
        <translation>Спершу кладе молодші карти, усі одного рангу разом, а бонусні береже, доки підходить щось інше; серед кількох гравців часом помиляється.</translation>
    </message>
    <message>
        <source>Swaps well, remembers what you picked up, spends a ten on a big pile and a three when it hurts you.</source>
        <translation>Добре міняє карти, пам’ятає, що ви забрали, витрачає десятку на великий стос, а трійку&#xa0;— коли вона вам найболючіша.</translation>
    </message>
    <message>
        <source>Imagines what you may hold, tries every move in many such worlds, and works out the ending of two players once nothing is hidden.</source>
        <translation>Уявляє, що може бути у вас на руках, перевіряє кожен хід на безлічі таких розкладів і точно прораховує кінець гри вдвох, коли прихованого вже немає.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Зараз ходить інший гравець.</translation>
    </message>
    <message>
        <source>Swap cards first, or say that you are ready.</source>
        <translation>Спершу обміняйте карти або натисніть «Готово».</translation>
    </message>
    <message>
        <source>You cannot end your turn without a move.</source>
        <translation>Не можна завершити хід, нічого не зробивши.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Такого ходу немає.</translation>
    </message>
    <message>
        <source>Cards are swapped only once, before play begins.</source>
        <translation>Обмін буває лише раз, до початку гри.</translation>
    </message>
    <message>
        <source>Only cards of your hand can be swapped.</source>
        <translation>Обмінювати можна лише карти з рук.</translation>
    </message>
    <message>
        <source>Cards are swapped for your own open cards only.</source>
        <translation>Обмінювати можна лише на свої відкриті карти.</translation>
    </message>
    <message>
        <source>A card can be swapped only once.</source>
        <translation>Одну карту можна обміняти лише раз.</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>Виберіть хоча б одну карту.</translation>
    </message>
    <message>
        <source>Open cards come into your hand first, all at once.</source>
        <translation>Спершу на руки приходять відкриті карти, усі разом.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Цієї карти у вас на руках немає.</translation>
    </message>
    <message>
        <source>Only cards of one rank go together.</source>
        <translation>Разом кладуть лише карти одного рангу.</translation>
    </message>
    <message>
        <source>Too low: only a higher card or a bonus card fits.</source>
        <translation>Замало: підійде лише карта, старша за верхню, або бонусна.</translation>
    </message>
    <message>
        <source>Too low: an equal or higher card or a bonus card is needed.</source>
        <translation>Замало: потрібна карта не молодша за верхню або бонусна.</translation>
    </message>
    <message>
        <source>No closed card lies there.</source>
        <translation>Закритої карти там немає.</translation>
    </message>
    <message>
        <source>Closed cards are turned only when your hand is empty.</source>
        <translation>Закриті карти відкривають, лише коли на руках порожньо.</translation>
    </message>
    <message>
        <source>There is nothing to take.</source>
        <translation>Забирати нічого.</translation>
    </message>
    <message>
        <source>You cannot take the pile now: lay more or end your turn.</source>
        <translation>Зараз стос забрати не можна: докладіть карти або завершіть хід.</translation>
    </message>
    <message>
        <source>Your hand is empty: turn over a closed card.</source>
        <translation>На руках порожньо: відкрийте закриту карту.</translation>
    </message>
    <message>
        <source>You can take the pile only when nothing fits.</source>
        <translation>Забрати стос можна, лише коли нічого не підходить.</translation>
    </message>
    <message>
        <source>“%1” is not a move.</source>
        <translation>«%1»&#xa0;— це не хід.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Зараз не можна зіграти жодної карти.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>1 bot</source>
        <translation>1 бот</translation>
    </message>
    <message>
        <source>2 bots</source>
        <translation>2 боти</translation>
    </message>
    <message>
        <source>3 bots</source>
        <translation>3 боти</translation>
    </message>
    <message>
        <source>4 bots</source>
        <translation>4 боти</translation>
    </message>
    <message>
        <source>Only higher cards fit, not equal ones</source>
        <translation>Підходять лише старші карти, а рівні ні</translation>
    </message>
    <message>
        <source>The pile may be taken at will</source>
        <translation>Стос можна забрати з власної волі</translation>
    </message>
    <message>
        <source>These cards are not yours.</source>
        <translation>Ці карти не ваші.</translation>
    </message>
    <message>
        <source>Karim</source>
        <extracomment>The bots of Arabka, by the sign on their plates; at the beginning of a sentence.</extracomment>
        <translation>Карім</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>Лейла</translation>
    </message>
    <message>
        <source>Omar</source>
        <translation>Омар</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Саїд</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Ви роздаєте.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 роздає.</translation>
    </message>
    <message>
        <source>You miss this turn because of the three.</source>
        <translation>Через трійку ви пропускаєте хід.</translation>
    </message>
    <message>
        <source>%1 misses this turn because of the three.</source>
        <translation>%1 через трійку пропускає хід.</translation>
    </message>
    <message>
        <source>The pile is empty: you may lay any card.</source>
        <translation>Стос порожній: кладіть будь-яку карту.</translation>
    </message>
    <message>
        <source>The pile is empty: %1 may lay any card.</source>
        <translation>Стос порожній: %1 кладе будь-яку карту.</translation>
    </message>
    <message>
        <source>A draw: for %1 turns nobody has drawn a card, sent cards out of the game or reached for the cards on the table.</source>
        <translation>Нічия: за %1 ходів ніхто не добрав карти, не вивів карт із гри й не дійшов до карт на столі.</translation>
    </message>
    <message>
        <source>You win: you are the first without cards.</source>
        <translation>Ви перемогли: у вас першого скінчилися карти.</translation>
    </message>
    <message>
        <source>%1 wins, the first without cards.</source>
        <translation>%1 перемагає: карти скінчилися раніше, ніж в інших.</translation>
    </message>
    <message>
        <source>You lay open: %1. Into your hand come: %2.</source>
        <translation>Ви відкриваєте на столі: %1. На руки берете: %2.</translation>
    </message>
    <message>
        <source>%1 lays open: %2. Taken into the hand: %3.</source>
        <translation>%1 відкриває на столі: %2. Узято на руки: %3.</translation>
    </message>
    <message>
        <source>You swap nothing and are ready.</source>
        <translation>Ви нічого не міняєте й готові грати.</translation>
    </message>
    <message>
        <source>%1 swaps nothing and is ready.</source>
        <translation>%1 нічого не міняє і грає далі.</translation>
    </message>
    <message>
        <source>You begin, because you hold the lowest card.</source>
        <translation>Починаєте ви: у вас на руках наймолодша карта.</translation>
    </message>
    <message>
        <source>%1 begins, holding the lowest card.</source>
        <translation>%1 починає: на руках наймолодша карта.</translation>
    </message>
    <message>
        <source>You begin, because all hold bonus cards only and the dealer is before you.</source>
        <translation>Починаєте ви: у всіх лише бонусні карти, а ви сидите за роздавачем.</translation>
    </message>
    <message>
        <source>%1 begins next to the dealer, because all hold bonus cards only.</source>
        <translation>%1 починає як сусід роздавача: у всіх на руках лише бонусні карти.</translation>
    </message>
    <message>
        <source>You turn over a closed card, and it fits: %1.</source>
        <translation>Ви відкриваєте закриту карту, і вона підходить: %1.</translation>
    </message>
    <message>
        <source>%1 turns over a closed card, and it fits: %2.</source>
        <translation>%1 відкриває закриту карту, і вона підходить: %2.</translation>
    </message>
    <message>
        <source>You turn over a closed card, but it does not fit: %1.</source>
        <translation>Ви відкриваєте закриту карту, але вона не підходить: %1.</translation>
    </message>
    <message>
        <source>%1 turns over a closed card, but it does not fit: %2.</source>
        <translation>%1 відкриває закриту карту, але вона не підходить: %2.</translation>
    </message>
    <message>
        <source>The ten takes the whole pile out of the game, cards: %1.</source>
        <translation>Десятка виводить із гри весь стос, карт: %1.</translation>
    </message>
    <message>
        <source>After the ten you may lay again, or end your turn.</source>
        <translation>Після десятки можна ходити ще раз або завершити хід.</translation>
    </message>
    <message>
        <source>After the ten %1 may lay again.</source>
        <translation>Після десятки %1 може ходити ще раз.</translation>
    </message>
    <message>
        <source>Four alike: you may add cards of one rank, or end your turn.</source>
        <translation>Чотири однакові: можна докласти карти одного рангу або завершити хід.</translation>
    </message>
    <message>
        <source>Four alike: %1 may add cards of one rank.</source>
        <translation>Чотири однакові: %1 може докласти карти одного рангу.</translation>
    </message>
    <message>
        <source>You lay no more and end your turn.</source>
        <translation>Ви більше не кладете й завершуєте хід.</translation>
    </message>
    <message>
        <source>%1 lays no more.</source>
        <translation>%1 більше не кладе.</translation>
    </message>
    <message>
        <source>Four alike, but nothing in your hand can be added.</source>
        <translation>Чотири однакові, але докласти вам нічого.</translation>
    </message>
    <message>
        <source>Four alike, but %1 has nothing to add.</source>
        <translation>Чотири однакові, але %1 не може нічого докласти.</translation>
    </message>
    <message>
        <source>Your hand is empty, so you lay no more in this turn.</source>
        <translation>На руках у вас порожньо, більше в цей хід ви не кладете.</translation>
    </message>
    <message>
        <source>The hand of %1 is empty, so nothing more is laid.</source>
        <translation>У гравця %1 на руках порожньо, більше він у цей хід не кладе.</translation>
    </message>
    <message>
        <source>On the two any card may follow.</source>
        <translation>На двійку можна покласти будь-яку карту.</translation>
    </message>
    <message>
        <source>You lay: %1. Any card may follow.</source>
        <translation>Ви кладете: %1. Наступний кладе будь-яку карту.</translation>
    </message>
    <message>
        <source>%1 lays: %2. Any card may follow.</source>
        <translation>%1 кладе: %2. Наступний кладе будь-яку карту.</translation>
    </message>
    <message>
        <source>You add: %1.</source>
        <translation>Ви докладаєте: %1.</translation>
    </message>
    <message>
        <source>%1 adds: %2.</source>
        <translation>%1 докладає: %2.</translation>
    </message>
    <message>
        <source>You lay again: %1.</source>
        <translation>Ви ходите ще раз: %1.</translation>
    </message>
    <message>
        <source>%1 lays again: %2.</source>
        <translation>%1 ходить ще раз: %2.</translation>
    </message>
    <message>
        <source>You lay: %1.</source>
        <translation>Ви кладете: %1.</translation>
    </message>
    <message>
        <source>%1 lays: %2.</source>
        <translation>%1 кладе: %2.</translation>
    </message>
    <message>
        <source>You draw: %1. Left in the deck: %2.</source>
        <translation>Ви добираєте: %1. У колоді лишилося: %2.</translation>
    </message>
    <message>
        <source>%1 draws cards: %2. Left in the deck: %3.</source>
        <translation>%1 добирає карт: %2. У колоді лишилося: %3.</translation>
    </message>
    <message>
        <source>Your hand is empty: you take your open cards into it, %1.</source>
        <translation>На руках порожньо: ви берете свої відкриті карти, %1.</translation>
    </message>
    <message>
        <source>%1 has an empty hand and takes the open cards into it, %2.</source>
        <translation>%1 лишається без карт на руках і бере свої відкриті карти: %2.</translation>
    </message>
    <message>
        <source>A three: you take the whole pile, cards: %1.</source>
        <translation>Трійка: ви забираєте весь стос, карт: %1.</translation>
    </message>
    <message>
        <source>A three: %1 takes the whole pile, cards: %2.</source>
        <translation>Трійка: %1 забирає весь стос, карт: %2.</translation>
    </message>
    <message>
        <source>You take it with the whole pile, cards in all: %1.</source>
        <translation>Ви забираєте її разом з усім стосом, усього карт: %1.</translation>
    </message>
    <message>
        <source>%1 takes it with the whole pile, cards in all: %2.</source>
        <translation>%1 забирає її разом з усім стосом, усього карт: %2.</translation>
    </message>
    <message>
        <source>You take the pile, cards: %1.</source>
        <translation>Ви забираєте стос, карт: %1.</translation>
    </message>
    <message>
        <source>%1 takes the pile, cards: %2.</source>
        <translation>%1 забирає стос, карт: %2.</translation>
    </message>
    <message>
        <source>Nothing in your hand fits: you take the pile, cards: %1.</source>
        <translation>Жодна ваша карта не підходить: ви забираєте стос, карт: %1.</translation>
    </message>
    <message>
        <source>%1 has nothing that fits and takes the pile, cards: %2.</source>
        <translation>%1 не може нічого покласти й забирає стос, карт: %2.</translation>
    </message>
</context>
<context>
    <name>ArabkaBoard</name>
    <message>
        <source>Nothing fits: take the pile.</source>
        <translation>Нічого не підходить: заберіть стос.</translation>
    </message>
    <message>
        <source>Table of Arabka</source>
        <translation>Ігровий стіл: Арабка</translation>
    </message>
</context>
<context>
    <name>ArabkaKeys</name>
    <message>
        <source>Go along your cards</source>
        <translation>Вибрати карту</translation>
    </message>
    <message>
        <source>Between your hand, the cards on the table and the buttons</source>
        <translation>Між рукою, картами на столі та кнопками</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Lift the card beside its equals, or lower it</source>
        <translation>Підняти карту до таких самих або опустити її</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play the lifted cards; else press what is marked</source>
        <translation>Зіграти підняті карти, інакше натиснути позначене</translation>
    </message>
    <message>
        <source>Lift a card of this rank; again, all alike; again, play them</source>
        <translation>Підняти карту цього рангу; ще раз&#xa0;— усі такі самі; ще раз&#xa0;— зіграти</translation>
    </message>
    <message>
        <source>Turn over that closed card</source>
        <translation>Відкрити цю закриту карту</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Забрати стос</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>Ready, before play</source>
        <translation>Готово, до початку гри</translation>
    </message>
    <message>
        <source>Lower what is lifted</source>
        <translation>Опустити підняте</translation>
    </message>
</context>
<context>
    <name>ArabkaLabels</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>починає</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думає…</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готово</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>на руках %n</numerusform>
            <numerusform>на руках %n</numerusform>
            <numerusform>на руках %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>у стосі %n</numerusform>
            <numerusform>у стосі %n</numerusform>
            <numerusform>у стосі %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n&#xa0;в&#xa0;колоді</numerusform>
            <numerusform>%n&#xa0;в&#xa0;колоді</numerusform>
            <numerusform>%n&#xa0;в&#xa0;колоді</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <translation>
            <numerusform>вийшло %n</numerusform>
            <numerusform>вийшло %n</numerusform>
            <numerusform>вийшло %n</numerusform>
        </translation>
    </message>
    <message>
        <source>READY</source>
        <translation>ГОТОВО</translation>
    </message>
    <message>
        <source>PLAY %1</source>
        <translation>ЗІГРАТИ %1</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>ЗІГРАТИ</translation>
    </message>
    <message>
        <source>END TURN</source>
        <translation>ЗАВЕРШИТИ ХІД</translation>
    </message>
    <message>
        <source>TAKE</source>
        <translation>ЗАБРАТИ</translation>
    </message>
</context>
<context>
    <name>ArabkaNames</name>
    <message>
        <source>lifted</source>
        <translation>піднята</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>підходить</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>не підходить</translation>
    </message>
    <message>
        <source>in your hand, %1 of %2</source>
        <translation>у вашій руці, %1 з %2</translation>
    </message>
    <message>
        <source>any card may follow it</source>
        <translation>наступний кладе будь-яку карту</translation>
    </message>
    <message>
        <source>the next player takes the pile and misses a turn</source>
        <translation>наступний забирає стос і пропускає хід</translation>
    </message>
    <message>
        <source>the pile leaves the game, you may lay again</source>
        <translation>стос виходить із гри, можна ходити ще раз</translation>
    </message>
    <message>
        <source>your open card %1 of %2</source>
        <translation>ваша відкрита карта %1 з %2</translation>
    </message>
    <message>
        <source>open card %1 of %2</source>
        <translation>відкрита карта %1 з %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>вибрана</translation>
    </message>
    <message>
        <source>your closed card %1 of %2</source>
        <translation>ваша закрита карта %1 з %2</translation>
    </message>
    <message>
        <source>closed card %1 of %2</source>
        <translation>закрита карта %1 з %2</translation>
    </message>
    <message>
        <source>nobody knows it</source>
        <translation>її не знає ніхто</translation>
    </message>
    <message numerus="yes">
        <source>pile: %n card(s)</source>
        <translation>
            <numerusform>стос: %n&#xa0;карта</numerusform>
            <numerusform>стос: %n&#xa0;карти</numerusform>
            <numerusform>стос: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>from the top: %1</source>
        <translation>згори донизу: %1</translation>
    </message>
    <message numerus="yes">
        <source>deck: %n card(s)</source>
        <translation>
            <numerusform>колода: %n&#xa0;карта</numerusform>
            <numerusform>колода: %n&#xa0;карти</numerusform>
            <numerusform>колода: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of the game: %n card(s)</source>
        <translation>
            <numerusform>вийшли з гри: %n&#xa0;карта</numerusform>
            <numerusform>вийшли з гри: %n&#xa0;карти</numerusform>
            <numerusform>вийшли з гри: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>на руках %n</numerusform>
            <numerusform>на руках %n</numerusform>
            <numerusform>на руках %n</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш хід</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ходить</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>починає стос</translation>
    </message>
    <message>
        <source>in the hand, %1 of %2</source>
        <translation>на руках, %1 з %2</translation>
    </message>
</context>
<context>
    <name>ArabkaRules</name>
    <message>
        <source>On %1 nothing fits: the pile must be taken</source>
        <translation>На %1 нічого не підходить: стос треба забрати</translation>
    </message>
    <message>
        <source>On the pile: %1. In hand: %2. Nothing fits.</source>
        <translation>На стосі: %1. На руках: %2. Нічого не підходить.</translation>
    </message>
    <message>
        <source>On %1 you may lay: %2</source>
        <translation>На %1 можна покласти: %2</translation>
    </message>
    <message>
        <source>On the pile: %1. In hand: %2. What fits: %3.</source>
        <translation>На стосі: %1. На руках: %2. Підходить: %3.</translation>
    </message>
    <message>
        <source>Arabka is a race to get rid of your cards. %1 to %2 players share one pack of %3 cards, and whoever has none left first wins.</source>
        <translation>Арабка&#xa0;— перегони: хто швидше позбудеться своїх карт. За столом від %1 до %2 гравців і одна колода на %3 карти; перемагає той, у кого карти скінчаться найраніше.</translation>
    </message>
    <message>
        <source>Everybody gets %1 cards: %2 closed ones in a row on the table, %2 open ones on top of them, and %3 in hand. You see your hand and all open cards, but nobody knows the closed ones, not even their owner. The other cards are the deck.</source>
        <translation>Кожен отримує %1 карт: %2 закриті в ряд на столі, %2 відкриті поверх них і %3 на руки. Ви бачите свою руку й усі відкриті карти, а закритих не знає ніхто, навіть їхній власник. Решта карт&#xa0;— колода.</translation>
    </message>
    <message>
        <source>Your %1 cards: closed, open on top of them, and your hand</source>
        <translation>Ваші %1 карт: закриті, відкриті поверх них і рука</translation>
    </message>
    <message>
        <source>Open cards, each on a closed card: %1. In hand: %2.</source>
        <translation>Відкриті карти, кожна на закритій: %1. На руках: %2.</translation>
    </message>
    <message>
        <source>Before play you may exchange cards of your hand for your own open cards, up to %1 of them. You do that once: after READY all stays as it is. The players do so in turn, and the dealer, who is drawn by chance, comes last.</source>
        <translation>До початку гри можна обміняти карти з рук на свої відкриті карти, до %1 штук. Це роблять один раз: після «Готово» все лишається як є. Гравці міняють по черзі, останнім&#xa0;— роздавач, якого обирає жереб.</translation>
    </message>
    <message>
        <source>The player with the lowest ordinary card in hand begins and may lay anything. If several hold an equally low one, the first of them after the dealer begins.</source>
        <translation>Починає той, у кого на руках наймолодша проста карта; класти він може що завгодно. Якщо таких кілька, починає перший із них після роздавача.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Обмін</translation>
    </message>
    <message>
        <source>In your turn you lay one card on the pile, or several of the same rank at once. They must be equal to the card on top or higher. Four is the lowest rank and the ace the highest; suits do not matter. On an empty pile anything fits.</source>
        <translation>У свій хід ви кладете на стос одну карту або одразу кілька одного рангу. Вони мають бути не молодші за верхню карту. Наймолодша четвірка, найстарший туз; масті не важать. На порожній стос можна класти що завгодно.</translation>
    </message>
    <message>
        <source>Twos, threes and tens have no place in this order: %1 comes right after %2.</source>
        <translation>Двійок, трійок і десяток у цьому порядку немає: %1 іде одразу за %2.</translation>
    </message>
    <message>
        <source>From the lowest to the highest: %1</source>
        <translation>Від молодшої до старшої: %1</translation>
    </message>
    <message>
        <source>If nothing in your hand fits, you must take the whole pile into your hand, and your turn is over. The next player begins a new pile. As long as something fits, a bonus card included, you may not take.</source>
        <translation>Якщо жодна карта на руках не підходить, ви забираєте весь стос, і ваш хід завершено. Наступний гравець починає новий стос. Доки хоч щось підходить, зокрема бонусна карта, забирати не можна.</translation>
    </message>
    <message>
        <source>Two things can be changed on the sheet before the game: that only higher cards fit and equal ones do not, and that the pile may be taken at will.</source>
        <translation>Перед грою можна змінити дві речі: хай підходять лише старші карти, а рівні ні, і хай стос можна забирати з власної волі.</translation>
    </message>
    <message>
        <source>Laying cards</source>
        <translation>Як класти карти</translation>
    </message>
    <message>
        <source>The next player may lay any card on it.</source>
        <translation>Наступний кладе на неї будь-яку карту.</translation>
    </message>
    <message>
        <source>The next player takes the whole pile and misses a turn.</source>
        <translation>Наступний забирає весь стос і пропускає хід.</translation>
    </message>
    <message>
        <source>The pile and the ten itself leave the game, and you may lay again.</source>
        <translation>Стос і сама десятка виходять із гри, і можна ходити ще раз.</translation>
    </message>
    <message>
        <source>Bonus cards may be laid on any card, and each does something of its own.</source>
        <translation>Бонусні карти можна класти на будь-яку карту, і кожна робить щось своє.</translation>
    </message>
    <message>
        <source>Nothing helps against a three: the pile goes into the next player’s hand together with the three, and the player after that begins a new pile. With two players that is the one who laid the three.</source>
        <translation>Від трійки немає захисту: наступний гравець забирає стос разом із самою трійкою, а новий стос починає той, хто сидить за ним. Якщо гравців двоє, це той, хто поклав трійку.</translation>
    </message>
    <message>
        <source>After a ten you need not lay again: you may end your turn. If your hand is empty while there is a deck, you only draw.</source>
        <translation>Після десятки ходити ще раз не обов’язково: можна завершити хід. Якщо на руках порожньо, а колода ще є, ви просто добираєте карти.</translation>
    </message>
    <message>
        <source>Several bonus cards of a rank laid together do the same as a single one.</source>
        <translation>Кілька бонусних карт одного рангу, покладених разом, діють як одна.</translation>
    </message>
    <message>
        <source>Bonus cards: %1</source>
        <translation>Бонусні карти: %1</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Бонусні карти</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Що вона робить</translation>
    </message>
    <message>
        <source>Whoever lays all %1 cards of a rank in one lay may add more on top in the same turn: one to %1 cards of another rank that fits. If those are %1 alike again, the right comes again. The cards of the pile stay where they are.</source>
        <translation>Хто за один раз кладе всі %1 карти одного рангу, може в той самий хід докласти зверху ще: від однієї до %1 карт іншого відповідного рангу. Якщо це знову %1 однакові, можна докласти знов. Карти стосу лишаються на місці.</translation>
    </message>
    <message>
        <source>Only %1 cards from one hand in one lay count. Completing a set that partly lies on the pile already brings nothing.</source>
        <translation>Рахуються лише %1 карти з однієї руки, покладені разом. Якщо частина вже лежить на стосі, доповнити її до чотирьох&#xa0;— нічого не дає.</translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation>Чотири однакові</translation>
    </message>
    <message>
        <source>At the end of your turn you draw from the deck until you hold %1 cards. With %1 or more in hand you draw none. Once the deck is used up, you play on with what you hold.</source>
        <translation>Наприкінці ходу ви добираєте з колоди, доки на руках не буде %1 карт. Якщо їх %1 або більше, добирати не треба. Коли колода скінчиться, грають тим, що на руках.</translation>
    </message>
    <message>
        <source>When the deck is gone and your hand is empty, you take your %1 open cards into your hand, all at once, and play on with them. Open cards are never laid from the table.</source>
        <translation>Коли колода скінчилася й на руках порожньо, ви берете всі свої %1 відкриті карти разом і граєте далі ними. Просто зі столу відкритих карт не кладуть ніколи.</translation>
    </message>
    <message>
        <source>When these are gone too, you turn over one of your closed cards in your turn without knowing it. If it fits, it is laid. If it does not fit, it comes into your hand with the whole pile, and you must get rid of all that before you may turn over the next one.</source>
        <translation>Коли скінчилися й вони, у свій хід ви наосліп відкриваєте одну із закритих карт. Якщо вона підходить, її зіграно. Якщо ні, ви забираєте її на руки разом з усім стосом і, доки не позбудетеся всього цього, наступної відкрити не можна.</translation>
    </message>
    <message>
        <source>Drawing, open and closed cards</source>
        <translation>Добір, відкриті й закриті карти</translation>
    </message>
    <message>
        <source>The first player without any cards, in hand and on the table, wins at once. It does not matter what the last card is: a last three or ten does nothing more.</source>
        <translation>Хто першим лишився зовсім без карт, і на руках, і на столі, той одразу перемагає. Яка карта була останньою, не важить: остання трійка чи десятка вже нічого не робить.</translation>
    </message>
    <message>
        <source>Players can hand the same cards to each other for ever. So if for %1 turns in a row nobody draws, sends cards out of the game, takes up open cards or turns over a closed one, the game is a draw.</source>
        <translation>Гравці можуть без кінця передавати одне одному ті самі карти. Тому, якщо %1 ходів поспіль ніхто не добирає, не виводить карт із гри, не бере відкритих карт і не відкриває закритих, партія закінчується внічию.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>There are no points in Arabka. The first player without cards wins, all others lose alike, however many cards they still hold.</source>
        <translation>В «Арабці» немає очок. Хто першим лишився без карт, той переміг, решта програли однаково, скільки б карт у них не лишилося.</translation>
    </message>
    <message>
        <source>A draw, when nothing moves any more, is won by nobody. It counts as a finished game and ends a winning streak.</source>
        <translation>Нічия, коли гра стоїть на місці, нікому не дає перемоги. Вона вважається зіграною партією і перериває серію перемог.</translation>
    </message>
    <message>
        <source>All bots play fair. They see their own hand, the open cards and the pile, and remember what was taken, just as you can. Closed cards, the deck and your hand are hidden from them.</source>
        <translation>Усі боти грають чесно. Вони бачать свою руку, відкриті карти й стос і пам’ятають, хто що забрав,&#xa0;— усе це доступно й вам. Закриті карти, колода та ваша рука від них приховані.</translation>
    </message>
    <message>
        <source>Swap so that your best cards lie open: threes, tens, aces and kings. They come into your hand when there is no deck to help you, and up to then you get rid of low cards while you draw new ones anyway.</source>
        <translation>Міняйте так, щоб відкритими лежали найкращі карти: трійки, десятки, тузи й королі. Вони прийдуть на руки, коли колода вже не допоможе, а доти ви позбуваєтеся молодших карт і все одно добираєте нові.</translation>
    </message>
    <message>
        <source>Lay your lowest cards first, and all of a rank together. High cards will fit later too, low ones may not.</source>
        <translation>Спершу кладіть молодші карти, і всі одного рангу разом. Старші підійдуть і потім, а молодші можуть і не підійти.</translation>
    </message>
    <message>
        <source>Keep bonus cards until you need them. While something ordinary fits, they are your insurance against taking the pile.</source>
        <translation>Бережіть бонусні карти до слушної миті. Доки підходить щось просте, вони страхують вас від того, щоб забирати стос.</translation>
    </message>
    <message>
        <source>A three hurts the more, the larger the pile is. But whoever takes the pile gets the three as well, and it may come back to you.</source>
        <translation>Що більший стос, то болючіша трійка. Але разом зі стосом суперник отримує і саму трійку, і вона може повернутися до вас.</translation>
    </message>
    <message>
        <source>Watch what others take from the pile: these cards are in their hand until they lay them. Unless it may be taken at will, whoever took the pile had nothing that fitted.</source>
        <translation>Стежте, що інші забирають зі стосом: ці карти в них на руках, доки не зіграні. Якщо забирати за бажанням не можна, той, хто забрав стос, не мав чого покласти.</translation>
    </message>
    <message>
        <source>Once the deck is gone, few ranks in hand are better than few cards: all cards of a rank go in one turn.</source>
        <translation>Коли колода скінчилася, важливіше, щоб на руках було мало різних рангів, а не мало карт: усі карти одного рангу йдуть за один хід.</translation>
    </message>
    <message>
        <source>Turn over a closed card when the pile is empty, if you can: on an empty pile every card fits.</source>
        <translation>Закриту карту намагайтеся відкривати на порожній стос: на нього підходить будь-яка карта.</translation>
    </message>
    <message>
        <source>To swap, tap a card of your hand and one of your open cards. You may change your mind until you press READY.</source>
        <translation>Щоб обміняти, торкніться карти в руці й однієї зі своїх відкритих карт. Передумати можна, доки не натиснуто ГОТОВО.</translation>
    </message>
    <message>
        <source>Tap a card of your hand and it lifts; tap others of its rank to add them. Cards that do not fit are dimmed. Tap again, drag the cards up, or press PLAY to lay them.</source>
        <translation>Торкніться карти в руці, і вона підніметься; торкніться інших того самого рангу, щоб додати їх. Невідповідні карти пригашені. Щоб зіграти, торкніться ще раз, потягніть карти вгору або натисніть ЗІГРАТИ.</translation>
    </message>
    <message>
        <source>TAKE lights up when taking the pile is your move, END TURN when you may lay once more but need not. A closed card is turned over with a tap.</source>
        <translation>ЗАБРАТИ засвічується, коли ваш хід&#xa0;— забрати стос, ЗАВЕРШИТИ ХІД&#xa0;— коли можна класти ще, але не обов’язково. Закриту карту відкривають дотиком.</translation>
    </message>
    <message>
        <source>The button in the upper left corner pauses the match. Every move is saved: you may leave at any time, and CONTINUE brings you back to the very same place.</source>
        <translation>Кнопка в лівому верхньому куті ставить матч на паузу. Кожен хід зберігається: можна піти будь-якої миті, і ПРОДОВЖИТИ поверне вас на те саме місце.</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>вибрати карту</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>add the card to those you lay, or put it back</source>
        <translation>додати карту до тих, що кладете, або повернути її</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lay the cards</source>
        <translation>покласти карти</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>забрати стос</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>завершити хід</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put lifted cards back, or open the menu</source>
        <translation>опустити підняті карти або відкрити меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>ArabkaSentences</name>
    <message numerus="yes">
        <source>tap again: all %n</source>
        <translation>
            <numerusform>ще раз&#xa0;— %n</numerusform>
            <numerusform>ще раз&#xa0;— всі %n</numerusform>
            <numerusform>ще раз&#xa0;— всі %n</numerusform>
        </translation>
    </message>
    <message>
        <source>tap again to lay</source>
        <translation>ще раз&#xa0;— покласти</translation>
    </message>
    <message>
        <source>your last cards: you win</source>
        <translation>ваші останні карти: ви перемагаєте</translation>
    </message>
    <message>
        <source>any card may follow</source>
        <translation>далі&#xa0;— будь-яка карта</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) and misses a turn</source>
        <translation>
            <numerusform>%1 забирає %n&#xa0;карту і пропускає хід</numerusform>
            <numerusform>%1 забирає %n&#xa0;карти і пропускає хід</numerusform>
            <numerusform>%1 забирає %n&#xa0;карт і пропускає хід</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game, you may lay again</source>
        <translation>
            <numerusform>%n&#xa0;карта виходить із гри, можна ходити ще раз</numerusform>
            <numerusform>%n&#xa0;карти виходять із гри, можна ходити ще раз</numerusform>
            <numerusform>%n&#xa0;карт виходять із гри, можна ходити ще раз</numerusform>
        </translation>
    </message>
    <message>
        <source>four alike: you may add more</source>
        <translation>чотири однакові: можна докласти</translation>
    </message>
    <message>
        <source>Swap hand cards for your open cards, then say that you are ready</source>
        <translation>Обміняйте карти з рук на свої відкриті й натисніть «Готово»</translation>
    </message>
    <message>
        <source>now tap the open card it changes places with</source>
        <translation>тепер торкніться відкритої карти, з якою вона поміняється</translation>
    </message>
    <message>
        <source>now tap the card of your hand it changes places with</source>
        <translation>тепер торкніться карти в руці, з якою вона поміняється</translation>
    </message>
    <message>
        <source>Nothing fits: take the pile</source>
        <translation>Нічого не підходить: забирайте стос</translation>
    </message>
    <message>
        <source>Turn over one of your closed cards</source>
        <translation>Відкрийте одну зі своїх закритих карт</translation>
    </message>
    <message>
        <source>any card fits</source>
        <translation>підходить будь-яка карта</translation>
    </message>
    <message>
        <source>higher than %1</source>
        <translation>старша за %1</translation>
    </message>
    <message>
        <source>%1 or higher</source>
        <translation>%1 або старша</translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <translation>
            <numerusform>забирає %n</numerusform>
            <numerusform>забирає %n</numerusform>
            <numerusform>забирає %n</numerusform>
        </translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>пропускає хід</translation>
    </message>
    <message>
        <source>You turn over</source>
        <translation>Ви відкриваєте</translation>
    </message>
    <message>
        <source>%1 turns over</source>
        <translation>%1 відкриває</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>замало</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game</source>
        <translation>
            <numerusform>%n&#xa0;карта виходить із гри</numerusform>
            <numerusform>%n&#xa0;карти виходять із гри</numerusform>
            <numerusform>%n&#xa0;карт виходять із гри</numerusform>
        </translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>ви починаєте стос</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 починає стос</translation>
    </message>
    <message>
        <source>nobody gets on: a draw</source>
        <translation>гра стоїть на місці: нічия</translation>
    </message>
    <message>
        <source>you have no cards left</source>
        <translation>у вас більше немає карт</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 без карт</translation>
    </message>
    <message numerus="yes">
        <source>you draw %n</source>
        <translation>
            <numerusform>ви добираєте %n</numerusform>
            <numerusform>ви добираєте %n</numerusform>
            <numerusform>ви добираєте %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n</source>
        <translation>
            <numerusform>добирає %n</numerusform>
            <numerusform>добирає %n</numerusform>
            <numerusform>добирає %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You add</source>
        <translation>Ви докладаєте</translation>
    </message>
    <message>
        <source>%1 adds</source>
        <translation>%1 докладає</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>Ви кладете</translation>
    </message>
    <message>
        <source>%1 lays</source>
        <translation>%1 кладе</translation>
    </message>
    <message numerus="yes">
        <source>you take %n card(s) and miss a turn</source>
        <translation>
            <numerusform>ви забираєте %n&#xa0;карту і пропускаєте хід</numerusform>
            <numerusform>ви забираєте %n&#xa0;карти і пропускаєте хід</numerusform>
            <numerusform>ви забираєте %n&#xa0;карт і пропускаєте хід</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take it with the pile, %n card(s)</source>
        <translation>
            <numerusform>ви забираєте її зі стосом, %n&#xa0;карта</numerusform>
            <numerusform>ви забираєте її зі стосом, %n&#xa0;карти</numerusform>
            <numerusform>ви забираєте її зі стосом, %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes it with the pile, %n card(s)</source>
        <translation>
            <numerusform>забирає її зі стосом, %n&#xa0;карта</numerusform>
            <numerusform>забирає її зі стосом, %n&#xa0;карти</numerusform>
            <numerusform>забирає її зі стосом, %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits: you take %n card(s)</source>
        <translation>
            <numerusform>Нічого не підходить: ви забираєте %n&#xa0;карту</numerusform>
            <numerusform>Нічого не підходить: ви забираєте %n&#xa0;карти</numerusform>
            <numerusform>Нічого не підходить: ви забираєте %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits: %1 takes %n card(s)</source>
        <translation>
            <numerusform>Нічого не підходить: %1 забирає %n&#xa0;карту</numerusform>
            <numerusform>Нічого не підходить: %1 забирає %n&#xa0;карти</numerusform>
            <numerusform>Нічого не підходить: %1 забирає %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n card(s)</source>
        <translation>
            <numerusform>ви забираєте %n&#xa0;карту</numerusform>
            <numerusform>ви забираєте %n&#xa0;карти</numerusform>
            <numerusform>ви забираєте %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s)</source>
        <translation>
            <numerusform>%1 забирає %n&#xa0;карту</numerusform>
            <numerusform>%1 забирає %n&#xa0;карти</numerusform>
            <numerusform>%1 забирає %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>you may lay again</source>
        <translation>можна ходити ще раз</translation>
    </message>
    <message>
        <source>may lay again</source>
        <translation>може ходити ще раз</translation>
    </message>
    <message>
        <source>four alike: you may add 1 to 4 cards of one rank</source>
        <translation>чотири однакові: можна докласти ще 1–4 карти одного рангу</translation>
    </message>
    <message>
        <source>four alike: may add more</source>
        <translation>чотири однакові: може докласти</translation>
    </message>
    <message>
        <source>You end your turn</source>
        <translation>Ви завершуєте хід</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 завершує хід</translation>
    </message>
    <message>
        <source>nothing can be added</source>
        <translation>докласти нічого</translation>
    </message>
    <message>
        <source>hand empty: your open cards come into it</source>
        <translation>на руках порожньо: ви берете відкриті карти</translation>
    </message>
    <message>
        <source>hand empty: takes the open cards</source>
        <translation>на руках порожньо: бере відкриті карти</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Ви роздаєте</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 роздає</translation>
    </message>
    <message numerus="yes">
        <source>You swap %n card(s)</source>
        <translation>
            <numerusform>Ви міняєте %n&#xa0;карту</numerusform>
            <numerusform>Ви міняєте %n&#xa0;карти</numerusform>
            <numerusform>Ви міняєте %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 swaps %n card(s)</source>
        <translation>
            <numerusform>%1 міняє %n&#xa0;карту</numerusform>
            <numerusform>%1 міняє %n&#xa0;карти</numerusform>
            <numerusform>%1 міняє %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>You swap nothing</source>
        <translation>Ви нічого не міняєте</translation>
    </message>
    <message>
        <source>%1 swaps nothing</source>
        <translation>%1 нічого не міняє</translation>
    </message>
    <message>
        <source>you begin with the lowest card</source>
        <translation>починаєте ви: ваша карта наймолодша</translation>
    </message>
    <message>
        <source>%1 begins with the lowest card</source>
        <translation>%1 починає: карта наймолодша</translation>
    </message>
    <message>
        <source>you begin</source>
        <translation>починаєте ви</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 починає</translation>
    </message>
</context>
<context>
    <name>ArabkaSheets</name>
    <message>
        <source>Arabka</source>
        <translation>Арабка</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;гравець</numerusform>
            <numerusform>%n&#xa0;гравці</numerusform>
            <numerusform>%n&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ви перемогли</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Перемога: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without progress</source>
        <translation>
            <numerusform>%n&#xa0;хід без поступу</numerusform>
            <numerusform>%n&#xa0;ходи без поступу</numerusform>
            <numerusform>%n&#xa0;ходів без поступу</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody gets on</source>
        <translation>Гра стоїть на місці</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>карт не лишилося</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>лишилася %n&#xa0;карта</numerusform>
            <numerusform>лишилося %n&#xa0;карти</numerusform>
            <numerusform>лишилося %n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двійка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>трійка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвірка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>п’ятірка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шістка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>сімка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>вісімка</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>дев’ятка</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>As in &quot;nine of clubs&quot;.</extracomment>
        <translation>треф</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>As in &quot;nine of diamonds&quot;.</extracomment>
        <translation>бубен</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>As in &quot;nine of hearts&quot;.</extracomment>
        <translation>чирв</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>As in &quot;nine of spades&quot;.</extracomment>
        <translation>пік</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Chance</name>
    <message>
        <source>The table waits for “%1”.</source>
        <translation>Стіл чекає на «%1».</translation>
    </message>
    <message>
        <source>%1 numbers are needed here, not %2.</source>
        <translation>Чисел тут має бути %1, а не %2.</translation>
    </message>
    <message>
        <source>Only numbers from %1 to %2 can come here.</source>
        <translation>Тут можуть бути лише числа від %1 до %2.</translation>
    </message>
    <message>
        <source>A pack of %1 cards is needed here, not %2.</source>
        <translation>Карт у колоді має бути %1, а не %2.</translation>
    </message>
    <message>
        <source>Each card of the pack must come exactly once.</source>
        <translation>Кожна карта колоди має трапитися рівно один раз.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Щось пішло не так</translation>
    </message>
    <message>
        <source>The report tells the developers what happened. It shows nothing that is hidden at the table, and nothing is sent anywhere unless you pass it on.</source>
        <translation>Зі звіту розробники зрозуміють, що сталося. У ньому немає нічого, що приховано за столом, і нікуди він не надсилається, доки ви самі його не передасте.</translation>
    </message>
    <message>
        <source>What failed is also noted in this file:</source>
        <translation>Відомості про помилку записано й у цей файл:</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Звіт</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопіювати звіт</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
    <message>
        <source>The room cannot open because of an unexpected error.</source>
        <translation>Кімнату не вдається відкрити через непередбачену помилку.</translation>
    </message>
    <message>
        <source>The room ended unexpectedly the last time.</source>
        <translation>Минулого разу кімната закрилася через збій.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong.</source>
        <translation>Сталася непередбачена помилка.</translation>
    </message>
    <message>
        <source>Your matches are saved up to the last move.</source>
        <translation>Ваші матчі збережено до останнього ходу.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Your dice</source>
        <translation>Ваші кубики</translation>
    </message>
    <message>
        <source>The bots’ dice</source>
        <translation>Кубики ботів</translation>
    </message>
    <message>
        <source>The line is what chance gives in the long run: %1 of each face.</source>
        <translation>Лінія&#xa0;— те, що на довгому шляху дає випадок: по %1 на кожне число.</translation>
    </message>
    <message>
        <source>How often each face fell</source>
        <translation>Як часто випадало кожне число</translation>
    </message>
    <message>
        <source>%1, thrown %2: %3</source>
        <translation>%1, усього %2: %3</translation>
    </message>
    <message>
        <source>too few dice yet to tell anything.</source>
        <translation>кидків поки замало, щоб про щось судити.</translation>
    </message>
    <message>
        <source>fair dice deviate this much or more in fewer than 1 of 100 cases. That is very rare.</source>
        <translation>у чесних кубиків такі або більші відхилення бувають рідше ніж в 1 випадку зі 100. Це велика рідкість.</translation>
    </message>
    <message>
        <source>fair dice deviate this much or more in %1 of 100 cases. That is unusual, yet chance does it at times.</source>
        <translation>у чесних кубиків такі або більші відхилення бувають у %1 випадках зі 100. Це незвично, але випадок часом так грає.</translation>
    </message>
    <message>
        <source>fair dice deviate this much or more in %1 of 100 cases. This is what chance gives.</source>
        <translation>у чесних кубиків такі або більші відхилення бувають у %1 випадках зі 100. Так і буває, коли грає випадок.</translation>
    </message>
    <message>
        <source>%1: %2, %3 times</source>
        <translation>%1: %2, випадань %3</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Fishing</name>
    <message>
        <source>Fishing</source>
        <translation>Риболовля</translation>
    </message>
    <message>
        <source>2 players · catching cards</source>
        <translation>2&#xa0;гравці · ловля карт</translation>
    </message>
    <message>
        <source>One on one with a bot, a match to 16 points</source>
        <translation>Один на один з ботом, матч до 16&#xa0;очок</translation>
    </message>
    <message>
        <source>Often plays a card at random, otherwise takes as many cards as it can.</source>
        <translation>Часто ходить навмання, а в інших випадках забирає якнайбільше карт.</translation>
    </message>
    <message>
        <source>Weighs what each card brings and lays small useless ones; now and then it still plays at random.</source>
        <translation>Зважує, що дасть кожна карта, на стіл кладе дріб’язок, якого не шкода, але часом усе ж ходить навмання.</translation>
    </message>
    <message>
        <source>Plays without chance, thinks about the table it leaves you, and saves aces, the two of spades and the ten of diamonds.</source>
        <translation>Грає без випадковості, думає про стіл, який вам залишить, і береже тузи, двійку пік та десятку бубен.</translation>
    </message>
    <message>
        <source>Counts every card, plays the last deal without a mistake and takes any way that wins the match.</source>
        <translation>Рахує всі карти, останню роздачу розігрує безпомилково і йде на будь-який результат, аби виграти матч.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Зараз ходити не можна.</translation>
    </message>
    <message>
        <source>That is not a card of the pack.</source>
        <translation>Такої карти немає в колоді.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Цієї карти немає у вашій руці.</translation>
    </message>
    <message>
        <source>“%1” is not a card.</source>
        <translation>«%1»&#xa0;— це не карта.</translation>
    </message>
    <message>
        <source>That is the bot’s card.</source>
        <translation>Це карта бота.</translation>
    </message>
    <message>
        <source>Deal %1 of %2.</source>
        <translation>Роздача %1 з %2.</translation>
    </message>
    <message>
        <source>You lay on the table: %1.</source>
        <translation>Ваш хід: %1. Карта лягає на стіл.</translation>
    </message>
    <message>
        <source>The bot lays on the table: %1.</source>
        <translation>Хід бота: %1. Карта лягає на стіл.</translation>
    </message>
    <message>
        <source>You play: %1. Taken: %2.</source>
        <translation>Ваш хід: %1. Взято: %2.</translation>
    </message>
    <message>
        <source>The bot plays: %1. Taken: %2.</source>
        <translation>Хід бота: %1. Взято: %2.</translation>
    </message>
    <message>
        <source>You clear the table: a sweep.</source>
        <translation>Ви забираєте всі карти: збір столу.</translation>
    </message>
    <message>
        <source>The bot clears the table: a sweep.</source>
        <translation>Бот забирає всі карти: збір столу.</translation>
    </message>
    <message>
        <source>The leftovers are yours: %1.</source>
        <translation>Залишки дістаються вам: %1.</translation>
    </message>
    <message>
        <source>The leftovers go to the bot: %1.</source>
        <translation>Залишки дістаються боту: %1.</translation>
    </message>
    <message>
        <source>Round %1 is over: you %2, the bot %3.</source>
        <translation>Раунд %1 завершено: у вас %2, у бота %3.</translation>
    </message>
    <message>
        <source>You win the match, %1 to %2.</source>
        <translation>Ви виграли матч із рахунком %1&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>The bot wins the match, %2 to %1.</source>
        <translation>Бот виграв матч із рахунком %2&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Зараз ходить інший гравець.</translation>
    </message>
</context>
<context>
    <name>FishingLabels</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думає…</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n&#xa0;в&#xa0;колоді</numerusform>
            <numerusform>%n&#xa0;в&#xa0;колоді</numerusform>
            <numerusform>%n&#xa0;в&#xa0;колоді</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <translation>роздача %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n&#xa0;піка</numerusform>
            <numerusform>%n&#xa0;піки</numerusform>
            <numerusform>%n&#xa0;пік</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n&#xa0;збір</numerusform>
            <numerusform>%n&#xa0;збори</numerusform>
            <numerusform>%n&#xa0;зборів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карти</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FishingNames</name>
    <message>
        <source>in your hand, %1 of %2</source>
        <translation>у вашій руці, %1 з %2</translation>
    </message>
    <message>
        <source>on the table, %1 of %2</source>
        <translation>на столі, %1 з %2</translation>
    </message>
    <message>
        <source>bot’s hand, %1 of %2</source>
        <translation>рука бота, %1 з %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрита карта</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>піднята карта</translation>
    </message>
    <message>
        <source>hand value %1</source>
        <translation>вартість у руці %1</translation>
    </message>
    <message>
        <source>would be taken</source>
        <translation>буде взята</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s)</source>
        <translation>
            <numerusform>дає %n&#xa0;очко</numerusform>
            <numerusform>дає %n&#xa0;очки</numerusform>
            <numerusform>дає %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>нічого не забере</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s): %1</source>
        <translation>
            <numerusform>забере %n&#xa0;карту: %1</numerusform>
            <numerusform>забере %n&#xa0;карти: %1</numerusform>
            <numerusform>забере %n&#xa0;карт: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <translation>роздача %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n&#xa0;карта в колоді</numerusform>
            <numerusform>%n&#xa0;карти в колоді</numerusform>
            <numerusform>%n&#xa0;карт у колоді</numerusform>
        </translation>
    </message>
    <message>
        <source>your pile: empty</source>
        <translation>ваш стос: порожньо</translation>
    </message>
    <message>
        <source>bot’s pile: empty</source>
        <translation>стос бота: порожньо</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карти</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n&#xa0;піка</numerusform>
            <numerusform>%n&#xa0;піки</numerusform>
            <numerusform>%n&#xa0;пік</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n&#xa0;збір</numerusform>
            <numerusform>%n&#xa0;збори</numerusform>
            <numerusform>%n&#xa0;зборів</numerusform>
        </translation>
    </message>
    <message>
        <source>your pile: %1</source>
        <translation>ваш стос: %1</translation>
    </message>
    <message>
        <source>bot’s pile: %1</source>
        <translation>стос бота: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 з %n&#xa0;очка</numerusform>
            <numerusform>%1 з %n&#xa0;очок</numerusform>
            <numerusform>%1 з %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш хід</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>його хід</translation>
    </message>
</context>
<context>
    <name>FishingRules</name>
    <message>
        <source>%1 takes nothing and stays on the table</source>
        <translation>%1 нічого не забирає й лишається на столі</translation>
    </message>
    <message>
        <source>Played: %1. On the table: %2. Nothing is taken.</source>
        <translation>Хід: %1. На столі: %2. Не взято нічого.</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 забирає %2</translation>
    </message>
    <message>
        <source>%1 takes %2: a sweep</source>
        <translation>%1 забирає %2: збір столу</translation>
    </message>
    <message>
        <source>Played: %1. On the table: %2. Taken: %3.</source>
        <translation>Хід: %1. На столі: %2. Взято: %3.</translation>
    </message>
    <message>
        <source>You and a bot share one pack of %1 cards. Some lie open on the table, and with the cards of your hand you catch them. Whoever has %2 points or more when a round is over wins the match.</source>
        <translation>Ви з ботом граєте однією колодою з %1&#xa0;карт. Частина карт лежить на столі відкрито, і ви ловите їх картами зі своєї руки. Матч виграє той, хто наприкінці раунду має %2&#xa0;очок або більше.</translation>
    </message>
    <message>
        <source>A round begins with %1 cards for each of you and %2 open cards on the table. As soon as both hands are empty, both get %1 more, but the table gets none. After %3 deals the deck is used up and the round ends.</source>
        <translation>На початку раунду кожен отримує по %1&#xa0;карти, і ще %2 кладуть відкритими на стіл. Щойно обидві руки спорожніють, кожному роздають ще по %1, а на стіл більше нічого не кладуть. Після %3&#xa0;роздач колода закінчується, а з нею й раунд.</translation>
    </message>
    <message>
        <source>The bot deals the first round, so you lead in it: whoever does not deal begins every deal of the round. In the next round it is the other way about, and so on in turn.</source>
        <translation>Перший раунд роздає бот, тож перший хід у ньому ваш: кожну роздачу раунду починає той, хто не роздає. У наступному раунді ви міняєтеся ролями, і так далі по черзі.</translation>
    </message>
    <message>
        <source>Dealing and turns</source>
        <translation>Роздача й ходи</translation>
    </message>
    <message>
        <source>In your turn you play one card. It takes all table cards of its own rank, and with them all groups of table cards that add up to its hand value. Several groups may go at once, but each table card belongs to one group only. Your card and its catch go to your pile.</source>
        <translation>У свій хід ви граєте однією картою. Вона забирає зі столу всі карти свого рангу, а разом із ними всі групи карт, які в сумі дають її вартість у руці. За один раз можна забрати кілька груп, але кожна карта входить лише до однієї з них. Ваша карта та її улов ідуть до вашого стосу.</translation>
    </message>
    <message>
        <source>A card that takes nothing is laid on the table and stays there for others to catch.</source>
        <translation>Карта, якій забрати нема чого, лягає на стіл і лишається там, доки її не впіймають.</translation>
    </message>
    <message>
        <source>Most cards count the same everywhere. Some grow when they are played from the hand, and the golden dot on such a card tells how much it is worth there. Once it lies on the table, it counts no more than its number again.</source>
        <translation>Більшість карт усюди коштує однаково. Та деякі дорожчають, коли ними ходять із руки: скільки така карта коштує, каже золота крапка на ній. На столі вона знову коштує стільки ж, скільки інші карти її рангу.</translation>
    </message>
    <message>
        <source>An ace takes an ace. That may surprise you if you know similar games, but equal rank is always enough, whatever the hand value: besides the sums of %1 your ace also takes every ace on the table. In the same way the two of spades takes twos, and the ten of diamonds takes tens.</source>
        <translation>Туз забирає туза. Якщо ви знаєте схожі ігри, це може здивувати, але однакового рангу завжди досить, хоч би якою була вартість у руці: крім груп із сумою&#xa0;%1 ваш туз забирає й усі тузи на столі. Так само двійка пік забирає двійки, а десятка бубен&#xa0;— десятки.</translation>
    </message>
    <message>
        <source>You choose the card, but not what it catches. It always takes the best set there is: as many cards as possible; among equally large sets the one worth more points; then the one with more spades.</source>
        <translation>Ви обираєте карту, але не її улов. Вона завжди забирає найкраще з можливого: якнайбільше карт; якщо карт порівну&#xa0;— те, що дає більше очок; якщо й очок порівну&#xa0;— те, де більше пік.</translation>
    </message>
    <message>
        <source>Taking is compulsory. You cannot take less, and a card that can catch something cannot just be laid down.</source>
        <translation>Забирати обов’язково. Узяти менше не можна, і карту, якій є що впіймати, не можна просто покласти на стіл.</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>Що забирає карта</translation>
    </message>
    <message>
        <source>What a card is worth</source>
        <translation>Скільки коштує карта</translation>
    </message>
    <message>
        <source>The catch is chosen for you</source>
        <translation>Улов обирати не треба</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>її число</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Туз</translation>
    </message>
    <message>
        <source>Two of spades</source>
        <translation>Двійка пік</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Десятка бубен</translation>
    </message>
    <message>
        <source>Other number cards</source>
        <translation>Решта карт із числом</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Валет</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Дама</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на столі</translation>
    </message>
    <message>
        <source>from the hand</source>
        <translation>з руки</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies on the table makes a sweep, and every sweep counts (points: %1). A single card is enough, if it was the only one. The other player then has an empty table in front of them and can only lay a card down.</source>
        <translation>Хто забирає все, що лежить на столі, робить збір столу, і кожен збір іде в рахунок (очки: %1). Вистачить і однієї карти, якщо інших на столі не було. Перед суперником лишається порожній стіл, і він може тільки покласти на нього карту.</translation>
    </message>
    <message>
        <source>There is one exception: the very last card of a round makes no sweep, even if it clears the table. Its catch counts as usual.</source>
        <translation>Є один виняток: остання карта раунду не дає збору, навіть якщо забирає весь стіл. Її улов рахують, як завжди.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Збори столу</translation>
    </message>
    <message>
        <source>When all cards of a round are played, the leftovers on the table go to whoever was the last to capture something, be it several turns ago. They are no sweep, but they count like all other cards in the pile.</source>
        <translation>Коли всі карти раунду зіграно, залишки зі столу дістаються тому, хто взяв останнім, хай навіть кілька ходів тому. Збором столу це не вважають, але в стосі вони йдуть у рахунок нарівні з іншими картами.</translation>
    </message>
    <message>
        <source>Points are counted after each round, and the match goes on until somebody has %1 or more. If both of you get there in the same round, the higher score wins; if the scores are level, one more round is played.</source>
        <translation>Очки рахують після кожного раунду, і матч триває, доки хтось не набере %1 або більше. Якщо в тому самому раунді це вдалося обом, виграє той, у кого очок більше; за рівного рахунку грають ще один раунд.</translation>
    </message>
    <message>
        <source>The end of a round and of the match</source>
        <translation>Кінець раунду й матчу</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Найбільше карт</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Найбільше пік</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>Кожен туз</translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Кожен збір столу</translation>
    </message>
    <message>
        <source>In your pile</source>
        <translation>У вашому стосі</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>If both of you have %1 cards, nobody gets the point for most cards. Spades are never level, since there are %2 of them and all end up in the piles.</source>
        <translation>Якщо в обох по %1&#xa0;карт, очка за карти не отримує ніхто. Пік порівну не буває: їх %2, і всі вони опиняються у стосах.</translation>
    </message>
    <message>
        <source>So a round has %1 points to share out, or %2 when the cards are level, and the sweeps come on top.</source>
        <translation>Отже, у раунді розігрують %1&#xa0;очок, а якщо карт порівну, то %2; збори столу додаються понад це.</translation>
    </message>
    <message>
        <source>The scoring cards: %1.</source>
        <translation>Карти з очками: %1.</translation>
    </message>
    <message>
        <source>The scoring cards carry a golden dot; in your hand it tells their value</source>
        <translation>На картах з очками золота крапка; у вашій руці вона показує їхню вартість</translation>
    </message>
    <message>
        <source>After a round both piles are counted, and the score sheet ticks off what each of you has won.</source>
        <translation>Після раунду обидва стоси перелічують, і аркуш підрахунку рядок за рядком показує, що здобув кожен із вас.</translation>
    </message>
    <message>
        <source>All bots play fair. They know their own hand, the table and the cards that have been played, just as you do, and never look into your hand or into the deck.</source>
        <translation>Усі боти грають чесно. Вони, як і ви, знають лише свою руку, стіл і зіграні карти й ніколи не зазирають ні у вашу руку, ні в колоду.</translation>
    </message>
    <message>
        <source>Before you play, look at what will be left. A lone card, or a pair that adds up to %1 or less, invites a sweep; several cards that do not fit together are far harder to clear.</source>
        <translation>Перш ніж ходити, погляньте, що лишиться на столі. Самотня карта або пара із сумою не більше&#xa0;%1 так і проситься у збір; кілька карт, які не складаються одна з одною, зібрати значно важче.</translation>
    </message>
    <message>
        <source>Keep your aces (%1), the two of spades (%2) and the ten of diamonds (%3) until the table is crowded: then they catch the most.</source>
        <translation>Притримайте тузи (%1), двійку пік (%2) і десятку бубен (%3), доки на столі не стане тісно: тоді їхній улов найбагатший.</translation>
    </message>
    <message>
        <source>Go after spades. They bring %1 points and most cards only %2, so when captures look equally good, choose the one with spades in it.</source>
        <translation>Ловіть піки. За них дають %1&#xa0;очки, а за кількість карт&#xa0;— лише %2, тож із рівних взять обирайте те, у якому є піки.</translation>
    </message>
    <message>
        <source>Catch scoring cards while they lie there, and do not lay your own where the bot may fetch them.</source>
        <translation>Забирайте карти з очками, доки вони лежать на столі, а своїх не кладіть туди, де до них дотягнеться бот.</translation>
    </message>
    <message>
        <source>When nothing can be taken, lay down a small card that scores nothing and makes no easy sum with its neighbours.</source>
        <translation>Коли забрати нема чого, кладіть дрібну карту, яка не дає очок і не складається із сусідками в зручну суму.</translation>
    </message>
    <message>
        <source>In the last deal every card you have not seen is in the bot’s hand: count them. And try to make the last capture, for the leftovers come with it.</source>
        <translation>В останній роздачі всі карти, яких ви не бачили, у руці бота: полічіть їх. І подбайте, щоб останнє взяття було ваше: разом із ним приходять залишки.</translation>
    </message>
    <message>
        <source>Tap a card of your hand and it lifts. The table cards it would take begin to glow, the others grow dim. Tap it once more to play it, or tap another card instead. You can switch the glow off on the sheet before the game.</source>
        <translation>Торкніться карти в руці, і вона підніметься. Карти на столі, які вона забере, засвітяться, решта потьмяніє. Торкніться її ще раз, щоб зіграти, або візьміться за іншу. Підсвічування можна вимкнути перед грою, там, де обирають складність.</translation>
    </message>
    <message>
        <source>Drag a card up out of your hand to play it at once. Drag it sideways to put your hand in another order.</source>
        <translation>Витягніть карту з руки вгору, щоб одразу нею зіграти. Потягніть її вбік, щоб карти в руці лежали в іншому порядку.</translation>
    </message>
    <message>
        <source>The button in the upper left corner pauses the match. Every move is saved: you may leave at any time, and CONTINUE brings you back to the very same place.</source>
        <translation>Кнопка в лівому верхньому куті ставить матч на паузу. Кожен хід зберігається: піти можна будь-якої миті, а ПРОДОВЖИТИ поверне вас точно на те саме місце.</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>вибрати карту</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter або пробіл</translation>
    </message>
    <message>
        <source>lift the card, then play it</source>
        <translation>підняти карту, потім зіграти</translation>
    </message>
    <message>
        <source>lift the card in this place, then play it</source>
        <translation>підняти карту на цьому місці, потім зіграти</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the lifted card back, or open the menu</source>
        <translation>опустити підняту карту або відкрити меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>FishingSentences</name>
    <message>
        <source>Tap again to play</source>
        <translation>Торкніться ще раз, щоб зіграти</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>нічого не забере</translation>
    </message>
    <message>
        <source>Tap again to lay it on the table</source>
        <translation>Торкніться ще раз, щоб покласти на стіл</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s)</source>
        <translation>
            <numerusform>забере %n&#xa0;карту</numerusform>
            <numerusform>забере %n&#xa0;карти</numerusform>
            <numerusform>забере %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>and</source>
        <translation>і</translation>
    </message>
    <message>
        <source>Bot lays</source>
        <translation>Бот кладе</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>Ви кладете</translation>
    </message>
    <message>
        <source>Bot:</source>
        <translation>Бот:</translation>
    </message>
    <message>
        <source>You:</source>
        <translation>Ви:</translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s)</source>
        <translation>
            <numerusform>забирає %n&#xa0;карту</numerusform>
            <numerusform>забирає %n&#xa0;карти</numerusform>
            <numerusform>забирає %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>a sweep</source>
        <translation>збір столу</translation>
    </message>
</context>
<context>
    <name>FishingSheets</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд&#xa0;%1</translation>
    </message>
    <message>
        <source>RESULTS</source>
        <translation>ПІДСУМКИ</translation>
    </message>
    <message>
        <source>NEXT ROUND</source>
        <translation>НАСТУПНИЙ РАУНД</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Підрахунок очок</translation>
    </message>
    <message>
        <source>level 26–26, no point</source>
        <translation>порівну, 26–26: очка немає</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Найбільше карт</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Найбільше пік</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Тузи</translation>
    </message>
    <message>
        <source>Two of spades</source>
        <translation>Двійка пік</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Десятка бубен</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Збори столу</translation>
    </message>
    <message>
        <source>Fishing</source>
        <translation>Риболовля</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ви перемогли</translation>
    </message>
    <message>
        <source>The bot has won</source>
        <translation>Переміг бот</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>Cards taken</source>
        <translation>Взято карт</translation>
    </message>
</context>
<context>
    <name>FishingTable</name>
    <message>
        <source>Table of Fishing</source>
        <translation>Ігровий стіл: Риболовля</translation>
    </message>
    <message>
        <source>Go along your cards</source>
        <translation>Вибрати карту в руці</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Lift the card; again, play it</source>
        <translation>Підняти карту, ще раз&#xa0;— зіграти</translation>
    </message>
    <message>
        <source>Lift that card of your hand; again, play it</source>
        <translation>Підняти карту за номером, ще раз&#xa0;— зіграти</translation>
    </message>
    <message>
        <source>Lower the lifted card</source>
        <translation>Опустити підняту карту</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n&#xa0;раунд</numerusform>
            <numerusform>%n&#xa0;раунди</numerusform>
            <numerusform>%n&#xa0;раундів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hakka</name>
    <message>
        <source>Hakka cards</source>
        <translation>Карти Хакка</translation>
    </message>
    <message>
        <source>4 players · six tricks to win</source>
        <translation>4 гравці · шість взяток</translation>
    </message>
    <message>
        <source>Four hands against three bots; in each one player dreams</source>
        <translation>Чотири роздачі проти трьох ботів, і в кожній хтось мріє</translation>
    </message>
    <message>
        <source>Often plays at random; otherwise it leads its longest pattern, beats as low as it can and calls when it holds many Elders.</source>
        <translation>Часто грає навмання; інакше заходить найдовшою комбінацією, б’є якомога молодшою картою і бере гру, коли має багато Старших карт.</translation>
    </message>
    <message>
        <source>Leads patterns that nobody can beat, keeps its runs, sets and Elders together, and plays at random only now and then.</source>
        <translation>Заходить комбінаціями, яких ніхто не поб’є, не розбиває послідовностей, наборів і Старших карт і лише зрідка грає навмання.</translation>
    </message>
    <message>
        <source>Plays without chance, and weighs calling, leading and declaring victory by the points they are likely to bring.</source>
        <translation>Грає без випадковостей і вирішує, чи брати гру, чим заходити й чи оголошувати перемогу, за очками, на які можна чекати.</translation>
    </message>
    <message>
        <source>Imagines hidden hands that fit all that was played, and tries every decision in many of them.</source>
        <translation>Уявляє приховані руки, які узгоджуються з усім зіграним, і перевіряє кожне рішення на безлічі таких розкладів.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Зараз ходить інший гравець.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Зараз не можна зіграти жодної карти.</translation>
    </message>
    <message>
        <source>That is not a move.</source>
        <translation>Це не хід.</translation>
    </message>
    <message>
        <source>Play cards now.</source>
        <translation>Зараз треба грати картами.</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>Спершу виберіть карти.</translation>
    </message>
    <message>
        <source>Not all of these cards are in your hand.</source>
        <translation>Не всі ці карти у вас на руках.</translation>
    </message>
    <message>
        <source>This trick has been led: beat it or discard.</source>
        <translation>У цій взятці вже зайшли: побийте або скиньте.</translation>
    </message>
    <message>
        <source>You lead: there is nothing to beat yet.</source>
        <translation>Заходите ви: бити поки нічого.</translation>
    </message>
    <message>
        <source>Call or pass first.</source>
        <translation>Спершу візьміть гру або скажіть «пас».</translation>
    </message>
    <message>
        <source>Show the Five Tigers or play on.</source>
        <translation>Покажіть «П’ять тигрів» або грайте далі.</translation>
    </message>
    <message>
        <source>Declare victory or play on.</source>
        <translation>Оголосіть перемогу або грайте далі.</translation>
    </message>
    <message>
        <source>These cards are no run, no set and no single card.</source>
        <translation>Ці карти&#xa0;— не послідовність, не набір і не одиночна карта.</translation>
    </message>
    <message>
        <source>An Elder is led alone only when no other card is left.</source>
        <translation>Старшою картою поодинці заходять, лише коли інших не лишилося.</translation>
    </message>
    <message>
        <source>A single is led from your highest suit.</source>
        <translation>Одиночною картою заходять зі старшої масті.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) here.</source>
        <translation>
            <numerusform>Тут потрібна %n&#xa0;карта.</numerusform>
            <numerusform>Тут потрібні %n&#xa0;карти.</numerusform>
            <numerusform>Тут потрібно %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can beat this, so you have to.</source>
        <translation>Ви можете побити, отже, мусите.</translation>
    </message>
    <message>
        <source>These cards do not beat what lies there.</source>
        <translation>Ці карти не б’ють того, що лежить.</translation>
    </message>
    <message>
        <source>“%1” is not a move.</source>
        <translation>«%1»&#xa0;— це не хід.</translation>
    </message>
    <message>
        <source>“%1” is not a card.</source>
        <translation>«%1»&#xa0;— це не карта.</translation>
    </message>
    <message>
        <source>Each card can be played only once.</source>
        <translation>Кожну карту можна зіграти лише раз.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Бити обов’язково</translation>
    </message>
    <message>
        <source>That is not your card.</source>
        <translation>Це не ваша карта.</translation>
    </message>
    <message>
        <source>Sup</source>
        <extracomment>The highest suit of the pack, as in &quot;Sup 7&quot;.</extracomment>
        <translation>Суп</translation>
    </message>
    <message>
        <source>Gon</source>
        <extracomment>The second suit of the pack, as in &quot;Gon 7&quot;.</extracomment>
        <translation>Гон</translation>
    </message>
    <message>
        <source>Zok</source>
        <extracomment>The third suit of the pack, as in &quot;Zok 7&quot;.</extracomment>
        <translation>Зок</translation>
    </message>
    <message>
        <source>Sin</source>
        <extracomment>The lowest suit of the pack, as in &quot;Sin 7&quot;.</extracomment>
        <translation>Сін</translation>
    </message>
    <message>
        <source>Wan Sin</source>
        <translation>Ван Сін</translation>
    </message>
    <message>
        <source>Yun</source>
        <extracomment>The name of the player on the right.</extracomment>
        <translation>Юнь</translation>
    </message>
    <message>
        <source>Mei</source>
        <extracomment>The name of the player opposite.</extracomment>
        <translation>Мей</translation>
    </message>
    <message>
        <source>Lei</source>
        <extracomment>The name of the player on the left.</extracomment>
        <translation>Лей</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>run %1 %2</source>
        <translation>послідовність %1 %2</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>набір %1</translation>
    </message>
    <message>
        <source>You deal the first hand.</source>
        <translation>Першу роздачу роздаєте ви.</translation>
    </message>
    <message>
        <source>%1 deals the first hand.</source>
        <translation>Першу роздачу роздає %1.</translation>
    </message>
    <message>
        <source>Hand %1 of %2: you dream and hold one card.</source>
        <translation>Роздача %1 з %2: ви мрієте, у вас одна карта.</translation>
    </message>
    <message>
        <source>Hand %1 of %2: %3 dreams.</source>
        <translation>Роздача %1 з %2: мріє %3.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Ви кажете «пас».</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 каже «пас».</translation>
    </message>
    <message>
        <source>Nobody calls: the cards are dealt again.</source>
        <translation>Гру ніхто не взяв: карти роздають заново.</translation>
    </message>
    <message>
        <source>You call and are the privileged player.</source>
        <translation>Ви берете гру й стаєте привілейованим гравцем.</translation>
    </message>
    <message>
        <source>You call.</source>
        <translation>Ви берете гру.</translation>
    </message>
    <message>
        <source>%1 calls.</source>
        <translation>%1 бере гру.</translation>
    </message>
    <message>
        <source>%1 calls and is the privileged player.</source>
        <translation>%1 бере гру й стає привілейованим гравцем.</translation>
    </message>
    <message>
        <source>You keep the Five Tigers to yourself and play on.</source>
        <translation>Ви не показуєте «П’ять тигрів» і граєте далі.</translation>
    </message>
    <message>
        <source>You show the Five Tigers and win the hand.</source>
        <translation>Ви показуєте «П’ять тигрів» і перемагаєте в роздачі.</translation>
    </message>
    <message>
        <source>%1 shows the Five Tigers and wins the hand.</source>
        <translation>%1 показує «П’ять тигрів» і перемагає в роздачі.</translation>
    </message>
    <message>
        <source>You declare victory: tricks %1, Elders %2, together %3.</source>
        <translation>Ви оголошуєте перемогу: взяток %1, Старших карт %2, разом %3.</translation>
    </message>
    <message>
        <source>%4 declares victory: tricks %1, Elders %2, together %3.</source>
        <translation>%4 оголошує перемогу: взяток %1, Старших карт %2, разом %3.</translation>
    </message>
    <message>
        <source>You play on for more.</source>
        <translation>Ви граєте далі, щоб узяти більше.</translation>
    </message>
    <message>
        <source>%1 plays on for more.</source>
        <translation>%1 грає далі, щоб узяти більше.</translation>
    </message>
    <message>
        <source>The cards are gone, and nobody has enough tricks.</source>
        <translation>Карти скінчилися, і взяток не вистачило нікому.</translation>
    </message>
    <message>
        <source>The cards are gone. You win with tricks: %1.</source>
        <translation>Карти скінчилися. Ви перемогли, взяток: %1.</translation>
    </message>
    <message>
        <source>The cards are gone. %1 wins with tricks: %2.</source>
        <translation>Карти скінчилися. Перемагає %1, взяток: %2.</translation>
    </message>
    <message>
        <source>You lead: %1.</source>
        <translation>Ви заходите: %1.</translation>
    </message>
    <message>
        <source>%1 leads: %2.</source>
        <translation>%1 заходить: %2.</translation>
    </message>
    <message>
        <source>You beat it: %1.</source>
        <translation>Ви б’єте: %1.</translation>
    </message>
    <message>
        <source>%1 beats it: %2.</source>
        <translation>%1 б’є: %2.</translation>
    </message>
    <message>
        <source>You discard: %1.</source>
        <translation>Ви скидаєте: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 скидає %n&#xa0;карту.</numerusform>
            <numerusform>%1 скидає %n&#xa0;карти.</numerusform>
            <numerusform>%1 скидає %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n trick(s).</source>
        <translation>
            <numerusform>Ви берете %n&#xa0;взятку.</numerusform>
            <numerusform>Ви берете %n&#xa0;взятки.</numerusform>
            <numerusform>Ви берете %n&#xa0;взяток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n trick(s).</source>
        <translation>
            <numerusform>%1 бере %n&#xa0;взятку.</numerusform>
            <numerusform>%1 бере %n&#xa0;взятки.</numerusform>
            <numerusform>%1 бере %n&#xa0;взяток.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now an Elder: %1.</source>
        <translation>Тепер Старша карта: %1.</translation>
    </message>
    <message>
        <source>Nobody wins this hand, and nobody pays.</source>
        <translation>У цій роздачі ніхто не переміг і ніхто не платить.</translation>
    </message>
    <message>
        <source>Hand %1 brings you %2.</source>
        <translation>Роздача %1 принесла вам %2.</translation>
    </message>
    <message>
        <source>You wake with %1.</source>
        <translation>Ви прокидаєтеся, у вас %1.</translation>
    </message>
    <message>
        <source>%2 wakes with %1.</source>
        <translation>%2 прокидається, на руках %1.</translation>
    </message>
    <message>
        <source>You wake with %1, which matches no card of the winning hand.</source>
        <translation>Ви прокидаєтеся, у вас %1: у руці переможця такого числа немає.</translation>
    </message>
    <message>
        <source>%2 wakes with %1, which matches no card of the winning hand.</source>
        <translation>%2 прокидається, на руках %1: у руці переможця такого числа немає.</translation>
    </message>
    <message>
        <source>You wake with %1. It matches: %2. Your tricks: %3.</source>
        <translation>Ви прокидаєтеся, у вас %1. Збігається: %2. Ваших взяток: %3.</translation>
    </message>
    <message>
        <source>%4 wakes with %1. It matches: %2. Tricks: %3.</source>
        <translation>%4 прокидається, на руках %1. Збігається: %2. Взяток: %3.</translation>
    </message>
    <message>
        <source>You pay %2: %1.</source>
        <translation>Ви платите, отримує %2: %1.</translation>
    </message>
    <message>
        <source>You pay %2 for %3: %1.</source>
        <translation>Ви платите за іншого (%3), отримує %2: %1.</translation>
    </message>
    <message>
        <source>%2 pays %3 for you: %1.</source>
        <translation>%2 платить за вас, отримує %3: %1.</translation>
    </message>
    <message>
        <source>%2 pays you for %3: %1.</source>
        <translation>%2 платить вам за іншого (%3): %1.</translation>
    </message>
    <message>
        <source>%2 pays you: %1.</source>
        <translation>%2 платить вам: %1.</translation>
    </message>
    <message>
        <source>%2 pays %3 for %4: %1.</source>
        <translation>%2 платить за іншого (%4), отримує %3: %1.</translation>
    </message>
    <message>
        <source>%2 pays %3: %1.</source>
        <translation>%2 платить, отримує %3: %1.</translation>
    </message>
    <message>
        <source>You win the match with %1.</source>
        <translation>Ви виграли матч, сума %1.</translation>
    </message>
    <message>
        <source>A draw: you share the highest total, %1.</source>
        <translation>Нічия: найбільша сума, %1, не лише у вас.</translation>
    </message>
    <message>
        <source>Others share the highest total, %1. You have %2.</source>
        <translation>Перше місце поділили інші, їхня сума %1. У вас %2.</translation>
    </message>
    <message>
        <source>%1 wins the match with %2. You have %3.</source>
        <translation>Матч виграє %1, сума %2. У вас %3.</translation>
    </message>
</context>
<context>
    <name>HakkaNames</name>
    <message>
        <source>lifted</source>
        <translation>піднята</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Старша карта</translation>
    </message>
    <message>
        <source>in your hand, %1 of %2</source>
        <translation>у вашій руці, %1 з %2</translation>
    </message>
    <message>
        <source>together: %1</source>
        <translation>разом: %1</translation>
    </message>
    <message>
        <source>press to lift: %1</source>
        <translation>натисніть, щоб підняти: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>поки бере взятку</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) discarded, face down</source>
        <translation>
            <numerusform>%1: скинуто %n&#xa0;карту, закриту</numerusform>
            <numerusform>%1: скинуто %n&#xa0;карти, закриті</numerusform>
            <numerusform>%1: скинуто %n&#xa0;карт, закриті</numerusform>
        </translation>
    </message>
    <message>
        <source>in the winning hand</source>
        <translation>у руці переможця</translation>
    </message>
    <message>
        <source>matches the dreamer’s card</source>
        <translation>збігається з картою мрійника</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрита карта</translation>
    </message>
    <message>
        <source>your card while you dream: %1</source>
        <translation>ваша карта, поки ви мрієте: %1</translation>
    </message>
    <message>
        <source>dreamer’s card of %2: %1</source>
        <translation>карта мрійника, гравець %2: %1</translation>
    </message>
    <message>
        <source>tricks taken with %1</source>
        <translation>взятки взято: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded, face down</source>
        <translation>
            <numerusform>скинуто %n&#xa0;карту, закриту</numerusform>
            <numerusform>скинуто %n&#xa0;карти, закриті</numerusform>
            <numerusform>скинуто %n&#xa0;карт, закриті</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нічого</translation>
    </message>
    <message>
        <source>%1 in the hand of %2</source>
        <translation>%1, рука гравця %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>сума %1</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш хід</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ходить</translation>
    </message>
</context>
<context>
    <name>HakkaRules</name>
    <message>
        <source>Cards: %1.</source>
        <translation>Карти: %1.</translation>
    </message>
    <message>
        <source>%2 beats %1</source>
        <translation>%2 б’є %1</translation>
    </message>
    <message>
        <source>Led: %1. Laid against it: %2. That beats it.</source>
        <translation>Зайшли: %1. Проти цього: %2. Б’є.</translation>
    </message>
    <message>
        <source>%2 does not beat %1</source>
        <translation>%2 не б’є %1</translation>
    </message>
    <message>
        <source>Led: %1. Laid against it: %2. That does not beat it.</source>
        <translation>Зайшли: %1. Проти цього: %2. Не б’є.</translation>
    </message>
    <message>
        <source>%1 matches %2: the dreamer has %3 tricks</source>
        <translation>%1 збігається з %2: у мрійника взяток: %3</translation>
    </message>
    <message>
        <source>The dreamer’s card: %1. The winning hand: %2. Matches: %3.</source>
        <translation>Карта мрійника: %1. Рука переможця: %2. Збігів: %3.</translation>
    </message>
    <message>
        <source>Hakka cards is a trick game for %1 players from China. The cards are those of the Six Tigers, and people have played with them since the days of the Ming dynasty (%2–%3). In every hand one player dreams, and the other %4 fight for tricks. Whoever gets %5 tricks or more may win the hand.</source>
        <translation>Карти Хакка&#xa0;— китайська гра на взятки для %1 гравців. Грають колодою «Шість тигрів», відомою з часів династії Мін (%2–%3). У кожній роздачі один гравець мріє, а решта %4 борються за взятки. Хто набере %5 взяток або більше, може перемогти.</translation>
    </message>
    <message>
        <source>The pack has %1 cards: suits with the numbers %2 to %3, and one single card more. The suits have an order. From the highest to the lowest they are %4, %5, %6 and %7. The odd card is %8. It counts as a one and has no suit.</source>
        <translation>У колоді %1 карт: масті з числами від %2 до %3 і ще одна особлива карта. Масті мають старшинство, від старшої до молодшої: %4, %5, %6 і %7. Особлива карта&#xa0;— %8. Вона вважається одиницею й масті не має.</translation>
    </message>
    <message>
        <source>First everybody gets one card. Then the dealer and both neighbours go on until each of them holds %1. The player opposite the dealer keeps that one card, sees it and falls asleep over it: this is the dreamer, who plays no trick in this hand.</source>
        <translation>Спершу кожен отримує по одній карті. Потім роздавачу та двом його сусідам роздають далі, доки в кожного не буде %1. Гравець навпроти роздавача лишається з цією однією картою, дивиться на неї й засинає: це мрійник, у цій роздачі він не грає.</translation>
    </message>
    <message>
        <source>Turns go anticlockwise, so after you comes the player on your right. A match has %1 hands. Chance picks who deals the first one.</source>
        <translation>Ходять проти годинникової стрілки: після вас ходить гравець праворуч. У матчі %1 роздачі. Хто роздає в першій, вирішує жереб.</translation>
    </message>
    <message>
        <source>Before play, the dealer says whether to call or to pass. Calling is a promise to go for the win. If the dealer passes, the next one is asked, and so on; the first call ends the asking. Whoever calls deals the next hand. When all pass, the hand is void: the same dealer deals again, and the hand does not count.</source>
        <translation>Перед грою роздавач вирішує, взяти гру чи сказати «пас». Узяти гру&#xa0;— це пообіцяти боротися за перемогу. Якщо він пасує, питають наступного, і так далі; перший, хто взяв гру, завершує розпити. Він же роздає в наступній роздачі. Якщо спасували всі, роздача не рахується: той самий гравець роздає заново.</translation>
    </message>
    <message>
        <source>A caller who is not the dealer becomes the privileged player. The privilege cuts both ways. This player may lead an Elder whenever they like, but pays for everybody if somebody else wins.</source>
        <translation>Хто взяв гру, не будучи роздавачем, стає привілейованим гравцем. Цей привілей&#xa0;— палиця з двома кінцями: він може заходити Старшою картою коли завгодно, зате платить за всіх, якщо переможе інший.</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>The suits from high to low, and Wan Sin</source>
        <translation>Масті від старшої до молодшої та Ван Сін</translation>
    </message>
    <message>
        <source>The deal and the dreamer</source>
        <translation>Роздача й мрійник</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Взяти гру</translation>
    </message>
    <message>
        <source>Cards are led in patterns: runs, sets and singles. Only a pattern of the same kind with the same number of cards can beat another.</source>
        <translation>Заходять комбінаціями: послідовностями, наборами й одиночними картами. Побити може лише комбінація того самого виду з тією самою кількістю карт.</translation>
    </message>
    <message>
        <source>A run is %1 or more cards of one suit in a row. The higher suit wins whatever the numbers are; within a suit the higher numbers win. A run does not go round the corner from %2 to %3, and Wan Sin fits into no run.</source>
        <translation>Послідовність&#xa0;— це не менше %1 карт однієї масті поспіль. Старша масть сильніша за будь-яких чисел, в одній масті сильніші більші числа. Через край, від %2 до %3, послідовність не йде, і Ван Сін до жодної не входить.</translation>
    </message>
    <message>
        <source>A set is %1 or more cards of one number; there are no pairs. The higher number wins, with one exception: ones are so strong that only a set of nines beats them. Wan Sin counts among the ones, so a set of ones may have up to %2 cards.</source>
        <translation>Набір&#xa0;— це не менше %1 карт з одним числом; пар не буває. Сильніше більше число, але з одним винятком: одиниці такі сильні, що їх б’є лише набір дев’яток. Ван Сін вважається одиницею, тому в наборі одиниць може бути до %2 карт.</translation>
    </message>
    <message>
        <source>A single card is beaten only by a higher card of its own suit. A high card of another suit does nothing.</source>
        <translation>Одиночну карту б’є лише вища карта тієї самої масті. Висока карта іншої масті не допоможе.</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Комбінації</translation>
    </message>
    <message>
        <source>A card that no other card can beat is an Elder, and a golden star marks it. At the start these are all the nines, and %1, %2 and %3. These ones are low, but nothing beats them when they are led alone, and alone they beat nothing themselves.</source>
        <translation>Карта, якої не поб’є жодна інша,&#xa0;— Старша, її позначає золота зірка. На початку це всі дев’ятки, а ще %1, %2 і %3. Ці одиниці малі, але коли ними заходять поодинці, їх ніщо не б’є, і самі вони поодинці нікого не б’ють.</translation>
    </message>
    <message>
        <source>When all higher cards of its suit have been played, a card becomes an Elder too: after %1 comes %2. Only cards played face up count for this. Discards lie face down and the dreamer’s card is hidden, so a star tells you nothing you could not have seen.</source>
        <translation>Коли всі карти масті, вищі за цю, вже зіграно, карта теж стає Старшою: після %1&#xa0;— %2. Рахуються лише карти, зіграні відкрито. Скинуті лежать закритими, карта мрійника прихована, тому зірка не виказує нічого, чого ви не могли бачити.</translation>
    </message>
    <message>
        <source>Elders</source>
        <translation>Старші карти</translation>
    </message>
    <message>
        <source>The Elders of a new hand</source>
        <translation>Старші карти на початку роздачі</translation>
    </message>
    <message>
        <source>After %1 and the run of %2 up to %3</source>
        <translation>Після %1 і послідовності від %2 до %3</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick: a run, a set or a single card. The next players in turn have to beat the best pattern so far if they can. If you cannot, you discard as many cards as were led, any you like, face down. A setting before the game makes it free to beat or not.</source>
        <translation>У першій взятці заходить роздавач: послідовністю, набором або одиночною картою. Наступні по черзі мусять побити найкращу комбінацію, якщо можуть. Хто не може, скидає закритими стільки карт, скількома зайшли, будь-які на вибір. Перед грою можна зробити так, щоб бити було не обов’язково.</translation>
    </message>
    <message>
        <source>The best pattern takes as many tricks as it has cards, and its player leads next.</source>
        <translation>Найкраща комбінація бере стільки взяток, скільки в ній карт, і її власник заходить наступним.</translation>
    </message>
    <message>
        <source>You are not free to lead any single card. It must come from the highest suit among your cards without a star. A card with a star may be led alone only when you hold nothing else. The privileged player may lead an Elder at any time. Runs and sets may always be led, stars or not.</source>
        <translation>Одиночною картою можна зайти не будь-якою. Вона має бути зі старшої масті серед ваших карт без зірки. Картою із зіркою поодинці заходять, лише коли інших немає. Привілейований гравець може зайти Старшою картою завжди. Послідовностями й наборами заходити можна завжди, із зірками та без.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Whenever you have just won a trick, your tricks and the Elders in your hand are added up. If the sum is %1 or more, you may declare victory, and the hand ends: each Elder counts as a trick. Or you play on for more, at the risk of getting nothing.</source>
        <translation>Щоразу, коли ви взяли взятку, ваші взятки додаються до Старших карт на руках. Якщо вийшло %1 або більше, можна оголосити перемогу, і роздача закінчується: кожна Старша карта вважається взяткою. Або грайте далі, щоб узяти більше, ризикуючи лишитися ні з чим.</translation>
    </message>
    <message>
        <source>When the last cards are gone nobody is asked. The winner of the last trick wins with %1 tricks or more, else another player who has them. If nobody has, nobody pays, but the hand still counts.</source>
        <translation>Коли карти скінчилися, нікого не питають. Хто взяв останню взятку, перемагає, якщо взяток у нього %1 або більше, інакше перемагає інший, хто їх має. Якщо стільки немає ні в кого, ніхто не платить, але роздачу зараховано.</translation>
    </message>
    <message>
        <source>All the ones and Wan Sin in one hand are the Five Tigers. Whoever holds them after the call may show them before the first lead and wins at once with %1 tricks. The question is put in secret: nobody else learns if somebody kept the tigers and played on.</source>
        <translation>Усі одиниці та Ван Сін в одній руці&#xa0;— це «П’ять тигрів». Той, хто має їх, коли гру взято, може показати їх до першого заходу й одразу перемогти з %1 взятками. Питають про це таємно: якщо тигрів не показали й грають далі, ніхто інший про це не дізнається.</translation>
    </message>
    <message>
        <source>Declaring victory</source>
        <translation>Оголосити перемогу</translation>
    </message>
    <message>
        <source>The Five Tigers</source>
        <translation>П’ять тигрів</translation>
    </message>
    <message>
        <source>Points double with every trick, and the last step is a leap. The winner collects these points from each of the other players of the hand.</source>
        <translation>З кожною взяткою очки подвоюються, а останній крок&#xa0;— справжній стрибок. Переможець отримує ці очки з кожного з решти гравців роздачі.</translation>
    </message>
    <message>
        <source>Points from each</source>
        <translation>Очки з кожного</translation>
    </message>
    <message>
        <source>Then the dreamer wakes and turns the card up. The dreamer has %1 tricks, which bring nothing by themselves, and one more for every card of the winning hand with the same number. The winning hand is made of the cards that took the winner’s tricks and the Elders declared with them. For these tricks the dreamer collects points from the same players. The winner does not pay the dreamer, and the dreamer never pays.</source>
        <translation>Потім прокидається мрійник і відкриває свою карту. Він має %1 взяток, які самі по собі нічого не дають, і ще по одній за кожну карту руки переможця з тим самим числом. Рука переможця&#xa0;— це карти, які взяли його взятки, і Старші карти, оголошені разом із ними. За свої взятки мрійник отримує очки з тих самих гравців. Переможець мрійнику не платить, а мрійник не платить ніколи.</translation>
    </message>
    <message>
        <source>Be careful with the privilege. If you are not the dealer, your hand should promise more than the double you pay when it goes wrong.</source>
        <translation>Обережніше з привілеєм. Якщо роздаєте не ви, карти мають обіцяти більше, ніж подвійна плата за невдачі.</translation>
    </message>
    <message>
        <source>Watch who discards under a single card. Where one must beat if one can, that player holds nothing higher in its suit.</source>
        <translation>Стежте, хто скидає на одиночну карту. Якщо бити обов’язково, у її масті він не має нічого вищого.</translation>
    </message>
    <message>
        <source>A privileged player who does not win pays for both losers, the winner’s points and the dreamer’s: twice everything, and the other loser pays nothing. With %1 tricks the winner then gets %2 from the privileged player alone.</source>
        <translation>Привілейований гравець, якщо не переміг, платить за обох, хто програв, і переможцю, і мрійнику: усе вдвічі, а другий не платить нічого. За %1 взяток переможець отримує тоді %2 від нього одного.</translation>
    </message>
    <message>
        <source>The Five Tigers bring %1 points from each. The winning hand is then these cards alone, so the dreamer gets nothing.</source>
        <translation>«П’ять тигрів» приносять по %1 очки з кожного. Рука переможця тоді&#xa0;— лише ці карти, тому мрійник не отримує нічого.</translation>
    </message>
    <message>
        <source>Everybody starts at %1, and what one player wins others have paid. After %2 hands the highest total wins the match; equal totals share it.</source>
        <translation>Усі починають із %1: що виграв один, те заплатили інші. Після %2 роздач матч виграє найбільша сума, рівні суми ділять перемогу.</translation>
    </message>
    <message>
        <source>The dreamer wakes</source>
        <translation>Мрійник прокидається</translation>
    </message>
    <message>
        <source>The price of the privilege</source>
        <translation>Ціна привілею</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>All bots play fair. They know their own cards and what lies face up, just as you do, and never look at other hands, at discards or at the dreamer’s card.</source>
        <translation>Усі боти грають чесно. Вони знають свої карти й те, що лежить відкрито,&#xa0;— як і ви&#xa0;— і ніколи не підглядають у чужі руки, у скинуті карти та в карту мрійника.</translation>
    </message>
    <message>
        <source>Count your stars before you call. Elders win by lying in your hand, but only after you have won a trick, so you also need a way to get the lead.</source>
        <translation>Перш ніж узяти гру, полічіть зірки. Старші карти приносять перемогу, просто лежачи на руках, але лише після взятої взятки: потрібен і спосіб отримати хід.</translation>
    </message>
    <message>
        <source>Long runs of a high suit are the best way to win many tricks at once: few hands can answer with a run of the same length.</source>
        <translation>Довгі послідовності старшої масті&#xa0;— найкращий спосіб узяти одразу багато взяток: мало в кого знайдеться послідовність тієї самої довжини.</translation>
    </message>
    <message>
        <source>When you have to discard, part with lone cards of low suits first. Keep cards of a run or a set together, and keep your stars to the end.</source>
        <translation>Скидаючи, спершу розлучайтеся з самотніми картами молодших мастей. Послідовностей і наборів не розбивайте, а зірки бережіть до кінця.</translation>
    </message>
    <message>
        <source>With %1 tricks in sight, think before you declare: each further trick doubles the points. If you hold a run or a set that nobody can answer any more, lead it first.</source>
        <translation>Коли %1 взяток уже є, подумайте, перш ніж оголошувати: кожна наступна подвоює очки. Якщо маєте послідовність або набір, на які вже ніхто не відповість, спершу зайдіть ними.</translation>
    </message>
    <message>
        <source>In the middle seat beat high: the next player still wants to beat you. In the last seat the lowest card that beats is enough.</source>
        <translation>Якщо після вас ще ходять, бийте великою: наступний теж захоче побити. Якщо ви останній, вистачить наймолодшої карти, яка б’є.</translation>
    </message>
    <message>
        <source>Tap cards of your hand to lift them; tap again to put one back. The button tells what the lifted cards form and whether they beat, and plays them. Buttons for calling, declaring and discarding appear when you may use them.</source>
        <translation>Торкніться карт у руці, щоб підняти їх, ще раз&#xa0;— щоб опустити. Кнопка каже, що складають підняті карти й чи б’ють вони, і грає ними. Кнопки «взяти гру», «оголосити перемогу» та «скинути» з’являються, коли ними можна скористатися.</translation>
    </message>
    <message>
        <source>When you tap a card, the patterns that hold it are offered, so a whole run is lifted at once.</source>
        <translation>Коли ви торкаєтеся карти, пропонуються комбінації з нею, тож ціла послідовність піднімається одразу.</translation>
    </message>
    <message>
        <source>Drag the lifted cards up to play them at once.</source>
        <translation>Потягніть підняті карти вгору, щоб одразу зіграти їх.</translation>
    </message>
    <message>
        <source>The button in the upper left corner pauses the match. Every move is saved: you may leave at any time, and CONTINUE brings you back to the very same place.</source>
        <translation>Кнопка в лівому верхньому куті ставить матч на паузу. Кожен хід зберігається: можна піти будь-якої миті, і ПРОДОВЖИТИ поверне вас на те саме місце.</translation>
    </message>
    <message>
        <source>choose a card or a button</source>
        <translation>вибрати карту або кнопку</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>lift the card or put it back, or press the button</source>
        <translation>підняти карту, опустити її або натиснути кнопку</translation>
    </message>
    <message>
        <source>lift another pattern with this card</source>
        <translation>підняти іншу комбінацію з цією картою</translation>
    </message>
    <message>
        <source>lift the card in this place</source>
        <translation>підняти карту з цим номером</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>play or discard the lifted cards</source>
        <translation>зіграти або скинути підняті карти</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put all lifted cards back, or open the menu</source>
        <translation>опустити підняті карти або відкрити меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>HakkaSentences</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Роздача %1 з %2</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Ви роздаєте</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Роздає %1</translation>
    </message>
    <message>
        <source>you have called</source>
        <translation>ви взяли гру</translation>
    </message>
    <message>
        <source>%1 has called</source>
        <translation>гру взяв гравець %1</translation>
    </message>
    <message>
        <source>PRIVILEGE</source>
        <translation>ПРИВІЛЕЙ</translation>
    </message>
    <message>
        <source>DREAMER</source>
        <translation>МРІЙНИК</translation>
    </message>
    <message>
        <source>DEALER</source>
        <translation>РОЗДАЄ</translation>
    </message>
    <message>
        <source>awake</source>
        <translation>не спить</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>спить</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думає…</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;взятка</numerusform>
            <numerusform>%n&#xa0;взятки</numerusform>
            <numerusform>%n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>wins the hand</source>
        <translation>перемагає</translation>
    </message>
    <message numerus="yes">
        <source>%n Elder(s)</source>
        <translation>
            <numerusform>%n&#xa0;Старша карта</numerusform>
            <numerusform>%n&#xa0;Старші карти</numerusform>
            <numerusform>%n&#xa0;Старших карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карти</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Call?</source>
        <translation>Взяти?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) discarded</source>
        <translation>
            <numerusform>%1: у скиді %n&#xa0;карта</numerusform>
            <numerusform>%1: у скиді %n&#xa0;карти</numerusform>
            <numerusform>%1: у скиді %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody came to %1 tricks.</source>
        <translation>%1 взяток не набрав ніхто.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n trick(s)</source>
        <translation>
            <numerusform>%1: %n&#xa0;взятка</numerusform>
            <numerusform>%1: %n&#xa0;взятки</numerusform>
            <numerusform>%1: %n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n Elder(s).</source>
        <translation>
            <numerusform>У вас %n&#xa0;Старша карта.</numerusform>
            <numerusform>У вас %n&#xa0;Старші карти.</numerusform>
            <numerusform>У вас %n&#xa0;Старших карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will you call?</source>
        <translation>Берете гру?</translation>
    </message>
    <message>
        <source>You hold the Five Tigers: show them and win at once?</source>
        <translation>У вас «П’ять тигрів»: показати їх і одразу перемогти?</translation>
    </message>
    <message>
        <source>Declare victory or play on?</source>
        <translation>Оголосити перемогу чи грати далі?</translation>
    </message>
    <message>
        <source>You lead: a run, a set or a single card.</source>
        <translation>Заходите ви: послідовністю, набором або однією картою.</translation>
    </message>
    <message>
        <source>You can beat it. Tap a card to see how.</source>
        <translation>Ви можете побити. Торкніться карти, щоб побачити чим.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat it: discard %n card(s).</source>
        <translation>
            <numerusform>Побити нічим: скиньте %n&#xa0;карту.</numerusform>
            <numerusform>Побити нічим: скиньте %n&#xa0;карти.</numerusform>
            <numerusform>Побити нічим: скиньте %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lead for %n trick(s)</source>
        <translation>
            <numerusform>зайти на %n&#xa0;взятку</numerusform>
            <numerusform>зайти на %n&#xa0;взятки</numerusform>
            <numerusform>зайти на %n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beat it for %n trick(s)</source>
        <translation>
            <numerusform>побити, узяти %n&#xa0;взятку</numerusform>
            <numerusform>побити, узяти %n&#xa0;взятки</numerusform>
            <numerusform>побити, узяти %n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 to discard</source>
        <translation>%1 з %2 у скид</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Each %1 in the winning hand brings you one trick more.</source>
        <translation>Кожна карта з числом %1 у руці переможця приносить вам ще одну взятку.</translation>
    </message>
    <message>
        <source>You dream</source>
        <translation>Ви мрієте</translation>
    </message>
    <message>
        <source>Nobody knows your card until the hand is over.</source>
        <translation>Вашої карти до кінця роздачі не знає ніхто.</translation>
    </message>
    <message>
        <source>Tricks for you if won by</source>
        <translation>Ваші взятки, якщо переможе</translation>
    </message>
    <message>
        <source>You wake with</source>
        <translation>Ви прокидаєтеся з картою</translation>
    </message>
    <message>
        <source>%1 wakes with</source>
        <translation>%1 прокидається з картою</translation>
    </message>
    <message>
        <source>Nobody wins this hand, and nobody pays.</source>
        <translation>У цій роздачі ніхто не переміг і ніхто не платить.</translation>
    </message>
    <message>
        <source>PASS</source>
        <translation>ПАС</translation>
    </message>
    <message>
        <source>CALL</source>
        <translation>ВЗЯТИ ГРУ</translation>
    </message>
    <message>
        <source>PLAY ON</source>
        <translation>ДАЛІ</translation>
    </message>
    <message>
        <source>SHOW TIGERS</source>
        <translation>ПОКАЗАТИ ТИГРІВ</translation>
    </message>
    <message>
        <source>DECLARE</source>
        <translation>ПЕРЕМОГА</translation>
    </message>
    <message numerus="yes">
        <source>with %n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;взятка</numerusform>
            <numerusform>%n&#xa0;взятки</numerusform>
            <numerusform>%n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>DISCARD %1</source>
        <translation>СКИНУТИ %1</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>ЗІГРАТИ</translation>
    </message>
    <message>
        <source>PLAY %1</source>
        <translation>ЗІГРАТИ %1</translation>
    </message>
    <message>
        <source>no pattern</source>
        <translation>не комбінація</translation>
    </message>
    <message>
        <source>run</source>
        <translation>послідовність</translation>
    </message>
    <message>
        <source>set</source>
        <translation>набір</translation>
    </message>
    <message>
        <source>single</source>
        <translation>одиночна</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>б’є</translation>
    </message>
    <message>
        <source>does not beat</source>
        <translation>не б’є</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>ШВИДШЕ</translation>
    </message>
</context>
<context>
    <name>HakkaSheets</name>
    <message>
        <source>Hand %1</source>
        <translation>Роздача %1</translation>
    </message>
    <message>
        <source>RESULTS</source>
        <translation>ПІДСУМКИ</translation>
    </message>
    <message>
        <source>NEXT HAND</source>
        <translation>НАСТУПНА РОЗДАЧА</translation>
    </message>
    <message>
        <source>Nobody wins this hand</source>
        <translation>У цій роздачі ніхто не переміг</translation>
    </message>
    <message>
        <source>You win this hand</source>
        <translation>У роздачі перемогли ви</translation>
    </message>
    <message>
        <source>%1 wins this hand</source>
        <translation>У роздачі перемагає %1</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Ця роздача</translation>
    </message>
    <message>
        <source>Before this hand</source>
        <translation>До цієї роздачі</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Разом</translation>
    </message>
    <message>
        <source>after %1 of %2 hands</source>
        <translation>роздачі: %1 з %2</translation>
    </message>
    <message>
        <source>Too few tricks</source>
        <translation>Взяток не вистачило</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n trick(s)</source>
        <translation>
            <numerusform>%1: %n&#xa0;взятка</numerusform>
            <numerusform>%1: %n&#xa0;взятки</numerusform>
            <numerusform>%1: %n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>the Five Tigers</source>
        <translation>«П’ять тигрів»</translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <translation>
            <numerusform>узято %n</numerusform>
            <numerusform>узято %n</numerusform>
            <numerusform>узято %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder(s)</source>
        <translation>
            <numerusform>%n&#xa0;Старша карта</numerusform>
            <numerusform>%n&#xa0;Старші карти</numerusform>
            <numerusform>%n&#xa0;Старших карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Dreamer: %1</source>
        <translation>Мрійник: %1</translation>
    </message>
    <message numerus="yes">
        <source>Dreamer %1: %n trick(s)</source>
        <translation>
            <numerusform>Мрійник %1: %n&#xa0;взятка</numerusform>
            <numerusform>Мрійник %1: %n&#xa0;взятки</numerusform>
            <numerusform>Мрійник %1: %n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>no match</source>
        <translation>збігів немає</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n&#xa0;збіг</numerusform>
            <numerusform>%n&#xa0;збіги</numerusform>
            <numerusform>%n&#xa0;збігів</numerusform>
        </translation>
    </message>
    <message>
        <source>you pay for %1 too</source>
        <translation>ви платите і за іншого (%1)</translation>
    </message>
    <message>
        <source>%1 pays for you too</source>
        <translation>%1 платить і за вас</translation>
    </message>
    <message>
        <source>%1 pays for %2 too</source>
        <translation>%1 платить і за іншого (%2)</translation>
    </message>
    <message>
        <source>Privilege</source>
        <translation>Привілей</translation>
    </message>
    <message>
        <source>Hakka cards</source>
        <translation>Карти Хакка</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n&#xa0;роздача</numerusform>
            <numerusform>%n&#xa0;роздачі</numerusform>
            <numerusform>%n&#xa0;роздач</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Виграно роздач</translation>
    </message>
    <message>
        <source>Hand by hand</source>
        <translation>За роздачами</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Найкраща роздача</translation>
    </message>
    <message>
        <source>Dreamt</source>
        <translation>Роздач мрійником</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ви перемогли</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>The bots share the win</source>
        <translation>Перемогу поділили боти</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Перемога: %1</translation>
    </message>
</context>
<context>
    <name>HakkaShown</name>
    <message>
        <source>Table of Hakka cards</source>
        <translation>Ігровий стіл: Карти Хакка</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
</context>
<context>
    <name>HakkaTable</name>
    <message>
        <source>Go along your cards and the buttons</source>
        <translation>Вибрати карту або кнопку</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Lift the card or put it back; press the button</source>
        <translation>Підняти карту або опустити; натиснути кнопку</translation>
    </message>
    <message>
        <source>Lift another pattern with this card</source>
        <translation>Підняти іншу комбінацію з цією картою</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play or discard the lifted cards</source>
        <translation>Зіграти або скинути підняті карти</translation>
    </message>
    <message>
        <source>Lift that card of your hand</source>
        <translation>Підняти карту за номером</translation>
    </message>
    <message>
        <source>Put all lifted cards back</source>
        <translation>Опустити всі підняті карти</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Table games in which skill decides</source>
        <translation>Настільні ігри, де вирішує голова</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Open record…</source>
        <translation>Відкрити запис…</translation>
    </message>
    <message>
        <source>←  →  choose      Enter  open      F1  keys</source>
        <translation>←  →  вибрати      Enter  відкрити      F1  клавіші</translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>матч</numerusform>
            <numerusform>матчі</numerusform>
            <numerusform>матчів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>перемога</numerusform>
            <numerusform>перемоги</numerusform>
            <numerusform>перемог</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>перемог</translation>
    </message>
    <message>
        <source>best streak</source>
        <translation>найкраща серія</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>On the first page</source>
        <translation>На головній сторінці</translation>
    </message>
    <message>
        <source>Go from game to game</source>
        <translation>Перейти до іншої гри</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Відкрити гру</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Show or hide the match log</source>
        <translation>Показати або сховати журнал матчу</translation>
    </message>
    <message>
        <source>While something moves: finish the motion</source>
        <translation>Поки щось рухається: завершити рух</translation>
    </message>
    <message>
        <source>At the table: %1</source>
        <translation>За столом: %1</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>На крок назад або вперед</translation>
    </message>
    <message>
        <source>Ten steps back or forward</source>
        <translation>На десять кроків назад або вперед</translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation>На початок або в кінець</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Запустити або зупинити</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Вийти з повтору</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>У повторі</translation>
    </message>
    <message>
        <source>Press the button, turn the switch</source>
        <translation>Натиснути кнопку або перемикач</translation>
    </message>
    <message>
        <source>Choose another answer, move a slider</source>
        <translation>Вибрати інший варіант, зсунути повзунок</translation>
    </message>
    <message>
        <source>Scroll; move a slider by ten at a time</source>
        <translation>Прокрутити; зсунути повзунок на десять</translation>
    </message>
    <message>
        <source>Close the sheet, go back</source>
        <translation>Закрити вікно, повернутися назад</translation>
    </message>
    <message>
        <source>On sheets</source>
        <translation>У вікнах</translation>
    </message>
    <message>
        <source>To the next button or field</source>
        <translation>До наступної кнопки або поля</translation>
    </message>
    <message>
        <source>To the one before</source>
        <translation>До попередньої кнопки або поля</translation>
    </message>
    <message>
        <source>Show this list, and close it again</source>
        <translation>Показати цей список і знову закрити</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Усюди</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Легкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середній</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Складний</translation>
    </message>
    <message>
        <source>Insane</source>
        <translation>Шалений</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Match log</source>
        <translation>Журнал матчу</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>It is the bot’s turn.</source>
        <translation>Зараз ходить бот.</translation>
    </message>
    <message>
        <source>%1 seats are needed, not %2.</source>
        <translation>Місць має бути %1, а не %2.</translation>
    </message>
    <message>
        <source>“%1” cannot sit here.</source>
        <translation>«%1» не може сісти за цей стіл.</translation>
    </message>
    <message>
        <source>Entry %1 of the record is wrong: %2</source>
        <translation>У записі матчу неправильний крок %1: %2</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Матч завершено.</translation>
    </message>
    <message>
        <source>The table waits for “%1”.</source>
        <translation>Стіл чекає на «%1».</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Зараз не ваш хід.</translation>
    </message>
    <message>
        <source>Chance decides nothing now.</source>
        <translation>Зараз випадок нічого не вирішує.</translation>
    </message>
    <message>
        <source>The game has gone on in another window; what is played here is not kept.</source>
        <translation>Гра продовжилася в іншому вікні: зігране тут не зберігається.</translation>
    </message>
</context>
<context>
    <name>MatchSheets</name>
    <message>
        <source>Start a new match?</source>
        <translation>Розпочати новий матч?</translation>
    </message>
    <message>
        <source>The unfinished one will be gone. It counts nowhere.</source>
        <translation>Незавершений матч зникне, і його ніде не буде зараховано.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новий матч</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no option “%1”.</source>
        <translation>Параметра «%1» немає.</translation>
    </message>
    <message>
        <source>The option “%1” cannot have this value.</source>
        <translation>Параметр «%1» не може мати такого значення.</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Resume</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На головну</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Match log (L)</source>
        <translation>Журнал матчу (L)</translation>
    </message>
    <message>
        <source>The bots get ready for this game, only this once.</source>
        <translation>Боти готуються до цієї гри, це потрібно лише раз.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>Матч знову збережено.</translation>
    </message>
</context>
<context>
    <name>ReadingSheet</name>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Попередній збіг</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Наступний збіг</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не знайдено</translation>
    </message>
    <message>
        <source>Type what you are looking for</source>
        <translation>Введіть, що шукати</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This record was made with newer rules.</source>
        <translation>Цей запис зроблено за новішими правилами.</translation>
    </message>
    <message>
        <source>This record was made with older rules.</source>
        <translation>Цей запис зроблено за старішими правилами.</translation>
    </message>
    <message>
        <source>The result of this record is not that of its log.</source>
        <translation>Результат у цьому записі не збігається з його ходами.</translation>
    </message>
    <message>
        <source>Only a record, a .json file, can be opened here.</source>
        <translation>Тут можна відкрити лише запис матчу&#xa0;— файл .json.</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Зберегти запис</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Відкрити запис</translation>
    </message>
    <message>
        <source>Records of matches (*.json)</source>
        <translation>Записи матчів (*.json)</translation>
    </message>
    <message>
        <source>Drop one record, a .json file of this machine.</source>
        <translation>Перетягніть сюди один запис&#xa0;— файл .json із цього комп’ютера.</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Гри «%1» немає.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>This is a replay: nobody can play here.</source>
        <translation>Це повтор: тут ніхто не ходить.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На крок назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На крок уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Місце в матчі</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Відкрити всі руки</translation>
    </message>
    <message>
        <source>When off, you see only what you saw at the table</source>
        <translation>Якщо вимкнути, видно лише те, що ви бачили за столом</translation>
    </message>
    <message>
        <source>Match log</source>
        <translation>Журнал матчу</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Зберегти запис…</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>The record is now in “%1”.</source>
        <translation>Запис тепер у файлі «%1».</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Statistics at the level “%1”</source>
        <translation>Статистика на рівні «%1»</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Поразки</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Відсоток перемог</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Серія</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Найкраща серія</translation>
    </message>
</context>
<context>
    <name>ResultsSheet</name>
    <message>
        <source>Other game</source>
        <translation>Інша гра</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Складність</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Зберегти запис…</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation>Уся статистика</translation>
    </message>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation>
            <numerusform>Останній матч</numerusform>
            <numerusform>Останні %n&#xa0;матчі</numerusform>
            <numerusform>Останні %n&#xa0;матчів</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>перемога</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>поразка</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>нічия</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>This match was made with older rules and cannot go on.</source>
        <translation>Цей матч розпочато за старими правилами, продовжити його не можна.</translation>
    </message>
    <message>
        <source>This match cannot be read and cannot go on.</source>
        <translation>Цей матч не вдається прочитати, продовжити його не можна.</translation>
    </message>
    <message>
        <source>Close the open sheet first.</source>
        <translation>Спочатку закрийте відкрите вікно.</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Підрахунок очок</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Рівні</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Поради</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Керування</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules: %1</source>
        <translation>Правила: %1</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show captures</source>
        <translation>Підсвічувати взяття</translation>
    </message>
    <message>
        <source>Show what the lifted card would take</source>
        <translation>Показувати, що забере піднята карта</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Чотириколірна колода</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green</source>
        <translation>Бубни сині, трефи зелені</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Великі індекси</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Повністю</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Рух</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Миттєво</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The picture of the table</source>
        <translation>Вигляд столу</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>softer</source>
        <translation>м’якше</translation>
    </message>
    <message>
        <source>crisper</source>
        <translation>чіткіше</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Зернистість</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>гладко</translation>
    </message>
    <message>
        <source>like film</source>
        <translation>як плівка</translation>
    </message>
    <message>
        <source>Colour temperature</source>
        <translation>Колірна температура</translation>
    </message>
    <message>
        <source>cooler</source>
        <translation>холодніше</translation>
    </message>
    <message>
        <source>warmer</source>
        <translation>тепліше</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Літери на картах</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Два кольори</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Чотири кольори</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Швидкість анімації</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>CONTINUE %1</source>
        <translation>ПРОДОВЖИТИ %1</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>ГРАТИ</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Rules of the game</source>
        <translation>Правила гри</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Складність</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>No match of “%1” has been finished yet. Play one, and this page begins to fill.</source>
        <translation>Жоден матч гри «%1» ще не дограно. Дограйте перший, і ця сторінка почне заповнюватися.</translation>
    </message>
    <message>
        <source>No match like this has been finished yet.</source>
        <translation>Таких матчів ви ще не догравали.</translation>
    </message>
    <message numerus="yes">
        <source>Each point: up to %n match(es)</source>
        <translation>
            <numerusform>Кожна точка: до %n&#xa0;матчу</numerusform>
            <numerusform>Кожна точка: до %n&#xa0;матчів</numerusform>
            <numerusform>Кожна точка: до %n&#xa0;матчів</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Поразки</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Нічиї</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Відсоток перемог</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Серія</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Найкраща серія</translation>
    </message>
    <message>
        <source>Best score · %1</source>
        <translation>Найкращий рахунок · %1</translation>
    </message>
    <message>
        <source>Biggest lead · %1</source>
        <translation>Найбільший відрив · %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>All</source>
        <comment>levels</comment>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Складність</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;гравець</numerusform>
            <numerusform>%n&#xa0;гравці</numerusform>
            <numerusform>%n&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Будь-яка кількість</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Save as table</source>
        <translation>Зберегти таблицю</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблиці (*.csv)</translation>
    </message>
    <message>
        <source>All finished matches are now in “%1”.</source>
        <translation>Усі дограні матчі тепер у файлі «%1».</translation>
    </message>
    <message>
        <source>Clear the statistics of “%1”?</source>
        <translation>Очистити статистику гри «%1»?</translation>
    </message>
    <message>
        <source>All finished matches of this game will be deleted for good, at every level. An unfinished match stays.</source>
        <translation>Усі дограні матчі цієї гри буде видалено назавжди, на всіх рівнях. Незавершений матч залишиться.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Залишити</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Save as table</source>
        <translation>Зберегти таблицю</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Очистити статистику</translation>
    </message>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation>
            <numerusform>Останній матч</numerusform>
            <numerusform>Останні %n&#xa0;матчі</numerusform>
            <numerusform>Останні %n&#xa0;матчів</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>перемога</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>поразка</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>нічия</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Відсоток перемог із часом</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Finished matches, newest first</source>
        <translation>Дограні матчі, спершу нові</translation>
    </message>
    <message>
        <source>Press one to watch it again</source>
        <translation>Натисніть на матч, щоб переглянути його знову</translation>
    </message>
    <message>
        <source>Win rate over time: first %1 %, now %2 %, lowest %3 %, highest %4 %</source>
        <translation>Відсоток перемог із часом: спочатку %1&#xa0;%, зараз %2&#xa0;%, найнижчий %3&#xa0;%, найвищий %4&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>This match is over; no move can be added.</source>
        <translation>Матч завершено, хід додати не можна.</translation>
    </message>
    <message>
        <source>The moves must be stored in their order.</source>
        <translation>Ходи зберігаються не за порядком.</translation>
    </message>
    <message>
        <source>This result is not that of such a match.</source>
        <translation>Такий матч не може мати такого результату.</translation>
    </message>
    <message>
        <source>There is no such match in the archive.</source>
        <translation>В архіві немає такого матчу.</translation>
    </message>
    <message>
        <source>The archive is damaged.</source>
        <translation>Архів пошкоджено.</translation>
    </message>
    <message>
        <source>The match could not be saved because the disk is full.</source>
        <translation>Не вдалося зберегти матч: диск заповнено.</translation>
    </message>
    <message>
        <source>The match could not be saved because the archive is in use.</source>
        <translation>Не вдалося зберегти матч: архів зайнято.</translation>
    </message>
    <message>
        <source>The match could not be saved because writing is not allowed.</source>
        <translation>Не вдалося зберегти матч: запис заборонено.</translation>
    </message>
    <message>
        <source>The archive could not be read or written.</source>
        <translation>Не вдалося прочитати архів або записати до нього.</translation>
    </message>
    <message>
        <source>“%1” could not be saved because the disk is full.</source>
        <translation>Не вдалося зберегти «%1»: диск заповнено.</translation>
    </message>
    <message>
        <source>“%1” could not be saved because writing is not allowed.</source>
        <translation>Не вдалося зберегти «%1»: запис заборонено.</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>Не вдалося зберегти «%1».</translation>
    </message>
    <message>
        <source>The archive was made by a newer version of Skillgames.</source>
        <translation>Архів створено новішою версією Skillgames.</translation>
    </message>
    <message>
        <source>The archive “%1” was made by a newer version and is left as it is: you can play, but nothing is kept.</source>
        <translation>Архів «%1» створено новішою версією й залишено як є: грати можна, але нічого не збережеться.</translation>
    </message>
    <message>
        <source>The archive was damaged and set aside as “%1”; a new one has been begun.</source>
        <translation>Архів було пошкоджено й відкладено як «%1»; замість нього розпочато новий.</translation>
    </message>
    <message>
        <source>The archive “%1” cannot be used: you can play, but nothing is kept.</source>
        <translation>Архівом «%1» не можна користуватися: грати можна, але нічого не збережеться.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>Файл «%1» не вдається прочитати.</translation>
    </message>
    <message>
        <source>This record is too large.</source>
        <translation>Цей запис завеликий.</translation>
    </message>
    <message>
        <source>This record is not valid JSON.</source>
        <translation>У цьому записі неправильний JSON.</translation>
    </message>
    <message>
        <source>This record has a field whose name is not text.</source>
        <translation>У цьому записі є поле, назва якого&#xa0;— не текст.</translation>
    </message>
    <message>
        <source>This record is not a JSON object.</source>
        <translation>Цей запис&#xa0;— не об’єкт JSON.</translation>
    </message>
    <message>
        <source>This record has no “%1”.</source>
        <translation>У цьому записі немає поля «%1».</translation>
    </message>
    <message>
        <source>This record has an unknown field “%1”.</source>
        <translation>У цьому записі невідоме поле «%1».</translation>
    </message>
    <message>
        <source>This record is wrong at “%1”.</source>
        <translation>У цьому записі помилка в «%1».</translation>
    </message>
    <message>
        <source>Some settings in “%1” were not valid and were set back.</source>
        <translation>Деякі налаштування в «%1» були неправильні, тож їх скинуто.</translation>
    </message>
    <message>
        <source>The settings were damaged and set aside as “%1”.</source>
        <translation>Налаштування було пошкоджено й відкладено як «%1».</translation>
    </message>
    <message>
        <source>The settings in “%1” cannot be read, so the usual ones are used.</source>
        <translation>Налаштування в «%1» не вдається прочитати, тому взято звичайні.</translation>
    </message>
</context>
<context>
    <name>Tarocchino</name>
    <message>
        <source>Tarocchino</source>
        <translation>Тарокіно</translation>
    </message>
    <message>
        <source>4 players · partners · tarot</source>
        <translation>2 на 2 · таро, 62 карти</translation>
    </message>
    <message>
        <source>You and a partner against two bots with the Bolognese tarot, one deal</source>
        <translation>Ви й партнер проти двох ботів, болонська колода таро, одна роздача</translation>
    </message>
    <message>
        <source>Plays a third of its cards at random, otherwise a low card, and takes the trick only when it plays last.</source>
        <translation>Третину карт грає навмання, решту&#xa0;— молодшими картами, а взятку бере, лише коли ходить останнім.</translation>
    </message>
    <message>
        <source>Takes tricks that are worth something as cheaply as it can, gives its partner good cards and saves the Matto for a good one.</source>
        <translation>Цінні взятки бере якомога дешевше, підкладає партнерові добрі карти й береже Матто, щоб урятувати цінну карту.</translation>
    </message>
    <message>
        <source>Remembers suits that have run out, plans for sets and sequences, its own and yours, and tries a few possible deals before it plays.</source>
        <translation>Пам’ятає, у кого яких мастей немає, думає про набори й послідовності, свої та ваші, і перед ходом перевіряє кілька можливих розкладів.</translation>
    </message>
    <message>
        <source>Plays out hundreds of deals that fit all it has seen and heard before it lays away or plays a card.</source>
        <translation>Перш ніж знести карти чи піти, розігрує сотні розкладів, які узгоджуються з усім побаченим і почутим.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Зараз ходить інший гравець.</translation>
    </message>
    <message>
        <source>Swords were led, and you have swords to play.</source>
        <translation>Зайшли мечами, а мечі у вас є.</translation>
    </message>
    <message>
        <source>Batons were led, and you have batons to play.</source>
        <translation>Зайшли жезлами, а жезли у вас є.</translation>
    </message>
    <message>
        <source>Cups were led, and you have cups to play.</source>
        <translation>Зайшли кубками, а кубки у вас є.</translation>
    </message>
    <message>
        <source>Coins were led, and you have coins to play.</source>
        <translation>Зайшли монетами, а монети у вас є.</translation>
    </message>
    <message>
        <source>A trump was led, and you have trumps to play.</source>
        <translation>Зайшли козирем, а козирі у вас є.</translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation>Такого ходу в цій грі немає.</translation>
    </message>
    <message>
        <source>Nothing can be played now.</source>
        <translation>Зараз ходити не можна.</translation>
    </message>
    <message>
        <source>Two different cards are discarded.</source>
        <translation>У скид ідуть дві різні карти.</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>«%1»&#xa0;— такого ходу в цій грі немає.</translation>
    </message>
    <message>
        <source>“%1” is not a card.</source>
        <translation>«%1»&#xa0;— це не карта.</translation>
    </message>
    <message>
        <source>A King may not be laid away.</source>
        <translation>Короля у скид класти не можна.</translation>
    </message>
    <message>
        <source>The Angel, the World, the Begato and the Matto may not be laid away.</source>
        <translation>Ангела, Світ, Бегато й Матто у скид класти не можна.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Цієї карти у вас на руках немає.</translation>
    </message>
    <message>
        <source>The dealer has to lay two cards away first.</source>
        <translation>Спершу роздавач має знести дві карти.</translation>
    </message>
    <message>
        <source>Before the first card everybody declares or passes.</source>
        <translation>До першої карти кожен оголошує або пасує.</translation>
    </message>
    <message>
        <source>You hold no combination, so you can only pass.</source>
        <translation>Комбінацій у вас немає, лишається пас.</translation>
    </message>
    <message>
        <source>Now cards are played.</source>
        <translation>Зараз треба ходити картою.</translation>
    </message>
    <message>
        <source>You have no card of the suit led, so you must play a trump.</source>
        <translation>Карт цієї масті у вас немає, отже, треба зіграти козир.</translation>
    </message>
    <message>
        <source>That card is not yours.</source>
        <translation>Це не ваша карта.</translation>
    </message>
    <message>
        <source>Two cards are chosen already: tap one of them to keep it.</source>
        <translation>Дві карти вже вибрано: торкніться однієї, щоб залишити її.</translation>
    </message>
    <message>
        <source>One more card has to be laid away.</source>
        <translation>Треба знести ще одну карту.</translation>
    </message>
    <message>
        <source>Choose two cards of your hand to lay away.</source>
        <translation>Виберіть на руках дві карти для скиду.</translation>
    </message>
    <message>
        <source>Tarocchi</source>
        <translation>Тарокі</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Королі</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Королеви</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Вершники</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Валети</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Гранде</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Мечі</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>Жезли</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Кубки</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Тузи</translation>
    </message>
    <message>
        <source>Moors</source>
        <translation>Маври</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>The right opponent</source>
        <translation>Суперник праворуч</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Ваш партнер</translation>
    </message>
    <message>
        <source>The left opponent</source>
        <translation>Суперник ліворуч</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Ви роздаєте.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Ваші карти: %1.</translation>
    </message>
    <message>
        <source>You declare %1; points: %2.</source>
        <translation>Ви оголошуєте: %1; очок: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Ви пасуєте.</translation>
    </message>
    <message>
        <source>You play: %1.</source>
        <translation>Ви ходите: %1.</translation>
    </message>
    <message>
        <source>You take trick %1.</source>
        <translation>Ви берете взятку %1.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Роздає: %1.</translation>
    </message>
    <message>
        <source>%1 lays two cards away, face down.</source>
        <translation>%1 відкладає у скид дві карти, закритими.</translation>
    </message>
    <message>
        <source>%1 declares %2; points: %3.</source>
        <translation>%1 оголошує: %2; очок: %3.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасує.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 ходить: %2.</translation>
    </message>
    <message>
        <source>%1 takes trick %2.</source>
        <translation>%1 бере взятку %2.</translation>
    </message>
    <message>
        <source>You lay away: %1.</source>
        <translation>Ви зносите: %1.</translation>
    </message>
    <message>
        <source>The last trick brings your side points: %1.</source>
        <translation>Остання взятка приносить вашому боку очок: %1.</translation>
    </message>
    <message>
        <source>The last trick brings the other side points: %1.</source>
        <translation>Остання взятка приносить суперникам очок: %1.</translation>
    </message>
    <message>
        <source>The dealer’s discards go to your side: %1.</source>
        <translation>Скид роздавача дістається вашому боку: %1.</translation>
    </message>
    <message>
        <source>The dealer’s discards go to the other side: %1.</source>
        <translation>Скид роздавача дістається суперникам: %1.</translation>
    </message>
    <message>
        <source>Your side: declared %1, captured combinations %2, card points %3, last trick %4, in all %5.</source>
        <translation>Ваш бік: оголошено %1, комбінації зі взяток %2, очки за карти %3, остання взятка %4, усього %5.</translation>
    </message>
    <message>
        <source>The other side: declared %1, captured combinations %2, card points %3, last trick %4, in all %5.</source>
        <translation>Суперники: оголошено %1, комбінації зі взяток %2, очки за карти %3, остання взятка %4, усього %5.</translation>
    </message>
    <message>
        <source>The game is a draw, %1 to %2.</source>
        <translation>Нічия, %1:%2.</translation>
    </message>
    <message>
        <source>Your side wins, %1 to %2.</source>
        <translation>Ваш бік переміг, %1:%2.</translation>
    </message>
    <message>
        <source>The other side wins, %2 to %1.</source>
        <translation>Перемогли суперники, %2:%1.</translation>
    </message>
    <message>
        <source>The Matto stays with your side.</source>
        <translation>Матто лишається у вашого боку.</translation>
    </message>
    <message>
        <source>The Matto stays with the other side.</source>
        <translation>Матто лишається в суперників.</translation>
    </message>
    <message>
        <source>The Matto comes back to your side, which gives for it: %1.</source>
        <translation>Матто повертається на ваш бік, за нього віддано карту: %1.</translation>
    </message>
    <message>
        <source>The Matto goes back to the other side, which gives for it: %1.</source>
        <translation>Матто повертається до суперників, за нього віддано карту: %1.</translation>
    </message>
    <message>
        <source>Your side won no trick and loses the Matto.</source>
        <translation>Ваш бік не взяв жодної взятки і втрачає Матто.</translation>
    </message>
    <message>
        <source>The other side won no trick and loses the Matto to yours.</source>
        <translation>Суперники не взяли жодної взятки, і їхній Матто переходить до вас.</translation>
    </message>
</context>
<context>
    <name>TarocchinoBoard</name>
    <message>
        <source>Table of Tarocchino</source>
        <translation>Ігровий стіл: Болонське тарокіно</translation>
    </message>
</context>
<context>
    <name>TarocchinoLabels</name>
    <message>
        <source>Your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думає…</translation>
    </message>
    <message>
        <source>declared %1</source>
        <translation>оголошено %1</translation>
    </message>
    <message>
        <source>LEADS</source>
        <translation>ЗАХОДИТЬ</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Ми</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Вони</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Взятка %1</translation>
    </message>
    <message>
        <source>as it was taken</source>
        <translation>як її було взято</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>The dealer lays two cards away</source>
        <translation>Роздавач зносить дві карти</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Оголошення</translation>
    </message>
    <message>
        <source>Everybody declares or passes in turn</source>
        <translation>Усі по черзі оголошують або пасують</translation>
    </message>
    <message>
        <source>Trick %1 of %2</source>
        <translation>Взятка %1 з %2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Гру закінчено</translation>
    </message>
    <message>
        <source>took</source>
        <translation>узяв</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>бере</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Комбінації</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>До цієї взятки</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Остання взятка</translation>
    </message>
</context>
<context>
    <name>TarocchinoLookup</name>
    <message>
        <source>Combinations</source>
        <translation>Комбінації</translation>
    </message>
    <message>
        <source>From your cards and what everybody has seen</source>
        <translation>За вашими картами й тим, що бачили всі</translation>
    </message>
    <message>
        <source>BACK TO THE TABLE</source>
        <translation>ДО СТОЛУ</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>У вас на руках: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очки</numerusform>
            <numerusform>%n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand together</source>
        <translation>Ваша рука разом</translation>
    </message>
    <message>
        <source>One card more in the hand</source>
        <translation>Ще одна карта на руках</translation>
    </message>
    <message>
        <source>would add</source>
        <translation>додасть</translation>
    </message>
    <message>
        <source>Nothing has been declared yet</source>
        <translation>Поки нічого не оголошено</translation>
    </message>
    <message>
        <source>Taken by us: %1</source>
        <translation>Узято нами: %1</translation>
    </message>
    <message>
        <source>One card more taken by us</source>
        <translation>Ще одна карта в нас</translation>
    </message>
    <message>
        <source>Taken by them: %1</source>
        <translation>Узято ними: %1</translation>
    </message>
    <message>
        <source>One card more taken by them</source>
        <translation>Ще одна карта в них</translation>
    </message>
    <message>
        <source>taken by us</source>
        <translation>узяли ми</translation>
    </message>
    <message>
        <source>taken by them</source>
        <translation>узяли вони</translation>
    </message>
    <message>
        <source>? still out</source>
        <translation>? ще не вийшла</translation>
    </message>
    <message>
        <source>Where the counting cards are</source>
        <translation>Де карти з очками</translation>
    </message>
    <message>
        <source>table</source>
        <translation>стіл</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>моя</translation>
    </message>
    <message numerus="yes">
        <source>%n still out</source>
        <translation>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>ще не вийшли: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ви</translation>
    </message>
    <message>
        <source>right</source>
        <translation>праворуч</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнер</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ліворуч</translation>
    </message>
</context>
<context>
    <name>TarocchinoNames</name>
    <message>
        <source>lifted</source>
        <translation>піднята</translation>
    </message>
    <message>
        <source>to be laid away</source>
        <translation>піде у скид</translation>
    </message>
    <message>
        <source>in your hand, %1 of %2</source>
        <translation>у вашій руці, %1 з %2</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s)</source>
        <translation>
            <numerusform>вартість %n&#xa0;очко</numerusform>
            <numerusform>вартість %n&#xa0;очки</numerusform>
            <numerusform>вартість %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>last trick, %1 of %2</source>
        <translation>остання взятка, %1 з %2</translation>
    </message>
    <message>
        <source>trick, %1 of %2</source>
        <translation>взятка, %1 з %2</translation>
    </message>
    <message>
        <source>took</source>
        <translation>узяв</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>бере</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>закрито: %n&#xa0;карта</numerusform>
            <numerusform>закрито: %n&#xa0;карти</numerusform>
            <numerusform>закрито: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>open: %1</source>
        <translation>відкрито: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;взятка</numerusform>
            <numerusform>%n&#xa0;взятки</numerusform>
            <numerusform>%n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>роздавач</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>заходить</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>його хід</translation>
    </message>
</context>
<context>
    <name>TarocchinoPanels</name>
    <message>
        <source>Kings, the Angel, the World, the Begato and the Matto must stay. What you lay away counts for your side if it wins a trick.</source>
        <translation>Королі, Ангел, Світ, Бегато й Матто лишаються на руках. Скид зарахують вашому боку, якщо він візьме хоч одну взятку.</translation>
    </message>
    <message>
        <source>Combinations in the cards that stay</source>
        <translation>Комбінації в картах, що лишаються</translation>
    </message>
    <message>
        <source>LAY AWAY THESE TWO</source>
        <translation>ЗНЕСТИ ЦІ ДВІ</translation>
    </message>
    <message numerus="yes">
        <source>CHOOSE %n CARD(S)</source>
        <translation>
            <numerusform>ВИБЕРІТЬ %n&#xa0;КАРТУ</numerusform>
            <numerusform>ВИБЕРІТЬ %n&#xa0;КАРТИ</numerusform>
            <numerusform>ВИБЕРІТЬ %n&#xa0;КАРТ</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal: lay two cards away</source>
        <translation>Ви роздаєте: знесіть дві карти</translation>
    </message>
    <message>
        <source>PASS</source>
        <translation>ПАС</translation>
    </message>
    <message>
        <source>You hold no combination, so you can only pass.</source>
        <translation>Комбінацій у вас немає, лишається пас.</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <translation>Оголошувати нічого</translation>
    </message>
    <message>
        <source>Everybody sees declared cards; their points stay yours.</source>
        <translation>Оголошені карти бачать усі, але очки за них лишаються вашими.</translation>
    </message>
    <message>
        <source>DECLARE ALL · %1</source>
        <translation>ОГОЛОСИТИ · %1</translation>
    </message>
    <message>
        <source>Your combinations</source>
        <translation>Ваші комбінації</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карти</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>three sets or more</source>
        <translation>не менше трьох наборів</translation>
    </message>
    <message>
        <source>Sets doubled</source>
        <translation>Набори подвоєно</translation>
    </message>
    <message>
        <source>three sequences or more</source>
        <translation>не менше трьох послідовностей</translation>
    </message>
    <message>
        <source>Sequences doubled</source>
        <translation>Послідовності подвоєно</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Разом</translation>
    </message>
</context>
<context>
    <name>TarocchinoRules</name>
    <message>
        <source>Takes the trick: %1</source>
        <translation>Взятку бере: %1</translation>
    </message>
    <message>
        <source>Played in turn: %1. Takes the trick: %2.</source>
        <translation>Зіграно по черзі: %1. Взятку бере: %2.</translation>
    </message>
    <message>
        <source>Cards: %1. %2.</source>
        <translation>Карти: %1. %2.</translation>
    </message>
    <message>
        <source>No combination</source>
        <translation>Комбінації немає</translation>
    </message>
    <message>
        <source>%1: %2 points, the sets doubled</source>
        <translation>%1: очок %2, набори подвоєно</translation>
    </message>
    <message>
        <source>%1: %2 points, the sequences doubled</source>
        <translation>%1: очок %2, послідовності подвоєно</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: очок %2</translation>
    </message>
    <message>
        <source>You and the partner opposite play against the pair at your sides, with the tarot pack of Bologna and its %1 cards. In %2 tricks both sides collect cards, and what wins the game is what those cards add up to: sets and sequences count far more than single cards. One deal is one game.</source>
        <translation>Ви й партнер навпроти граєте проти пари з боків болонською колодою таро на %1 карти. За %2 взяток обидва боки збирають карти, а вирішує те, що з них склалося: набори й послідовності варті куди більше за окремі карти. Одна роздача&#xa0;— одна гра.</translation>
    </message>
    <message>
        <source>There are %1 suits of %2 cards: swords, batons, cups and coins. King, Queen, Knight and Jack stand at the top. Below them swords and batons run from the ten down to the six and end with the Ace. In cups and coins the small cards are turned about: there the Ace comes right after the Jack, then the six, and the ten is the lowest.</source>
        <translation>Мастей %1, по %2 карт: мечі, жезли, кубки й монети. Угорі Король, Королева, Вершник і Валет. Нижче в мечах і жезлах ідуть карти від десятки до шістки й останнім Туз. У кубках і монетах дрібні карти перевернуті: одразу за Валетом Туз, потім шістка, а найнижча десятка.</translation>
    </message>
    <message>
        <source>The %1 trumps beat every suit. The highest are Angel, World, Sun and Moon, then come the numbers from %2 down to %3, below them the %4 Moors, and the Begato at the bottom. The Moors are equal: of several in a trick the one played last is the best.</source>
        <translation>Козирів %1, вони б’ють будь-яку масть. Найстарші&#xa0;— Ангел, Світ, Сонце й Місяць, за ними йдуть числа від %2 до %3, нижче&#xa0;— %4 Маври, і на самому споді Бегато. Маври рівні: з кількох у взятці сильніший той, що зіграний останнім.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>The dealer is drawn by lot. Cards go round in packets of %1, beginning at the dealer’s right, and so does the play: the next player is always the one on the right. In the end the dealer has %2 cards more than the others and lays that many away, face down. Kings, the Angel, the World, the Begato and the Matto must stay in the hand. What is laid away belongs to the dealer’s side if it wins at least one trick, otherwise to the other side.</source>
        <translation>Роздавача обирає жереб. Карти роздають по %1, починаючи з гравця праворуч від роздавача, і ходять так само: наступний&#xa0;— завжди сусід праворуч. Наприкінці роздавач має на %2 карти більше, ніж інші, і стільки зносить, закритими. Королі, Ангел, Світ, Бегато й Матто лишаються на руках. Скид належить боку роздавача, якщо той узяв хоч одну взятку, інакше&#xa0;— іншому боку.</translation>
    </message>
    <message>
        <source>Before the first card each player in turn either declares every combination in the hand or passes. A declaration counts at once and for good, even if the cards are lost later; the price is that everybody now knows them. The cards stay in the hand.</source>
        <translation>До першої карти кожен по черзі або оголошує всі комбінації на руках, або пасує. Оголошене зараховують одразу й назавжди, навіть якщо карти потім утрачено; ціна цього&#xa0;— тепер їх знають усі. Карти лишаються на руках.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>До першої карти</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow the suit that was led if you can. If you cannot, you have to play a trump, be it a useless one. Only without either may you play what you like. Nobody has to play higher than what lies there.</source>
        <translation>Першим заходить гравець праворуч від роздавача. Ходіть у масть, якщо вона є. Якщо немає, треба зіграти козир, хай і марний. Лише коли немає ні того, ні іншого, грайте що завгодно. Перебивати те, що лежить, ніхто не мусить.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without trumps the highest card of the suit led. Whoever takes it leads to the next one.</source>
        <translation>Взятку бере найстарший козир, а без козирів&#xa0;— найстарша карта масті ходу. Хто взяв, той і заходить знову.</translation>
    </message>
    <message>
        <source>The Matto belongs to no suit. You may play it whenever you like instead of following, and it never takes a trick. If it is led, the next card says what has to be followed.</source>
        <translation>Матто не належить до жодної масті. Його можна зіграти коли завгодно замість карти в масть, і взятки він не бере ніколи. Якщо зайшли ним, масть задає наступна карта.</translation>
    </message>
    <message>
        <source>It comes home even when the other side took the trick: at the end your side gives a card worth %1 from its tricks in exchange, the one it misses least. If it has none of those, the cheapest card goes. Only a side that won no trick at all loses it.</source>
        <translation>Він повертається додому, навіть якщо взятку взяли суперники: наприкінці ваш бік віддає натомість зі своїх взяток карту вартістю %1&#xa0;— ту, якої найменше шкода. Якщо таких немає, іде найдешевша. Втрачає його лише бік без жодної взятки.</translation>
    </message>
    <message>
        <source>The Matto</source>
        <translation>Матто</translation>
    </message>
    <message>
        <source>After the last trick the cards laid away are turned up and go to their side, then the Matto comes home. What each side has now is counted: its combinations, its card points, and %1 points for the last trick. The declarations are added, and the larger total wins. Equal totals are a draw.</source>
        <translation>Після останньої взятки скид відкривають і віддають його боку, потім додому повертається Матто. Далі в кожного боку рахують усе, що в нього є: комбінації, очки за карти й %1 очок за останню взятку. До цього додають оголошене, і перемагає більша сума. Рівні суми&#xa0;— нічия.</translation>
    </message>
    <message>
        <source>Hands that are declared and piles that were won are counted by the same rules. Each declared hand is counted for itself.</source>
        <translation>Оголошені руки та взяті стоси рахують за тими самими правилами. Кожну оголошену руку рахують окремо.</translation>
    </message>
    <message>
        <source>Angel, World, Begato, Matto</source>
        <translation>Ангел, Світ, Бегато, Матто</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Королева</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Вершник</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Валет</translation>
    </message>
    <message>
        <source>Every other card</source>
        <translation>Будь-яка інша карта</translation>
    </message>
    <message>
        <source>For every pair of cards in a pile a point is taken off again, so a pair of worthless cards makes %1 and the whole pack %2.</source>
        <translation>За кожну пару карт у стосі одне очко знімають, тож пара порожніх карт дає %1, а вся колода&#xa0;— %2.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карти</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The tarocchi are the Angel, the World, the Begato and the Matto. In a set no card stands for another.</source>
        <translation>Тарокі&#xa0;— це Ангел, Світ, Бегато й Матто. У наборі жодна карта не замінює іншої.</translation>
    </message>
    <message>
        <source>Whoever has %1 different sets or more counts all of them double. All sets together, with the doubling, make %2.</source>
        <translation>У кого різних наборів %1 або більше, той рахує їх усі подвійно. Усі набори разом, з подвоєнням,&#xa0;— це %2 очок.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Набори</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Набір</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>карт: %1</translation>
    </message>
    <message>
        <source>A sequence of %1 cards brings %2 points and every further card %3 more. There are several kinds: one in each suit, the Aces, the Moors, and the Grande of the trumps. A card may serve in several combinations.</source>
        <translation>Послідовність із %1 карт приносить %2 очок, кожна наступна карта&#xa0;— ще %3. Вони бувають різні: у кожній масті, Тузи, Маври й Гранде з козирів. Одна карта може брати участь у кількох комбінаціях.</translation>
    </message>
    <message>
        <source>The Begato and the Matto are the contatori: in every sequence each of them may fill a gap or make the sequence longer by a card. They serve in all sequences at the same time.</source>
        <translation>Бегато й Матто&#xa0;— контатори: у кожній послідовності будь-який із них може закрити пропуск або подовжити її на карту. Вони служать у всіх послідовностях одразу.</translation>
    </message>
    <message>
        <source>In a suit you need the King himself and a pair out of Queen, Knight and Jack; a contatore may stand for a card of the pair. The Ace adds a card, but is no use without them.</source>
        <translation>У масті потрібен сам Король і ще двоє з Королеви, Вершника й Валета; одного з цих двох може замінити контаторе. Туз додає карту, але без них марний.</translation>
    </message>
    <message>
        <source>Aces and Moors need at least %1 cards, at least %2 of them real. Their order does not matter.</source>
        <translation>Тузам і Маврам треба не менше %1 карт, з них справжніх не менше %2. Порядок у них не важить.</translation>
    </message>
    <message>
        <source>The Grande begins with the Angel and at least a pair out of World, Sun and Moon, one of them real; the third may be missing at no cost. Then the numbers follow from %1 downwards without a gap. A contatore may fill a missing one, but contatori in neighbouring places end the row. If it reaches %2, every Moor adds a card.</source>
        <translation>Гранде починається з Ангела й хоча б двох зі Світу, Сонця та Місяця, один із них&#xa0;— справжній; третього може не бути, і це нічого не коштує. Далі без пропусків ідуть числа від %1 донизу. Те, чого бракує, може замінити контаторе, але два контатори поруч обривають ряд. Якщо він дійшов до %2, кожен Мавр додає карту.</translation>
    </message>
    <message>
        <source>Whoever has %1 different sequences or more counts all of them double, whatever the sets do. All combinations of the pack together make %2.</source>
        <translation>У кого різних послідовностей %1 або більше, той рахує їх усі подвійно, незалежно від наборів. Усі комбінації колоди разом&#xa0;— це %2 очок.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Послідовності</translation>
    </message>
    <message>
        <source>Your partner and your opponents play at the same level and play fair. They know their own hand, what was declared and what was played, and never look at other cards.</source>
        <translation>Партнер і суперники грають на одному рівні й грають чесно. Вони знають свою руку, що оголошено й що зіграно, і ніколи не підглядають в інші карти.</translation>
    </message>
    <message>
        <source>Chase combinations, not tricks. A third King can bring %1 points and perhaps a doubling, a trick full of small cards next to nothing.</source>
        <translation>Женіться за комбінаціями, а не за взятками. Третій Король може принести %1 очок, а то й подвоєння, взятка з дрібних карт&#xa0;— майже нічого.</translation>
    </message>
    <message>
        <source>The Begato is the lowest trump and serves in every sequence. Bring it home on a trick your partner is sure to take, or trump with it when you play last.</source>
        <translation>Бегато&#xa0;— наймолодший козир і служить у кожній послідовності. Урятуйте його у взятці, яку напевно візьме партнер, або побийте ним, коли ходите останнім.</translation>
    </message>
    <message>
        <source>Keep the Matto until one of your Kings or Queens would fall, and play it instead.</source>
        <translation>Бережіть Матто до миті, коли має впасти ваш Король чи Королева, і зіграйте його замість них.</translation>
    </message>
    <message>
        <source>Lead a King while the others still hold cards of its suit. Later somebody will trump it.</source>
        <translation>Заходьте Королем, доки в інших ще є карти його масті. Потім його хтось поб’є козирем.</translation>
    </message>
    <message>
        <source>When you cannot win a trick, throw a small card of a short suit: soon you can trump there.</source>
        <translation>Якщо взятки не взяти, скидайте дрібну карту короткої масті: скоро ви зможете бити її козирем.</translation>
    </message>
    <message>
        <source>As the dealer lay away what is in danger. A Queen on her own or an Ace is as good as won there, and counts in your side’s combinations at the end.</source>
        <translation>Якщо роздаєте ви, зносьте те, що під загрозою. Самотня Королева чи Туз у скиді, вважай, уже ваші й наприкінці ввійдуть у комбінації вашого боку.</translation>
    </message>
    <message>
        <source>Remember what was declared. If the other side lacks one King, that King must not fall to them, even if it costs you a high trump.</source>
        <translation>Пам’ятайте, що було оголошено. Якщо суперникам бракує одного Короля, він не має їм дістатися, навіть ціною старшого козиря.</translation>
    </message>
    <message>
        <source>Tap a card of your hand and it lifts; tap it once more to play it. Cards that may not be played are dimmed, and a tap tells why. You can also drag a card up to play it at once.</source>
        <translation>Торкніться карти в руці, і вона підніметься; ще раз&#xa0;— і її зіграно. Карти, якими ходити не можна, пригашені, і дотик пояснить чому. Можна й одразу потягнути карту вгору.</translation>
    </message>
    <message>
        <source>As the dealer tap the %1 cards you want to lay away, then the button. If a card must stay in the hand, the button says so.</source>
        <translation>Якщо роздаєте ви, торкніться %1 карт, які хочете знести, потім кнопки. Якщо карту зносити не можна, кнопка про це скаже.</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>вибрати карту</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter або пробіл</translation>
    </message>
    <message>
        <source>lift the card, then play it</source>
        <translation>підняти карту, потім зіграти</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the lifted card back, or open the menu</source>
        <translation>опустити підняту карту або відкрити меню</translation>
    </message>
    <message>
        <source>Every move is saved: you may leave at any time and go on at the very same place.</source>
        <translation>Кожен хід зберігається: можна піти будь-якої миті й продовжити з того самого місця.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>TarocchinoSentences</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Right opponent</source>
        <translation>Суперник праворуч</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнер</translation>
    </message>
    <message>
        <source>Left opponent</source>
        <translation>Суперник ліворуч</translation>
    </message>
    <message>
        <source>· tap again to play</source>
        <translation>· ще раз&#xa0;— зіграти</translation>
    </message>
    <message>
        <source>leads, never takes: the next card sets the suit</source>
        <translation>хід; взятки не бере, масть задасть наступна карта</translation>
    </message>
    <message>
        <source>never takes, and comes back to your side</source>
        <translation>взятки не бере й повернеться до вас</translation>
    </message>
    <message>
        <source>leads the trick</source>
        <translation>заходить</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>бере взятку</translation>
    </message>
    <message>
        <source>does not take the trick</source>
        <translation>взятки не візьме</translation>
    </message>
    <message>
        <source>takes so far</source>
        <translation>поки бере</translation>
    </message>
    <message>
        <source>does not take</source>
        <translation>не бере</translation>
    </message>
    <message>
        <source>takes trick %1</source>
        <translation>бере взятку %1</translation>
    </message>
    <message>
        <source>take trick %1</source>
        <translation>взятка %1 ваша</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очки</numerusform>
            <numerusform>%n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <translation>зносить дві карти</translation>
    </message>
    <message>
        <source>You lead: play any card</source>
        <translation>Заходите ви: будь-якою картою</translation>
    </message>
    <message>
        <source>The Matto was led: the next card sets the suit</source>
        <translation>Зайшли Матто: масть задасть наступна карта</translation>
    </message>
    <message>
        <source>Swords were led</source>
        <translation>Зайшли мечами</translation>
    </message>
    <message>
        <source>Batons were led</source>
        <translation>Зайшли жезлами</translation>
    </message>
    <message>
        <source>Cups were led</source>
        <translation>Зайшли кубками</translation>
    </message>
    <message>
        <source>Coins were led</source>
        <translation>Зайшли монетами</translation>
    </message>
    <message>
        <source>A trump was led</source>
        <translation>Зайшли козирем</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>ходіть у масть</translation>
    </message>
    <message>
        <source>you have none, so trump</source>
        <translation>їх немає, потрібен козир</translation>
    </message>
    <message>
        <source>you have none, play any card</source>
        <translation>їх немає, будь-яка карта</translation>
    </message>
</context>
<context>
    <name>TarocchinoSheets</name>
    <message>
        <source>Us</source>
        <translation>Ми</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Вони</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>Узято: %1</translation>
    </message>
    <message>
        <source>each King and tarocco 5, Queen 4, Knight 3, Jack 2, others 1; less ½ a card</source>
        <translation>король і тарокко 5, далі 4, 3, 2, решта 1; мінус ½ за карту</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карти</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Остання взятка</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>Підрахунок</translation>
    </message>
    <message>
        <source>Every point, in the order in which it is counted</source>
        <translation>Усі очки в тому порядку, у якому їх рахують</translation>
    </message>
    <message>
        <source>RESULTS</source>
        <translation>ПІДСУМКИ</translation>
    </message>
    <message>
        <source>to us: the dealer’s side</source>
        <translation>нам: бік роздавача</translation>
    </message>
    <message>
        <source>to them: the dealer’s side</source>
        <translation>їм: бік роздавача</translation>
    </message>
    <message>
        <source>to us: the dealer’s side won no trick</source>
        <translation>нам: бік роздавача лишився без взяток</translation>
    </message>
    <message>
        <source>to them: the dealer’s side won no trick</source>
        <translation>їм: бік роздавача лишився без взяток</translation>
    </message>
    <message>
        <source>The dealer’s discards</source>
        <translation>Скид роздавача</translation>
    </message>
    <message>
        <source>stays with us: we took its trick</source>
        <translation>лишається в нас: взятку взяли ми</translation>
    </message>
    <message>
        <source>stays with them: they took its trick</source>
        <translation>лишається в них: взятку взяли вони</translation>
    </message>
    <message>
        <source>comes back to us; we give a card for it</source>
        <translation>повертається до нас, за нього ми віддаємо карту</translation>
    </message>
    <message>
        <source>goes back to them; they give a card for it</source>
        <translation>повертається до них, за нього вони віддають карту</translation>
    </message>
    <message>
        <source>lost to them: we won no trick</source>
        <translation>іде до них: у нас жодної взятки</translation>
    </message>
    <message>
        <source>lost to us: they won no trick</source>
        <translation>іде до нас: у них жодної взятки</translation>
    </message>
    <message>
        <source>You declared: %1</source>
        <translation>Ви оголосили: %1</translation>
    </message>
    <message>
        <source>%2 declared: %1</source>
        <translation>%2, оголошено: %1</translation>
    </message>
    <message>
        <source>sets doubled</source>
        <translation>набори подвоєно</translation>
    </message>
    <message>
        <source>sequences doubled</source>
        <translation>послідовності подвоєно</translation>
    </message>
    <message>
        <source>three or more different ones</source>
        <translation>три різні або більше</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карти</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очки</numerusform>
            <numerusform>%n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands for %2</source>
        <translation>%1 замість карти %2</translation>
    </message>
    <message>
        <source>%1 adds a card</source>
        <translation>%1 додає карту</translation>
    </message>
    <message>
        <source>Our final pile</source>
        <translation>Наш стос наприкінці</translation>
    </message>
    <message>
        <source>Their final pile</source>
        <translation>Їхній стос наприкінці</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>Your side has won</source>
        <translation>Ваш бік переміг</translation>
    </message>
    <message>
        <source>The other side has won</source>
        <translation>Перемогли суперники</translation>
    </message>
    <message>
        <source>Tarocchino</source>
        <translation>Тарокіно</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Оголошено</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Узято</translation>
    </message>
</context>
<context>
    <name>TarocchinoTable</name>
    <message>
        <source>Go along your cards or buttons</source>
        <translation>Вибрати карту або кнопку</translation>
    </message>
    <message>
        <source>Go from the cards to the buttons and back</source>
        <translation>Від карт до кнопок і назад</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Lift the card; again, play it</source>
        <translation>Підняти карту, ще раз&#xa0;— зіграти</translation>
    </message>
    <message>
        <source>Lift that card of your hand; again, play it</source>
        <translation>Підняти карту за номером, ще раз&#xa0;— зіграти</translation>
    </message>
    <message>
        <source>Look at the last trick</source>
        <translation>Переглянути останню взятку</translation>
    </message>
    <message>
        <source>Combinations: yours, declared, still possible</source>
        <translation>Комбінації: ваші, оголошені, ще можливі</translation>
    </message>
    <message>
        <source>Lower the lifted card</source>
        <translation>Опустити підняту карту</translation>
    </message>
</context>
<context>
    <name>TarotCard</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Королева</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Вершник</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Валет</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>дев’ятка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>вісімка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>сімка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шістка</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Туз</translation>
    </message>
    <message>
        <source>swords</source>
        <extracomment>As in &quot;nine of swords&quot;.</extracomment>
        <translation>мечів</translation>
    </message>
    <message>
        <source>batons</source>
        <extracomment>As in &quot;nine of batons&quot;.</extracomment>
        <translation>жезлів</translation>
    </message>
    <message>
        <source>cups</source>
        <extracomment>As in &quot;nine of cups&quot;.</extracomment>
        <translation>кубків</translation>
    </message>
    <message>
        <source>coins</source>
        <extracomment>As in &quot;nine of coins&quot;.</extracomment>
        <translation>монет</translation>
    </message>
    <message>
        <source>Angel</source>
        <translation>Ангел</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Світ</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Сонце</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Місяць</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Зірка</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Блискавка</translation>
    </message>
    <message>
        <source>Devil</source>
        <translation>Диявол</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Смерть</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Зрадник</translation>
    </message>
    <message>
        <source>Old Man</source>
        <translation>Старець</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Justice</source>
        <translation>Правосуддя</translation>
    </message>
    <message>
        <source>Temperance</source>
        <translation>Помірність</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Колісниця</translation>
    </message>
    <message>
        <source>Love</source>
        <translation>Кохання</translation>
    </message>
    <message>
        <source>Moor</source>
        <translation>Мавр</translation>
    </message>
    <message>
        <source>Begato</source>
        <translation>Бегато</translation>
    </message>
    <message>
        <source>Matto</source>
        <translation>Матто</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
</context>
<context>
    <name>Yacht</name>
    <message>
        <source>Reach %1 points: most games go that far.</source>
        <translation>Набрати %1 очок: так закінчується більшість ігор.</translation>
    </message>
    <message>
        <source>Reach %1 points: think of the boxes that are still empty.</source>
        <translation>Набрати %1 очок: думайте про клітинки, які ще вільні.</translation>
    </message>
    <message>
        <source>Reach %1 points: hardly possible without the bonus.</source>
        <translation>Набрати %1 очок: без бонуса майже неможливо.</translation>
    </message>
    <message>
        <source>Reach %1 points: perfect play does in two games of five.</source>
        <translation>Набрати %1 очок: за безпомилкової гри це вдається у двох партіях із п’яти.</translation>
    </message>
    <message>
        <source>Yacht</source>
        <translation>Яхта</translation>
    </message>
    <message>
        <source>1 to 4 players · dice</source>
        <translation>1–4&#xa0;гравці · кубики</translation>
    </message>
    <message>
        <source>Five dice and thirteen boxes, alone or against bots</source>
        <translation>П’ять кубиків і тринадцять клітинок, наодинці або проти ботів</translation>
    </message>
    <message>
        <source>Keeps the number it has most of and writes where it scores most at the moment.</source>
        <translation>Залишає число, якого випало найбільше, і записує туди, де просто зараз дають більше очок.</translation>
    </message>
    <message>
        <source>Plans its rolls for the most points of the turn and hardly thinks of the bonus or of later boxes.</source>
        <translation>Розраховує кидки так, щоб узяти за хід якнайбільше очок, а про бонус і наступні клітинки майже не думає.</translation>
    </message>
    <message>
        <source>Compares each box with what it usually brings and plays for the bonus.</source>
        <translation>Порівнює кожну клітинку з тим, що вона зазвичай приносить, і грає на бонус.</translation>
    </message>
    <message>
        <source>Weighs every roll and every box with the value of the rest of the game: nobody scores more in the long run.</source>
        <translation>Зважує кожен кидок і кожну клітинку з огляду на решту гри: на довгій дистанції більше не набирає ніхто.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Зараз ходить інший гравець.</translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Кубики ще котяться.</translation>
    </message>
    <message>
        <source>All boxes are filled.</source>
        <translation>Усі клітинки вже заповнено.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Такого ходу немає.</translation>
    </message>
    <message>
        <source>Roll all five dice first.</source>
        <translation>Спершу киньте всі п’ять кубиків.</translation>
    </message>
    <message>
        <source>No roll is left: choose a box.</source>
        <translation>Кидків більше немає: оберіть клітинку.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Спершу киньте кубики.</translation>
    </message>
    <message>
        <source>This box is filled already.</source>
        <translation>Цю клітинку вже заповнено.</translation>
    </message>
    <message>
        <source>“%1” is neither a roll nor a box.</source>
        <translation>«%1»&#xa0;— це ні кидок, ні клітинка.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>1 bot</source>
        <translation>1&#xa0;бот</translation>
    </message>
    <message>
        <source>2 bots</source>
        <translation>2&#xa0;боти</translation>
    </message>
    <message>
        <source>3 bots</source>
        <translation>3&#xa0;боти</translation>
    </message>
    <message>
        <source>Target in Solo</source>
        <translation>Ціль у соло</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1&#xa0;очок</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Одиниці</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Двійки</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Трійки</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Четвірки</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>П’ятірки</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Шістки</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Три однакові</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Каре</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Фул-хаус</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Малий стріт</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Великий стріт</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Шанс</translation>
    </message>
    <message>
        <source>The red bot</source>
        <extracomment>At the beginning of a sentence, as in &quot;The red bot rolls: 1, 1, 6, 6, 6.&quot;</extracomment>
        <translation>Червоний бот</translation>
    </message>
    <message>
        <source>The blue bot</source>
        <translation>Синій бот</translation>
    </message>
    <message>
        <source>The green bot</source>
        <translation>Зелений бот</translation>
    </message>
    <message>
        <source>You roll: %1.</source>
        <translation>У вас випало: %1.</translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <translation>%1 кидає: %2.</translation>
    </message>
    <message>
        <source>You score %1 in the box “%2”. Your total: %3.</source>
        <translation>Ви записали %1 у клітинку «%2». Ваша сума: %3.</translation>
    </message>
    <message>
        <source>%1 scores %2 in the box “%3”. Total: %4.</source>
        <translation>%1 записав %2 у клітинку «%3». Сума: %4.</translation>
    </message>
    <message>
        <source>You get the bonus: %1 points.</source>
        <translation>Ви отримали бонус: %1&#xa0;очок.</translation>
    </message>
    <message>
        <source>%1 gets the bonus: %2 points.</source>
        <translation>%1 отримав бонус: %2&#xa0;очок.</translation>
    </message>
    <message>
        <source>You hold: %1.</source>
        <translation>Ви відклали: %1.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 відклав: %2.</translation>
    </message>
    <message>
        <source>You reach the target of %1 with %2 points.</source>
        <translation>Ви досягли цілі %1: ваша сума&#xa0;— %2.</translation>
    </message>
    <message>
        <source>You miss the target of %1 with %2 points.</source>
        <translation>До цілі %1 ви не дотягли: ваша сума&#xa0;— %2.</translation>
    </message>
    <message>
        <source>You win with %1 points.</source>
        <translation>Ви виграли: ваша сума&#xa0;— %1.</translation>
    </message>
    <message>
        <source>A draw: you share the highest total, %1 points.</source>
        <translation>Нічия: найвища сума, %1, не лише у вас.</translation>
    </message>
    <message>
        <source>The bots share the highest total, %1 points. You have %2.</source>
        <translation>Найвищу суму, %1, поділили між собою боти. У вас %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2 points. You have %3.</source>
        <translation>%1 виграв: його сума&#xa0;— %2. У вас %3.</translation>
    </message>
    <message>
        <source>All dice are held. Release one, or choose a box.</source>
        <translation>Відкладено всі кубики. Поверніть хоча б один або виберіть клітинку.</translation>
    </message>
    <message>
        <source>Choose a box first.</source>
        <translation>Спершу виберіть клітинку.</translation>
    </message>
</context>
<context>
    <name>YachtBoard</name>
    <message>
        <source>Table of Yacht</source>
        <translation>Ігровий стіл: Яхта</translation>
    </message>
    <message>
        <source>· tap again to write</source>
        <translation>· ще раз&#xa0;— записати</translation>
    </message>
</context>
<context>
    <name>YachtLabels</name>
    <message>
        <source>Red bot</source>
        <translation>Червоний бот</translation>
    </message>
    <message>
        <source>Blue bot</source>
        <translation>Синій бот</translation>
    </message>
    <message>
        <source>Green bot</source>
        <translation>Зелений бот</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червоний</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синій</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелений</translation>
    </message>
    <message>
        <source>HELD</source>
        <translation>ВІДКЛАДЕНО</translation>
    </message>
    <message>
        <source>ROLL</source>
        <translation>КИНУТИ</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>ЗАПИСАТИ</translation>
    </message>
    <message>
        <source>SCORE %1</source>
        <translation>ЗАПИСАТИ %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>кинути</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>відкласти</translation>
    </message>
    <message>
        <source>box</source>
        <translation>клітинка</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>score</source>
        <translation>записати</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думає…</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>Ціль %1</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>досягнуто</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to go</source>
        <translation>
            <numerusform>ще %n&#xa0;очко</numerusform>
            <numerusform>ще %n&#xa0;очки</numerusform>
            <numerusform>ще %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 з %2</translation>
    </message>
    <message>
        <source>All boxes are filled</source>
        <translation>Усі клітинки заповнено</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>roll %1 of %2</source>
        <translation>кидок %1 з %2</translation>
    </message>
</context>
<context>
    <name>YachtNames</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>die %1 of %2</source>
        <translation>кубик %1 з %2</translation>
    </message>
    <message>
        <source>Shows %1</source>
        <translation>Випало %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>відкладено</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Кинути</translation>
    </message>
    <message>
        <source>%1 of %2 rolls left</source>
        <translation>лишилося кидків: %1 з %2</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>не зараз</translation>
    </message>
    <message>
        <source>Score, no box is chosen</source>
        <translation>Записати, клітинку не вибрано</translation>
    </message>
    <message>
        <source>Score %1 in the box “%2”</source>
        <translation>Записати %1 у клітинку «%2»</translation>
    </message>
    <message>
        <source>your column</source>
        <translation>ваш стовпець</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>would score %1 now</source>
        <translation>зараз дасть %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>вибрано</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очки</numerusform>
            <numerusform>%n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: total %2.</source>
        <translation>%1: сума %2.</translation>
    </message>
    <message>
        <source>Upper boxes %1 of %2 for the bonus.</source>
        <translation>Верхня частина: %1 з %2 для бонуса.</translation>
    </message>
    <message>
        <source>Bonus %1.</source>
        <translation>Бонус %1.</translation>
    </message>
</context>
<context>
    <name>YachtRules</name>
    <message>
        <source>Everybody has a column with %1 boxes, and one box is filled in each turn. After %1 rounds all columns are full, and the highest total wins.</source>
        <translation>У кожного є стовпчик із %1&#xa0;клітинок, і за хід заповнюють одну з них. Після %1&#xa0;раундів усі стовпчики заповнено, і перемагає найвища сума.</translation>
    </message>
    <message>
        <source>In your turn you roll all %1 dice. Then you may roll again, up to %2 rolls in all, and hold as many dice as you like each time. A held die can be released again before the next roll.</source>
        <translation>На своєму ході ви кидаєте всі %1&#xa0;кубиків. Потім можна кидати ще, загалом до %2&#xa0;кидків, і щоразу відкладати скільки завгодно кубиків. Відкладений кубик можна повернути перед наступним кидком.</translation>
    </message>
    <message>
        <source>You may score after any roll. Choose one of your empty boxes: your dice are counted there, and your turn is over. If no box suits the dice, one of them gets a zero. A filled box never changes.</source>
        <translation>Записати очки можна після будь-якого кидка. Оберіть одну зі своїх порожніх клітинок: кубики рахують за її правилом, і хід завершено. Якщо жодна не підходить, в одну з них доведеться записати нуль. Заповнена клітинка вже не змінюється.</translation>
    </message>
    <message>
        <source>Up to three bots may play with you. You begin each round, and the bots follow. Players who share the highest total have a draw.</source>
        <translation>З вами можуть грати до трьох ботів. Кожен раунд починаєте ви, боти ходять після вас. Якщо найвища сума в кількох гравців, між ними нічия.</translation>
    </message>
    <message>
        <source>Alone you play for a target: %1, %2, %3 or %4 points. You win when you have as many or more at the end.</source>
        <translation>Наодинці ви граєте на ціль: %1, %2, %3 або %4&#xa0;очок. Щоб виграти, наприкінці треба мати стільки ж або більше.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Against bots or alone</source>
        <translation>Проти ботів або наодинці</translation>
    </message>
    <message>
        <source>The six upper boxes, Ones to Sixes, count only the dice that show their number, and score the sum of those.</source>
        <translation>У шести клітинках верхньої частини, від «Одиниць» до «Шісток», рахують лише кубики з відповідним числом: записують їхню суму.</translation>
    </message>
    <message>
        <source>When the upper boxes add up to %1 or more, there is a bonus of %2 points. The bonus row shows how far you are.</source>
        <translation>Якщо верхня частина разом дає %1 або більше, ви отримуєте бонус&#xa0;— %2&#xa0;очок. Скільки вже набрано, видно в рядку бонусу.</translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <translation>сума всіх кубиків</translation>
    </message>
    <message>
        <source>at least three alike</source>
        <translation>щонайменше три однакові</translation>
    </message>
    <message>
        <source>at least four alike</source>
        <translation>щонайменше чотири однакові</translation>
    </message>
    <message>
        <source>three of one number, two of another</source>
        <translation>три кубики з одним числом, два з іншим</translation>
    </message>
    <message>
        <source>four numbers in a row</source>
        <translation>чотири числа поспіль</translation>
    </message>
    <message>
        <source>five numbers in a row</source>
        <translation>п’ять чисел поспіль</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>п’ять однакових</translation>
    </message>
    <message>
        <source>any dice</source>
        <translation>будь-які кубики</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Клітинка</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>що потрібно</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Five alike are no full house: %1 scores %2 there. It counts as three and as four of a kind, though.</source>
        <translation>П’ять однакових&#xa0;— не фул-хаус: %1 дають там %2. Зате як три однакові і як каре вони зараховуються.</translation>
    </message>
    <message>
        <source>A second yacht brings nothing extra and does not stand in for other dice. It scores what the box you choose gives for it.</source>
        <translation>За другу яхту нічого не додають, і інших кубиків вона не замінює. Вона дає стільки, скільки належить за неї в обраній клітинці.</translation>
    </message>
    <message>
        <source>The upper boxes</source>
        <translation>Верхня частина</translation>
    </message>
    <message>
        <source>The lower boxes</source>
        <translation>Нижня частина</translation>
    </message>
    <message>
        <source>All bots roll the same fair dice as you, and none of them knows what will fall. Alone, the level says how high your target is.</source>
        <translation>Усі боти кидають такі самі чесні кубики, як і ви, і жоден не знає, що випаде. У грі наодинці рівень визначає вашу ціль.</translation>
    </message>
    <message>
        <source>Play for the bonus: its %1 points are more than a small straight brings. Take %2 of the number as the measure of an upper box. With four sixes you are %3 points ahead, with two of them you are %3 behind.</source>
        <translation>Грайте на бонус: його %1&#xa0;очок&#xa0;— це більше, ніж дає малий стріт. Міряйте верхні клітинки так: норма&#xa0;— %2&#xa0;кубики з потрібним числом. Із чотирма шістками ви на %3&#xa0;очок попереду, з двома&#xa0;— на %3 позаду.</translation>
    </message>
    <message>
        <source>Write four fives into Fives for %1 points. Four of a kind would give a little more at once, but that box can still take a better roll.</source>
        <translation>Чотири п’ятірки записуйте в «П’ятірки», це %1&#xa0;очок. «Каре» одразу дало б трохи більше, але ця клітинка ще може дочекатися кращого кидка.</translation>
    </message>
    <message>
        <source>Three and Four of a kind count all five dice. High numbers belong there.</source>
        <translation>У клітинках «Три однакові» і «Каре» рахують усі п’ять кубиків. Бережіть їх для великих чисел.</translation>
    </message>
    <message>
        <source>Try for the yacht early on. As long as many turns are left, three or four alike find another good box; in the last turns you will hardly get it.</source>
        <translation>Яхту ловіть на початку гри. Поки ходів ще багато, для трьох чи чотирьох однакових знайдеться інша добра клітинка, а в останніх ходах яхта вже навряд чи вийде.</translation>
    </message>
    <message>
        <source>For a straight hold %1, best with one of their neighbours, for no straight is without them. From %2 one roll makes the large straight in %3 of all cases, from any other four in a row only in %4.</source>
        <translation>Збираючи стріт, відкладайте %1, найкраще разом із сусіднім числом: без них не буває жодного стріту. Якщо маєте %2, великий стріт вийде з одного кидка в %3 випадків, а з будь-яких інших чотирьох чисел поспіль&#xa0;— лише в %4.</translation>
    </message>
    <message>
        <source>Chance saves a bad roll late in the game. But if a high sum goes there early, nothing is lost.</source>
        <translation>«Шанс» рятує невдалий кидок наприкінці гри. Та якщо велика сума потрапить туди рано, нічого не втрачено.</translation>
    </message>
    <message>
        <source>Think in time of the box you would give up. A zero in Ones costs little; towards the end one in Yacht or in a straight often hurts least.</source>
        <translation>Завчасно подумайте, якою клітинкою готові пожертвувати. Нуль в «Одиницях» коштує небагато, а ближче до кінця часто найменше шкодить нуль у «Яхті» або в стріті.</translation>
    </message>
    <message>
        <source>The blue numbers tell what a box gives now. Ask yourself what it could still bring.</source>
        <translation>Сині числа кажуть, що клітинка дає зараз. Запитайте себе, що вона ще може принести.</translation>
    </message>
    <message>
        <source>Press ROLL; its %1 dots are the rolls you have. Tap a die to hold it: it lifts and is marked HELD. Tap it again to release it.</source>
        <translation>Натисніть КИНУТИ; %1&#xa0;крапки на кнопці&#xa0;— це ваші кидки. Торкніться кубика, щоб відкласти його: він підніметься й отримає позначку ВІДКЛАДЕНО. Торкніться ще раз, щоб повернути його.</translation>
    </message>
    <message>
        <source>Tap a box with a blue number to choose it. Tap it once more, or press SCORE, to write your points there.</source>
        <translation>Торкніться клітинки із синім числом, щоб обрати її. Торкніться ще раз або натисніть ЗАПИСАТИ, і очки буде записано.</translation>
    </message>
    <message>
        <source>The bots roll in the same tray. A tap makes them hurry.</source>
        <translation>Боти кидають у тому самому лотку. Дотик їх підганяє.</translation>
    </message>
    <message>
        <source>The button in the upper left corner pauses the match. Every roll is saved: CONTINUE brings you back to the very same dice.</source>
        <translation>Кнопка в лівому верхньому куті ставить матч на паузу. Кожен кидок зберігається: ПРОДОВЖИТИ поверне вас точно до тих самих кубиків.</translation>
    </message>
    <message>
        <source>Space or R</source>
        <translation>Пробіл або R</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>кинути</translation>
    </message>
    <message>
        <source>hold or release this die</source>
        <translation>відкласти або повернути цей кубик</translation>
    </message>
    <message>
        <source>choose a box</source>
        <translation>вибрати клітинку</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>write into the chosen box</source>
        <translation>записати у вибрану клітинку</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>%1: %2 points.</source>
        <translation>%1: очок %2.</translation>
    </message>
    <message>
        <source>Dice %1. In the box “%2” they score %3.</source>
        <translation>Кубики %1. У клітинці «%2» це %3.</translation>
    </message>
</context>
<context>
    <name>YachtScorePad</name>
    <message>
        <source>Total</source>
        <translation>Разом</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Таблиця</translation>
    </message>
    <message>
        <source>Bonus +%1</source>
        <translation>Бонус +%1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>від %1</translation>
    </message>
    <message>
        <source>%1 keeps the pace</source>
        <translation>норма&#xa0;— %1</translation>
    </message>
    <message>
        <source>sum of all dice</source>
        <translation>сума кубиків</translation>
    </message>
    <message>
        <source>three and two</source>
        <translation>три й два</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>чотири поспіль</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>п’ять поспіль</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>п’ять однакових</translation>
    </message>
</context>
<context>
    <name>YachtSheets</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;гравець</numerusform>
            <numerusform>%n&#xa0;гравці</numerusform>
            <numerusform>%n&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>Yachts rolled</source>
        <translation>Яхт випало</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Найкращий на цьому рівні</translation>
    </message>
    <message>
        <source>Best score so far</source>
        <translation>Найкращий рахунок досі</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Ціль досягнуто</translation>
    </message>
    <message>
        <source>Target missed</source>
        <translation>Ціль не досягнуто</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ви перемогли</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>The bots share the win</source>
        <translation>Перемогу поділили боти</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 переміг</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ціль</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Score over the rounds</source>
        <translation>Рахунок за раундами</translation>
    </message>
</context>
<context>
    <name>YachtTable</name>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Roll the dice that are not held</source>
        <translation>Кинути невідкладені кубики</translation>
    </message>
    <message>
        <source>Hold that die, or release it</source>
        <translation>Відкласти цей кубик або повернути його</translation>
    </message>
    <message>
        <source>Choose a free box</source>
        <translation>Вибрати вільну клітинку</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Write into the chosen box</source>
        <translation>Записати у вибрану клітинку</translation>
    </message>
    <message>
        <source>Choose no box</source>
        <translation>Зняти вибір із клітинки</translation>
    </message>
</context>
</TS>
