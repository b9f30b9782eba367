<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AnsweringTable</name>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
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
        <translation>2–5 игроков · сброс</translation>
    </message>
    <message>
        <source>Be the first to play all your cards, the closed ones too</source>
        <translation>Первым избавиться от всех своих карт, и закрытых тоже</translation>
    </message>
    <message>
        <source>Plays at random nearly half of the time, otherwise lays its lowest card, one by one.</source>
        <translation>Почти в половине случаев ходит наугад, иначе кладёт по одной самую младшую карту.</translation>
    </message>
    <message>
        <source>Lays its lowest cards first, all of a rank together, and keeps bonus cards until nothing else fits; among several it errs now and then.</source>
        <translation>Сначала кладёт младшие карты, все одного достоинства сразу, а бонусные бережёт, пока подходит что-то другое; среди нескольких игроков иногда ошибается.</translation>
    </message>
    <message>
        <source>Swaps well, remembers what you picked up, spends a ten on a big pile and a three when it hurts you.</source>
        <translation>Хорошо меняет карты, помнит, что вы забрали, тратит десятку на большую стопку, а тройку&#xa0;— когда она вам всего больнее.</translation>
    </message>
    <message>
        <source>Imagines what you may hold, tries every move in many such worlds, and works out the ending of two players once nothing is hidden.</source>
        <translation>Представляет себе, что может быть у вас на руках, проверяет каждый ход на множестве таких раскладов и точно просчитывает конец игры вдвоём, когда скрытого уже нет.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Сейчас ходит другой игрок.</translation>
    </message>
    <message>
        <source>Swap cards first, or say that you are ready.</source>
        <translation>Сначала обменяйте карты или нажмите «Готово».</translation>
    </message>
    <message>
        <source>You cannot end your turn without a move.</source>
        <translation>Нельзя закончить ход, ничего не сделав.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Такого хода нет.</translation>
    </message>
    <message>
        <source>Cards are swapped only once, before play begins.</source>
        <translation>Обмен бывает только раз, до начала игры.</translation>
    </message>
    <message>
        <source>Only cards of your hand can be swapped.</source>
        <translation>Обменивать можно только карты с рук.</translation>
    </message>
    <message>
        <source>Cards are swapped for your own open cards only.</source>
        <translation>Обменивать можно только на свои открытые карты.</translation>
    </message>
    <message>
        <source>A card can be swapped only once.</source>
        <translation>Одну карту можно обменять только раз.</translation>
    </message>
    <message>
        <source>Choose at least one card.</source>
        <translation>Выберите хотя бы одну карту.</translation>
    </message>
    <message>
        <source>Open cards come into your hand first, all at once.</source>
        <translation>Сначала на руки приходят открытые карты, все сразу.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Этой карты у вас на руках нет.</translation>
    </message>
    <message>
        <source>Only cards of one rank go together.</source>
        <translation>Вместе кладут только карты одного достоинства.</translation>
    </message>
    <message>
        <source>Too low: only a higher card or a bonus card fits.</source>
        <translation>Слишком мало: подойдёт только карта старше верхней или бонусная.</translation>
    </message>
    <message>
        <source>Too low: an equal or higher card or a bonus card is needed.</source>
        <translation>Слишком мало: нужна карта не младше верхней или бонусная.</translation>
    </message>
    <message>
        <source>No closed card lies there.</source>
        <translation>Закрытой карты там нет.</translation>
    </message>
    <message>
        <source>Closed cards are turned only when your hand is empty.</source>
        <translation>Закрытые карты открывают, только когда на руках пусто.</translation>
    </message>
    <message>
        <source>There is nothing to take.</source>
        <translation>Забирать нечего.</translation>
    </message>
    <message>
        <source>You cannot take the pile now: lay more or end your turn.</source>
        <translation>Сейчас стопку забрать нельзя: доложите карты или закончите ход.</translation>
    </message>
    <message>
        <source>Your hand is empty: turn over a closed card.</source>
        <translation>На руках пусто: откройте закрытую карту.</translation>
    </message>
    <message>
        <source>You can take the pile only when nothing fits.</source>
        <translation>Забрать стопку можно, только когда ничего не подходит.</translation>
    </message>
    <message>
        <source>“%1” is not a move.</source>
        <translation>«%1»&#xa0;— это не ход.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Сейчас нельзя сыграть ни одной карты.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>1 bot</source>
        <translation>1 бот</translation>
    </message>
    <message>
        <source>2 bots</source>
        <translation>2 бота</translation>
    </message>
    <message>
        <source>3 bots</source>
        <translation>3 бота</translation>
    </message>
    <message>
        <source>4 bots</source>
        <translation>4 бота</translation>
    </message>
    <message>
        <source>Only higher cards fit, not equal ones</source>
        <translation>Подходят только старшие карты, а равные нет</translation>
    </message>
    <message>
        <source>The pile may be taken at will</source>
        <translation>Стопку можно забрать по своей воле</translation>
    </message>
    <message>
        <source>These cards are not yours.</source>
        <translation>Эти карты не ваши.</translation>
    </message>
    <message>
        <source>Karim</source>
        <extracomment>The bots of Arabka, by the sign on their plates; at the beginning of a sentence.</extracomment>
        <translation>Карим</translation>
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
        <translation>Саид</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Вы сдаёте.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 сдаёт.</translation>
    </message>
    <message>
        <source>You miss this turn because of the three.</source>
        <translation>Из-за тройки вы пропускаете ход.</translation>
    </message>
    <message>
        <source>%1 misses this turn because of the three.</source>
        <translation>%1 из-за тройки пропускает ход.</translation>
    </message>
    <message>
        <source>The pile is empty: you may lay any card.</source>
        <translation>Стопка пуста: кладите любую карту.</translation>
    </message>
    <message>
        <source>The pile is empty: %1 may lay any card.</source>
        <translation>Стопка пуста: %1 кладёт любую карту.</translation>
    </message>
    <message>
        <source>A draw: for %1 turns nobody has drawn a card, sent cards out of the game or reached for the cards on the table.</source>
        <translation>Ничья: за %1 ходов никто не добрал карту, не вывел карты из игры и не дошёл до карт на столе.</translation>
    </message>
    <message>
        <source>You win: you are the first without cards.</source>
        <translation>Вы победили: у вас первых кончились карты.</translation>
    </message>
    <message>
        <source>%1 wins, the first without cards.</source>
        <translation>%1 побеждает: у него первого кончились карты.</translation>
    </message>
    <message>
        <source>You lay open: %1. Into your hand come: %2.</source>
        <translation>Вы открываете на столе: %1. На руки берёте: %2.</translation>
    </message>
    <message>
        <source>%1 lays open: %2. Taken into the hand: %3.</source>
        <translation>%1 открывает на столе: %2. Взято на руки: %3.</translation>
    </message>
    <message>
        <source>You swap nothing and are ready.</source>
        <translation>Вы ничего не меняете и готовы играть.</translation>
    </message>
    <message>
        <source>%1 swaps nothing and is ready.</source>
        <translation>%1 ничего не меняет и готов играть.</translation>
    </message>
    <message>
        <source>You begin, because you hold the lowest card.</source>
        <translation>Начинаете вы: у вас на руках самая младшая карта.</translation>
    </message>
    <message>
        <source>%1 begins, holding the lowest card.</source>
        <translation>%1 начинает: у него на руках самая младшая карта.</translation>
    </message>
    <message>
        <source>You begin, because all hold bonus cards only and the dealer is before you.</source>
        <translation>Начинаете вы: у всех только бонусные карты, а вы сидите за сдающим.</translation>
    </message>
    <message>
        <source>%1 begins next to the dealer, because all hold bonus cards only.</source>
        <translation>%1 начинает как сосед сдающего: у всех на руках только бонусные карты.</translation>
    </message>
    <message>
        <source>You turn over a closed card, and it fits: %1.</source>
        <translation>Вы открываете закрытую карту, и она подходит: %1.</translation>
    </message>
    <message>
        <source>%1 turns over a closed card, and it fits: %2.</source>
        <translation>%1 открывает закрытую карту, и она подходит: %2.</translation>
    </message>
    <message>
        <source>You turn over a closed card, but it does not fit: %1.</source>
        <translation>Вы открываете закрытую карту, но она не подходит: %1.</translation>
    </message>
    <message>
        <source>%1 turns over a closed card, but it does not fit: %2.</source>
        <translation>%1 открывает закрытую карту, но она не подходит: %2.</translation>
    </message>
    <message>
        <source>The ten takes the whole pile out of the game, cards: %1.</source>
        <translation>Десятка выводит из игры всю стопку, карт: %1.</translation>
    </message>
    <message>
        <source>After the ten you may lay again, or end your turn.</source>
        <translation>После десятки можно ходить ещё раз или закончить ход.</translation>
    </message>
    <message>
        <source>After the ten %1 may lay again.</source>
        <translation>После десятки %1 может ходить ещё раз.</translation>
    </message>
    <message>
        <source>Four alike: you may add cards of one rank, or end your turn.</source>
        <translation>Четыре одинаковых: можно доложить карты одного достоинства или закончить ход.</translation>
    </message>
    <message>
        <source>Four alike: %1 may add cards of one rank.</source>
        <translation>Четыре одинаковых: %1 может доложить карты одного достоинства.</translation>
    </message>
    <message>
        <source>You lay no more and end your turn.</source>
        <translation>Вы больше не кладёте и заканчиваете ход.</translation>
    </message>
    <message>
        <source>%1 lays no more.</source>
        <translation>%1 больше не кладёт.</translation>
    </message>
    <message>
        <source>Four alike, but nothing in your hand can be added.</source>
        <translation>Четыре одинаковых, но доложить вам нечего.</translation>
    </message>
    <message>
        <source>Four alike, but %1 has nothing to add.</source>
        <translation>Четыре одинаковых, но %1 не может ничего доложить.</translation>
    </message>
    <message>
        <source>Your hand is empty, so you lay no more in this turn.</source>
        <translation>На руках у вас пусто, больше в этот ход вы не кладёте.</translation>
    </message>
    <message>
        <source>The hand of %1 is empty, so nothing more is laid.</source>
        <translation>У игрока %1 на руках пусто, больше он в этот ход не кладёт.</translation>
    </message>
    <message>
        <source>On the two any card may follow.</source>
        <translation>На двойку можно положить любую карту.</translation>
    </message>
    <message>
        <source>You lay: %1. Any card may follow.</source>
        <translation>Вы кладёте: %1. Следующий кладёт любую карту.</translation>
    </message>
    <message>
        <source>%1 lays: %2. Any card may follow.</source>
        <translation>%1 кладёт: %2. Следующий кладёт любую карту.</translation>
    </message>
    <message>
        <source>You add: %1.</source>
        <translation>Вы докладываете: %1.</translation>
    </message>
    <message>
        <source>%1 adds: %2.</source>
        <translation>%1 докладывает: %2.</translation>
    </message>
    <message>
        <source>You lay again: %1.</source>
        <translation>Вы ходите ещё раз: %1.</translation>
    </message>
    <message>
        <source>%1 lays again: %2.</source>
        <translation>%1 ходит ещё раз: %2.</translation>
    </message>
    <message>
        <source>You lay: %1.</source>
        <translation>Вы кладёте: %1.</translation>
    </message>
    <message>
        <source>%1 lays: %2.</source>
        <translation>%1 кладёт: %2.</translation>
    </message>
    <message>
        <source>You draw: %1. Left in the deck: %2.</source>
        <translation>Вы добираете: %1. В колоде осталось: %2.</translation>
    </message>
    <message>
        <source>%1 draws cards: %2. Left in the deck: %3.</source>
        <translation>%1 добирает карт: %2. В колоде осталось: %3.</translation>
    </message>
    <message>
        <source>Your hand is empty: you take your open cards into it, %1.</source>
        <translation>На руках пусто: вы берёте свои открытые карты, %1.</translation>
    </message>
    <message>
        <source>%1 has an empty hand and takes the open cards into it, %2.</source>
        <translation>%1 остаётся без карт на руках и берёт свои открытые карты: %2.</translation>
    </message>
    <message>
        <source>A three: you take the whole pile, cards: %1.</source>
        <translation>Тройка: вы забираете всю стопку, карт: %1.</translation>
    </message>
    <message>
        <source>A three: %1 takes the whole pile, cards: %2.</source>
        <translation>Тройка: %1 забирает всю стопку, карт: %2.</translation>
    </message>
    <message>
        <source>You take it with the whole pile, cards in all: %1.</source>
        <translation>Вы забираете её вместе со всей стопкой, всего карт: %1.</translation>
    </message>
    <message>
        <source>%1 takes it with the whole pile, cards in all: %2.</source>
        <translation>%1 забирает её вместе со всей стопкой, всего карт: %2.</translation>
    </message>
    <message>
        <source>You take the pile, cards: %1.</source>
        <translation>Вы забираете стопку, карт: %1.</translation>
    </message>
    <message>
        <source>%1 takes the pile, cards: %2.</source>
        <translation>%1 забирает стопку, карт: %2.</translation>
    </message>
    <message>
        <source>Nothing in your hand fits: you take the pile, cards: %1.</source>
        <translation>Ни одна ваша карта не подходит: вы забираете стопку, карт: %1.</translation>
    </message>
    <message>
        <source>%1 has nothing that fits and takes the pile, cards: %2.</source>
        <translation>%1 не может ничего положить и забирает стопку, карт: %2.</translation>
    </message>
</context>
<context>
    <name>ArabkaBoard</name>
    <message>
        <source>Nothing fits: take the pile.</source>
        <translation>Ничего не подходит: заберите стопку.</translation>
    </message>
    <message>
        <source>Table of Arabka</source>
        <translation>Игровой стол: Арабка</translation>
    </message>
</context>
<context>
    <name>ArabkaKeys</name>
    <message>
        <source>Go along your cards</source>
        <translation>Выбрать карту</translation>
    </message>
    <message>
        <source>Between your hand, the cards on the table and the buttons</source>
        <translation>Между рукой, картами на столе и кнопками</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Lift the card beside its equals, or lower it</source>
        <translation>Поднять карту к таким же или опустить её</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play the lifted cards; else press what is marked</source>
        <translation>Сыграть поднятые карты, иначе нажать отмеченное</translation>
    </message>
    <message>
        <source>Lift a card of this rank; again, all alike; again, play them</source>
        <translation>Поднять карту этого достоинства; ещё раз&#xa0;— все такие же; ещё раз&#xa0;— сыграть</translation>
    </message>
    <message>
        <source>Turn over that closed card</source>
        <translation>Открыть эту закрытую карту</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Забрать стопку</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Ready, before play</source>
        <translation>Готово, до начала игры</translation>
    </message>
    <message>
        <source>Lower what is lifted</source>
        <translation>Опустить поднятое</translation>
    </message>
</context>
<context>
    <name>ArabkaLabels</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>начинает</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
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
            <numerusform>в стопке %n</numerusform>
            <numerusform>в стопке %n</numerusform>
            <numerusform>в стопке %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n&#xa0;в&#xa0;колоде</numerusform>
            <numerusform>%n&#xa0;в&#xa0;колоде</numerusform>
            <numerusform>%n&#xa0;в&#xa0;колоде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <translation>
            <numerusform>вышло %n</numerusform>
            <numerusform>вышло %n</numerusform>
            <numerusform>вышло %n</numerusform>
        </translation>
    </message>
    <message>
        <source>READY</source>
        <translation>ГОТОВО</translation>
    </message>
    <message>
        <source>PLAY %1</source>
        <translation>СЫГРАТЬ %1</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>СЫГРАТЬ</translation>
    </message>
    <message>
        <source>END TURN</source>
        <translation>ЗАКОНЧИТЬ ХОД</translation>
    </message>
    <message>
        <source>TAKE</source>
        <translation>ЗАБРАТЬ</translation>
    </message>
</context>
<context>
    <name>ArabkaNames</name>
    <message>
        <source>lifted</source>
        <translation>поднята</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>подходит</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>не подходит</translation>
    </message>
    <message>
        <source>in your hand, %1 of %2</source>
        <translation>в вашей руке, %1 из %2</translation>
    </message>
    <message>
        <source>any card may follow it</source>
        <translation>следующий кладёт любую карту</translation>
    </message>
    <message>
        <source>the next player takes the pile and misses a turn</source>
        <translation>следующий забирает стопку и пропускает ход</translation>
    </message>
    <message>
        <source>the pile leaves the game, you may lay again</source>
        <translation>стопка выходит из игры, можно ходить ещё раз</translation>
    </message>
    <message>
        <source>your open card %1 of %2</source>
        <translation>ваша открытая карта %1 из %2</translation>
    </message>
    <message>
        <source>open card %1 of %2</source>
        <translation>открытая карта %1 из %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>your closed card %1 of %2</source>
        <translation>ваша закрытая карта %1 из %2</translation>
    </message>
    <message>
        <source>closed card %1 of %2</source>
        <translation>закрытая карта %1 из %2</translation>
    </message>
    <message>
        <source>nobody knows it</source>
        <translation>её не знает никто</translation>
    </message>
    <message numerus="yes">
        <source>pile: %n card(s)</source>
        <translation>
            <numerusform>стопка: %n&#xa0;карта</numerusform>
            <numerusform>стопка: %n&#xa0;карты</numerusform>
            <numerusform>стопка: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>from the top: %1</source>
        <translation>сверху вниз: %1</translation>
    </message>
    <message numerus="yes">
        <source>deck: %n card(s)</source>
        <translation>
            <numerusform>колода: %n&#xa0;карта</numerusform>
            <numerusform>колода: %n&#xa0;карты</numerusform>
            <numerusform>колода: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of the game: %n card(s)</source>
        <translation>
            <numerusform>вышли из игры: %n&#xa0;карта</numerusform>
            <numerusform>вышли из игры: %n&#xa0;карты</numerusform>
            <numerusform>вышли из игры: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
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
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>начинает стопку</translation>
    </message>
    <message>
        <source>in the hand, %1 of %2</source>
        <translation>на руках, %1 из %2</translation>
    </message>
