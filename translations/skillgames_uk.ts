<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
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
        <source>Bot:</source>
        <translation>Бот:</translation>
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
        <source>←  →  choose      Enter  open</source>
        <translation>←  →  вибрати      Enter  відкрити</translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>партія</numerusform>
            <numerusform>партії</numerusform>
            <numerusform>партій</numerusform>
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
    <name>Labels</name>
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
</context>
<context>
    <name>Registry</name>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Гри «%1» немає.</translation>
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
        <source>Again</source>
        <translation>Ще раз</translation>
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
    <name>RoomWindow</name>
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
        <source>Menu</source>
        <translation>Меню</translation>
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
        <source>System</source>
        <translation>Системна</translation>
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
        <source>Language</source>
        <translation>Мова</translation>
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
        <source>Difficulty</source>
        <translation>Складність</translation>
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
        <source>Some settings in “%1” were not valid and were set back: %2.</source>
        <translation>Неправильні налаштування в «%1» скинуто: %2.</translation>
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
</TS>
