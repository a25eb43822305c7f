import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { ClanMessages, messages as english } from './en.js';

const plural = plurals('ru');

function colour(stem: string): ClanMessages {
  const within = stem.toLowerCase();
  return { name: `${stem}ые`, of: `${within}ых`, to: `${within}ым` };
}

export const messages: typeof english = {
  game: 'Мафия',
  role: 'Клан',
  clans: {
    blue: { name: 'Синие', of: 'синих', to: 'синим' },
    yellow: colour('Жёлт'),
    red: colour('Красн'),
    green: colour('Зелён'),
    orange: colour('Оранжев'),
    purple: colour('Лилов'),
    black: colour('Чёрн'),
    white: colour('Бел'),
  },
  clan: (name) => ({ name, of: name, to: name }),
  figure: (of, number) => `фигурка ${of.of} № ${number}`,
  cards: {
    buyer: 'Покупатель',
    good: 'Товар',
    witness: 'Свидетель',
    lawyer: 'Адвокат',
    prostitute: 'Путана',
    theft: 'Кража',
    robbery: 'Грабёж',
    escape: 'Побег',
    police: 'Полиция',
    commissioner: 'Комиссар',
    prosecutor: 'Прокурор',
    pistol: 'Пистолет',
  },
  goods: {
    'Good: Tinned food': 'Консервы',
    'Good: Cloth': 'Ткани',
    'Good: Machine parts': 'Запчасти',
    'Good: Moonshine': 'Самогон',
    'Good: Smuggled arms': 'Контрабандное оружие',
  },
  suits: { law: 'закон', legal: 'легальная', criminal: 'преступная', neutral: 'нейтральная' },
  priced: (name, price) => `${name}, ${price}`,
  money: (n) => (n < 0 ? `−${-n} $` : `${n} $`),
  left: {
    seconds: (n) =>
      plural(n, {
        one: `осталась ${n} секунда`,
        few: `осталось ${n} секунды`,
        other: `осталось ${n} секунд`,
      }),
    minutes: (n) =>
      plural(n, {
        one: `осталась ${n} минута`,
        few: `осталось ${n} минуты`,
        other: `осталось ${n} минут`,
      }),
    hours: (n) =>
      plural(n, {
        one: `остался ${n} час`,
        few: `осталось ${n} часа`,
        other: `осталось ${n} часов`,
      }),
    days: (n) =>
      plural(n, {
        one: `остался ${n} день`,
        few: `осталось ${n} дня`,
        other: `осталось ${n} дней`,
      }),
  },
  faceDown: 'Закрытая карточка',
  empty: 'Нет карточки',
  cell: (label) => `камера ${label}`,
  deathRow: 'камера смертников',
  bank: 'Банк',
  city: 'Город',
  prison: 'Тюрьма',
  freedom: 'свобода',
  refusals: {
    ALREADY_OPEN: 'Эта карточка уже открыта.',
    BAD_REQUEST: 'Не получилось. Попробуйте ещё раз.',
    BUYER_NOT_ELIGIBLE: 'Этот Покупатель не лежит рядом открытым.',
    CARDS_LEFT: 'Нужно выложить все карточки.',
    CARD_FIXED: 'Карточки уже лежат, двигать их нельзя.',
    CARD_NOT_IN_HAND: 'Этой карточки нет на руках.',
    CARD_USED_TWICE: 'Каждая карточка считается один раз.',
    CHOICE_REQUIRED: 'Открытая карточка ждёт вашего выбора.',
    DEATH_ROW_LOCKED: 'Из камеры смертников можно только выкупить.',
    ESCAPEE_LOCKED: 'Эта фигурка потеряла ход из-за побега.',
    EXCHANGE_DONE: 'Обмен в этом раунде уже был.',
    EXCHANGE_ORDER: 'Сначала меняют другие.',
    FORBIDDEN_VIEW: 'Это не для ваших глаз.',
    GAME_NOT_STARTED: 'Игра ещё не началась.',
    GAME_OVER: 'Игра окончена.',
    INSUFFICIENT_FUNDS: 'На это не хватает денег.',
    LAYOUT_ORDER: 'Сначала выкладывают другие.',
    NOT_YOUR_CARD: 'Это карточка другого клана.',
    NOT_YOUR_QUARTER: 'Это квартал другого клана.',
    NOT_YOUR_TURN: 'Сейчас ход другого клана.',
    NO_ACTION_LEFT: 'В этом раунде у вас больше нет ходов.',
    NO_CARD_THERE: 'Здесь нет карточки.',
    PASSED: 'В этом раунде вы сказали «пас».',
    PEEK_FORBIDDEN: 'Выложенные карточки смотреть нельзя.',
    PHASE_WRONG: 'Сейчас это невозможно.',
    PRISONER_MOVED: 'Эта фигурка уже ходила в этом раунде.',
    PRISONER_NEW: 'Эта фигурка попала в тюрьму в этом раунде и должна ждать.',
    PRISONER_NOT_YOURS: 'Это фигурка другого клана.',
    PRISONER_UNKNOWN: 'Этой фигурки нет в тюрьме.',
    QUARTER_TAKEN: 'Одна карточка на квартал.',
    QUEUE_STALE: 'Ход из плана стал невозможен. Остальной план ждёт.',
    RANSOM_CLOSED: 'Выкуп платят в конце раунда.',
    RANSOM_NOT_ALLOWED: 'Платить за эту фигурку вам нельзя.',
    ROUND_CONFIRMED: 'Раунд вами подтверждён. Сначала отмените это.',
    SCAN_INCOMPLETE: 'Считаны ещё не все карточки.',
    TARGET_ARRESTED: 'Эта карточка под арестом.',
    TARGET_EMPTY: 'Здесь не во что стрелять.',
    TARGET_NOT_ADJACENT: 'Это слишком далеко.',
    TRANSFER_FORBIDDEN: 'Деньги переходят только по правилам.',
    TURN_SPENT: 'Одно действие за ход.',
    UNKNOWN_CODE: 'Такого кода нет в коробке.',
  },
};