</context>
<context>
    <name>ArabkaRules</name>
    <message>
        <source>On %1 nothing fits: the pile must be taken</source>
        <translation>На %1 ничего не подходит: стопку надо забрать</translation>
    </message>
    <message>
        <source>On the pile: %1. In hand: %2. Nothing fits.</source>
        <translation>На стопке: %1. На руках: %2. Ничего не подходит.</translation>
    </message>
    <message>
        <source>On %1 you may lay: %2</source>
        <translation>На %1 можно положить: %2</translation>
    </message>
    <message>
        <source>On the pile: %1. In hand: %2. What fits: %3.</source>
        <translation>На стопке: %1. На руках: %2. Подходит: %3.</translation>
    </message>
    <message>
        <source>Arabka is a race to get rid of your cards. %1 to %2 players share one pack of %3 cards, and whoever has none left first wins.</source>
        <translation>Арабка&#xa0;— гонка: кто быстрее избавится от своих карт. За столом от %1 до %2 игроков и одна колода в %3 карты; побеждает тот, у кого карты кончатся раньше всех.</translation>
    </message>
    <message>
        <source>Everybody gets %1 cards: %2 closed ones in a row on the table, %2 open ones on top of them, and %3 in hand. You see your hand and all open cards, but nobody knows the closed ones, not even their owner. The other cards are the deck.</source>
        <translation>Каждый получает %1 карт: %2 закрытые в ряд на столе, %2 открытые поверх них и %3 на руки. Вы видите свою руку и все открытые карты, а закрытых не знает никто, даже их хозяин. Остальные карты&#xa0;— колода.</translation>
    </message>
    <message>
        <source>Your %1 cards: closed, open on top of them, and your hand</source>
        <translation>Ваши %1 карт: закрытые, открытые поверх них и рука</translation>
    </message>
    <message>
        <source>Open cards, each on a closed card: %1. In hand: %2.</source>
        <translation>Открытые карты, каждая на закрытой: %1. На руках: %2.</translation>
    </message>
    <message>
        <source>Before play you may exchange cards of your hand for your own open cards, up to %1 of them. You do that once: after READY all stays as it is. The players do so in turn, and the dealer, who is drawn by chance, comes last.</source>
        <translation>До начала игры можно обменять карты с рук на свои открытые карты, до %1 штук. Это делают один раз: после «Готово» всё остаётся как есть. Игроки меняют по очереди, последним&#xa0;— сдающий, которого выбирает жребий.</translation>
    </message>
    <message>
        <source>The player with the lowest ordinary card in hand begins and may lay anything. If several hold an equally low one, the first of them after the dealer begins.</source>
        <translation>Начинает тот, у кого на руках самая младшая простая карта; класть он может что угодно. Если таких несколько, начинает первый из них после сдающего.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>In your turn you lay one card on the pile, or several of the same rank at once. They must be equal to the card on top or higher. Four is the lowest rank and the ace the highest; suits do not matter. On an empty pile anything fits.</source>
        <translation>В свой ход вы кладёте на стопку одну карту или сразу несколько одного достоинства. Они должны быть не младше верхней карты. Младше всех четвёрка, старше всех туз; масти не важны. На пустую стопку можно класть что угодно.</translation>
    </message>
    <message>
        <source>Twos, threes and tens have no place in this order: %1 comes right after %2.</source>
        <translation>Двоек, троек и десяток в этом порядке нет: %1 идёт сразу за %2.</translation>
    </message>
    <message>
        <source>From the lowest to the highest: %1</source>
        <translation>От младшей к старшей: %1</translation>
    </message>
    <message>
        <source>If nothing in your hand fits, you must take the whole pile into your hand, and your turn is over. The next player begins a new pile. As long as something fits, a bonus card included, you may not take.</source>
        <translation>Если ни одна карта на руках не подходит, вы забираете всю стопку, и ваш ход окончен. Следующий игрок начинает новую стопку. Пока хоть что-то подходит, в том числе бонусная карта, забирать нельзя.</translation>
    </message>
    <message>
        <source>Two things can be changed on the sheet before the game: that only higher cards fit and equal ones do not, and that the pile may be taken at will.</source>
        <translation>Перед игрой можно изменить две вещи: пусть подходят только старшие карты, а равные нет, и пусть стопку можно забирать по своей воле.</translation>
    </message>
    <message>
        <source>Laying cards</source>
        <translation>Как класть карты</translation>
    </message>
    <message>
        <source>The next player may lay any card on it.</source>
        <translation>Следующий кладёт на неё любую карту.</translation>
    </message>
    <message>
        <source>The next player takes the whole pile and misses a turn.</source>
        <translation>Следующий забирает всю стопку и пропускает ход.</translation>
    </message>
    <message>
        <source>The pile and the ten itself leave the game, and you may lay again.</source>
        <translation>Стопка и сама десятка выходят из игры, и можно ходить ещё раз.</translation>
    </message>
    <message>
        <source>Bonus cards may be laid on any card, and each does something of its own.</source>
        <translation>Бонусные карты можно класть на любую карту, и каждая делает что-то своё.</translation>
    </message>
    <message>
        <source>Nothing helps against a three: the pile goes into the next player’s hand together with the three, and the player after that begins a new pile. With two players that is the one who laid the three.</source>
        <translation>От тройки нет защиты: следующий игрок забирает стопку вместе с самой тройкой, а новую стопку начинает тот, кто сидит за ним. Если игроков двое, это тот, кто положил тройку.</translation>
    </message>
    <message>
        <source>After a ten you need not lay again: you may end your turn. If your hand is empty while there is a deck, you only draw.</source>
        <translation>После десятки ходить ещё раз необязательно: можно закончить ход. Если на руках пусто, а колода ещё есть, вы просто добираете карты.</translation>
    </message>
    <message>
        <source>Several bonus cards of a rank laid together do the same as a single one.</source>
        <translation>Несколько бонусных карт одного достоинства, положенных вместе, действуют как одна.</translation>
    </message>
    <message>
        <source>Bonus cards: %1</source>
        <translation>Бонусные карты: %1</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Бонусные карты</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что она делает</translation>
    </message>
    <message>
        <source>Whoever lays all %1 cards of a rank in one lay may add more on top in the same turn: one to %1 cards of another rank that fits. If those are %1 alike again, the right comes again. The cards of the pile stay where they are.</source>
        <translation>Кто за один раз кладёт все %1 карты одного достоинства, может в тот же ход доложить сверху ещё: от одной до %1 карт другого подходящего достоинства. Если это снова %1 одинаковых, можно доложить опять. Карты стопки остаются на месте.</translation>
    </message>
    <message>
        <source>Only %1 cards from one hand in one lay count. Completing a set that partly lies on the pile already brings nothing.</source>
        <translation>Считаются только %1 карты с одной руки, положенные сразу. Если часть уже лежит на стопке, дополнить её до четырёх&#xa0;— ничего не даёт.</translation>
    </message>
    <message>
        <source>Four alike</source>
        <translation>Четыре одинаковых</translation>
    </message>
    <message>
        <source>At the end of your turn you draw from the deck until you hold %1 cards. With %1 or more in hand you draw none. Once the deck is used up, you play on with what you hold.</source>
        <translation>В конце хода вы добираете из колоды, пока на руках не будет %1 карт. Если их %1 или больше, добирать не нужно. Когда колода кончится, играют тем, что на руках.</translation>
    </message>
    <message>
        <source>When the deck is gone and your hand is empty, you take your %1 open cards into your hand, all at once, and play on with them. Open cards are never laid from the table.</source>
        <translation>Когда колода кончилась и на руках пусто, вы берёте все свои %1 открытые карты сразу и играете дальше ими. Прямо со стола открытые карты не кладут никогда.</translation>
    </message>
    <message>
        <source>When these are gone too, you turn over one of your closed cards in your turn without knowing it. If it fits, it is laid. If it does not fit, it comes into your hand with the whole pile, and you must get rid of all that before you may turn over the next one.</source>
        <translation>Когда кончились и они, в свой ход вы вслепую открываете одну из закрытых карт. Если она подходит, она сыграна. Если нет, вы забираете её на руки вместе со всей стопкой и, пока не избавитесь от всего этого, следующую открыть нельзя.</translation>
    </message>
    <message>
        <source>Drawing, open and closed cards</source>
        <translation>Добор, открытые и закрытые карты</translation>
    </message>
    <message>
        <source>The first player without any cards, in hand and on the table, wins at once. It does not matter what the last card is: a last three or ten does nothing more.</source>
        <translation>Кто первым остался совсем без карт, и на руках, и на столе, тот сразу побеждает. Какая карта была последней, неважно: последняя тройка или десятка уже ничего не делает.</translation>
    </message>
    <message>
        <source>Players can hand the same cards to each other for ever. So if for %1 turns in a row nobody draws, sends cards out of the game, takes up open cards or turns over a closed one, the game is a draw.</source>
        <translation>Игроки могут без конца передавать друг другу одни и те же карты. Поэтому, если %1 ходов подряд никто не добирает, не выводит карты из игры, не берёт открытые карты и не открывает закрытых, партия кончается вничью.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>There are no points in Arabka. The first player without cards wins, all others lose alike, however many cards they still hold.</source>
        <translation>В «Арабке» нет очков. Кто первым остался без карт, тот победил, остальные проиграли одинаково, сколько бы карт у них ни осталось.</translation>
    </message>
    <message>
        <source>A draw, when nothing moves any more, is won by nobody. It counts as a finished game and ends a winning streak.</source>
        <translation>Ничья, когда игра стоит на месте, не приносит победы никому. Она считается сыгранной партией и прерывает серию побед.</translation>
    </message>
    <message>
        <source>All bots play fair. They see their own hand, the open cards and the pile, and remember what was taken, just as you can. Closed cards, the deck and your hand are hidden from them.</source>
        <translation>Все боты играют честно. Они видят свою руку, открытые карты и стопку и помнят, кто что забрал,&#xa0;— всё это доступно и вам. Закрытые карты, колода и ваша рука от них скрыты.</translation>
    </message>
    <message>
        <source>Swap so that your best cards lie open: threes, tens, aces and kings. They come into your hand when there is no deck to help you, and up to then you get rid of low cards while you draw new ones anyway.</source>
        <translation>Меняйте так, чтобы открытыми лежали лучшие карты: тройки, десятки, тузы и короли. Они придут на руки, когда колода уже не поможет, а до тех пор вы избавляетесь от младших карт и всё равно добираете новые.</translation>
    </message>
    <message>
        <source>Lay your lowest cards first, and all of a rank together. High cards will fit later too, low ones may not.</source>
        <translation>Сначала кладите младшие карты, и все одного достоинства сразу. Старшие подойдут и потом, а младшие могут и не подойти.</translation>
    </message>
    <message>
        <source>Keep bonus cards until you need them. While something ordinary fits, they are your insurance against taking the pile.</source>
        <translation>Берегите бонусные карты до нужного часа. Пока подходит что-то простое, они страхуют вас от того, чтобы забирать стопку.</translation>
    </message>
    <message>
        <source>A three hurts the more, the larger the pile is. But whoever takes the pile gets the three as well, and it may come back to you.</source>
        <translation>Чем больше стопка, тем больнее тройка. Но вместе со стопкой соперник получает и саму тройку, и она может вернуться к вам.</translation>
    </message>
    <message>
        <source>Watch what others take from the pile: these cards are in their hand until they lay them. Unless it may be taken at will, whoever took the pile had nothing that fitted.</source>
        <translation>Следите, что другие забирают со стопкой: эти карты у них на руках, пока не сыграны. Если забирать по желанию нельзя, тому, кто забрал стопку, нечего было положить.</translation>
    </message>
    <message>
        <source>Once the deck is gone, few ranks in hand are better than few cards: all cards of a rank go in one turn.</source>
        <translation>Когда колода кончилась, важнее, чтобы на руках было мало разных достоинств, а не мало карт: все карты одного достоинства уходят за один ход.</translation>
    </message>
    <message>
        <source>Turn over a closed card when the pile is empty, if you can: on an empty pile every card fits.</source>
        <translation>Закрытую карту старайтесь открывать на пустую стопку: на неё подходит любая карта.</translation>
    </message>
    <message>
        <source>To swap, tap a card of your hand and one of your open cards. You may change your mind until you press READY.</source>
        <translation>Чтобы обменять, коснитесь карты в руке и одной из своих открытых карт. Передумать можно, пока не нажато ГОТОВО.</translation>
    </message>
    <message>
        <source>Tap a card of your hand and it lifts; tap others of its rank to add them. Cards that do not fit are dimmed. Tap again, drag the cards up, or press PLAY to lay them.</source>
        <translation>Коснитесь карты в руке, и она поднимется; коснитесь других того же достоинства, чтобы добавить их. Неподходящие карты притушены. Чтобы сыграть, коснитесь ещё раз, потяните карты вверх или нажмите СЫГРАТЬ.</translation>
    </message>
    <message>
        <source>TAKE lights up when taking the pile is your move, END TURN when you may lay once more but need not. A closed card is turned over with a tap.</source>
        <translation>ЗАБРАТЬ загорается, когда ваш ход&#xa0;— забрать стопку, ЗАКОНЧИТЬ ХОД&#xa0;— когда можно класть ещё, но необязательно. Закрытую карту открывают касанием.</translation>
    </message>
    <message>
        <source>The button in the upper left corner pauses the match. Every move is saved: you may leave at any time, and CONTINUE brings you back to the very same place.</source>
        <translation>Кнопка в левом верхнем углу ставит матч на паузу. Каждый ход сохраняется: можно уйти в любой момент, и ПРОДОЛЖИТЬ вернёт вас на то же самое место.</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>выбрать карту</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>add the card to those you lay, or put it back</source>
        <translation>добавить карту к тем, что кладёте, или вернуть её</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lay the cards</source>
        <translation>положить карты</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>забрать стопку</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>закончить ход</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put lifted cards back, or open the menu</source>
        <translation>опустить поднятые карты или открыть меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>ArabkaSentences</name>
    <message numerus="yes">
        <source>tap again: all %n</source>
        <translation>
            <numerusform>ещё раз&#xa0;— %n</numerusform>
            <numerusform>ещё раз&#xa0;— все %n</numerusform>
            <numerusform>ещё раз&#xa0;— все %n</numerusform>
        </translation>
    </message>
    <message>
        <source>tap again to lay</source>
        <translation>ещё раз&#xa0;— положить</translation>
    </message>
    <message>
        <source>your last cards: you win</source>
        <translation>ваши последние карты: вы побеждаете</translation>
    </message>
    <message>
        <source>any card may follow</source>
        <translation>дальше&#xa0;— любая карта</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) and misses a turn</source>
        <translation>
            <numerusform>%1 забирает %n&#xa0;карту и пропускает ход</numerusform>
            <numerusform>%1 забирает %n&#xa0;карты и пропускает ход</numerusform>
            <numerusform>%1 забирает %n&#xa0;карт и пропускает ход</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game, you may lay again</source>
        <translation>
            <numerusform>%n&#xa0;карта выходит из игры, можно ходить ещё раз</numerusform>
            <numerusform>%n&#xa0;карты выходят из игры, можно ходить ещё раз</numerusform>
            <numerusform>%n&#xa0;карт выходят из игры, можно ходить ещё раз</numerusform>
        </translation>
    </message>
    <message>
        <source>four alike: you may add more</source>
        <translation>четыре одинаковых: можно доложить</translation>
    </message>
    <message>
        <source>Swap hand cards for your open cards, then say that you are ready</source>
        <translation>Обменяйте карты с рук на свои открытые и нажмите «Готово»</translation>
    </message>
    <message>
        <source>now tap the open card it changes places with</source>
        <translation>теперь коснитесь открытой карты, с которой она поменяется</translation>
    </message>
    <message>
        <source>now tap the card of your hand it changes places with</source>
        <translation>теперь коснитесь карты в руке, с которой она поменяется</translation>
    </message>
    <message>
        <source>Nothing fits: take the pile</source>
        <translation>Ничего не подходит: забирайте стопку</translation>
    </message>
    <message>
        <source>Turn over one of your closed cards</source>
        <translation>Откройте одну из своих закрытых карт</translation>
    </message>
    <message>
        <source>any card fits</source>
        <translation>подходит любая карта</translation>
    </message>
    <message>
        <source>higher than %1</source>
        <translation>старше, чем %1</translation>
    </message>
    <message>
        <source>%1 or higher</source>
        <translation>%1 или старше</translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <translation>
            <numerusform>забирает %n</numerusform>
            <numerusform>забирает %n</numerusform>
            <numerusform>забирает %n</numerusform>
        </translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>пропускает ход</translation>
    </message>
    <message>
        <source>You turn over</source>
        <translation>Вы открываете</translation>
    </message>
    <message>
        <source>%1 turns over</source>
        <translation>%1 открывает</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>слишком мало</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game</source>
        <translation>
            <numerusform>%n&#xa0;карта выходит из игры</numerusform>
            <numerusform>%n&#xa0;карты выходят из игры</numerusform>
            <numerusform>%n&#xa0;карт выходят из игры</numerusform>
        </translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>вы начинаете стопку</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 начинает стопку</translation>
    </message>
    <message>
        <source>nobody gets on: a draw</source>
        <translation>игра стоит на месте: ничья</translation>
    </message>
    <message>
        <source>you have no cards left</source>
        <translation>у вас больше нет карт</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 без карт</translation>
    </message>
    <message numerus="yes">
        <source>you draw %n</source>
        <translation>
            <numerusform>вы добираете %n</numerusform>
            <numerusform>вы добираете %n</numerusform>
            <numerusform>вы добираете %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n</source>
        <translation>
            <numerusform>добирает %n</numerusform>
            <numerusform>добирает %n</numerusform>
            <numerusform>добирает %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You add</source>
        <translation>Вы докладываете</translation>
    </message>
    <message>
        <source>%1 adds</source>
        <translation>%1 докладывает</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>Вы кладёте</translation>
    </message>
    <message>
        <source>%1 lays</source>
        <translation>%1 кладёт</translation>
    </message>
    <message numerus="yes">
        <source>you take %n card(s) and miss a turn</source>
        <translation>
            <numerusform>вы забираете %n&#xa0;карту и пропускаете ход</numerusform>
            <numerusform>вы забираете %n&#xa0;карты и пропускаете ход</numerusform>
            <numerusform>вы забираете %n&#xa0;карт и пропускаете ход</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take it with the pile, %n card(s)</source>
        <translation>
            <numerusform>вы забираете её со стопкой, %n&#xa0;карта</numerusform>
            <numerusform>вы забираете её со стопкой, %n&#xa0;карты</numerusform>
            <numerusform>вы забираете её со стопкой, %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes it with the pile, %n card(s)</source>
        <translation>
            <numerusform>забирает её со стопкой, %n&#xa0;карта</numerusform>
            <numerusform>забирает её со стопкой, %n&#xa0;карты</numerusform>
            <numerusform>забирает её со стопкой, %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits: you take %n card(s)</source>
        <translation>
            <numerusform>Ничего не подходит: вы забираете %n&#xa0;карту</numerusform>
            <numerusform>Ничего не подходит: вы забираете %n&#xa0;карты</numerusform>
            <numerusform>Ничего не подходит: вы забираете %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits: %1 takes %n card(s)</source>
        <translation>
            <numerusform>Ничего не подходит: %1 забирает %n&#xa0;карту</numerusform>
            <numerusform>Ничего не подходит: %1 забирает %n&#xa0;карты</numerusform>
            <numerusform>Ничего не подходит: %1 забирает %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n card(s)</source>
        <translation>
            <numerusform>вы забираете %n&#xa0;карту</numerusform>
            <numerusform>вы забираете %n&#xa0;карты</numerusform>
            <numerusform>вы забираете %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s)</source>
        <translation>
            <numerusform>%1 забирает %n&#xa0;карту</numerusform>
            <numerusform>%1 забирает %n&#xa0;карты</numerusform>
            <numerusform>%1 забирает %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>you may lay again</source>
        <translation>можно ходить ещё раз</translation>
    </message>
    <message>
        <source>may lay again</source>
        <translation>может ходить ещё раз</translation>
    </message>
    <message>
        <source>four alike: you may add 1 to 4 cards of one rank</source>
        <translation>четыре одинаковых: можно доложить ещё 1–4 карты одного достоинства</translation>
    </message>
    <message>
        <source>four alike: may add more</source>
        <translation>четыре одинаковых: может доложить</translation>
    </message>
    <message>
        <source>You end your turn</source>
        <translation>Вы заканчиваете ход</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 заканчивает ход</translation>
    </message>
    <message>
        <source>nothing can be added</source>
        <translation>доложить нечего</translation>
    </message>
    <message>
        <source>hand empty: your open cards come into it</source>
        <translation>на руках пусто: вы берёте открытые карты</translation>
    </message>
    <message>
        <source>hand empty: takes the open cards</source>
        <translation>на руках пусто: берёт открытые карты</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Вы сдаёте</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 сдаёт</translation>
    </message>
    <message numerus="yes">
        <source>You swap %n card(s)</source>
        <translation>
            <numerusform>Вы меняете %n&#xa0;карту</numerusform>
            <numerusform>Вы меняете %n&#xa0;карты</numerusform>
            <numerusform>Вы меняете %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 swaps %n card(s)</source>
        <translation>
            <numerusform>%1 меняет %n&#xa0;карту</numerusform>
            <numerusform>%1 меняет %n&#xa0;карты</numerusform>
            <numerusform>%1 меняет %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>You swap nothing</source>
        <translation>Вы ничего не меняете</translation>
    </message>
    <message>
        <source>%1 swaps nothing</source>
        <translation>%1 ничего не меняет</translation>
    </message>
    <message>
        <source>you begin with the lowest card</source>
        <translation>начинаете вы: ваша карта младшая</translation>
    </message>
    <message>
        <source>%1 begins with the lowest card</source>
        <translation>%1 начинает: карта самая младшая</translation>
    </message>
    <message>
        <source>you begin</source>
        <translation>начинаете вы</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 начинает</translation>
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
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Победа: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without progress</source>
        <translation>
            <numerusform>%n&#xa0;ход без продвижения</numerusform>
            <numerusform>%n&#xa0;хода без продвижения</numerusform>
            <numerusform>%n&#xa0;ходов без продвижения</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody gets on</source>
        <translation>Игра стоит на месте</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>карт не осталось</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>осталась %n&#xa0;карта</numerusform>
            <numerusform>осталось %n&#xa0;карты</numerusform>
            <numerusform>осталось %n&#xa0;карт</numerusform>
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
        <translation>двойка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрка</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятка</translation>
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
        <translation>червей</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>As in &quot;nine of spades&quot;.</extracomment>
        <translation>пик</translation>
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
        <translation>Стол ждёт «%1».</translation>
    </message>
    <message>
        <source>%1 numbers are needed here, not %2.</source>
        <translation>Чисел здесь должно быть %1, а не %2.</translation>
    </message>
    <message>
        <source>Only numbers from %1 to %2 can come here.</source>
        <translation>Здесь могут быть только числа от %1 до %2.</translation>
    </message>
    <message>
        <source>A pack of %1 cards is needed here, not %2.</source>
        <translation>Карт в колоде должно быть %1, а не %2.</translation>
    </message>
    <message>
        <source>Each card of the pack must come exactly once.</source>
        <translation>Каждая карта колоды должна встретиться ровно один раз.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The report tells the developers what happened. It shows nothing that is hidden at the table, and nothing is sent anywhere unless you pass it on.</source>
        <translation>По отчёту разработчики поймут, что случилось. В нём нет ничего, что скрыто за столом, и никуда он не отправляется, пока вы сами его не передадите.</translation>
    </message>
    <message>
        <source>What failed is also noted in this file:</source>
        <translation>Сведения об ошибке записаны и в этот файл:</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>The room cannot open because of an unexpected error.</source>
        <translation>Комнату не удаётся открыть из-за непредвиденной ошибки.</translation>
    </message>
    <message>
        <source>The room ended unexpectedly the last time.</source>
        <translation>В прошлый раз комната закрылась из-за сбоя.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong.</source>
        <translation>Произошла непредвиденная ошибка.</translation>
    </message>
    <message>
        <source>Your matches are saved up to the last move.</source>
        <translation>Ваши матчи сохранены до последнего хода.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Your dice</source>
        <translation>Ваши кубики</translation>
    </message>
    <message>
        <source>The bots’ dice</source>
        <translation>Кубики ботов</translation>
    </message>
    <message>
        <source>The line is what chance gives in the long run: %1 of each face.</source>
        <translation>Линия&#xa0;— то, что на длинном пути даёт случай: по %1 на каждое число.</translation>
    </message>
    <message>
        <source>How often each face fell</source>
        <translation>Как часто выпадало каждое число</translation>
    </message>
    <message>
        <source>%1, thrown %2: %3</source>
        <translation>%1, всего %2: %3</translation>
    </message>
    <message>
        <source>too few dice yet to tell anything.</source>
        <translation>бросков пока слишком мало, чтобы о чём-то судить.</translation>
    </message>
    <message>
        <source>fair dice deviate this much or more in fewer than 1 of 100 cases. That is very rare.</source>
        <translation>у честных кубиков такие или большие отклонения бывают реже чем в 1 случае из 100. Это большая редкость.</translation>
    </message>
    <message>
        <source>fair dice deviate this much or more in %1 of 100 cases. That is unusual, yet chance does it at times.</source>
        <translation>у честных кубиков такие или большие отклонения бывают в %1 случаях из 100. Это необычно, но случай иногда так играет.</translation>
    </message>
    <message>
        <source>fair dice deviate this much or more in %1 of 100 cases. This is what chance gives.</source>
        <translation>у честных кубиков такие или большие отклонения бывают в %1 случаях из 100. Так и бывает при игре случая.</translation>
    </message>
    <message>
        <source>%1: %2, %3 times</source>
        <translation>%1: %2, выпадений %3</translation>
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
        <translation>Рыбалка</translation>
    </message>
    <message>
        <source>2 players · catching cards</source>
        <translation>2&#xa0;игрока · ловля карт</translation>
    </message>
    <message>
        <source>One on one with a bot, a match to 16 points</source>
        <translation>Один на один с ботом, матч до 16&#xa0;очков</translation>
    </message>
    <message>
        <source>Often plays a card at random, otherwise takes as many cards as it can.</source>
        <translation>Часто ходит наугад, а в остальных случаях забирает как можно больше карт.</translation>
    </message>
    <message>
        <source>Weighs what each card brings and lays small useless ones; now and then it still plays at random.</source>
        <translation>Взвешивает, что даст каждая карта, на стол кладёт мелочь, которой не жалко, но порой всё же ходит наугад.</translation>
    </message>
    <message>
        <source>Plays without chance, thinks about the table it leaves you, and saves aces, the two of spades and the ten of diamonds.</source>
        <translation>Играет без случайности, думает о столе, который вам оставит, и бережёт тузы, двойку пик и десятку бубен.</translation>
    </message>
    <message>
        <source>Counts every card, plays the last deal without a mistake and takes any way that wins the match.</source>
        <translation>Считает все карты, последнюю раздачу разыгрывает безошибочно и идёт на любой исход, лишь бы выиграть матч.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Сейчас ходить нельзя.</translation>
    </message>
    <message>
        <source>That is not a card of the pack.</source>
        <translation>Такой карты нет в колоде.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Этой карты у вас в руке нет.</translation>
    </message>
    <message>
        <source>“%1” is not a card.</source>
        <translation>«%1»&#xa0;— это не карта.</translation>
    </message>
    <message>
        <source>That is the bot’s card.</source>
        <translation>Это карта бота.</translation>
    </message>
    <message>
        <source>Deal %1 of %2.</source>
        <translation>Раздача %1 из %2.</translation>
    </message>
    <message>
        <source>You lay on the table: %1.</source>
        <translation>Ваш ход: %1. Карта ложится на стол.</translation>
    </message>
    <message>
        <source>The bot lays on the table: %1.</source>
        <translation>Ход бота: %1. Карта ложится на стол.</translation>
    </message>
    <message>
        <source>You play: %1. Taken: %2.</source>
        <translation>Ваш ход: %1. Взято: %2.</translation>
    </message>
    <message>
        <source>The bot plays: %1. Taken: %2.</source>
        <translation>Ход бота: %1. Взято: %2.</translation>
    </message>
    <message>
        <source>You clear the table: a sweep.</source>
        <translation>Вы забираете все карты: сбор стола.</translation>
    </message>
    <message>
        <source>The bot clears the table: a sweep.</source>
        <translation>Бот забирает все карты: сбор стола.</translation>
    </message>
    <message>
        <source>The leftovers are yours: %1.</source>
        <translation>Остатки достаются вам: %1.</translation>
    </message>
    <message>
        <source>The leftovers go to the bot: %1.</source>
        <translation>Остатки достаются боту: %1.</translation>
    </message>
    <message>
        <source>Round %1 is over: you %2, the bot %3.</source>
        <translation>Раунд %1 окончен: у вас %2, у бота %3.</translation>
    </message>
    <message>
        <source>You win the match, %1 to %2.</source>
        <translation>Вы выиграли матч со счётом %1&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>The bot wins the match, %2 to %1.</source>
        <translation>Бот выиграл матч со счётом %2&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Сейчас ходит другой игрок.</translation>
    </message>
