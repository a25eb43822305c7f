import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';
import { pursuit } from '../../../pursuit/messages/game/ru.js';
import type { messages as english } from './en.js';

const plural = plurals('ru');
/** „1 билет, 2 билета, 5 билетов“; the same form serves as accusative. */
const tickets = (n: number) =>
  plural(n, {
    one: `${n} билет`,
    few: `${n} билета`,
    many: `${n} билетов`,
    other: `${n} билета`,
  });

export const messages: typeof english = {
  ...pursuit,
  game: 'Мистер Икс в Европе',
  ticketBoard: 'Табло билетов',
  slot: (n) => `Ход ${n}`,
  city: (n) => `Город ${n}`,
  round: (n) => `Раунд ${n}`,
  faceDown: 'лицом вниз',
  secretLeft: {
    leg: (n) =>
      plural(n, {
        one: `остался ${n} тайный ход`,
        few: `осталось ${n} тайных хода`,
        many: `осталось ${n} тайных ходов`,
        other: `осталось ${n} тайных хода`,
      }),
    round: (n) =>
      plural(n, {
        one: `остался ${n} тайный раунд`,
        few: `осталось ${n} тайных раунда`,
        many: `осталось ${n} тайных раундов`,
        other: `осталось ${n} тайных раунда`,
      }),
  },
  noSecretLeft: 'Мистер Икс ходит открыто',
  specialUsed: 'Особое действие этого раунда уже сделано.',
  specialsFrom: {
    round: (n) => `Особые действия — с ${n}-го раунда`,
    leg: (n) => `Особые действия — с ${n}-го хода Мистера Икс`,
  },
  mission: 'Задание',
  missions: { green: 'зелёное', yellow: 'жёлтое', orange: 'оранжевое' },
  missionLevels: { green: 'для новичков', yellow: 'для опытных', orange: 'для мастеров' },
  missionStarts: 'Города старта',
  missionGoals: 'Города финиша',
  transports: { car: 'Автомобиль', train: 'Поезд / пароход', plane: 'Самолёт' },
  by: { car: 'на автомобиле', train: 'на поезде или пароходе', plane: 'на самолёте' },
  symbols: {
    footprints: 'Следы',
    silhouette: 'Силуэт',
    magnifier: 'Лупа',
    beacon: 'Маячок',
  },
  kind: (transport, symbol) => `${transport}, ${symbol}`,
  numbers: {
    which: 'Какой номер на нём напечатан?',
    numbered: (n) => `№ ${n}`,
    scanOrTouch:
      'Отсканируйте каждый билет или коснитесь его, а потом напечатанного на нём номера.',
  },
  tickets,
  hand: 'На руках',
  stack: 'Стопка',
  discardPile: 'Сброс',
  box: 'Коробка',
  rings: 'Пары колец',
  discs: 'Кружки',
  specials: {
    double: 'Двойной ход',
    secret: 'Тайная поездка',
    investigation: 'Расследование',
    operation: 'Спецоперация',
  },
  phases: {
    registration: 'Перед игрой',
    x_move: 'Ходит Мистер Икс',
    x_redraw: 'Мистер Икс меняет билеты',
    x_refill: 'Мистер Икс добирает',
    moves: 'Ходят детективы',
    specials: 'Особое действие',
    refill: 'Сброс и добор',
    check: 'Проверка позиций',
    over: 'Конец',
  },
  doWithPieces: {
    ...pursuit.doWithPieces,
    drawLast: (n) => `Сначала доберите остаток стопки: ${tickets(n)}.`,
    drawThen: (n) => `Затем доберите ещё ${n}.`,
    shuffle: {
      discard: 'Стопка кончилась. Перемешайте сброс лицом вниз: это новая стопка.',
      box: 'Стопка и сброс кончились. Перемешайте билеты из коробки: это новая стопка.',
      both: 'Стопка кончилась. Перемешайте вместе сброс и коробку: это новая стопка.',
    },
  },
  notices: {
    ...pursuit.notices,
    missionChosen: (mission) => `Мистер Икс выбирает задание: ${mission}.`,
    doublePaid: 'Мистер Икс делает двойной ход.',
    secretPaid: 'Мистер Икс: тайная поездка.',
    legTaken: (slot, kind) => `Мистер Икс, ход ${slot}: ${kind}.`,
    legTakenTo: (slot, kind, stop) => `Вы, ход ${slot}: ${kind} → ${stop}.`,
    openLegTaken: (kind, stop) => `Мистер Икс: ${kind} → ${stop}.`,
    pawnAppears: (stop) => `Мистер Икс теперь ходит открыто: он на ${stop}.`,
    swapped: 'Мистер Икс меняет все билеты.',
    xStayed: {
      surrounded: 'Мистер Икс окружён и остаётся на месте.',
      swapped: 'Мистер Икс сменил билеты и остаётся на месте.',
    },
    discarded: (who, n) => `${who} сбрасывает ${tickets(n)}.`,
    drew: (who, n) => `${who} добирает ${tickets(n)}.`,
    reshuffled: {
      discard: 'Сброс перемешан: это новая стопка.',
      box: 'Билеты вернулись из коробки: это новая стопка.',
      both: 'Сброс и коробка перемешаны: это новая стопка.',
    },
    movesClosed: 'Все детективы сходили.',
    investigated: (stop, move) => `Мистер Икс был на ${stop} (его ход ${move}).`,
    operated: (who, by, from, to) => `${who}: спецоперация ${by}, ${from} → ${to}.`,
    discsCleared: 'Кружки убраны с поля.',
    checkedNone: 'Проверка позиций: следов нет.',
    checkedHits: (n) =>
      plural(n, {
        one: `Проверка позиций: ${n} след!`,
        few: `Проверка позиций: ${n} следа!`,
        many: `Проверка позиций: ${n} следов!`,
        other: `Проверка позиций: ${n} следа!`,
      }),
    ringPlaced: (pair, stop, slot) => `Пара колец ${pair}: город ${stop}, ячейка ${slot}.`,
    ringPlacedStart: (pair, stop) => `Пара колец ${pair}: город ${stop}, старт.`,
  },
  outcomes: { ...pursuit.outcomes, MISSION_COMPLETE: 'Задание выполнено' },
  report: {
    ...pursuit.report,
    STOP_UNKNOWN: 'нет такого города',
    SPECIAL_COUNT: 'за особое действие отдано неверное число билетов',
    SPECIAL_SYMBOL: 'за особое действие отданы не те билеты',
  },
  refusals: {
    ...pursuit.refusals,
    STOP_UNKNOWN: 'Города с таким номером нет.',
    NO_CONNECTION: 'Такой линии между этими городами нет.',
    TICKET_NOT_HELD: 'Такого билета на руках нет.',
    TICKET_NOT_UNIQUE:
      'За этим столом у каждого билета свой номер: отсканируйте сам билет или коснитесь его номера.',
    TICKET_NOT_OWN: 'Это билет другого игрока.',
    X_TRANSIT_OCCUPIED: 'В промежуточном городе стоит детектив.',
    SETUP_MISSION_UNKNOWN: 'На этом поле нет такого задания.',
    DETECTIVE_MUST_MOVE: 'Один из детективов ещё может ходить, значит, должен.',
    MOVES_NOT_FINISHED: 'Сначала ходят все детективы.',
    SPECIAL_TOO_EARLY: 'Особые действия пока недоступны.',
    SPECIAL_ALREADY_USED: 'Особое действие — только одно за раунд.',
    SPECIAL_COUNT: 'Билетов должно быть другое число.',
    SPECIAL_SYMBOL: 'На этих билетах не тот символ.',
    SPECIAL_CONTRIBUTION_LIMIT: 'Нельзя отдать больше билетов, чем у вас фишек.',
    SPECIAL_OP_TRANSPORT: 'Маячков не столько, или из этого города туда не уехать.',
    INVESTIGATION_NO_POSITION: 'Столько ходов Мистер Икс ещё не сделал.',
    SWAP_NOT_ALLOWED: 'Сейчас менять билеты нельзя: вы ещё можете ходить, или все пути закрыты.',
    DRAW_COUNT: 'Нужно взять другое число билетов.',
    DISCS_NOT_CLEARED: 'Сначала уберите кружки с поля.',
    DISCS_NONE_LEFT: 'Кружков больше нет.',
  },
};
