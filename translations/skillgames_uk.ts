<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>Arabka</name>
    <message>
        <source>Arabka</source>
        <translation>Арабка</translation>
    </message>
    <message>
        <source>2 to 5 players · getting rid of cards</source>
        <translation>2–5 гравців · позбутися карт</translation>
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
        <source>Lays its lowest cards first, all of a rank together, and keeps bonus cards until nothing else fits.</source>
        <translation>Спершу кладе молодші карти, усі одного рангу разом, а бонусні береже, доки підходить щось інше.</translation>
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
        <source>You choose to take the pile, cards: %1.</source>
        <translation>Ви з власної волі забираєте стос, карт: %1.</translation>
    </message>
    <message>
        <source>%1 chooses to take the pile, cards: %2.</source>
        <translation>%1 з власної волі забирає стос, карт: %2.</translation>
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
        <source>Watch what others take from the pile: these cards are in their hand until they lay them. Whoever took the pile had nothing that fitted.</source>
        <translation>Стежте, що інші забирають зі стосом: ці карти в них на руках, доки не зіграні. А той, хто забрав стос, не мав чого покласти.</translation>
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
    <name>ArabkaTable</name>
    <message>
        <source>Your turn.</source>
        <translation>Ваш хід.</translation>
    </message>
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
        <source>What failed is also noted in “%1”.</source>
        <translation>Відомості про помилку записано й у «%1».</translation>
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
        <source>Your turn.</source>
        <translation>Ваш хід.</translation>
    </message>
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
        <source>Your turn.</source>
        <translation>Ваш хід.</translation>
    </message>
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