</context>
<context>
    <name>FishingLabels</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n&#xa0;в&#xa0;колоде</numerusform>
            <numerusform>%n&#xa0;в&#xa0;колоде</numerusform>
            <numerusform>%n&#xa0;в&#xa0;колоде</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <translation>раздача %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n&#xa0;пика</numerusform>
            <numerusform>%n&#xa0;пики</numerusform>
            <numerusform>%n&#xa0;пик</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n&#xa0;сбор</numerusform>
            <numerusform>%n&#xa0;сбора</numerusform>
            <numerusform>%n&#xa0;сборов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FishingNames</name>
    <message>
        <source>in your hand, %1 of %2</source>
        <translation>в вашей руке, %1 из %2</translation>
    </message>
    <message>
        <source>on the table, %1 of %2</source>
        <translation>на столе, %1 из %2</translation>
    </message>
    <message>
        <source>bot’s hand, %1 of %2</source>
        <translation>рука бота, %1 из %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрытая карта</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>поднятая карта</translation>
    </message>
    <message>
        <source>hand value %1</source>
        <translation>ценность в руке %1</translation>
    </message>
    <message>
        <source>would be taken</source>
        <translation>будет взята</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s)</source>
        <translation>
            <numerusform>приносит %n&#xa0;очко</numerusform>
            <numerusform>приносит %n&#xa0;очка</numerusform>
            <numerusform>приносит %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>ничего не заберёт</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s): %1</source>
        <translation>
            <numerusform>заберёт %n&#xa0;карту: %1</numerusform>
            <numerusform>заберёт %n&#xa0;карты: %1</numerusform>
            <numerusform>заберёт %n&#xa0;карт: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <translation>раздача %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n&#xa0;карта в колоде</numerusform>
            <numerusform>%n&#xa0;карты в колоде</numerusform>
            <numerusform>%n&#xa0;карт в колоде</numerusform>
        </translation>
    </message>
    <message>
        <source>your pile: empty</source>
        <translation>ваша стопка: пусто</translation>
    </message>
    <message>
        <source>bot’s pile: empty</source>
        <translation>стопка бота: пусто</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n&#xa0;пика</numerusform>
            <numerusform>%n&#xa0;пики</numerusform>
            <numerusform>%n&#xa0;пик</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n&#xa0;сбор</numerusform>
            <numerusform>%n&#xa0;сбора</numerusform>
            <numerusform>%n&#xa0;сборов</numerusform>
        </translation>
    </message>
    <message>
        <source>your pile: %1</source>
        <translation>ваша стопка: %1</translation>
    </message>
    <message>
        <source>bot’s pile: %1</source>
        <translation>стопка бота: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 из %n&#xa0;очка</numerusform>
            <numerusform>%1 из %n&#xa0;очков</numerusform>
            <numerusform>%1 из %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>его ход</translation>
    </message>
</context>
<context>
    <name>FishingRules</name>
    <message>
        <source>%1 takes nothing and stays on the table</source>
        <translation>%1 ничего не забирает и остаётся на столе</translation>
    </message>
    <message>
        <source>Played: %1. On the table: %2. Nothing is taken.</source>
        <translation>Ход: %1. На столе: %2. Не взято ничего.</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 забирает %2</translation>
    </message>
    <message>
        <source>%1 takes %2: a sweep</source>
        <translation>%1 забирает %2: сбор стола</translation>
    </message>
    <message>
        <source>Played: %1. On the table: %2. Taken: %3.</source>
        <translation>Ход: %1. На столе: %2. Взято: %3.</translation>
    </message>
    <message>
        <source>You and a bot share one pack of %1 cards. Some lie open on the table, and with the cards of your hand you catch them. Whoever has %2 points or more when a round is over wins the match.</source>
        <translation>Вы с ботом играете одной колодой из %1&#xa0;карт. Часть карт лежит на столе открыто, и вы ловите их картами из своей руки. Матч выигрывает тот, у кого в конце раунда %2&#xa0;очков или больше.</translation>
    </message>
    <message>
        <source>A round begins with %1 cards for each of you and %2 open cards on the table. As soon as both hands are empty, both get %1 more, but the table gets none. After %3 deals the deck is used up and the round ends.</source>
        <translation>В начале раунда каждый получает по %1&#xa0;карты, и ещё %2 кладут открытыми на стол. Как только обе руки опустели, каждому сдают ещё по %1, а на стол больше ничего не кладут. После %3&#xa0;раздач колода кончается, а с ней и раунд.</translation>
    </message>
    <message>
        <source>The bot deals the first round, so you lead in it: whoever does not deal begins every deal of the round. In the next round it is the other way about, and so on in turn.</source>
        <translation>Первый раунд сдаёт бот, поэтому первый ход в нём за вами: каждую раздачу раунда начинает тот, кто не сдаёт. В следующем раунде вы меняетесь ролями, и так далее по очереди.</translation>
    </message>
    <message>
        <source>Dealing and turns</source>
        <translation>Раздача и ходы</translation>
    </message>
    <message>
        <source>In your turn you play one card. It takes all table cards of its own rank, and with them all groups of table cards that add up to its hand value. Several groups may go at once, but each table card belongs to one group only. Your card and its catch go to your pile.</source>
        <translation>В свой ход вы играете одной картой. Она забирает со стола все карты своего достоинства, а вместе с ними все группы карт, которые в сумме дают её ценность в руке. За один раз можно забрать несколько групп, но каждая карта входит только в одну из них. Ваша карта и её улов отправляются в вашу стопку.</translation>
    </message>
    <message>
        <source>A card that takes nothing is laid on the table and stays there for others to catch.</source>
        <translation>Карта, которой забрать нечего, ложится на стол и остаётся там, пока её не поймают.</translation>
    </message>
    <message>
        <source>Most cards count the same everywhere. Some grow when they are played from the hand, and the golden dot on such a card tells how much it is worth there. Once it lies on the table, it counts no more than its number again.</source>
        <translation>Большинство карт везде стоит одинаково. Но некоторые прибавляют в цене, когда ими ходят из руки: сколько такая карта стоит, говорит золотая точка на ней. На столе она снова стоит столько же, сколько другие карты её достоинства.</translation>
    </message>
    <message>
        <source>An ace takes an ace. That may surprise you if you know similar games, but equal rank is always enough, whatever the hand value: besides the sums of %1 your ace also takes every ace on the table. In the same way the two of spades takes twos, and the ten of diamonds takes tens.</source>
        <translation>Туз забирает туза. Если вы знаете похожие игры, это может удивить, но одинакового достоинства достаточно всегда, какой бы ни была ценность в руке: кроме групп с суммой&#xa0;%1 ваш туз забирает и всех тузов на столе. Точно так же двойка пик забирает двойки, а десятка бубен&#xa0;— десятки.</translation>
    </message>
    <message>
        <source>You choose the card, but not what it catches. It always takes the best set there is: as many cards as possible; among equally large sets the one worth more points; then the one with more spades.</source>
        <translation>Вы выбираете карту, но не её улов. Она всегда забирает лучшее из возможного: как можно больше карт; если карт поровну&#xa0;— то, что приносит больше очков; если и очков поровну&#xa0;— то, где больше пик.</translation>
    </message>
    <message>
        <source>Taking is compulsory. You cannot take less, and a card that can catch something cannot just be laid down.</source>
        <translation>Забирать обязательно. Взять меньше нельзя, и карту, которой есть что поймать, нельзя просто положить на стол.</translation>
    </message>
    <message>
        <source>What a card takes</source>
        <translation>Что забирает карта</translation>
    </message>
    <message>
        <source>What a card is worth</source>
        <translation>Сколько стоит карта</translation>
    </message>
    <message>
        <source>The catch is chosen for you</source>
        <translation>Улов выбирать не нужно</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>её число</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Туз</translation>
    </message>
    <message>
        <source>Two of spades</source>
        <translation>Двойка пик</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Десятка бубен</translation>
    </message>
    <message>
        <source>Other number cards</source>
        <translation>Остальные карты с числом</translation>
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
        <translation>на столе</translation>
    </message>
    <message>
        <source>from the hand</source>
        <translation>из руки</translation>
    </message>
    <message>
        <source>Whoever takes everything that lies on the table makes a sweep, and every sweep counts (points: %1). A single card is enough, if it was the only one. The other player then has an empty table in front of them and can only lay a card down.</source>
        <translation>Кто забирает всё, что лежит на столе, делает сбор стола, и каждый сбор идёт в счёт (очки: %1). Хватит и одной карты, если других на столе не было. Перед соперником остаётся пустой стол, и он может только положить на него карту.</translation>
    </message>
    <message>
        <source>There is one exception: the very last card of a round makes no sweep, even if it clears the table. Its catch counts as usual.</source>
        <translation>Есть одно исключение: самая последняя карта раунда не даёт сбора, даже если забирает весь стол. Её улов считается как обычно.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Сборы стола</translation>
    </message>
    <message>
        <source>When all cards of a round are played, the leftovers on the table go to whoever was the last to capture something, be it several turns ago. They are no sweep, but they count like all other cards in the pile.</source>
        <translation>Когда все карты раунда сыграны, остатки со стола достаются тому, кто взял последним, пусть даже несколько ходов назад. Сбором стола это не считается, но в стопке они идут в счёт наравне с другими картами.</translation>
    </message>
    <message>
        <source>Points are counted after each round, and the match goes on until somebody has %1 or more. If both of you get there in the same round, the higher score wins; if the scores are level, one more round is played.</source>
        <translation>Очки считают после каждого раунда, и матч идёт, пока кто-нибудь не наберёт %1 или больше. Если в одном и том же раунде это удалось обоим, выигрывает тот, у кого очков больше; при равном счёте играют ещё один раунд.</translation>
    </message>
    <message>
        <source>The end of a round and of the match</source>
        <translation>Конец раунда и матча</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Больше всего карт</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Больше всего пик</translation>
    </message>
    <message>
        <source>Each ace</source>
        <translation>Каждый туз</translation>
    </message>
    <message>
        <source>Each sweep</source>
        <translation>Каждый сбор стола</translation>
    </message>
    <message>
        <source>In your pile</source>
        <translation>В вашей стопке</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>If both of you have %1 cards, nobody gets the point for most cards. Spades are never level, since there are %2 of them and all end up in the piles.</source>
        <translation>Если у обоих по %1&#xa0;карт, очка за карты не получает никто. Пик поровну не бывает: их %2, и все они оказываются в стопках.</translation>
    </message>
    <message>
        <source>So a round has %1 points to share out, or %2 when the cards are level, and the sweeps come on top.</source>
        <translation>Значит, в раунде разыгрывают %1&#xa0;очков, а если карт поровну, то %2; сборы стола прибавляются сверх того.</translation>
    </message>
    <message>
        <source>The scoring cards: %1.</source>
        <translation>Очковые карты: %1.</translation>
    </message>
    <message>
        <source>The scoring cards carry a golden dot; in your hand it tells their value</source>
        <translation>На очковых картах золотая точка; в вашей руке она показывает их ценность</translation>
    </message>
    <message>
        <source>After a round both piles are counted, and the score sheet ticks off what each of you has won.</source>
        <translation>После раунда обе стопки пересчитывают, и лист подсчёта строка за строкой показывает, что получил каждый из вас.</translation>
    </message>
    <message>
        <source>All bots play fair. They know their own hand, the table and the cards that have been played, just as you do, and never look into your hand or into the deck.</source>
        <translation>Все боты играют честно. Они, как и вы, знают только свою руку, стол и сыгранные карты и никогда не заглядывают ни в вашу руку, ни в колоду.</translation>
    </message>
    <message>
        <source>Before you play, look at what will be left. A lone card, or a pair that adds up to %1 or less, invites a sweep; several cards that do not fit together are far harder to clear.</source>
        <translation>Прежде чем ходить, посмотрите, что останется на столе. Одинокая карта или пара с суммой не больше&#xa0;%1 так и просится в сбор; несколько карт, которые не складываются друг с другом, собрать куда труднее.</translation>
    </message>
    <message>
        <source>Keep your aces (%1), the two of spades (%2) and the ten of diamonds (%3) until the table is crowded: then they catch the most.</source>
        <translation>Придержите тузы (%1), двойку пик (%2) и десятку бубен (%3), пока на столе не станет тесно: тогда их улов богаче всего.</translation>
    </message>
    <message>
        <source>Go after spades. They bring %1 points and most cards only %2, so when captures look equally good, choose the one with spades in it.</source>
        <translation>Ловите пики. За них дают %1&#xa0;очка, а за число карт&#xa0;— только %2, поэтому из равных взятий выбирайте то, в котором есть пики.</translation>
    </message>
    <message>
        <source>Catch scoring cards while they lie there, and do not lay your own where the bot may fetch them.</source>
        <translation>Забирайте очковые карты, пока они лежат на столе, а свои не кладите туда, где до них дотянется бот.</translation>
    </message>
    <message>
        <source>When nothing can be taken, lay down a small card that scores nothing and makes no easy sum with its neighbours.</source>
        <translation>Когда забрать нечего, кладите мелкую карту, которая не приносит очков и не складывается с соседками в удобную сумму.</translation>
    </message>
    <message>
        <source>In the last deal every card you have not seen is in the bot’s hand: count them. And try to make the last capture, for the leftovers come with it.</source>
        <translation>В последней раздаче все карты, которых вы не видели, в руке у бота: сосчитайте их. И постарайтесь, чтобы последнее взятие было вашим: вместе с ним приходят остатки.</translation>
    </message>
    <message>
        <source>Tap a card of your hand and it lifts. The table cards it would take begin to glow, the others grow dim. Tap it once more to play it, or tap another card instead. You can switch the glow off on the sheet before the game.</source>
        <translation>Коснитесь карты в руке, и она поднимется. Карты на столе, которые она заберёт, засветятся, остальные потускнеют. Коснитесь её ещё раз, чтобы сыграть, или возьмитесь за другую. Подсветку можно выключить перед игрой, там, где выбирают сложность.</translation>
    </message>
    <message>
        <source>Drag a card up out of your hand to play it at once. Drag it sideways to put your hand in another order.</source>
        <translation>Вытяните карту из руки вверх, чтобы сразу ею сыграть. Потяните её вбок, чтобы карты в руке лежали в другом порядке.</translation>
    </message>
    <message>
        <source>The button in the upper left corner pauses the match. Every move is saved: you may leave at any time, and CONTINUE brings you back to the very same place.</source>
        <translation>Кнопка в левом верхнем углу ставит матч на паузу. Каждый ход сохраняется: уйти можно в любую минуту, а ПРОДОЛЖИТЬ вернёт вас точно на то же место.</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>выбрать карту</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter или пробел</translation>
    </message>
    <message>
        <source>lift the card, then play it</source>
        <translation>поднять карту, затем сыграть</translation>
    </message>
    <message>
        <source>lift the card in this place, then play it</source>
        <translation>поднять карту на этом месте, затем сыграть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the lifted card back, or open the menu</source>
        <translation>опустить поднятую карту или открыть меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>FishingSentences</name>
    <message>
        <source>Tap again to play</source>
        <translation>Коснитесь ещё раз, чтобы сыграть</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>ничего не заберёт</translation>
    </message>
    <message>
        <source>Tap again to lay it on the table</source>
        <translation>Коснитесь ещё раз, чтобы положить на стол</translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s)</source>
        <translation>
            <numerusform>заберёт %n&#xa0;карту</numerusform>
            <numerusform>заберёт %n&#xa0;карты</numerusform>
            <numerusform>заберёт %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>and</source>
        <translation>и</translation>
    </message>
    <message>
        <source>Bot lays</source>
        <translation>Бот кладёт</translation>
    </message>
    <message>
        <source>You lay</source>
        <translation>Вы кладёте</translation>
    </message>
    <message>
        <source>Bot:</source>
        <translation>Бот:</translation>
    </message>
    <message>
        <source>You:</source>
        <translation>Вы:</translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s)</source>
        <translation>
            <numerusform>забирает %n&#xa0;карту</numerusform>
            <numerusform>забирает %n&#xa0;карты</numerusform>
            <numerusform>забирает %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>a sweep</source>
        <translation>сбор стола</translation>
    </message>
