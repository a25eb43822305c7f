import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '@mister-x/kiosk/messages/setup/ru.ts';
import { setup as board } from '../../../pursuit/messages/setup/ru.js';
import type { messages as english } from './en.js';

const plural = plurals('ru');
const seconds = (n: number) => plural(n, { one: `${n} секунда`, few: `${n} секунды`, other: `${n} секунд` });
const minutes = (n: number) => plural(n, { one: `${n} минута`, few: `${n} минуты`, other: `${n} минут` });
const YES_NO = { true: 'Да', false: 'Нет' };
const TIMES = {
  '10': seconds(10),
  '20': seconds(20),
  '30': seconds(30),
  '60': minutes(1),
  '90': seconds(90),
  '120': minutes(2),
  '180': minutes(3),
  '300': minutes(5),
};

export const messages: typeof english = {
  ...setup,
  colour: board.colour,
  pawnColours: board.pawnColours,
  about: 'Пять детективов, закрытые жетоны, по одному аресту',
  pack: {
    question: 'Какая коробка?',
    own: 'Из самой игры',
    places: (n) => plural(n, { one: `${n} локация`, few: `${n} локации`, other: `${n} локаций` }),
  },
  preset: 'Правила из коробки',
  players: 'Сколько игроков?',
  people: 'Введите имена или оставьте поля пустыми. Коснитесь фишки, чтобы сменить цвет. Каждому нужен телефон.',
  player: (n) => `Детектив ${n}`,
  tokens: 'Кто раскладывает жетоны?',
  noRealCards: {
    text: 'Компьютер не может тянуть карты из настоящей колоды.',
    change: 'Пусть раздаёт судья',
  },
  cards: 'Какими карточками играете?',
  sources: {
    server_layout: { name: 'Судья', text: 'Он перемешивает и говорит, что куда положить.' },
    entered_symbols: { name: 'Вы сами', text: 'Перемешайте, разложите и укажите символы.' },
    scanned_tokens: {
      name: 'Вы сами, с кодами',
      text: 'Жетоны с напечатанными кодами: каждый нужно отсканировать.',
    },
    server_deal: {
      name: 'Карточки на телефонах',
      text: 'Раздаёт судья, карточки видны на телефонах.',
    },
    printed_cards: {
      name: 'Напечатанные карточки',
      text: 'Вы держите настоящие карточки и сканируете взятые.',
    },
  },
  flags: {
    players_min: {
      name: 'Наименьшее число игроков',
      values: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' },
    },
    first_player: {
      name: 'Кто начинает',
      values: { table: 'Решаете вы', random: 'Решает жребий' },
    },
    holmes_moves_at_setup: { name: 'Холмс ходит с первых же карточек', values: YES_NO },
    auto_notebook: { name: 'Блокнот заполняется сам', values: YES_NO },
    notebook_median: { name: 'Блокнот называет логово', values: YES_NO },
    searches_per_turn: { name: 'Поисков за ход', values: { '1': '1', '2': '2', '3': '3' } },
    collected_tokens_public: {
      name: 'Взятые жетоны',
      values: { false: 'Остаются закрытыми', true: 'Лежат открыто' },
    },
    hand_limit: {
      name: 'Карточек на руке не больше',
      values: {
        none: 'Без ограничения',
        '5': '5',
        '6': '6',
        '7': '7',
        '8': '8',
        '10': '10',
        '12': '12',
      },
    },
    reveal_seconds: {
      name: 'Жетон у Холмса лежит открыто',
      values: { none: 'Пока все не запишут', ...TIMES },
    },
    log_reveals: {
      name: 'Жетоны, которые показал Холмс',
      values: { true: 'Остаются в журнале', false: 'Нужно запоминать' },
    },
    holmes_abilities: {
      name: 'Две возможности Холмса',
      values: { each_once: 'Каждая раз за ход', one_total: 'Одна из двух за ход' },
    },
    holmes_draw_from_fresh: {
      name: 'Только что взятая карточка Холмса даёт ещё одну',
      values: YES_NO,
    },
    draw_order: {
      name: 'Добор',
      values: { line_then_deck: 'Сначала линия, потом колода', free: 'По одной, в любом порядке' },
    },
    lestrade_window_s: {
      name: 'Время, чтобы сбросить Лестрейда',
      values: { none: 'Пока все не ответят', ...TIMES },
    },
    lestrade_window_ends: {
      name: 'Это время истекает',
      values: { all_answered: 'Когда все ответили', full_time: 'Никогда раньше срока' },
    },
    arrest_at_yard: { name: 'Логово может быть в Скотланд-Ярде', values: YES_NO },
    wrong_arrest: {
      name: 'Логово не здесь',
      values: { no_bonus: 'Без 10 очков', excluded: 'Вне подсчёта мест' },
    },
    return_hand_on_exit: {
      name: 'Карточки выбывших',
      values: { false: 'Лежат в стороне', true: 'Уходят в сброс' },
    },
    loop_full_circle: {
      name: 'Подходит только локация самого Холмса',
      values: { true: 'Он обходит весь круг', false: 'Он остаётся на месте' },
    },
    loop_two_way: {
      name: 'Пешком по пути Холмса',
      values: { true: 'В обе стороны', false: 'Только по стрелкам' },
    },
    stalemate: {
      name: 'Закончить раньше',
      values: {
        unanimous: 'Если все согласны',
        none: 'Нельзя',
        round_cap: 'После нескольких раундов',
      },
    },
    round_cap: {
      name: 'Игра окончится через',
      values: {
        none: 'Без ограничения',
        '5': '5 раундов',
        '10': '10 раундов',
        '15': '15 раундов',
        '20': '20 раундов',
        '30': '30 раундов',
      },
    },
    token_source: {
      name: 'Жетоны',
      values: {
        server_layout: 'Разложены по указанию судьи',
        entered_symbols: 'Разложены вами',
        scanned_tokens: 'Разложены вами, с кодами',
      },
    },
    card_source: {
      name: 'Карточки',
      values: { server_deal: 'На телефонах', printed_cards: 'Напечатанные' },
    },
    turn_seconds: { name: 'Время на каждый шаг', values: { none: 'Без ограничения', ...TIMES } },
  },
  refusals: {
    COLOUR_TAKEN: 'Этот цвет занят.',
    OPTION_LOCKED: 'Это уже не изменить.',
    PACK_INVALID: 'С этой коробкой что-то не так.',
    SCAN_INCOMPLETE: 'Отсканированы не все карточки.',
    SCAN_WOULD_EXPOSE: 'Спрячьте эту карточку: сейчас её никто не должен видеть.',
    SEAT_FULL: 'Все места заняты.',
    SETUP_INCOMPLETE: 'Для начала игры ещё чего-то не хватает.',
    TOKEN_BOUND_TWICE: 'Там уже лежит жетон, или этот лежит в другом месте.',
    TOKEN_COUNT: 'Столько жетонов этого вида нет.',
    TOO_FEW_PLAYERS: 'Не хватает игроков.',
    UNKNOWN_SEAT: 'Такого игрока нет.',
  },
};
