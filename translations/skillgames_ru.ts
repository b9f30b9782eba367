<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
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
        <source>Bot:</source>
        <translation>Бот:</translation>
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
        <source>←  →  choose      Enter  open</source>
        <translation>←  →  выбрать      Enter  открыть</translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>партия</numerusform>
            <numerusform>партии</numerusform>
            <numerusform>партий</numerusform>
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
    <name>Labels</name>
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
</context>
<context>
    <name>Registry</name>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Игры «%1» нет.</translation>
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
        <source>Again</source>
        <translation>Ещё раз</translation>
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
    <name>RoomWindow</name>
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
        <source>Menu</source>
        <translation>Меню</translation>
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
        <source>System</source>
        <translation>Системный</translation>
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
        <source>Language</source>
        <translation>Язык</translation>
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
        <source>Difficulty</source>
        <translation>Сложность</translation>
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
        <source>Some settings in “%1” were not valid and were set back: %2.</source>
        <translation>Неверные настройки в «%1» сброшены: %2.</translation>
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
</TS>