</context>
<context>
    <name>FishingSheets</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
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
        <translation>ИТОГИ</translation>
    </message>
    <message>
        <source>NEXT ROUND</source>
        <translation>СЛЕДУЮЩИЙ РАУНД</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>level 26–26, no point</source>
        <translation>поровну, 26–26: очка нет</translation>
    </message>
    <message>
        <source>Most cards</source>
        <translation>Больше всего карт</translation>
    </message>
    <message>
        <source>Most spades</source>
        <translation>Больше всего пик</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Тузы</translation>
    </message>
    <message>
        <source>Two of spades</source>
        <translation>Двойка пик</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Десятка бубен</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Сборы стола</translation>
    </message>
    <message>
        <source>Fishing</source>
        <translation>Рыбалка</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>The bot has won</source>
        <translation>Победил бот</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
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
        <translation>Игровой стол: Рыбалка</translation>
    </message>
    <message>
        <source>Go along your cards</source>
        <translation>Выбрать карту в руке</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Lift the card; again, play it</source>
        <translation>Поднять карту, ещё раз&#xa0;— сыграть</translation>
    </message>
    <message>
        <source>Lift that card of your hand; again, play it</source>
        <translation>Поднять карту по номеру, ещё раз&#xa0;— сыграть</translation>
    </message>
    <message>
        <source>Lower the lifted card</source>
        <translation>Опустить поднятую карту</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n&#xa0;раунд</numerusform>
            <numerusform>%n&#xa0;раунда</numerusform>
            <numerusform>%n&#xa0;раундов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hakka</name>
    <message>
        <source>Hakka cards</source>
        <translation>Карты Хакка</translation>
    </message>
    <message>
        <source>4 players · six tricks to win</source>
        <translation>4 игрока · шесть взяток</translation>
    </message>
    <message>
        <source>Four hands against three bots; in each one player dreams</source>
        <translation>Четыре раздачи против трёх ботов, и в каждой кто-то мечтает</translation>
    </message>
    <message>
        <source>Often plays at random; otherwise it leads its longest pattern, beats as low as it can and calls when it holds many Elders.</source>
        <translation>Часто играет наугад; иначе заходит самой длинной комбинацией, бьёт как можно младшей картой и берёт игру, когда у него много Старших карт.</translation>
    </message>
    <message>
        <source>Leads patterns that nobody can beat, keeps its runs, sets and Elders together, and plays at random only now and then.</source>
        <translation>Заходит комбинациями, которые никто не побьёт, не разбивает последовательности, наборы и Старшие карты и лишь изредка играет наугад.</translation>
    </message>
    <message>
        <source>Plays without chance, and weighs calling, leading and declaring victory by the points they are likely to bring.</source>
        <translation>Играет без случайностей и решает, брать ли игру, чем заходить и объявлять ли победу, по очкам, которых можно ждать.</translation>
    </message>
    <message>
        <source>Imagines hidden hands that fit all that was played, and tries every decision in many of them.</source>
        <translation>Представляет себе скрытые руки, которые согласуются со всем сыгранным, и проверяет каждое решение на множестве таких раскладов.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Сейчас ходит другой игрок.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Сейчас нельзя сыграть ни одной карты.</translation>
    </message>
    <message>
        <source>That is not a move.</source>
        <translation>Это не ход.</translation>
    </message>
    <message>
        <source>Play cards now.</source>
        <translation>Сейчас нужно играть картами.</translation>
    </message>
    <message>
        <source>Choose cards first.</source>
        <translation>Сначала выберите карты.</translation>
    </message>
    <message>
        <source>Not all of these cards are in your hand.</source>
        <translation>Не все эти карты у вас на руках.</translation>
    </message>
    <message>
        <source>This trick has been led: beat it or discard.</source>
        <translation>В этой взятке уже зашли: побейте или сбросьте.</translation>
    </message>
    <message>
        <source>You lead: there is nothing to beat yet.</source>
        <translation>Заходите вы: бить пока нечего.</translation>
    </message>
    <message>
        <source>Call or pass first.</source>
        <translation>Сначала возьмите игру или скажите «пас».</translation>
    </message>
    <message>
        <source>Show the Five Tigers or play on.</source>
        <translation>Покажите «Пять тигров» или играйте дальше.</translation>
    </message>
    <message>
        <source>Declare victory or play on.</source>
        <translation>Объявите победу или играйте дальше.</translation>
    </message>
    <message>
        <source>These cards are no run, no set and no single card.</source>
        <translation>Эти карты&#xa0;— не последовательность, не набор и не одиночная карта.</translation>
    </message>
    <message>
        <source>An Elder is led alone only when no other card is left.</source>
        <translation>Старшей картой в одиночку заходят, только когда других не осталось.</translation>
    </message>
    <message>
        <source>A single is led from your highest suit.</source>
        <translation>Одиночной картой заходят из старшей масти.</translation>
    </message>
    <message numerus="yes">
        <source>You need %n card(s) here.</source>
        <translation>
            <numerusform>Здесь нужна %n&#xa0;карта.</numerusform>
            <numerusform>Здесь нужны %n&#xa0;карты.</numerusform>
            <numerusform>Здесь нужно %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can beat this, so you have to.</source>
        <translation>Вы можете побить, значит, обязаны.</translation>
    </message>
    <message>
        <source>These cards do not beat what lies there.</source>
        <translation>Эти карты не бьют того, что лежит.</translation>
    </message>
    <message>
        <source>“%1” is not a move.</source>
        <translation>«%1»&#xa0;— это не ход.</translation>
    </message>
    <message>
        <source>“%1” is not a card.</source>
        <translation>«%1»&#xa0;— это не карта.</translation>
    </message>
    <message>
        <source>Each card can be played only once.</source>
        <translation>Каждую карту можно сыграть только раз.</translation>
    </message>
    <message>
        <source>Must beat</source>
        <translation>Бить обязательно</translation>
    </message>
    <message>
        <source>That is not your card.</source>
        <translation>Это не ваша карта.</translation>
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
        <translation>Син</translation>
    </message>
    <message>
        <source>Wan Sin</source>
        <translation>Ван Син</translation>
    </message>
    <message>
        <source>Yun</source>
        <extracomment>The name of the player on the right.</extracomment>
        <translation>Юнь</translation>
    </message>
    <message>
        <source>Mei</source>
        <extracomment>The name of the player opposite.</extracomment>
        <translation>Мэй</translation>
    </message>
    <message>
        <source>Lei</source>
        <extracomment>The name of the player on the left.</extracomment>
        <translation>Лэй</translation>
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
        <translation>последовательность %1 %2</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>набор %1</translation>
    </message>
    <message>
        <source>You deal the first hand.</source>
        <translation>Первую раздачу сдаёте вы.</translation>
    </message>
    <message>
        <source>%1 deals the first hand.</source>
        <translation>Первую раздачу сдаёт %1.</translation>
    </message>
    <message>
        <source>Hand %1 of %2: you dream and hold one card.</source>
        <translation>Раздача %1 из %2: вы мечтаете, у вас одна карта.</translation>
    </message>
    <message>
        <source>Hand %1 of %2: %3 dreams.</source>
        <translation>Раздача %1 из %2: мечтает %3.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы говорите «пас».</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 говорит «пас».</translation>
    </message>
    <message>
        <source>Nobody calls: the cards are dealt again.</source>
        <translation>Игру никто не взял: карты сдают заново.</translation>
    </message>
    <message>
        <source>You call and are the privileged player.</source>
        <translation>Вы берёте игру и становитесь привилегированным игроком.</translation>
    </message>
    <message>
        <source>You call.</source>
        <translation>Вы берёте игру.</translation>
    </message>
    <message>
        <source>%1 calls.</source>
        <translation>%1 берёт игру.</translation>
    </message>
    <message>
        <source>%1 calls and is the privileged player.</source>
        <translation>%1 берёт игру и становится привилегированным игроком.</translation>
    </message>
    <message>
        <source>You keep the Five Tigers to yourself and play on.</source>
        <translation>Вы не показываете «Пять тигров» и играете дальше.</translation>
    </message>
    <message>
        <source>You show the Five Tigers and win the hand.</source>
        <translation>Вы показываете «Пять тигров» и побеждаете в раздаче.</translation>
    </message>
    <message>
        <source>%1 shows the Five Tigers and wins the hand.</source>
        <translation>%1 показывает «Пять тигров» и побеждает в раздаче.</translation>
    </message>
    <message>
        <source>You declare victory: tricks %1, Elders %2, together %3.</source>
        <translation>Вы объявляете победу: взяток %1, Старших карт %2, вместе %3.</translation>
    </message>
    <message>
        <source>%4 declares victory: tricks %1, Elders %2, together %3.</source>
        <translation>%4 объявляет победу: взяток %1, Старших карт %2, вместе %3.</translation>
    </message>
    <message>
        <source>You play on for more.</source>
        <translation>Вы играете дальше, чтобы взять больше.</translation>
    </message>
    <message>
        <source>%1 plays on for more.</source>
        <translation>%1 играет дальше, чтобы взять больше.</translation>
    </message>
    <message>
        <source>The cards are gone, and nobody has enough tricks.</source>
        <translation>Карты кончились, и взяток не хватило никому.</translation>
    </message>
    <message>
        <source>The cards are gone. You win with tricks: %1.</source>
        <translation>Карты кончились. Вы победили, взяток: %1.</translation>
    </message>
    <message>
        <source>The cards are gone. %1 wins with tricks: %2.</source>
        <translation>Карты кончились. Побеждает %1, взяток: %2.</translation>
    </message>
    <message>
        <source>You lead: %1.</source>
        <translation>Вы заходите: %1.</translation>
    </message>
    <message>
        <source>%1 leads: %2.</source>
        <translation>%1 заходит: %2.</translation>
    </message>
    <message>
        <source>You beat it: %1.</source>
        <translation>Вы бьёте: %1.</translation>
    </message>
    <message>
        <source>%1 beats it: %2.</source>
        <translation>%1 бьёт: %2.</translation>
    </message>
    <message>
        <source>You discard: %1.</source>
        <translation>Вы сбрасываете: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 сбрасывает %n&#xa0;карту.</numerusform>
            <numerusform>%1 сбрасывает %n&#xa0;карты.</numerusform>
            <numerusform>%1 сбрасывает %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n trick(s).</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;взятку.</numerusform>
            <numerusform>Вы берёте %n&#xa0;взятки.</numerusform>
            <numerusform>Вы берёте %n&#xa0;взяток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n trick(s).</source>
        <translation>
            <numerusform>%1 берёт %n&#xa0;взятку.</numerusform>
            <numerusform>%1 берёт %n&#xa0;взятки.</numerusform>
            <numerusform>%1 берёт %n&#xa0;взяток.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now an Elder: %1.</source>
        <translation>Теперь Старшая карта: %1.</translation>
    </message>
    <message>
        <source>Nobody wins this hand, and nobody pays.</source>
        <translation>В этой раздаче никто не победил и никто не платит.</translation>
    </message>
    <message>
        <source>Hand %1 brings you %2.</source>
        <translation>Раздача %1 принесла вам %2.</translation>
    </message>
    <message>
        <source>You wake with %1.</source>
        <translation>Вы просыпаетесь, у вас %1.</translation>
    </message>
    <message>
        <source>%2 wakes with %1.</source>
        <translation>%2 просыпается, на руках %1.</translation>
    </message>
    <message>
        <source>You wake with %1, which matches no card of the winning hand.</source>
        <translation>Вы просыпаетесь, у вас %1: в выигравшей руке такого числа нет.</translation>
    </message>
    <message>
        <source>%2 wakes with %1, which matches no card of the winning hand.</source>
        <translation>%2 просыпается, на руках %1: в выигравшей руке такого числа нет.</translation>
    </message>
    <message>
        <source>You wake with %1. It matches: %2. Your tricks: %3.</source>
        <translation>Вы просыпаетесь, у вас %1. Совпадает: %2. Ваших взяток: %3.</translation>
    </message>
    <message>
        <source>%4 wakes with %1. It matches: %2. Tricks: %3.</source>
        <translation>%4 просыпается, на руках %1. Совпадает: %2. Взяток: %3.</translation>
    </message>
    <message>
        <source>You pay %2: %1.</source>
        <translation>Вы платите, получает %2: %1.</translation>
    </message>
    <message>
        <source>You pay %2 for %3: %1.</source>
        <translation>Вы платите за другого (%3), получает %2: %1.</translation>
    </message>
    <message>
        <source>%2 pays %3 for you: %1.</source>
        <translation>%2 платит за вас, получает %3: %1.</translation>
    </message>
    <message>
        <source>%2 pays you for %3: %1.</source>
        <translation>%2 платит вам за другого (%3): %1.</translation>
    </message>
    <message>
        <source>%2 pays you: %1.</source>
        <translation>%2 платит вам: %1.</translation>
    </message>
    <message>
        <source>%2 pays %3 for %4: %1.</source>
        <translation>%2 платит за другого (%4), получает %3: %1.</translation>
    </message>
    <message>
        <source>%2 pays %3: %1.</source>
        <translation>%2 платит, получает %3: %1.</translation>
    </message>
    <message>
        <source>You win the match with %1.</source>
        <translation>Вы выиграли матч, сумма %1.</translation>
    </message>
    <message>
        <source>A draw: you share the highest total, %1.</source>
        <translation>Ничья: лучшая сумма, %1, не только у вас.</translation>
    </message>
    <message>
        <source>Others share the highest total, %1. You have %2.</source>
        <translation>Первое место поделили другие, их сумма %1. У вас %2.</translation>
    </message>
    <message>
        <source>%1 wins the match with %2. You have %3.</source>
        <translation>Матч выигрывает %1, сумма %2. У вас %3.</translation>
    </message>
</context>
<context>
    <name>HakkaNames</name>
    <message>
        <source>lifted</source>
        <translation>поднята</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Старшая карта</translation>
    </message>
    <message>
        <source>in your hand, %1 of %2</source>
        <translation>в вашей руке, %1 из %2</translation>
    </message>
    <message>
        <source>together: %1</source>
        <translation>вместе: %1</translation>
    </message>
    <message>
        <source>press to lift: %1</source>
        <translation>нажмите, чтобы поднять: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>пока берёт взятку</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) discarded, face down</source>
        <translation>
            <numerusform>%1: сброшена %n&#xa0;карта, закрытая</numerusform>
            <numerusform>%1: сброшено %n&#xa0;карты, закрытые</numerusform>
            <numerusform>%1: сброшено %n&#xa0;карт, закрытые</numerusform>
        </translation>
    </message>
    <message>
        <source>in the winning hand</source>
        <translation>в выигравшей руке</translation>
    </message>
    <message>
        <source>matches the dreamer’s card</source>
        <translation>совпадает с картой мечтателя</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрытая карта</translation>
    </message>
    <message>
        <source>your card while you dream: %1</source>
        <translation>ваша карта, пока вы мечтаете: %1</translation>
    </message>
    <message>
        <source>dreamer’s card of %2: %1</source>
        <translation>карта мечтателя, игрок %2: %1</translation>
    </message>
    <message>
        <source>tricks taken with %1</source>
        <translation>взятки взяты: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded, face down</source>
        <translation>
            <numerusform>сброшена %n&#xa0;карта, закрытая</numerusform>
            <numerusform>сброшено %n&#xa0;карты, закрытые</numerusform>
            <numerusform>сброшено %n&#xa0;карт, закрытые</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>%1 in the hand of %2</source>
        <translation>%1, рука игрока %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>сумма %1</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ходит</translation>
    </message>
