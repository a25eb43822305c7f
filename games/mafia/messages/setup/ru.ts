import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '@mister-x/kiosk/messages/setup/ru.ts';
import type { messages as english } from './en.js';

const plural = plurals('ru');
const seconds = (n: number) => plural(n, { one: `${n} секунда`, few: `${n} секунды`, other: `${n} секунд` });
const minutes = (n: number) => plural(n, { one: `${n} минута`, few: `${n} минуты`, other: `${n} минут` });
const hours = (n: number) => plural(n, { one: `${n} час`, few: `${n} часа`, other: `${n} часов` });
const days = (n: number) => plural(n, { one: `${n} день`, few: `${n} дня`, other: `${n} дней` });
const YES_NO = { true: 'Да', false: 'Нет' };
const TIMES = {
  '30': seconds(30),
  '60': minutes(1),
  '90': seconds(90),
  '120': minutes(2),
  '180': minutes(3),
  '300': minutes(5),
  '600': minutes(10),
};
const DEADLINES = {
  '60': hours(1),
  '360': hours(6),
  '720': hours(12),
  '1440': days(1),
  '2880': days(2),
  '4320': days(3),
  '10080': days(7),
};

export const messages: typeof english = {
  ...setup,
  about: 'Четыре клана, шестнадцать кварталов, закрытые карточки',
  edition: 'По каким правилам?',
  people: 'Напарники сидят напротив друг друга. Введите имена или оставьте поля пустыми. Каждому нужен телефон.',
  noRealCards: {
    text: 'Компьютер не может тянуть карты из настоящей колоды.',
    change: 'Пусть раздаёт судья',
  },
  cards: 'Какими карточками играете?',
  pacing: 'За столом или по переписке?',
  noPrinted: 'Печатные карточки – только за столом: по переписке из одной колоды не взять.',
  /** Parts of the house rules. */
  groups: { table: 'За столом', money: 'Деньги', prison: 'Тюрьма', cards: 'Карточки' },
  editions: {
    online2015: {
      name: 'Онлайн-версия 2015',
      text: 'Побеждает более богатая команда. Свои карточки можно смотреть; выкупить можно любого.',
    },
    authors1992: {
      name: 'Правила авторов, 1992',
      text: 'Побеждает самый богатый клан. Выложенные карточки не смотрят; выкуп внутри команды.',
    },
  },
  sources: {
    server_deal: {
      name: 'На телефонах',
      text: 'Раздаёт судья; на столе кварталы отмечены пустыми карточками.',
    },
    printed_cards: {
      name: 'Печатные',
      text: 'Сканируете настоящие карточки и выкладываете их в закрытую.',
    },
  },
  paces: {
    live: { name: 'За этим столом', text: 'Вы сидите вместе и играете раунд за раундом.' },
    forum: { name: 'По переписке', text: 'Дни или недели. Ходы можно планировать заранее.' },
  },
  pack: {
    question: 'Какая коробка?',
    own: 'Из самой игры',
    quarters: (n) => `Кварталов: ${n}`,
  },
  flags: {
    first_player: {
      name: 'Кто начинает',
      values: {
        blue: 'Синие',
        yellow: 'Жёлтые',
        red: 'Красные',
        green: 'Зелёные',
        lot: 'По жребию',
      },
    },
    layout_order: {
      name: 'Раскладка',
      values: {
        free: 'Все сразу, показ по очереди',
        strict: 'По очереди',
      },
    },
    peek_own_laid: {
      name: 'Свои закрытые карточки',
      values: {
        true: 'Видны',
        false: 'Скрыты до открытия',
      },
    },
    cell_labels: {
      name: 'Номера камер',
      values: {
        tens: '30, 25, 20…',
        dollars: '300, 250, 200…',
      },
    },
    wait_for_prison_moves: {
      name: 'Раунд ждёт ходов в тюрьме',
      values: YES_NO,
    },
    reveal_unopened: {
      name: 'Неоткрытые карточки показывают в конце раунда',
      values: YES_NO,
    },
    reveal_killed: {
      name: 'Застреленную закрытую карточку показывают',
      values: YES_NO,
    },
    prostitute_timing: {
      name: 'Путана берёт плату',
      values: {
        on_open: 'При открытии',
        continuous: 'И позже, раз с каждой карточки',
      },
    },
    shoot_arrested: {
      name: 'Можно стрелять в арестованные карточки',
      values: YES_NO,
    },
    witness_prosecutor_scope: {
      name: 'При Свидетеле Прокурор сажает',
      values: {
        newly_arrested: 'Только что арестованных',
        all_arrested: 'Всех арестованных',
      },
    },
    pistol_crime_at: {
      name: 'Убийство совершено там, где',
      values: {
        pistol: 'Лежит Пистолет',
        victim: 'Лежала жертва',
      },
    },
    escape_from_death_row: {
      name: 'Побег из камеры смертников',
      values: {
        true: 'Возможен',
        false: 'Невозможен',
      },
    },
    escape_arrest_figure: {
      name: 'Арестованный Побег',
      values: {
        true: 'Стоит владельцу фигурки',
        false: 'Уходит с поля',
      },
    },
    prison_collision: {
      name: 'Фигурки в тюрьме теснят друг друга',
      values: YES_NO,
    },
    collision_chain: {
      name: 'Если и следующая камера занята',
      values: {
        mover: 'Идущий идёт дальше',
        none: 'Делят камеру',
        full: 'Теснят и дальше',
      },
    },
    death_row_ransom: {
      name: 'Выкуп из камеры смертников',
      values: {
        '100': '100 $',
        '200': '200 $',
        '300': '300 $',
        '400': '400 $',
        '500': '500 $',
      },
    },
    ransom_direction: {
      name: 'Выкуп получает',
      values: {
        next: 'Следующий по часовой стрелке',
        previous: 'Предыдущий',
      },
    },
    ransom_payee_of: {
      name: 'Выкуп чужой фигурки: следующий после',
      values: {
        payer: 'Того, кто платит',
        figure_owner: 'Владельца фигурки',
      },
    },
    ransom_for: {
      name: 'Кто может выкупать',
      values: {
        anyone: 'Любой любого',
        team: 'Владелец и напарник',
        owner: 'Только владелец',
      },
    },
    shortfall_direction: {
      name: 'Если банк пуст, за карточки платит',
      values: {
        next: 'Следующий по часовой стрелке',
        previous: 'Предыдущий',
      },
    },
    partial_bank: {
      name: 'В банке не хватает',
      values: {
        split: 'Отдаёт, что есть',
        payer_all: 'Клан платит всё',
      },
    },
    insolvency: {
      name: 'Платить без денег',
      values: {
        negative: 'В минус',
        team_then_negative: 'Сначала напарник, потом минус',
      },
    },
    last_round_ransom: {
      name: 'Выкуп в последнем раунде',
      values: {
        true: 'Как в любом раунде',
        false: 'Только обязательный',
      },
    },
    final_settlement: {
      name: 'Последний выкуп платят',
      values: {
        simultaneous: 'Все сразу',
        turn_order: 'По очереди',
      },
    },
    scoring: {
      name: 'Кто побеждает',
      values: {
        team: 'Более богатая команда',
        individual: 'Самый богатый клан',
      },
    },
    pacing: {
      name: 'Где играете',
      values: {
        live: 'За столом',
        forum: 'По переписке',
      },
    },
    masks: {
      name: 'Кто за какой клан',
      values: {
        true: 'Тайна до конца',
        false: 'Известно всем',
      },
    },
    exchange_presubmit: {
      name: 'Обмен можно указать заранее',
      values: YES_NO,
    },
    blitz: {
      name: 'Длина игры',
      values: {
        true: 'Блиц: половина банка',
        false: 'Полная: весь банк',
      },
    },
    deadline_minutes: {
      name: 'Срок на каждый ответ',
      values: { none: 'Без ограничения', ...DEADLINES },
    },
    card_source: {
      name: 'Карточки',
      values: {
        server_deal: 'На телефонах',
        printed_cards: 'Печатные',
      },
    },
    turn_seconds: {
      name: 'Время на каждый ответ',
      values: { none: 'Без ограничения', ...TIMES },
    },
    replace_player: {
      name: 'Если игрок ушёл насовсем',
      values: {
        agreed: 'Новый, если согласны трое',
        none: 'Отвечает ведущий',
      },
    },
    early_end: {
      name: 'Закончить раньше',
      values: {
        unanimous: 'Если согласны все',
        none: 'Нельзя',
      },
    },
  },
  refusals: {
    CARD_MISMATCH: 'Это не та карточка, которую здесь выложили. Исправьте её ниже.',
    COLOUR_TAKEN: 'Этот цвет занят.',
    OPTION_LOCKED: 'Это уже нельзя изменить.',
    PACK_INVALID: 'С этой коробкой что-то не так.',
    SCAN_WOULD_EXPOSE: 'Не показывайте эту карточку: сейчас её никто не должен видеть.',
    SEAT_FULL: 'Все места заняты.',
    TOO_FEW_PLAYERS: 'Нужны четыре игрока.',
  },
};