</context>
<context>
    <name>HakkaRules</name>
    <message>
        <source>Cards: %1.</source>
        <translation>Карты: %1.</translation>
    </message>
    <message>
        <source>%2 beats %1</source>
        <translation>%2 бьёт %1</translation>
    </message>
    <message>
        <source>Led: %1. Laid against it: %2. That beats it.</source>
        <translation>Зашли: %1. Против этого: %2. Бьёт.</translation>
    </message>
    <message>
        <source>%2 does not beat %1</source>
        <translation>%2 не бьёт %1</translation>
    </message>
    <message>
        <source>Led: %1. Laid against it: %2. That does not beat it.</source>
        <translation>Зашли: %1. Против этого: %2. Не бьёт.</translation>
    </message>
    <message>
        <source>%1 matches %2: the dreamer has %3 tricks</source>
        <translation>%1 совпадает с %2: у мечтателя взяток: %3</translation>
    </message>
    <message>
        <source>The dreamer’s card: %1. The winning hand: %2. Matches: %3.</source>
        <translation>Карта мечтателя: %1. Выигравшая рука: %2. Совпадений: %3.</translation>
    </message>
    <message>
        <source>Hakka cards is a trick game for %1 players from China. The cards are those of the Six Tigers, and people have played with them since the days of the Ming dynasty (%2–%3). In every hand one player dreams, and the other %4 fight for tricks. Whoever gets %5 tricks or more may win the hand.</source>
        <translation>Карты Хакка&#xa0;— китайская игра на взятки для %1 игроков. Играют колодой «Шесть тигров», известной со времён династии Мин (%2–%3). В каждой раздаче один игрок мечтает, а остальные %4 борются за взятки. Кто наберёт %5 взяток или больше, может победить.</translation>
    </message>
    <message>
        <source>The pack has %1 cards: suits with the numbers %2 to %3, and one single card more. The suits have an order. From the highest to the lowest they are %4, %5, %6 and %7. The odd card is %8. It counts as a one and has no suit.</source>
        <translation>В колоде %1 карт: масти с числами от %2 до %3 и ещё одна особая карта. У мастей есть старшинство, от старшей к младшей: %4, %5, %6 и %7. Особая карта&#xa0;— %8. Она считается единицей и масти не имеет.</translation>
    </message>
    <message>
        <source>First everybody gets one card. Then the dealer and both neighbours go on until each of them holds %1. The player opposite the dealer keeps that one card, sees it and falls asleep over it: this is the dreamer, who plays no trick in this hand.</source>
        <translation>Сначала каждый получает по одной карте. Потом сдающему и двум его соседям сдают дальше, пока у каждого не будет %1. Игрок напротив сдающего остаётся с этой одной картой, смотрит на неё и засыпает: это мечтатель, в этой раздаче он не играет.</translation>
    </message>
    <message>
        <source>Turns go anticlockwise, so after you comes the player on your right. A match has %1 hands. Chance picks who deals the first one.</source>
        <translation>Ходят против часовой стрелки: после вас ходит игрок справа. В матче %1 раздачи. Кто сдаёт в первой, решает жребий.</translation>
    </message>
    <message>
        <source>Before play, the dealer says whether to call or to pass. Calling is a promise to go for the win. If the dealer passes, the next one is asked, and so on; the first call ends the asking. Whoever calls deals the next hand. When all pass, the hand is void: the same dealer deals again, and the hand does not count.</source>
        <translation>Перед игрой сдающий решает, взять игру или сказать «пас». Взять игру&#xa0;— значит пообещать бороться за победу. Если он пасует, спрашивают следующего, и так дальше; первый, кто взял игру, кончает расспросы. Он же сдаёт в следующей раздаче. Если спасовали все, раздача не в счёт: тот же игрок сдаёт заново.</translation>
    </message>
    <message>
        <source>A caller who is not the dealer becomes the privileged player. The privilege cuts both ways. This player may lead an Elder whenever they like, but pays for everybody if somebody else wins.</source>
        <translation>Кто взял игру, не будучи сдающим, становится привилегированным игроком. Эта привилегия&#xa0;— палка о двух концах: он может заходить Старшей картой когда угодно, зато платит за всех, если победит другой.</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>The suits from high to low, and Wan Sin</source>
        <translation>Масти от старшей к младшей и Ван Син</translation>
    </message>
    <message>
        <source>The deal and the dreamer</source>
        <translation>Раздача и мечтатель</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Взять игру</translation>
    </message>
    <message>
        <source>Cards are led in patterns: runs, sets and singles. Only a pattern of the same kind with the same number of cards can beat another.</source>
        <translation>Заходят комбинациями: последовательностями, наборами и одиночными картами. Побить может только комбинация того же вида с тем же числом карт.</translation>
    </message>
    <message>
        <source>A run is %1 or more cards of one suit in a row. The higher suit wins whatever the numbers are; within a suit the higher numbers win. A run does not go round the corner from %2 to %3, and Wan Sin fits into no run.</source>
        <translation>Последовательность&#xa0;— это не меньше %1 карт одной масти подряд. Старшая масть сильнее при любых числах, в одной масти сильнее большие числа. Через край, от %2 к %3, последовательность не идёт, и Ван Син ни в одну не входит.</translation>
    </message>
    <message>
        <source>A set is %1 or more cards of one number; there are no pairs. The higher number wins, with one exception: ones are so strong that only a set of nines beats them. Wan Sin counts among the ones, so a set of ones may have up to %2 cards.</source>
        <translation>Набор&#xa0;— это не меньше %1 карт с одним числом; пар не бывает. Сильнее большее число, но с одним исключением: единицы так сильны, что их бьёт только набор девяток. Ван Син считается единицей, поэтому в наборе единиц может быть до %2 карт.</translation>
    </message>
    <message>
        <source>A single card is beaten only by a higher card of its own suit. A high card of another suit does nothing.</source>
        <translation>Одиночную карту бьёт только более высокая карта той же масти. Высокая карта другой масти не поможет.</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>A card that no other card can beat is an Elder, and a golden star marks it. At the start these are all the nines, and %1, %2 and %3. These ones are low, but nothing beats them when they are led alone, and alone they beat nothing themselves.</source>
        <translation>Карта, которую не побьёт никакая другая,&#xa0;— Старшая, её отмечает золотая звезда. В начале это все девятки, а ещё %1, %2 и %3. Эти единицы малы, но когда ими заходят в одиночку, их ничто не бьёт, и сами они в одиночку никого не бьют.</translation>
    </message>
    <message>
        <source>When all higher cards of its suit have been played, a card becomes an Elder too: after %1 comes %2. Only cards played face up count for this. Discards lie face down and the dreamer’s card is hidden, so a star tells you nothing you could not have seen.</source>
        <translation>Когда все карты масти выше этой уже сыграны, карта тоже становится Старшей: после %1&#xa0;— %2. Считаются только карты, сыгранные открыто. Сброшенные лежат закрытыми, карта мечтателя скрыта, поэтому звезда не выдаёт ничего, чего вы не могли видеть.</translation>
    </message>
    <message>
        <source>Elders</source>
        <translation>Старшие карты</translation>
    </message>
    <message>
        <source>The Elders of a new hand</source>
        <translation>Старшие карты в начале раздачи</translation>
    </message>
    <message>
        <source>After %1 and the run of %2 up to %3</source>
        <translation>После %1 и последовательности от %2 до %3</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick: a run, a set or a single card. The next players in turn have to beat the best pattern so far if they can. If you cannot, you discard as many cards as were led, any you like, face down. A setting before the game makes it free to beat or not.</source>
        <translation>В первой взятке заходит сдающий: последовательностью, набором или одиночной картой. Следующие по очереди обязаны побить лучшую комбинацию, если могут. Кто не может, сбрасывает закрытыми столько карт, сколькими зашли, любые на выбор. Перед игрой можно сделать так, чтобы бить было необязательно.</translation>
    </message>
    <message>
        <source>The best pattern takes as many tricks as it has cards, and its player leads next.</source>
        <translation>Лучшая комбинация берёт столько взяток, сколько в ней карт, и её хозяин заходит следующим.</translation>
    </message>
    <message>
        <source>You are not free to lead any single card. It must come from the highest suit among your cards without a star. A card with a star may be led alone only when you hold nothing else. The privileged player may lead an Elder at any time. Runs and sets may always be led, stars or not.</source>
        <translation>Одиночной картой можно зайти не любой. Она должна быть из старшей масти среди ваших карт без звезды. Картой со звездой в одиночку заходят, только когда других нет. Привилегированный игрок может зайти Старшей картой всегда. Последовательностями и наборами заходить можно всегда, со звёздами и без.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Whenever you have just won a trick, your tricks and the Elders in your hand are added up. If the sum is %1 or more, you may declare victory, and the hand ends: each Elder counts as a trick. Or you play on for more, at the risk of getting nothing.</source>
        <translation>Каждый раз, когда вы взяли взятку, ваши взятки складываются со Старшими картами на руках. Если вышло %1 или больше, можно объявить победу, и раздача кончается: каждая Старшая карта считается взяткой. Или играйте дальше, чтобы взять больше, рискуя остаться ни с чем.</translation>
    </message>
    <message>
        <source>When the last cards are gone nobody is asked. The winner of the last trick wins with %1 tricks or more, else another player who has them. If nobody has, nobody pays, but the hand still counts.</source>
        <translation>Когда карты кончились, никого не спрашивают. Взявший последнюю взятку побеждает, если взяток у него %1 или больше, иначе побеждает другой, у кого они есть. Если столько нет ни у кого, никто не платит, но раздача засчитана.</translation>
    </message>
    <message>
        <source>All the ones and Wan Sin in one hand are the Five Tigers. Whoever holds them after the call may show them before the first lead and wins at once with %1 tricks. The question is put in secret: nobody else learns if somebody kept the tigers and played on.</source>
        <translation>Все единицы и Ван Син в одной руке&#xa0;— это «Пять тигров». Тот, у кого они есть, когда игру взяли, может показать их до первого захода и сразу победить с %1 взятками. Спрашивают об этом втайне: если тигров не показали и играют дальше, никто другой об этом не узнает.</translation>
    </message>
    <message>
        <source>Declaring victory</source>
        <translation>Объявить победу</translation>
    </message>
    <message>
        <source>The Five Tigers</source>
        <translation>Пять тигров</translation>
    </message>
    <message>
        <source>Points double with every trick, and the last step is a leap. The winner collects these points from each of the other players of the hand.</source>
        <translation>С каждой взяткой очки удваиваются, а последний шаг&#xa0;— настоящий скачок. Победитель получает эти очки с каждого из остальных игроков раздачи.</translation>
    </message>
    <message>
        <source>Points from each</source>
        <translation>Очки с каждого</translation>
    </message>
    <message>
        <source>Then the dreamer wakes and turns the card up. The dreamer has %1 tricks, which bring nothing by themselves, and one more for every card of the winning hand with the same number. The winning hand is made of the cards that took the winner’s tricks and the Elders declared with them. For these tricks the dreamer collects points from the same players. The winner does not pay the dreamer, and the dreamer never pays.</source>
        <translation>Потом просыпается мечтатель и открывает свою карту. У него %1 взяток, которые сами по себе ничего не приносят, и ещё по одной за каждую карту выигравшей руки с тем же числом. Выигравшая рука&#xa0;— это карты, которые взяли взятки победителя, и Старшие карты, объявленные вместе с ними. За свои взятки мечтатель получает очки с тех же игроков. Победитель мечтателю не платит, а мечтатель не платит никогда.</translation>
    </message>
    <message>
        <source>Be careful with the privilege. If you are not the dealer, your hand should promise more than the double you pay when it goes wrong.</source>
        <translation>Осторожнее с привилегией. Если сдаёте не вы, карты должны обещать больше, чем двойная плата при неудаче.</translation>
    </message>
    <message>
        <source>Watch who discards under a single card. Where one must beat if one can, that player holds nothing higher in its suit.</source>
        <translation>Следите, кто сбрасывает на одиночную карту. Если бить обязательно, в её масти у него нет ничего выше.</translation>
    </message>
    <message>
        <source>A privileged player who does not win pays for both losers, the winner’s points and the dreamer’s: twice everything, and the other loser pays nothing. With %1 tricks the winner then gets %2 from the privileged player alone.</source>
        <translation>Привилегированный игрок, если не победил, платит за обоих проигравших, и победителю, и мечтателю: всё вдвойне, а второй проигравший не платит ничего. При %1 взятках победитель получает тогда %2 от него одного.</translation>
    </message>
    <message>
        <source>The Five Tigers bring %1 points from each. The winning hand is then these cards alone, so the dreamer gets nothing.</source>
        <translation>«Пять тигров» приносят по %1 очка с каждого. Выигравшая рука тогда&#xa0;— только эти карты, поэтому мечтатель не получает ничего.</translation>
    </message>
    <message>
        <source>Everybody starts at %1, and what one player wins others have paid. After %2 hands the highest total wins the match; equal totals share it.</source>
        <translation>Все начинают с %1: что выиграл один, то заплатили другие. После %2 раздач матч выигрывает наибольшая сумма, равные суммы делят победу.</translation>
    </message>
    <message>
        <source>The dreamer wakes</source>
        <translation>Мечтатель просыпается</translation>
    </message>
    <message>
        <source>The price of the privilege</source>
        <translation>Цена привилегии</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>All bots play fair. They know their own cards and what lies face up, just as you do, and never look at other hands, at discards or at the dreamer’s card.</source>
        <translation>Все боты играют честно. Они знают свои карты и то, что лежит открыто,&#xa0;— как и вы&#xa0;— и никогда не подглядывают в чужие руки, в сброс и в карту мечтателя.</translation>
    </message>
    <message>
        <source>Count your stars before you call. Elders win by lying in your hand, but only after you have won a trick, so you also need a way to get the lead.</source>
        <translation>Прежде чем взять игру, сосчитайте звёзды. Старшие карты приносят победу, просто лёжа на руках, но только после взятой взятки: нужен и способ получить ход.</translation>
    </message>
    <message>
        <source>Long runs of a high suit are the best way to win many tricks at once: few hands can answer with a run of the same length.</source>
        <translation>Длинные последовательности старшей масти&#xa0;— лучший способ взять сразу много взяток: мало у кого найдётся последовательность той же длины.</translation>
    </message>
    <message>
        <source>When you have to discard, part with lone cards of low suits first. Keep cards of a run or a set together, and keep your stars to the end.</source>
        <translation>Сбрасывая, сначала расставайтесь с одинокими картами младших мастей. Последовательности и наборы не разбивайте, а звёзды берегите до конца.</translation>
    </message>
    <message>
        <source>With %1 tricks in sight, think before you declare: each further trick doubles the points. If you hold a run or a set that nobody can answer any more, lead it first.</source>
        <translation>Когда %1 взяток уже есть, подумайте, прежде чем объявлять: каждая следующая удваивает очки. Если у вас последовательность или набор, на которые уже никто не ответит, сначала зайдите ими.</translation>
    </message>
    <message>
        <source>In the middle seat beat high: the next player still wants to beat you. In the last seat the lowest card that beats is enough.</source>
        <translation>Если после вас ещё ходят, бейте крупно: следующий тоже захочет побить. Если вы последний, хватит самой младшей карты, которая бьёт.</translation>
    </message>
    <message>
        <source>Tap cards of your hand to lift them; tap again to put one back. The button tells what the lifted cards form and whether they beat, and plays them. Buttons for calling, declaring and discarding appear when you may use them.</source>
        <translation>Коснитесь карт в руке, чтобы поднять их, ещё раз&#xa0;— чтобы опустить. Кнопка говорит, что составляют поднятые карты и бьют ли они, и играет ими. Кнопки «взять игру», «объявить победу» и «сбросить» появляются, когда ими можно воспользоваться.</translation>
    </message>
    <message>
        <source>When you tap a card, the patterns that hold it are offered, so a whole run is lifted at once.</source>
        <translation>Когда вы касаетесь карты, предлагаются комбинации с ней, так что целая последовательность поднимается сразу.</translation>
    </message>
    <message>
        <source>Drag the lifted cards up to play them at once.</source>
        <translation>Потяните поднятые карты вверх, чтобы сразу сыграть их.</translation>
    </message>
    <message>
        <source>The button in the upper left corner pauses the match. Every move is saved: you may leave at any time, and CONTINUE brings you back to the very same place.</source>
        <translation>Кнопка в левом верхнем углу ставит матч на паузу. Каждый ход сохраняется: можно уйти в любой момент, и ПРОДОЛЖИТЬ вернёт вас на то же самое место.</translation>
    </message>
    <message>
        <source>choose a card or a button</source>
        <translation>выбрать карту или кнопку</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>lift the card or put it back, or press the button</source>
        <translation>поднять карту, опустить её или нажать кнопку</translation>
    </message>
    <message>
        <source>lift another pattern with this card</source>
        <translation>поднять другую комбинацию с этой картой</translation>
    </message>
    <message>
        <source>lift the card in this place</source>
        <translation>поднять карту с этим номером</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>play or discard the lifted cards</source>
        <translation>сыграть или сбросить поднятые карты</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put all lifted cards back, or open the menu</source>
        <translation>опустить поднятые карты или открыть меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>HakkaSentences</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Раздача %1 из %2</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Вы сдаёте</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>Сдаёт %1</translation>
    </message>
    <message>
        <source>you have called</source>
        <translation>вы взяли игру</translation>
    </message>
    <message>
        <source>%1 has called</source>
        <translation>игру взял игрок %1</translation>
    </message>
    <message>
        <source>PRIVILEGE</source>
        <translation>ПРИВИЛЕГИЯ</translation>
    </message>
    <message>
        <source>DREAMER</source>
        <translation>МЕЧТАТЕЛЬ</translation>
    </message>
    <message>
        <source>DEALER</source>
        <translation>СДАЁТ</translation>
    </message>
    <message>
        <source>awake</source>
        <translation>не спит</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>спит</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
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
        <translation>побеждает</translation>
    </message>
    <message numerus="yes">
        <source>%n Elder(s)</source>
        <translation>
            <numerusform>%n&#xa0;Старшая карта</numerusform>
            <numerusform>%n&#xa0;Старшие карты</numerusform>
            <numerusform>%n&#xa0;Старших карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Call?</source>
        <translation>Взять?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) discarded</source>
        <translation>
            <numerusform>%1: в сбросе %n&#xa0;карта</numerusform>
            <numerusform>%1: в сбросе %n&#xa0;карты</numerusform>
            <numerusform>%1: в сбросе %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody came to %1 tricks.</source>
        <translation>%1 взяток не набрал никто.</translation>
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
            <numerusform>У вас %n&#xa0;Старшая карта.</numerusform>
            <numerusform>У вас %n&#xa0;Старшие карты.</numerusform>
            <numerusform>У вас %n&#xa0;Старших карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will you call?</source>
        <translation>Берёте игру?</translation>
    </message>
    <message>
        <source>You hold the Five Tigers: show them and win at once?</source>
        <translation>У вас «Пять тигров»: показать их и сразу победить?</translation>
    </message>
    <message>
        <source>Declare victory or play on?</source>
        <translation>Объявить победу или играть дальше?</translation>
    </message>
    <message>
        <source>You lead: a run, a set or a single card.</source>
        <translation>Заходите вы: последовательностью, набором или одной картой.</translation>
    </message>
    <message>
        <source>You can beat it. Tap a card to see how.</source>
        <translation>Вы можете побить. Коснитесь карты, чтобы увидеть чем.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat it: discard %n card(s).</source>
        <translation>
            <numerusform>Побить нечем: сбросьте %n&#xa0;карту.</numerusform>
            <numerusform>Побить нечем: сбросьте %n&#xa0;карты.</numerusform>
            <numerusform>Побить нечем: сбросьте %n&#xa0;карт.</numerusform>
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
            <numerusform>побить, взять %n&#xa0;взятку</numerusform>
            <numerusform>побить, взять %n&#xa0;взятки</numerusform>
            <numerusform>побить, взять %n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 to discard</source>
        <translation>%1 из %2 в сброс</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Each %1 in the winning hand brings you one trick more.</source>
        <translation>Каждая карта с числом %1 в выигравшей руке приносит вам ещё одну взятку.</translation>
    </message>
    <message>
        <source>You dream</source>
        <translation>Вы мечтаете</translation>
    </message>
    <message>
        <source>Nobody knows your card until the hand is over.</source>
        <translation>Вашу карту до конца раздачи не знает никто.</translation>
    </message>
    <message>
        <source>Tricks for you if won by</source>
        <translation>Ваши взятки, если победит</translation>
    </message>
    <message>
        <source>You wake with</source>
        <translation>Вы просыпаетесь с картой</translation>
    </message>
    <message>
        <source>%1 wakes with</source>
        <translation>%1 просыпается с картой</translation>
    </message>
    <message>
        <source>Nobody wins this hand, and nobody pays.</source>
        <translation>В этой раздаче никто не победил и никто не платит.</translation>
    </message>
    <message>
        <source>PASS</source>
        <translation>ПАС</translation>
    </message>
    <message>
        <source>CALL</source>
        <translation>ВЗЯТЬ ИГРУ</translation>
    </message>
    <message>
        <source>PLAY ON</source>
        <translation>ДАЛЬШЕ</translation>
    </message>
    <message>
        <source>SHOW TIGERS</source>
        <translation>ПОКАЗАТЬ ТИГРОВ</translation>
    </message>
    <message>
        <source>DECLARE</source>
        <translation>ПОБЕДА</translation>
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
        <translation>СБРОСИТЬ %1</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>СЫГРАТЬ</translation>
    </message>
    <message>
        <source>PLAY %1</source>
        <translation>СЫГРАТЬ %1</translation>
    </message>
    <message>
        <source>no pattern</source>
        <translation>не комбинация</translation>
    </message>
    <message>
        <source>run</source>
        <translation>последовательность</translation>
    </message>
    <message>
        <source>set</source>
        <translation>набор</translation>
    </message>
    <message>
        <source>single</source>
        <translation>одиночная</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>бьёт</translation>
    </message>
    <message>
        <source>does not beat</source>
        <translation>не бьёт</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>БЫСТРЕЕ</translation>
    </message>
</context>
<context>
    <name>HakkaSheets</name>
    <message>
        <source>Hand %1</source>
        <translation>Раздача %1</translation>
    </message>
    <message>
        <source>RESULTS</source>
        <translation>ИТОГИ</translation>
    </message>
    <message>
        <source>NEXT HAND</source>
        <translation>СЛЕДУЮЩАЯ РАЗДАЧА</translation>
    </message>
    <message>
        <source>Nobody wins this hand</source>
        <translation>В этой раздаче никто не победил</translation>
    </message>
    <message>
        <source>You win this hand</source>
        <translation>В раздаче победили вы</translation>
    </message>
    <message>
        <source>%1 wins this hand</source>
        <translation>В раздаче побеждает %1</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Эта раздача</translation>
    </message>
    <message>
        <source>Before this hand</source>
        <translation>До этой раздачи</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>after %1 of %2 hands</source>
        <translation>раздачи: %1 из %2</translation>
    </message>
    <message>
        <source>Too few tricks</source>
        <translation>Взяток не хватило</translation>
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
        <translation>«Пять тигров»</translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <translation>
            <numerusform>взята %n</numerusform>
            <numerusform>взято %n</numerusform>
            <numerusform>взято %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder(s)</source>
        <translation>
            <numerusform>%n&#xa0;Старшая карта</numerusform>
            <numerusform>%n&#xa0;Старшие карты</numerusform>
            <numerusform>%n&#xa0;Старших карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Dreamer: %1</source>
        <translation>Мечтатель: %1</translation>
    </message>
    <message numerus="yes">
        <source>Dreamer %1: %n trick(s)</source>
        <translation>
            <numerusform>Мечтатель %1: %n&#xa0;взятка</numerusform>
            <numerusform>Мечтатель %1: %n&#xa0;взятки</numerusform>
            <numerusform>Мечтатель %1: %n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>no match</source>
        <translation>совпадений нет</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n&#xa0;совпадение</numerusform>
            <numerusform>%n&#xa0;совпадения</numerusform>
            <numerusform>%n&#xa0;совпадений</numerusform>
        </translation>
    </message>
    <message>
        <source>you pay for %1 too</source>
        <translation>вы платите и за другого (%1)</translation>
    </message>
    <message>
        <source>%1 pays for you too</source>
        <translation>%1 платит и за вас</translation>
    </message>
    <message>
        <source>%1 pays for %2 too</source>
        <translation>%1 платит и за другого (%2)</translation>
    </message>
    <message>
        <source>Privilege</source>
        <translation>Привилегия</translation>
    </message>
    <message>
        <source>Hakka cards</source>
        <translation>Карты Хакка</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n&#xa0;раздача</numerusform>
            <numerusform>%n&#xa0;раздачи</numerusform>
            <numerusform>%n&#xa0;раздач</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Выиграно раздач</translation>
    </message>
    <message>
        <source>Hand by hand</source>
        <translation>По раздачам</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Лучшая раздача</translation>
    </message>
    <message>
        <source>Dreamt</source>
        <translation>Раздач мечтателем</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>The bots share the win</source>
        <translation>Победу поделили боты</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>Победа: %1</translation>
    </message>
</context>
<context>
    <name>HakkaShown</name>
    <message>
        <source>Table of Hakka cards</source>
        <translation>Игровой стол: Карты Хакка</translation>
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
        <translation>Выбрать карту или кнопку</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Lift the card or put it back; press the button</source>
        <translation>Поднять карту или опустить; нажать кнопку</translation>
    </message>
    <message>
        <source>Lift another pattern with this card</source>
        <translation>Поднять другую комбинацию с этой картой</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play or discard the lifted cards</source>
        <translation>Сыграть или сбросить поднятые карты</translation>
    </message>
    <message>
        <source>Lift that card of your hand</source>
        <translation>Поднять карту по номеру</translation>
    </message>
    <message>
        <source>Put all lifted cards back</source>
        <translation>Опустить все поднятые карты</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Table games in which skill decides</source>
        <translation>Настольные игры, где решает голова</translation>
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
        <translation>Открыть запись…</translation>
    </message>
    <message>
        <source>←  →  choose      Enter  open      F1  keys</source>
        <translation>←  →  выбрать      Enter  открыть      F1  клавиши</translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>матч</numerusform>
            <numerusform>матча</numerusform>
            <numerusform>матчей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>победа</numerusform>
            <numerusform>победы</numerusform>
            <numerusform>побед</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>побед</translation>
    </message>
    <message>
        <source>best streak</source>
        <translation>лучшая серия</translation>
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
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>On the first page</source>
        <translation>На главной странице</translation>
    </message>
    <message>
        <source>Go from game to game</source>
        <translation>Перейти к другой игре</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Открыть игру</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Show or hide the match log</source>
        <translation>Показать или скрыть журнал матча</translation>
    </message>
    <message>
        <source>While something moves: finish the motion</source>
        <translation>Пока что-то движется: закончить движение</translation>
    </message>
    <message>
        <source>At the table: %1</source>
        <translation>За столом: %1</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>На шаг назад или вперёд</translation>
    </message>
    <message>
        <source>Ten steps back or forward</source>
        <translation>На десять шагов назад или вперёд</translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation>В начало или в конец</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Запустить или остановить</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Выйти из повтора</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>В повторе</translation>
    </message>
    <message>
        <source>Press the button, turn the switch</source>
        <translation>Нажать кнопку или переключатель</translation>
    </message>
    <message>
        <source>Choose another answer, move a slider</source>
        <translation>Выбрать другой вариант, сдвинуть ползунок</translation>
    </message>
    <message>
        <source>Scroll; move a slider by ten at a time</source>
        <translation>Прокрутить; сдвинуть ползунок на десять</translation>
    </message>
    <message>
        <source>Close the sheet, go back</source>
        <translation>Закрыть окно, вернуться назад</translation>
    </message>
    <message>
        <source>On sheets</source>
        <translation>В окнах</translation>
    </message>
    <message>
        <source>To the next button or field</source>
        <translation>К следующей кнопке или полю</translation>
    </message>
    <message>
        <source>To the one before</source>
        <translation>К предыдущей кнопке или полю</translation>
    </message>
    <message>
        <source>Show this list, and close it again</source>
        <translation>Показать этот список и снова закрыть</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Сложный</translation>
    </message>
    <message>
        <source>Insane</source>
        <translation>Безумный</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Match log</source>
        <translation>Журнал матча</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>It is the bot’s turn.</source>
        <translation>Сейчас ходит бот.</translation>
    </message>
    <message>
        <source>%1 seats are needed, not %2.</source>
        <translation>Мест должно быть %1, а не %2.</translation>
    </message>
    <message>
        <source>“%1” cannot sit here.</source>
        <translation>«%1» не может сесть за этот стол.</translation>
    </message>
    <message>
        <source>Entry %1 of the record is wrong: %2</source>
        <translation>В записи матча неверен шаг %1: %2</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Матч окончен.</translation>
    </message>
    <message>
        <source>The table waits for “%1”.</source>
        <translation>Стол ждёт «%1».</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>Chance decides nothing now.</source>
        <translation>Сейчас случай ничего не решает.</translation>
    </message>
    <message>
        <source>The game has gone on in another window; what is played here is not kept.</source>
        <translation>Игра продолжилась в другом окне: сыгранное здесь не сохраняется.</translation>
    </message>
</context>
<context>
    <name>MatchSheets</name>
    <message>
        <source>Start a new match?</source>
        <translation>Начать новый матч?</translation>
    </message>
    <message>
        <source>The unfinished one will be gone. It counts nowhere.</source>
        <translation>Неоконченный матч пропадёт и нигде не будет засчитан.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новый матч</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
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
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>There is no option “%1”.</source>
        <translation>Параметра «%1» нет.</translation>
    </message>
    <message>
        <source>The option “%1” cannot have this value.</source>
        <translation>У параметра «%1» не может быть такого значения.</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Resume</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На главную</translation>
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
        <translation>Журнал матча (L)</translation>
    </message>
    <message>
        <source>The bots get ready for this game, only this once.</source>
        <translation>Боты готовятся к этой игре, это нужно лишь один раз.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>Матч снова сохранён.</translation>
    </message>
</context>
<context>
    <name>ReadingSheet</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>Type what you are looking for</source>
        <translation>Введите, что искать</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>This record was made with newer rules.</source>
        <translation>Эта запись сделана по более новым правилам.</translation>
    </message>
    <message>
        <source>This record was made with older rules.</source>
        <translation>Эта запись сделана по более старым правилам.</translation>
    </message>
    <message>
        <source>The result of this record is not that of its log.</source>
        <translation>Результат в этой записи не сходится с её ходами.</translation>
    </message>
    <message>
        <source>Only a record, a .json file, can be opened here.</source>
        <translation>Здесь можно открыть только запись матча&#xa0;— файл .json.</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Открыть запись</translation>
    </message>
    <message>
        <source>Records of matches (*.json)</source>
        <translation>Записи матчей (*.json)</translation>
    </message>
    <message>
        <source>Drop one record, a .json file of this machine.</source>
        <translation>Перетащите сюда одну запись&#xa0;— файл .json с этого компьютера.</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Игры «%1» нет.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>This is a replay: nobody can play here.</source>
        <translation>Это повтор: здесь никто не ходит.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Место в матче</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Открыть все руки</translation>
    </message>
    <message>
        <source>When off, you see only what you saw at the table</source>
        <translation>Если выключить, видно только то, что вы видели за столом</translation>
    </message>
    <message>
        <source>Match log</source>
        <translation>Журнал матча</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Сохранить запись…</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>The record is now in “%1”.</source>
        <translation>Запись теперь в файле «%1».</translation>
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
        <translation>Статистика на уровне «%1»</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Процент побед</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Лучшая серия</translation>
    </message>
</context>
<context>
    <name>ResultsSheet</name>
    <message>
        <source>Other game</source>
        <translation>Другая игра</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Сохранить запись…</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation>Вся статистика</translation>
    </message>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation>
            <numerusform>Последний матч</numerusform>
            <numerusform>Последние %n&#xa0;матча</numerusform>
            <numerusform>Последние %n&#xa0;матчей</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>This match was made with older rules and cannot go on.</source>
        <translation>Этот матч начат по старым правилам, продолжить его нельзя.</translation>
    </message>
    <message>
        <source>This match cannot be read and cannot go on.</source>
        <translation>Этот матч не удаётся прочитать, продолжить его нельзя.</translation>
    </message>
    <message>
        <source>Close the open sheet first.</source>
        <translation>Сначала закройте открытое окно.</translation>
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
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Уровни</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Советы</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Управление</translation>
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
        <translation>Подсветка взятий</translation>
    </message>
    <message>
        <source>Show what the lifted card would take</source>
        <translation>Показывать, что заберёт поднятая карта</translation>
    </message>
    <message>
        <source>Four-colour deck</source>
        <translation>Четырёхцветная колода</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green</source>
        <translation>Бубны синие, трефы зелёные</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Крупные индексы</translation>
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
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Полностью</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The picture of the table</source>
        <translation>Вид стола</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>softer</source>
        <translation>мягче</translation>
    </message>
    <message>
        <source>crisper</source>
        <translation>чётче</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Зернистость</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>гладко</translation>
    </message>
    <message>
        <source>like film</source>
        <translation>как плёнка</translation>
    </message>
    <message>
        <source>Colour temperature</source>
        <translation>Цветовая температура</translation>
    </message>
    <message>
        <source>cooler</source>
        <translation>холоднее</translation>
    </message>
    <message>
        <source>warmer</source>
        <translation>теплее</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Буквы на картах</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Два цвета</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Четыре цвета</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Скорость анимации</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>CONTINUE %1</source>
        <translation>ПРОДОЛЖИТЬ %1</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>ИГРАТЬ</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Rules of the game</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
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
        <translation>Ни один матч игры «%1» ещё не доигран. Доиграйте первый, и эта страница начнёт заполняться.</translation>
    </message>
    <message>
        <source>No match like this has been finished yet.</source>
        <translation>Таких матчей вы ещё не доигрывали.</translation>
    </message>
    <message numerus="yes">
        <source>Each point: up to %n match(es)</source>
        <translation>
            <numerusform>Каждая точка: до %n&#xa0;матча</numerusform>
            <numerusform>Каждая точка: до %n&#xa0;матчей</numerusform>
            <numerusform>Каждая точка: до %n&#xa0;матчей</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Процент побед</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Лучшая серия</translation>
    </message>
    <message>
        <source>Best score · %1</source>
        <translation>Лучший счёт · %1</translation>
    </message>
    <message>
        <source>Biggest lead · %1</source>
        <translation>Лучший отрыв · %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>All</source>
        <comment>levels</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Любое число</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Save as table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>All finished matches are now in “%1”.</source>
        <translation>Все доигранные матчи теперь в файле «%1».</translation>
    </message>
    <message>
        <source>Clear the statistics of “%1”?</source>
        <translation>Очистить статистику игры «%1»?</translation>
    </message>
    <message>
        <source>All finished matches of this game will be deleted for good, at every level. An unfinished match stays.</source>
        <translation>Все доигранные матчи этой игры будут удалены навсегда, на всех уровнях. Неоконченный матч останется.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Save as table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Очистить статистику</translation>
    </message>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation>
            <numerusform>Последний матч</numerusform>
            <numerusform>Последние %n&#xa0;матча</numerusform>
            <numerusform>Последние %n&#xa0;матчей</numerusform>
        </translation>
    </message>
    <message>
        <source>win</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>Процент побед со временем</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Finished matches, newest first</source>
        <translation>Доигранные матчи, сначала новые</translation>
    </message>
    <message>
        <source>Press one to watch it again</source>
        <translation>Нажмите на матч, чтобы пересмотреть его</translation>
    </message>
    <message>
        <source>Win rate over time: first %1 %, now %2 %, lowest %3 %, highest %4 %</source>
        <translation>Процент побед со временем: сначала %1&#xa0;%, сейчас %2&#xa0;%, самый низкий %3&#xa0;%, самый высокий %4&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>This match is over; no move can be added.</source>
        <translation>Матч окончен, ход добавить нельзя.</translation>
    </message>
    <message>
        <source>The moves must be stored in their order.</source>
        <translation>Ходы сохраняются не по порядку.</translation>
    </message>
    <message>
        <source>This result is not that of such a match.</source>
        <translation>У такого матча не может быть такого результата.</translation>
    </message>
    <message>
        <source>There is no such match in the archive.</source>
        <translation>В архиве нет такого матча.</translation>
    </message>
    <message>
        <source>The archive is damaged.</source>
        <translation>Архив повреждён.</translation>
    </message>
    <message>
        <source>The match could not be saved because the disk is full.</source>
        <translation>Не удалось сохранить матч: диск заполнен.</translation>
    </message>
    <message>
        <source>The match could not be saved because the archive is in use.</source>
        <translation>Не удалось сохранить матч: архив занят.</translation>
    </message>
    <message>
        <source>The match could not be saved because writing is not allowed.</source>
        <translation>Не удалось сохранить матч: запись запрещена.</translation>
    </message>
    <message>
        <source>The archive could not be read or written.</source>
        <translation>Не удалось прочитать архив или записать в него.</translation>
    </message>
    <message>
        <source>“%1” could not be saved because the disk is full.</source>
        <translation>Не удалось сохранить «%1»: диск заполнен.</translation>
    </message>
    <message>
        <source>“%1” could not be saved because writing is not allowed.</source>
        <translation>Не удалось сохранить «%1»: запись запрещена.</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>Не удалось сохранить «%1».</translation>
    </message>
    <message>
        <source>The archive was made by a newer version of Skillgames.</source>
        <translation>Архив создан более новой версией Skillgames.</translation>
    </message>
    <message>
        <source>The archive “%1” was made by a newer version and is left as it is: you can play, but nothing is kept.</source>
        <translation>Архив «%1» создан более новой версией и оставлен как есть: играть можно, но ничего не сохранится.</translation>
    </message>
    <message>
        <source>The archive was damaged and set aside as “%1”; a new one has been begun.</source>
        <translation>Архив был повреждён и отложен как «%1»; вместо него начат новый.</translation>
    </message>
    <message>
        <source>The archive “%1” cannot be used: you can play, but nothing is kept.</source>
        <translation>Архивом «%1» нельзя пользоваться: играть можно, но ничего не сохранится.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>Файл «%1» не удаётся прочитать.</translation>
    </message>
    <message>
        <source>This record is too large.</source>
        <translation>Эта запись слишком велика.</translation>
    </message>
    <message>
        <source>This record is not valid JSON.</source>
        <translation>В этой записи неправильный JSON.</translation>
    </message>
    <message>
        <source>This record has a field whose name is not text.</source>
        <translation>В этой записи есть поле, имя которого&#xa0;— не текст.</translation>
    </message>
    <message>
        <source>This record is not a JSON object.</source>
        <translation>Эта запись&#xa0;— не объект JSON.</translation>
    </message>
    <message>
        <source>This record has no “%1”.</source>
        <translation>В этой записи нет поля «%1».</translation>
    </message>
    <message>
        <source>This record has an unknown field “%1”.</source>
        <translation>В этой записи неизвестное поле «%1».</translation>
    </message>
    <message>
        <source>This record is wrong at “%1”.</source>
        <translation>В этой записи ошибка в «%1».</translation>
    </message>
    <message>
        <source>Some settings in “%1” were not valid and were set back.</source>
        <translation>Некоторые настройки в «%1» были неверными и сброшены.</translation>
    </message>
    <message>
        <source>The settings were damaged and set aside as “%1”.</source>
        <translation>Настройки были повреждены и отложены как «%1».</translation>
    </message>
    <message>
        <source>The settings in “%1” cannot be read, so the usual ones are used.</source>
        <translation>Настройки в «%1» не удаётся прочитать, поэтому взяты обычные.</translation>
    </message>
</context>
<context>
    <name>Tarocchino</name>
    <message>
        <source>Tarocchino</source>
        <translation>Тароккино</translation>
    </message>
    <message>
        <source>4 players · partners · tarot</source>
        <translation>2 на 2 · таро, 62 карты</translation>
    </message>
    <message>
        <source>You and a partner against two bots with the Bolognese tarot, one deal</source>
        <translation>Вы и партнёр против двух ботов, болонская колода таро, одна раздача</translation>
    </message>
    <message>
        <source>Plays a third of its cards at random, otherwise a low card, and takes the trick only when it plays last.</source>
        <translation>Треть карт играет наугад, остальное&#xa0;— младшими картами, а взятку берёт, только когда ходит последним.</translation>
    </message>
    <message>
        <source>Takes tricks that are worth something as cheaply as it can, gives its partner good cards and saves the Matto for a good one.</source>
        <translation>Ценные взятки берёт как можно дешевле, подкладывает партнёру хорошие карты и бережёт Матто, чтобы спасти ценную карту.</translation>
    </message>
    <message>
        <source>Remembers suits that have run out, plans for sets and sequences, its own and yours, and tries a few possible deals before it plays.</source>
        <translation>Помнит, у кого каких мастей нет, думает о наборах и последовательностях, своих и ваших, и перед ходом проверяет несколько возможных раскладов.</translation>
    </message>
    <message>
        <source>Plays out hundreds of deals that fit all it has seen and heard before it lays away or plays a card.</source>
        <translation>Прежде чем снести карты или пойти, разыгрывает сотни раскладов, которые согласуются со всем увиденным и услышанным.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Сейчас ходит другой игрок.</translation>
    </message>
    <message>
        <source>Swords were led, and you have swords to play.</source>
        <translation>Зашли мечами, а мечи у вас есть.</translation>
    </message>
    <message>
        <source>Batons were led, and you have batons to play.</source>
        <translation>Зашли жезлами, а жезлы у вас есть.</translation>
    </message>
    <message>
        <source>Cups were led, and you have cups to play.</source>
        <translation>Зашли кубками, а кубки у вас есть.</translation>
    </message>
    <message>
        <source>Coins were led, and you have coins to play.</source>
        <translation>Зашли монетами, а монеты у вас есть.</translation>
    </message>
    <message>
        <source>A trump was led, and you have trumps to play.</source>
        <translation>Зашли козырем, а козыри у вас есть.</translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation>Такого хода в этой игре нет.</translation>
    </message>
    <message>
        <source>Nothing can be played now.</source>
        <translation>Сейчас ходить нельзя.</translation>
    </message>
    <message>
        <source>Two different cards are discarded.</source>
        <translation>В снос идут две разные карты.</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>«%1»&#xa0;— такого хода в этой игре нет.</translation>
    </message>
    <message>
        <source>“%1” is not a card.</source>
        <translation>«%1»&#xa0;— это не карта.</translation>
    </message>
    <message>
        <source>A King may not be laid away.</source>
        <translation>Короля в снос класть нельзя.</translation>
    </message>
    <message>
        <source>The Angel, the World, the Begato and the Matto may not be laid away.</source>
        <translation>Ангела, Мир, Бегато и Матто в снос класть нельзя.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Этой карты у вас на руках нет.</translation>
    </message>
    <message>
        <source>The dealer has to lay two cards away first.</source>
        <translation>Сначала сдающий должен снести две карты.</translation>
    </message>
    <message>
        <source>Before the first card everybody declares or passes.</source>
        <translation>До первой карты каждый объявляет или пасует.</translation>
    </message>
    <message>
        <source>You hold no combination, so you can only pass.</source>
        <translation>Комбинаций у вас нет, остаётся пас.</translation>
    </message>
    <message>
        <source>Now cards are played.</source>
        <translation>Сейчас нужно ходить картой.</translation>
    </message>
    <message>
        <source>You have no card of the suit led, so you must play a trump.</source>
        <translation>Карт этой масти у вас нет, значит, нужно сыграть козырь.</translation>
    </message>
    <message>
        <source>That card is not yours.</source>
        <translation>Это не ваша карта.</translation>
    </message>
    <message>
        <source>Two cards are chosen already: tap one of them to keep it.</source>
        <translation>Две карты уже выбраны: коснитесь одной, чтобы оставить её.</translation>
    </message>
    <message>
        <source>One more card has to be laid away.</source>
        <translation>Нужно снести ещё одну карту.</translation>
    </message>
    <message>
        <source>Choose two cards of your hand to lay away.</source>
        <translation>Выберите на руках две карты для сноса.</translation>
    </message>
    <message>
        <source>Tarocchi</source>
        <translation>Тарокки</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Короли</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Королевы</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Всадники</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Валеты</translation>
    </message>
    <message>
        <source>Grande</source>
        <translation>Гранде</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Мечи</translation>
    </message>
    <message>
        <source>Batons</source>
        <translation>Жезлы</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Кубки</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Тузы</translation>
    </message>
    <message>
        <source>Moors</source>
        <translation>Мавры</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>The right opponent</source>
        <translation>Соперник справа</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Ваш партнёр</translation>
    </message>
    <message>
        <source>The left opponent</source>
        <translation>Соперник слева</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Вы сдаёте.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Ваши карты: %1.</translation>
    </message>
    <message>
        <source>You declare %1; points: %2.</source>
        <translation>Вы объявляете: %1; очков: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>You play: %1.</source>
        <translation>Вы ходите: %1.</translation>
    </message>
    <message>
        <source>You take trick %1.</source>
        <translation>Вы берёте взятку %1.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Сдаёт: %1.</translation>
    </message>
    <message>
        <source>%1 lays two cards away, face down.</source>
        <translation>%1 откладывает в снос две карты, закрытыми.</translation>
    </message>
    <message>
        <source>%1 declares %2; points: %3.</source>
        <translation>%1 объявляет: %2; очков: %3.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасует.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 ходит: %2.</translation>
    </message>
    <message>
        <source>%1 takes trick %2.</source>
        <translation>%1 берёт взятку %2.</translation>
    </message>
    <message>
        <source>You lay away: %1.</source>
        <translation>Вы сносите: %1.</translation>
    </message>
    <message>
        <source>The last trick brings your side points: %1.</source>
        <translation>Последняя взятка приносит вашей стороне очков: %1.</translation>
    </message>
    <message>
        <source>The last trick brings the other side points: %1.</source>
        <translation>Последняя взятка приносит соперникам очков: %1.</translation>
    </message>
    <message>
        <source>The dealer’s discards go to your side: %1.</source>
        <translation>Снос сдающего достаётся вашей стороне: %1.</translation>
    </message>
    <message>
        <source>The dealer’s discards go to the other side: %1.</source>
        <translation>Снос сдающего достаётся соперникам: %1.</translation>
    </message>
    <message>
        <source>Your side: declared %1, captured combinations %2, card points %3, last trick %4, in all %5.</source>
        <translation>Ваша сторона: объявлено %1, комбинации из взяток %2, очки за карты %3, последняя взятка %4, всего %5.</translation>
    </message>
    <message>
        <source>The other side: declared %1, captured combinations %2, card points %3, last trick %4, in all %5.</source>
        <translation>Соперники: объявлено %1, комбинации из взяток %2, очки за карты %3, последняя взятка %4, всего %5.</translation>
    </message>
    <message>
        <source>The game is a draw, %1 to %2.</source>
        <translation>Ничья, %1:%2.</translation>
    </message>
    <message>
        <source>Your side wins, %1 to %2.</source>
        <translation>Ваша сторона победила, %1:%2.</translation>
    </message>
    <message>
        <source>The other side wins, %2 to %1.</source>
        <translation>Победили соперники, %2:%1.</translation>
    </message>
    <message>
        <source>The Matto stays with your side.</source>
        <translation>Матто остаётся у вашей стороны.</translation>
    </message>
    <message>
        <source>The Matto stays with the other side.</source>
        <translation>Матто остаётся у соперников.</translation>
    </message>
    <message>
        <source>The Matto comes back to your side, which gives for it: %1.</source>
        <translation>Матто возвращается на вашу сторону, за него отдана карта: %1.</translation>
    </message>
    <message>
        <source>The Matto goes back to the other side, which gives for it: %1.</source>
        <translation>Матто возвращается к соперникам, за него отдана карта: %1.</translation>
    </message>
    <message>
        <source>Your side won no trick and loses the Matto.</source>
        <translation>Ваша сторона не взяла ни одной взятки и теряет Матто.</translation>
    </message>
    <message>
        <source>The other side won no trick and loses the Matto to yours.</source>
        <translation>Соперники не взяли ни одной взятки, и их Матто переходит к вам.</translation>
    </message>
</context>
<context>
    <name>TarocchinoBoard</name>
    <message>
        <source>Table of Tarocchino</source>
        <translation>Игровой стол: Болонское тароккино</translation>
    </message>
</context>
<context>
    <name>TarocchinoLabels</name>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>declared %1</source>
        <translation>объявлено %1</translation>
    </message>
    <message>
        <source>LEADS</source>
        <translation>ЗАХОДИТ</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Мы</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Они</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Взятка %1</translation>
    </message>
    <message>
        <source>as it was taken</source>
        <translation>как она была взята</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>The dealer lays two cards away</source>
        <translation>Сдающий сносит две карты</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Объявления</translation>
    </message>
    <message>
        <source>Everybody declares or passes in turn</source>
        <translation>Все по очереди объявляют или пасуют</translation>
    </message>
    <message>
        <source>Trick %1 of %2</source>
        <translation>Взятка %1 из %2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>took</source>
        <translation>взял</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>берёт</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>Back to the trick</source>
        <translation>К этой взятке</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
</context>
<context>
    <name>TarocchinoLookup</name>
    <message>
        <source>Combinations</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>From your cards and what everybody has seen</source>
        <translation>По вашим картам и по тому, что видели все</translation>
    </message>
    <message>
        <source>BACK TO THE TABLE</source>
        <translation>К СТОЛУ</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>У вас на руках: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand together</source>
        <translation>Ваша рука вместе</translation>
    </message>
    <message>
        <source>One card more in the hand</source>
        <translation>Ещё одна карта на руках</translation>
    </message>
    <message>
        <source>would add</source>
        <translation>добавит</translation>
    </message>
    <message>
        <source>Nothing has been declared yet</source>
        <translation>Пока ничего не объявлено</translation>
    </message>
    <message>
        <source>Taken by us: %1</source>
        <translation>Взято нами: %1</translation>
    </message>
    <message>
        <source>One card more taken by us</source>
        <translation>Ещё одна карта у нас</translation>
    </message>
    <message>
        <source>Taken by them: %1</source>
        <translation>Взято ими: %1</translation>
    </message>
    <message>
        <source>One card more taken by them</source>
        <translation>Ещё одна карта у них</translation>
    </message>
    <message>
        <source>taken by us</source>
        <translation>взяли мы</translation>
    </message>
    <message>
        <source>taken by them</source>
        <translation>взяли они</translation>
    </message>
    <message>
        <source>? still out</source>
        <translation>? ещё не вышла</translation>
    </message>
    <message>
        <source>Where the counting cards are</source>
        <translation>Где карты с очками</translation>
    </message>
    <message>
        <source>table</source>
        <translation>стол</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>моя</translation>
    </message>
    <message numerus="yes">
        <source>%n still out</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>still out: %1</source>
        <translation>ещё не вышли: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
    <message>
        <source>right</source>
        <translation>справа</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнёр</translation>
    </message>
    <message>
        <source>left</source>
        <translation>слева</translation>
    </message>
</context>
<context>
    <name>TarocchinoNames</name>
    <message>
        <source>lifted</source>
        <translation>поднята</translation>
    </message>
    <message>
        <source>to be laid away</source>
        <translation>пойдёт в снос</translation>
    </message>
    <message>
        <source>in your hand, %1 of %2</source>
        <translation>в вашей руке, %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s)</source>
        <translation>
            <numerusform>ценность %n&#xa0;очко</numerusform>
            <numerusform>ценность %n&#xa0;очка</numerusform>
            <numerusform>ценность %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>last trick, %1 of %2</source>
        <translation>последняя взятка, %1 из %2</translation>
    </message>
    <message>
        <source>trick, %1 of %2</source>
        <translation>взятка, %1 из %2</translation>
    </message>
    <message>
        <source>took</source>
        <translation>взял</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>берёт</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>закрыто: %n&#xa0;карта</numerusform>
            <numerusform>закрыто: %n&#xa0;карты</numerusform>
            <numerusform>закрыто: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>open: %1</source>
        <translation>открыто: %1</translation>
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
        <translation>сдающий</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>заходит</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>его ход</translation>
    </message>
</context>
<context>
    <name>TarocchinoPanels</name>
    <message>
        <source>Kings, the Angel, the World, the Begato and the Matto must stay. What you lay away counts for your side if it wins a trick.</source>
        <translation>Короли, Ангел, Мир, Бегато и Матто остаются на руках. Снос засчитают вашей стороне, если она возьмёт хоть одну взятку.</translation>
    </message>
    <message>
        <source>Combinations in the cards that stay</source>
        <translation>Комбинации в остающихся картах</translation>
    </message>
    <message>
        <source>LAY AWAY THESE TWO</source>
        <translation>СНЕСТИ ЭТИ ДВЕ</translation>
    </message>
    <message numerus="yes">
        <source>CHOOSE %n CARD(S)</source>
        <translation>
            <numerusform>ВЫБЕРИТЕ %n&#xa0;КАРТУ</numerusform>
            <numerusform>ВЫБЕРИТЕ %n&#xa0;КАРТЫ</numerusform>
            <numerusform>ВЫБЕРИТЕ %n&#xa0;КАРТ</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal: lay two cards away</source>
        <translation>Вы сдаёте: снесите две карты</translation>
    </message>
    <message>
        <source>PASS</source>
        <translation>ПАС</translation>
    </message>
    <message>
        <source>You hold no combination, so you can only pass.</source>
        <translation>Комбинаций у вас нет, остаётся пас.</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <translation>Объявлять нечего</translation>
    </message>
    <message>
        <source>Everybody sees declared cards; their points stay yours.</source>
        <translation>Объявленные карты видят все, но очки за них остаются вашими.</translation>
    </message>
    <message>
        <source>DECLARE ALL · %1</source>
        <translation>ОБЪЯВИТЬ · %1</translation>
    </message>
    <message>
        <source>Your combinations</source>
        <translation>Ваши комбинации</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>three sets or more</source>
        <translation>не меньше трёх наборов</translation>
    </message>
    <message>
        <source>Sets doubled</source>
        <translation>Наборы удвоены</translation>
    </message>
    <message>
        <source>three sequences or more</source>
        <translation>не меньше трёх последовательностей</translation>
    </message>
    <message>
        <source>Sequences doubled</source>
        <translation>Последовательности удвоены</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Вместе</translation>
    </message>
</context>
<context>
    <name>TarocchinoRules</name>
    <message>
        <source>Takes the trick: %1</source>
        <translation>Взятку берёт: %1</translation>
    </message>
    <message>
        <source>Played in turn: %1. Takes the trick: %2.</source>
        <translation>Сыграно по очереди: %1. Взятку берёт: %2.</translation>
    </message>
    <message>
        <source>Cards: %1. %2.</source>
        <translation>Карты: %1. %2.</translation>
    </message>
    <message>
        <source>No combination</source>
        <translation>Комбинации нет</translation>
    </message>
    <message>
        <source>%1: %2 points, the sets doubled</source>
        <translation>%1: очков %2, наборы удвоены</translation>
    </message>
    <message>
        <source>%1: %2 points, the sequences doubled</source>
        <translation>%1: очков %2, последовательности удвоены</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: очков %2</translation>
    </message>
    <message>
        <source>You and the partner opposite play against the pair at your sides, with the tarot pack of Bologna and its %1 cards. In %2 tricks both sides collect cards, and what wins the game is what those cards add up to: sets and sequences count far more than single cards. One deal is one game.</source>
        <translation>Вы и партнёр напротив играете против пары по бокам болонской колодой таро в %1 карты. За %2 взяток обе стороны собирают карты, а решает то, что из них сложилось: наборы и последовательности стоят куда дороже отдельных карт. Одна раздача&#xa0;— одна игра.</translation>
    </message>
    <message>
        <source>There are %1 suits of %2 cards: swords, batons, cups and coins. King, Queen, Knight and Jack stand at the top. Below them swords and batons run from the ten down to the six and end with the Ace. In cups and coins the small cards are turned about: there the Ace comes right after the Jack, then the six, and the ten is the lowest.</source>
        <translation>Мастей %1, по %2 карт: мечи, жезлы, кубки и монеты. Наверху Король, Королева, Всадник и Валет. Ниже в мечах и жезлах идут карты от десятки до шестёрки и последним Туз. В кубках и монетах мелкие карты перевёрнуты: сразу за Валетом Туз, потом шестёрка, а ниже всех десятка.</translation>
    </message>
    <message>
        <source>The %1 trumps beat every suit. The highest are Angel, World, Sun and Moon, then come the numbers from %2 down to %3, below them the %4 Moors, and the Begato at the bottom. The Moors are equal: of several in a trick the one played last is the best.</source>
        <translation>Козырей %1, они бьют любую масть. Старшие&#xa0;— Ангел, Мир, Солнце и Луна, за ними идут числа от %2 до %3, ниже&#xa0;— %4 Мавра, и в самом низу Бегато. Мавры равны: из нескольких во взятке сильнее тот, что сыгран последним.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>The dealer is drawn by lot. Cards go round in packets of %1, beginning at the dealer’s right, and so does the play: the next player is always the one on the right. In the end the dealer has %2 cards more than the others and lays that many away, face down. Kings, the Angel, the World, the Begato and the Matto must stay in the hand. What is laid away belongs to the dealer’s side if it wins at least one trick, otherwise to the other side.</source>
        <translation>Сдающего выбирает жребий. Карты сдают по %1, начиная с игрока справа от сдающего, и ходят так же: следующий&#xa0;— всегда сосед справа. В конце у сдающего на %2 карты больше, чем у других, и столько он сносит, закрытыми. Короли, Ангел, Мир, Бегато и Матто остаются на руках. Снос принадлежит стороне сдающего, если она взяла хоть одну взятку, иначе&#xa0;— другой стороне.</translation>
    </message>
    <message>
        <source>Before the first card each player in turn either declares every combination in the hand or passes. A declaration counts at once and for good, even if the cards are lost later; the price is that everybody now knows them. The cards stay in the hand.</source>
        <translation>До первой карты каждый по очереди либо объявляет все комбинации на руках, либо пасует. Объявленное засчитывают сразу и навсегда, даже если карты потом потеряны; цена этого&#xa0;— теперь их знают все. Карты остаются на руках.</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>До первой карты</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow the suit that was led if you can. If you cannot, you have to play a trump, be it a useless one. Only without either may you play what you like. Nobody has to play higher than what lies there.</source>
        <translation>Первым заходит игрок справа от сдающего. Ходите в масть, если она есть. Если нет, нужно сыграть козырь, пусть и бесполезный. Только когда нет ни того, ни другого, играйте что угодно. Перебивать лежащее никто не обязан.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without trumps the highest card of the suit led. Whoever takes it leads to the next one.</source>
        <translation>Взятку берёт старший козырь, а без козырей&#xa0;— старшая карта масти захода. Кто взял, тот и заходит снова.</translation>
    </message>
    <message>
        <source>The Matto belongs to no suit. You may play it whenever you like instead of following, and it never takes a trick. If it is led, the next card says what has to be followed.</source>
        <translation>Матто не принадлежит ни к какой масти. Его можно сыграть когда угодно вместо карты в масть, и взятку он не берёт никогда. Если зашли им, масть задаёт следующая карта.</translation>
    </message>
    <message>
        <source>It comes home even when the other side took the trick: at the end your side gives a card worth %1 from its tricks in exchange, the one it misses least. If it has none of those, the cheapest card goes. Only a side that won no trick at all loses it.</source>
        <translation>Он возвращается домой, даже если взятку взяли соперники: в конце ваша сторона отдаёт взамен из своих взяток карту ценой в %1&#xa0;— ту, которой меньше всего жаль. Если таких нет, уходит самая дешёвая. Теряет его только сторона без единой взятки.</translation>
    </message>
    <message>
        <source>The Matto</source>
        <translation>Матто</translation>
    </message>
    <message>
        <source>After the last trick the cards laid away are turned up and go to their side, then the Matto comes home. What each side has now is counted: its combinations, its card points, and %1 points for the last trick. The declarations are added, and the larger total wins. Equal totals are a draw.</source>
        <translation>После последней взятки снос открывают и отдают его стороне, потом домой возвращается Матто. Затем у каждой стороны считают всё, что у неё есть: комбинации, очки за карты и %1 очков за последнюю взятку. К этому прибавляют объявленное, и побеждает бо́льшая сумма. Равные суммы&#xa0;— ничья.</translation>
    </message>
    <message>
        <source>Hands that are declared and piles that were won are counted by the same rules. Each declared hand is counted for itself.</source>
        <translation>Объявленные руки и взятые стопки считают по одним правилам. Каждую объявленную руку считают отдельно.</translation>
    </message>
    <message>
        <source>Angel, World, Begato, Matto</source>
        <translation>Ангел, Мир, Бегато, Матто</translation>
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
        <translation>Всадник</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Валет</translation>
    </message>
    <message>
        <source>Every other card</source>
        <translation>Любая другая карта</translation>
    </message>
    <message>
        <source>For every pair of cards in a pile a point is taken off again, so a pair of worthless cards makes %1 and the whole pack %2.</source>
        <translation>За каждую пару карт в стопке одно очко снимают, так что пара пустых карт даёт %1, а вся колода&#xa0;— %2.</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карты</translation>
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
        <translation>Тарокки&#xa0;— это Ангел, Мир, Бегато и Матто. В наборе ни одна карта не заменяет другую.</translation>
    </message>
    <message>
        <source>Whoever has %1 different sets or more counts all of them double. All sets together, with the doubling, make %2.</source>
        <translation>У кого разных наборов %1 или больше, тот считает их все вдвойне. Все наборы вместе, с удвоением,&#xa0;— это %2 очков.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Наборы</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>карт: %1</translation>
    </message>
    <message>
        <source>A sequence of %1 cards brings %2 points and every further card %3 more. There are several kinds: one in each suit, the Aces, the Moors, and the Grande of the trumps. A card may serve in several combinations.</source>
        <translation>Последовательность из %1 карт приносит %2 очков, каждая следующая карта&#xa0;— ещё %3. Они бывают разные: в каждой масти, Тузы, Мавры и Гранде из козырей. Одна карта может участвовать в нескольких комбинациях.</translation>
    </message>
    <message>
        <source>The Begato and the Matto are the contatori: in every sequence each of them may fill a gap or make the sequence longer by a card. They serve in all sequences at the same time.</source>
        <translation>Бегато и Матто&#xa0;— контаторы: в каждой последовательности любой из них может закрыть пропуск или удлинить её на карту. Они служат во всех последовательностях сразу.</translation>
    </message>
    <message>
        <source>In a suit you need the King himself and a pair out of Queen, Knight and Jack; a contatore may stand for a card of the pair. The Ace adds a card, but is no use without them.</source>
        <translation>В масти нужен сам Король и ещё двое из Королевы, Всадника и Валета; одного из этих двух может заменить контаторе. Туз прибавляет карту, но без них бесполезен.</translation>
    </message>
    <message>
        <source>Aces and Moors need at least %1 cards, at least %2 of them real. Their order does not matter.</source>
        <translation>Тузам и Маврам нужно не меньше %1 карт, из них настоящих не меньше %2. Порядок в них не важен.</translation>
    </message>
    <message>
        <source>The Grande begins with the Angel and at least a pair out of World, Sun and Moon, one of them real; the third may be missing at no cost. Then the numbers follow from %1 downwards without a gap. A contatore may fill a missing one, but contatori in neighbouring places end the row. If it reaches %2, every Moor adds a card.</source>
        <translation>Гранде начинается с Ангела и хотя бы двух из Мира, Солнца и Луны, один из них&#xa0;— настоящий; третьего может не быть, и это ничего не стоит. Дальше без пропусков идут числа от %1 вниз. Недостающее может заменить контаторе, но два контатора рядом обрывают ряд. Если он дошёл до %2, каждый Мавр прибавляет карту.</translation>
    </message>
    <message>
        <source>Whoever has %1 different sequences or more counts all of them double, whatever the sets do. All combinations of the pack together make %2.</source>
        <translation>У кого разных последовательностей %1 или больше, тот считает их все вдвойне, независимо от наборов. Все комбинации колоды вместе&#xa0;— это %2 очков.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Последовательности</translation>
    </message>
    <message>
        <source>Your partner and your opponents play at the same level and play fair. They know their own hand, what was declared and what was played, and never look at other cards.</source>
        <translation>Партнёр и соперники играют на одном уровне и играют честно. Они знают свою руку, что объявлено и что сыграно, и никогда не подглядывают в другие карты.</translation>
    </message>
    <message>
        <source>Chase combinations, not tricks. A third King can bring %1 points and perhaps a doubling, a trick full of small cards next to nothing.</source>
        <translation>Гонитесь за комбинациями, а не за взятками. Третий Король может принести %1 очков, а то и удвоение, взятка из мелких карт&#xa0;— почти ничего.</translation>
    </message>
    <message>
        <source>The Begato is the lowest trump and serves in every sequence. Bring it home on a trick your partner is sure to take, or trump with it when you play last.</source>
        <translation>Бегато&#xa0;— младший козырь и служит в каждой последовательности. Спасите его во взятке, которую наверняка возьмёт партнёр, или побейте им, когда ходите последним.</translation>
    </message>
    <message>
        <source>Keep the Matto until one of your Kings or Queens would fall, and play it instead.</source>
        <translation>Берегите Матто до минуты, когда должен пасть ваш Король или Королева, и сыграйте его вместо них.</translation>
    </message>
    <message>
        <source>Lead a King while the others still hold cards of its suit. Later somebody will trump it.</source>
        <translation>Заходите Королём, пока у других ещё есть карты его масти. Потом его кто-нибудь убьёт козырем.</translation>
    </message>
    <message>
        <source>When you cannot win a trick, throw a small card of a short suit: soon you can trump there.</source>
        <translation>Если взятку не взять, сбрасывайте мелкую карту короткой масти: скоро вы сможете бить её козырем.</translation>
    </message>
    <message>
        <source>As the dealer lay away what is in danger. A Queen on her own or an Ace is as good as won there, and counts in your side’s combinations at the end.</source>
        <translation>Если сдаёте вы, сносите то, что под угрозой. Одинокая Королева или Туз в сносе, считай, уже ваши и в конце войдут в комбинации вашей стороны.</translation>
    </message>
    <message>
        <source>Remember what was declared. If the other side lacks one King, that King must not fall to them, even if it costs you a high trump.</source>
        <translation>Помните, что было объявлено. Если соперникам недостаёт одного Короля, он не должен им достаться, даже ценой старшего козыря.</translation>
    </message>
    <message>
        <source>Tap a card of your hand and it lifts; tap it once more to play it. Cards that may not be played are dimmed, and a tap tells why. You can also drag a card up to play it at once.</source>
        <translation>Коснитесь карты в руке, и она поднимется; ещё раз&#xa0;— и она сыграна. Карты, которыми ходить нельзя, притушены, и касание объяснит почему. Можно и сразу потянуть карту вверх.</translation>
    </message>
    <message>
        <source>As the dealer tap the %1 cards you want to lay away, then the button. If a card must stay in the hand, the button says so.</source>
        <translation>Если сдаёте вы, коснитесь %1 карт, которые хотите снести, потом кнопки. Если карту сносить нельзя, кнопка об этом скажет.</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>выбрать карту</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter или пробел</translation>
    </message>
    <message>
        <source>lift the card, then play it</source>
        <translation>поднять карту, потом сыграть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put the lifted card back, or open the menu</source>
        <translation>опустить поднятую карту или открыть меню</translation>
    </message>
    <message>
        <source>Every move is saved: you may leave at any time and go on at the very same place.</source>
        <translation>Каждый ход сохраняется: можно уйти в любой момент и продолжить с того же места.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>TarocchinoSentences</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Right opponent</source>
        <translation>Соперник справа</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Left opponent</source>
        <translation>Соперник слева</translation>
    </message>
    <message>
        <source>· tap again to play</source>
        <translation>· ещё раз&#xa0;— сыграть</translation>
    </message>
    <message>
        <source>leads, never takes: the next card sets the suit</source>
        <translation>заход; взятку не берёт, масть задаст следующая карта</translation>
    </message>
    <message>
        <source>never takes, and comes back to your side</source>
        <translation>взятку не берёт и вернётся к вам</translation>
    </message>
    <message>
        <source>leads the trick</source>
        <translation>заходит</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>берёт взятку</translation>
    </message>
    <message>
        <source>does not take the trick</source>
        <translation>взятку не возьмёт</translation>
    </message>
    <message>
        <source>takes so far</source>
        <translation>пока берёт</translation>
    </message>
    <message>
        <source>does not take</source>
        <translation>не берёт</translation>
    </message>
    <message>
        <source>takes trick %1</source>
        <translation>берёт взятку %1</translation>
    </message>
    <message>
        <source>take trick %1</source>
        <translation>взятка %1 ваша</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <translation>сносит две карты</translation>
    </message>
    <message>
        <source>You lead: play any card</source>
        <translation>Заходите вы: любой картой</translation>
    </message>
    <message>
        <source>The Matto was led: the next card sets the suit</source>
        <translation>Зашли Матто: масть задаст следующая карта</translation>
    </message>
    <message>
        <source>Swords were led</source>
        <translation>Зашли мечами</translation>
    </message>
    <message>
        <source>Batons were led</source>
        <translation>Зашли жезлами</translation>
    </message>
    <message>
        <source>Cups were led</source>
        <translation>Зашли кубками</translation>
    </message>
    <message>
        <source>Coins were led</source>
        <translation>Зашли монетами</translation>
    </message>
    <message>
        <source>A trump was led</source>
        <translation>Зашли козырем</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>ходите в масть</translation>
    </message>
    <message>
        <source>you have none, so trump</source>
        <translation>их нет, нужен козырь</translation>
    </message>
    <message>
        <source>you have none, play any card</source>
        <translation>их нет, любая карта</translation>
    </message>
</context>
<context>
    <name>TarocchinoSheets</name>
    <message>
        <source>Us</source>
        <translation>Мы</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Они</translation>
    </message>
    <message>
        <source>Captured: %1</source>
        <translation>Взято: %1</translation>
    </message>
    <message>
        <source>each King and tarocco 5, Queen 4, Knight 3, Jack 2, others 1; less ½ a card</source>
        <translation>король и тарокко 5, далее 4, 3, 2, прочие 1; минус ½ за карту</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки за карты</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Every point, in the order in which it is counted</source>
        <translation>Все очки в том порядке, в каком их считают</translation>
    </message>
    <message>
        <source>RESULTS</source>
        <translation>ИТОГИ</translation>
    </message>
    <message>
        <source>to us: the dealer’s side</source>
        <translation>нам: сторона сдающего</translation>
    </message>
    <message>
        <source>to them: the dealer’s side</source>
        <translation>им: сторона сдающего</translation>
    </message>
    <message>
        <source>to us: the dealer’s side won no trick</source>
        <translation>нам: сторона сдающего осталась без взяток</translation>
    </message>
    <message>
        <source>to them: the dealer’s side won no trick</source>
        <translation>им: сторона сдающего осталась без взяток</translation>
    </message>
    <message>
        <source>The dealer’s discards</source>
        <translation>Снос сдающего</translation>
    </message>
    <message>
        <source>stays with us: we took its trick</source>
        <translation>остаётся у нас: взятку взяли мы</translation>
    </message>
    <message>
        <source>stays with them: they took its trick</source>
        <translation>остаётся у них: взятку взяли они</translation>
    </message>
    <message>
        <source>comes back to us; we give a card for it</source>
        <translation>возвращается к нам, за него мы отдаём карту</translation>
    </message>
    <message>
        <source>goes back to them; they give a card for it</source>
        <translation>возвращается к ним, за него они отдают карту</translation>
    </message>
    <message>
        <source>lost to them: we won no trick</source>
        <translation>уходит к ним: у нас ни одной взятки</translation>
    </message>
    <message>
        <source>lost to us: they won no trick</source>
        <translation>уходит к нам: у них ни одной взятки</translation>
    </message>
    <message>
        <source>You declared: %1</source>
        <translation>Вы объявили: %1</translation>
    </message>
    <message>
        <source>%2 declared: %1</source>
        <translation>%2, объявлено: %1</translation>
    </message>
    <message>
        <source>sets doubled</source>
        <translation>наборы удвоены</translation>
    </message>
    <message>
        <source>sequences doubled</source>
        <translation>последовательности удвоены</translation>
    </message>
    <message>
        <source>three or more different ones</source>
        <translation>три разных или больше</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands for %2</source>
        <translation>%1 вместо карты %2</translation>
    </message>
    <message>
        <source>%1 adds a card</source>
        <translation>%1 добавляет карту</translation>
    </message>
    <message>
        <source>Our final pile</source>
        <translation>Наша стопка в конце</translation>
    </message>
    <message>
        <source>Their final pile</source>
        <translation>Их стопка в конце</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Your side has won</source>
        <translation>Ваша сторона победила</translation>
    </message>
    <message>
        <source>The other side has won</source>
        <translation>Победили соперники</translation>
    </message>
    <message>
        <source>Tarocchino</source>
        <translation>Тароккино</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Объявлено</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Взято</translation>
    </message>
</context>
<context>
    <name>TarocchinoTable</name>
    <message>
        <source>Go along your cards or buttons</source>
        <translation>Выбрать карту или кнопку</translation>
    </message>
    <message>
        <source>Go from the cards to the buttons and back</source>
        <translation>От карт к кнопкам и обратно</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Lift the card; again, play it</source>
        <translation>Поднять карту, ещё раз&#xa0;— сыграть</translation>
    </message>
    <message>
        <source>Lift that card of your hand; again, play it</source>
        <translation>Поднять карту по номеру, ещё раз&#xa0;— сыграть</translation>
    </message>
    <message>
        <source>Look at the last trick</source>
        <translation>Посмотреть последнюю взятку</translation>
    </message>
    <message>
        <source>Combinations: yours, declared, still possible</source>
        <translation>Комбинации: ваши, объявленные, ещё возможные</translation>
    </message>
    <message>
        <source>Lower the lifted card</source>
        <translation>Опустить поднятую карту</translation>
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
        <translation>Всадник</translation>
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
        <translation>девятка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Туз</translation>
    </message>
    <message>
        <source>swords</source>
        <extracomment>As in &quot;nine of swords&quot;.</extracomment>
        <translation>мечей</translation>
    </message>
    <message>
        <source>batons</source>
        <extracomment>As in &quot;nine of batons&quot;.</extracomment>
        <translation>жезлов</translation>
    </message>
    <message>
        <source>cups</source>
        <extracomment>As in &quot;nine of cups&quot;.</extracomment>
        <translation>кубков</translation>
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
        <translation>Мир</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Солнце</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Луна</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Звезда</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Молния</translation>
    </message>
    <message>
        <source>Devil</source>
        <translation>Дьявол</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Смерть</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Предатель</translation>
    </message>
    <message>
        <source>Old Man</source>
        <translation>Старец</translation>
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
        <translation>Правосудие</translation>
    </message>
    <message>
        <source>Temperance</source>
        <translation>Умеренность</translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation>Колесница</translation>
    </message>
    <message>
        <source>Love</source>
        <translation>Любовь</translation>
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
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
</context>
<context>
    <name>Yacht</name>
    <message>
        <source>Reach %1 points: most games go that far.</source>
        <translation>Набрать %1 очков: так кончается большинство игр.</translation>
    </message>
    <message>
        <source>Reach %1 points: think of the boxes that are still empty.</source>
        <translation>Набрать %1 очков: думайте о клетках, которые ещё свободны.</translation>
    </message>
    <message>
        <source>Reach %1 points: hardly possible without the bonus.</source>
        <translation>Набрать %1 очков: без бонуса почти невозможно.</translation>
    </message>
    <message>
        <source>Reach %1 points: perfect play does in two games of five.</source>
        <translation>Набрать %1 очков: при безошибочной игре это удаётся в двух партиях из пяти.</translation>
    </message>
    <message>
        <source>Yacht</source>
        <translation>Яхта</translation>
    </message>
    <message>
        <source>1 to 4 players · dice</source>
        <translation>1–4&#xa0;игрока · кубики</translation>
    </message>
    <message>
        <source>Five dice and thirteen boxes, alone or against bots</source>
        <translation>Пять кубиков и тринадцать клеток, в одиночку или против ботов</translation>
    </message>
    <message>
        <source>Keeps the number it has most of and writes where it scores most at the moment.</source>
        <translation>Держится за число, которого выпало больше всего, и записывает туда, где прямо сейчас больше очков.</translation>
    </message>
    <message>
        <source>Plans its rolls for the most points of the turn and hardly thinks of the bonus or of later boxes.</source>
        <translation>Бросает так, чтобы взять за ход побольше очков, а о бонусе и об остальных клетках почти не думает.</translation>
    </message>
    <message>
        <source>Compares each box with what it usually brings and plays for the bonus.</source>
        <translation>Сравнивает очки в каждой клетке с тем, что она приносит обычно, и играет на бонус.</translation>
    </message>
    <message>
        <source>Weighs every roll and every box with the value of the rest of the game: nobody scores more in the long run.</source>
        <translation>Взвешивает каждый бросок и каждую клетку с оглядкой на весь остаток игры: в долгом счёте больше не набирает никто.</translation>
    </message>
    <message>
        <source>It is not this seat’s turn.</source>
        <translation>Сейчас ходит другой игрок.</translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Кубики ещё катятся.</translation>
    </message>
    <message>
        <source>All boxes are filled.</source>
        <translation>Все клетки заполнены.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Такого хода нет.</translation>
    </message>
    <message>
        <source>Roll all five dice first.</source>
        <translation>Сначала нужно бросить все пять кубиков.</translation>
    </message>
    <message>
        <source>No roll is left: choose a box.</source>
        <translation>Бросков не осталось: выберите клетку.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Сначала нужно бросить кубики.</translation>
    </message>
    <message>
        <source>This box is filled already.</source>
        <translation>Эта клетка уже заполнена.</translation>
    </message>
    <message>
        <source>“%1” is neither a roll nor a box.</source>
        <translation>«%1»&#xa0;— это не бросок и не клетка.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
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
        <translation>2&#xa0;бота</translation>
    </message>
    <message>
        <source>3 bots</source>
        <translation>3&#xa0;бота</translation>
    </message>
    <message>
        <source>Target in Solo</source>
        <translation>Цель в соло</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1&#xa0;очков</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Единицы</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Двойки</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Тройки</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Четвёрки</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Пятёрки</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Шестёрки</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Три одинаковых</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Каре</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Фулл-хаус</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Малый стрит</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Большой стрит</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Шанс</translation>
    </message>
    <message>
        <source>The red bot</source>
        <extracomment>At the beginning of a sentence, as in &quot;The red bot rolls: 1, 1, 6, 6, 6.&quot;</extracomment>
        <translation>Красный бот</translation>
    </message>
    <message>
        <source>The blue bot</source>
        <translation>Синий бот</translation>
    </message>
    <message>
        <source>The green bot</source>
        <translation>Зелёный бот</translation>
    </message>
    <message>
        <source>You roll: %1.</source>
        <translation>Ваш бросок: %1.</translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <translation>%1 бросает: %2.</translation>
    </message>
    <message>
        <source>You score %1 in the box “%2”. Your total: %3.</source>
        <translation>Вы записываете %1 в клетку «%2». Ваша сумма: %3.</translation>
    </message>
    <message>
        <source>%1 scores %2 in the box “%3”. Total: %4.</source>
        <translation>%1 записывает %2 в клетку «%3». Сумма: %4.</translation>
    </message>
    <message>
        <source>You get the bonus: %1 points.</source>
        <translation>Вы получаете бонус: %1&#xa0;очков.</translation>
    </message>
    <message>
        <source>%1 gets the bonus: %2 points.</source>
        <translation>%1 получает бонус: %2&#xa0;очков.</translation>
    </message>
    <message>
        <source>You hold: %1.</source>
        <translation>Вы откладываете: %1.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 откладывает: %2.</translation>
    </message>
    <message>
        <source>You reach the target of %1 with %2 points.</source>
        <translation>Цель достигнута: нужно было %1, у вас %2.</translation>
    </message>
    <message>
        <source>You miss the target of %1 with %2 points.</source>
        <translation>Цель не достигнута: нужно было %1, у вас %2.</translation>
    </message>
    <message>
        <source>You win with %1 points.</source>
        <translation>Вы победили. Ваша сумма: %1.</translation>
    </message>
    <message>
        <source>A draw: you share the highest total, %1 points.</source>
        <translation>Ничья: лучшая сумма, %1, не только у вас.</translation>
    </message>
    <message>
        <source>The bots share the highest total, %1 points. You have %2.</source>
        <translation>Первое место поделили боты, их сумма: %1. У вас %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2 points. You have %3.</source>
        <translation>%1 победил с суммой %2. У вас %3.</translation>
    </message>
    <message>
        <source>All dice are held. Release one, or choose a box.</source>
        <translation>Отложены все кубики. Верните хотя бы один или выберите клетку.</translation>
    </message>
    <message>
        <source>Choose a box first.</source>
        <translation>Сначала выберите клетку.</translation>
    </message>
</context>
<context>
    <name>YachtBoard</name>
    <message>
        <source>Table of Yacht</source>
        <translation>Игровой стол: Яхта</translation>
    </message>
    <message>
        <source>· tap again to write</source>
        <translation>· ещё раз&#xa0;— записать</translation>
    </message>
</context>
<context>
    <name>YachtLabels</name>
    <message>
        <source>Red bot</source>
        <translation>Красный бот</translation>
    </message>
    <message>
        <source>Blue bot</source>
        <translation>Синий бот</translation>
    </message>
    <message>
        <source>Green bot</source>
        <translation>Зелёный бот</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>HELD</source>
        <translation>ОТЛОЖЕН</translation>
    </message>
    <message>
        <source>ROLL</source>
        <translation>БРОСОК</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>ЗАПИСАТЬ</translation>
    </message>
    <message>
        <source>SCORE %1</source>
        <translation>ЗАПИСАТЬ %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>бросить</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>отложить</translation>
    </message>
    <message>
        <source>box</source>
        <translation>клетка</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>score</source>
        <translation>записать</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>Цель %1</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>достигнута</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to go</source>
        <translation>
            <numerusform>ещё %n&#xa0;очко</numerusform>
            <numerusform>ещё %n&#xa0;очка</numerusform>
            <numerusform>ещё %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>All boxes are filled</source>
        <translation>Все клетки заполнены</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>roll %1 of %2</source>
        <translation>бросок %1 из %2</translation>
    </message>
</context>
<context>
    <name>YachtNames</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>die %1 of %2</source>
        <translation>кубик %1 из %2</translation>
    </message>
    <message>
        <source>Shows %1</source>
        <translation>Выпало %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>отложен</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>%1 of %2 rolls left</source>
        <translation>осталось бросков: %1 из %2</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>не сейчас</translation>
    </message>
    <message>
        <source>Score, no box is chosen</source>
        <translation>Записать, клетка не выбрана</translation>
    </message>
    <message>
        <source>Score %1 in the box “%2”</source>
        <translation>Записать %1 в клетку «%2»</translation>
    </message>
    <message>
        <source>your column</source>
        <translation>ваш столбец</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>would score %1 now</source>
        <translation>сейчас даст %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрана</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: total %2.</source>
        <translation>%1: сумма %2.</translation>
    </message>
    <message>
        <source>Upper boxes %1 of %2 for the bonus.</source>
        <translation>Верхняя часть: %1 из %2 для бонуса.</translation>
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
        <translation>У каждого свой столбец, в нём %1&#xa0;клеток, и за ход заполняют одну из них. Через %1&#xa0;раундов все столбцы заполнены, и побеждает тот, у кого сумма больше.</translation>
    </message>
    <message>
        <source>In your turn you roll all %1 dice. Then you may roll again, up to %2 rolls in all, and hold as many dice as you like each time. A held die can be released again before the next roll.</source>
        <translation>В свой ход вы бросаете все %1&#xa0;кубиков. Потом можно бросать ещё, всего до %2&#xa0;бросков за ход, и каждый раз откладывать сколько угодно кубиков. Отложенный кубик можно вернуть перед любым следующим броском.</translation>
    </message>
    <message>
        <source>You may score after any roll. Choose one of your empty boxes: your dice are counted there, and your turn is over. If no box suits the dice, one of them gets a zero. A filled box never changes.</source>
        <translation>Записать очки можно после любого броска. Выберите одну из своих свободных клеток: кубики засчитают в ней, и на этом ход окончен. Если ни одна клетка не подходит, в какую-то придётся записать ноль. Заполненная клетка больше не меняется.</translation>
    </message>
    <message>
        <source>Up to three bots may play with you. You begin each round, and the bots follow. Players who share the highest total have a draw.</source>
        <translation>С вами могут играть до трёх ботов. Каждый раунд начинаете вы, за вами ходят боты. Если лучшая сумма сразу у нескольких игроков, между ними ничья.</translation>
    </message>
    <message>
        <source>Alone you play for a target: %1, %2, %3 or %4 points. You win when you have as many or more at the end.</source>
        <translation>В одиночку вы играете до цели: %1, %2, %3 или %4&#xa0;очков. Наберёте к концу столько же или больше&#xa0;— вы победили.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Against bots or alone</source>
        <translation>Против ботов или в одиночку</translation>
    </message>
    <message>
        <source>The six upper boxes, Ones to Sixes, count only the dice that show their number, and score the sum of those.</source>
        <translation>В шести верхних клетках, от «Единиц» до «Шестёрок», считают только кубики с нужным числом: очки равны их сумме.</translation>
    </message>
    <message>
        <source>When the upper boxes add up to %1 or more, there is a bonus of %2 points. The bonus row shows how far you are.</source>
        <translation>Если в верхних клетках набралось %1 или больше, к сумме прибавляют ещё %2&#xa0;очков бонуса. Сколько уже есть, видно в строке бонуса.</translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <translation>сумма всех кубиков</translation>
    </message>
    <message>
        <source>at least three alike</source>
        <translation>не меньше трёх одинаковых</translation>
    </message>
    <message>
        <source>at least four alike</source>
        <translation>не меньше четырёх одинаковых</translation>
    </message>
    <message>
        <source>three of one number, two of another</source>
        <translation>три с одним числом и два с другим</translation>
    </message>
    <message>
        <source>four numbers in a row</source>
        <translation>четыре числа подряд</translation>
    </message>
    <message>
        <source>five numbers in a row</source>
        <translation>пять чисел подряд</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>пять одинаковых</translation>
    </message>
    <message>
        <source>any dice</source>
        <translation>любые кубики</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Клетка</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>что нужно</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Five alike are no full house: %1 scores %2 there. It counts as three and as four of a kind, though.</source>
        <translation>Пять одинаковых&#xa0;— не фулл-хаус: за %1 в этой клетке пишут %2. Зато такой бросок годится и для «Трёх одинаковых», и для «Каре».</translation>
    </message>
    <message>
        <source>A second yacht brings nothing extra and does not stand in for other dice. It scores what the box you choose gives for it.</source>
        <translation>За вторую яхту ничего не доплачивают, и недостающие кубики она не заменяет. Она приносит столько, сколько даёт за неё выбранная клетка.</translation>
    </message>
    <message>
        <source>The upper boxes</source>
        <translation>Верхняя часть</translation>
    </message>
    <message>
        <source>The lower boxes</source>
        <translation>Нижняя часть</translation>
    </message>
    <message>
        <source>All bots roll the same fair dice as you, and none of them knows what will fall. Alone, the level says how high your target is.</source>
        <translation>Все боты бросают такие же честные кубики, что и вы, и никто из них не знает, что выпадет. Когда вы играете без ботов, от уровня зависит, насколько высока цель.</translation>
    </message>
    <message>
        <source>Play for the bonus: its %1 points are more than a small straight brings. Take %2 of the number as the measure of an upper box. With four sixes you are %3 points ahead, with two of them you are %3 behind.</source>
        <translation>Играйте на бонус: его %1&#xa0;очков&#xa0;— это больше, чем даёт малый стрит. Норма для верхней клетки&#xa0;— %2&#xa0;кубика с её числом. Четыре шестёрки дают %3&#xa0;очков запаса, две оставляют %3&#xa0;очков долга.</translation>
    </message>
    <message>
        <source>Write four fives into Fives for %1 points. Four of a kind would give a little more at once, but that box can still take a better roll.</source>
        <translation>Четыре пятёрки записывайте в «Пятёрки», это %1&#xa0;очков. «Каре» сразу дало бы чуть больше, но эта клетка ещё может дождаться броска получше.</translation>
    </message>
    <message>
        <source>Three and Four of a kind count all five dice. High numbers belong there.</source>
        <translation>В «Трёх одинаковых» и в «Каре» считаются все пять кубиков. Берегите эти клетки для больших чисел.</translation>
    </message>
    <message>
        <source>Try for the yacht early on. As long as many turns are left, three or four alike find another good box; in the last turns you will hardly get it.</source>
        <translation>За яхтой охотьтесь с самого начала. Пока впереди много ходов, для трёх или четырёх одинаковых найдётся и другая хорошая клетка, а в последние ходы яхта вам вряд ли достанется.</translation>
    </message>
    <message>
        <source>For a straight hold %1, best with one of their neighbours, for no straight is without them. From %2 one roll makes the large straight in %3 of all cases, from any other four in a row only in %4.</source>
        <translation>Собирая стрит, откладывайте %1, лучше всего вместе с числом по соседству: без них не бывает ни одного стрита. Из %2 большой стрит получается одним броском в %3&#xa0;случаев, из любых других четырёх чисел подряд&#xa0;— только в %4.</translation>
    </message>
    <message>
        <source>Chance saves a bad roll late in the game. But if a high sum goes there early, nothing is lost.</source>
        <translation>«Шанс» выручает при плохом броске в конце игры. Но если большая сумма попадёт туда раньше, ничего страшного.</translation>
    </message>
    <message>
        <source>Think in time of the box you would give up. A zero in Ones costs little; towards the end one in Yacht or in a straight often hurts least.</source>
        <translation>Заранее решите, какой клеткой готовы пожертвовать. Ноль в «Единицах» обойдётся дёшево, а ближе к концу часто меньше всего потерь от нуля в «Яхте» или в стрите.</translation>
    </message>
    <message>
        <source>The blue numbers tell what a box gives now. Ask yourself what it could still bring.</source>
        <translation>Синие числа показывают, сколько клетка даёт сейчас. Подумайте, сколько она могла бы принести потом.</translation>
    </message>
    <message>
        <source>Press ROLL; its %1 dots are the rolls you have. Tap a die to hold it: it lifts and is marked HELD. Tap it again to release it.</source>
        <translation>Нажмите БРОСОК: %1&#xa0;точки на кнопке&#xa0;— это ваши броски. Чтобы отложить кубик, коснитесь его: он поднимется, и на нём появится пометка ОТЛОЖЕН. Коснитесь ещё раз, чтобы вернуть его.</translation>
    </message>
    <message>
        <source>Tap a box with a blue number to choose it. Tap it once more, or press SCORE, to write your points there.</source>
        <translation>Чтобы выбрать клетку, коснитесь той, где стоит синее число. Коснитесь её ещё раз или нажмите ЗАПИСАТЬ, и очки будут записаны.</translation>
    </message>
    <message>
        <source>The bots roll in the same tray. A tap makes them hurry.</source>
        <translation>Боты бросают в тот же лоток. Коснитесь экрана, чтобы их поторопить.</translation>
    </message>
    <message>
        <source>The button in the upper left corner pauses the match. Every roll is saved: CONTINUE brings you back to the very same dice.</source>
        <translation>Кнопка в левом верхнем углу ставит матч на паузу. Каждый бросок сохраняется: ПРОДОЛЖИТЬ вернёт вас к тем же самым кубикам.</translation>
    </message>
    <message>
        <source>Space or R</source>
        <translation>Пробел или R</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>бросить</translation>
    </message>
    <message>
        <source>hold or release this die</source>
        <translation>отложить или вернуть этот кубик</translation>
    </message>
    <message>
        <source>choose a box</source>
        <translation>выбрать клетку</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>write into the chosen box</source>
        <translation>записать в выбранную клетку</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>%1: %2 points.</source>
        <translation>%1: очков %2.</translation>
    </message>
    <message>
        <source>Dice %1. In the box “%2” they score %3.</source>
        <translation>Кубики %1. В клетке «%2» это %3.</translation>
    </message>
</context>
<context>
    <name>YachtScorePad</name>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Bonus +%1</source>
        <translation>Бонус +%1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>от %1</translation>
    </message>
    <message>
        <source>%1 keeps the pace</source>
        <translation>норма&#xa0;— %1</translation>
    </message>
    <message>
        <source>sum of all dice</source>
        <translation>сумма кубиков</translation>
    </message>
    <message>
        <source>three and two</source>
        <translation>три и два</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>четыре подряд</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>пять подряд</translation>
    </message>
    <message>
        <source>five alike</source>
        <translation>пять одинаковых</translation>
    </message>
</context>
<context>
    <name>YachtSheets</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>Yachts rolled</source>
        <translation>Яхт выпало</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Лучший на этом уровне</translation>
    </message>
    <message>
        <source>Best score so far</source>
        <translation>Лучший счёт до сих пор</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Цель достигнута</translation>
    </message>
    <message>
        <source>Target missed</source>
        <translation>Цель не достигнута</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>The bots share the win</source>
        <translation>Победу поделили боты</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 победил</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Score over the rounds</source>
        <translation>Счёт по раундам</translation>
    </message>
</context>
<context>
    <name>YachtTable</name>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Roll the dice that are not held</source>
        <translation>Бросить неотложенные кубики</translation>
    </message>
    <message>
        <source>Hold that die, or release it</source>
        <translation>Отложить этот кубик или вернуть его</translation>
    </message>
    <message>
        <source>Choose a free box</source>
        <translation>Выбрать свободную клетку</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Write into the chosen box</source>
        <translation>Записать в выбранную клетку</translation>
    </message>
    <message>
        <source>Choose no box</source>
        <translation>Снять выбор с клетки</translation>
    </message>
</context>
</TS>
