import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '../../../pursuit/messages/setup/ru.js';
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
  ...setup,
  about: 'Европа на автомобиле, поезде и самолёте, с заданием',
  preset: 'Правила из коробки «Европа»',
  huntersText: (n) => (n === 1 ? 'Один игрок ведёт все пять фишек.' : 'Пять фишек делят на всех.'),
  morePawns: (who) => `${who}: на фишку больше`,
  devices: {
    question: 'Где играют детективы?',
    phones: {
      name: 'Каждый на телефоне',
      text: 'Все входят с телефона, он показывает и билеты всех детективов.',
    },
    kiosk: {
      name: 'Все на этом экране',
      text: 'Билеты стоят на настоящих подставках. Взятый или сыгранный билет отмечают здесь.',
    },
  },
  noRealTickets: {
    text: 'Компьютер не может тянуть билеты из настоящей стопки.',
    phones: 'Пусть раздаёт судья',
    kiosk: 'Играть на телефонах, раздаёт судья',
  },
  play: {
    hands: 'Билеты на руках',
    due: (n) => `берёт ${n}`,
    firstHands: 'Первые билеты',
    drawHand: (who, n) =>
      plural(n, {
        one: `${who}: возьмите ${n} билет и отметьте его здесь`,
        few: `${who}: возьмите ${n} билета и отметьте их здесь`,
        many: `${who}: возьмите ${n} билетов и отметьте их здесь`,
        other: `${who}: возьмите ${n} билета и отметьте их здесь`,
      }),
    blind: 'Видно только число, чтобы Мистер Икс ничего не узнал.',
    waitingFor: (who) => `Ждём: ${who}`,
    xChooses: 'Он тайно выбирает задание и город на своём телефоне.',
    xDraws: 'Мистер Икс тянет билеты',
    xDrawsText: 'Он сбрасывает и добирает на своём телефоне.',
    specialsText: 'Три, четыре или пять билетов с одним символом, можно сообща.',
    noSpecial: 'Без особого действия',
    allOnPhones: 'Соберите особое действие на телефоне или продолжите там без него.',
    phonesGoOn: 'Продолжите с телефона.',
    chooseTarget: (by) => `Куда ${by}?`,
    checkTitle: 'Проверка позиций',
    investigationTitle: 'Расследование показало',
    wasHere: (slot) => `Здесь Мистер Икс был на ${slot}-м ходу.`,
    startedHere: 'Здесь Мистер Икс начал игру.',
    pawnAppears: 'Мистер Икс вышел из тени',
    way: 'Путь Мистера Икс',
    faceDownWere: 'Билеты лицом вниз',
    ledger: (who, kind) => `${who}: отмечен билет, который был в другом месте (${kind}).`,
  },
  theTicket: {
    car: 'билет на автомобиль',
    train: 'билет на поезд',
    plane: 'билет на самолёт',
  },
  theColourCard: {
    red: 'красную карточку',
    blue: 'синюю карточку',
    green: 'зелёную карточку',
    yellow: 'жёлтую карточку',
    orange: 'оранжевую карточку',
    purple: 'фиолетовую карточку',
    black: 'чёрную карточку',
    white: 'белую карточку',
  },
  doWithPieces: {
    ...setup.doWithPieces,
    serverDraws: 'Судья вытянул карточки. Поставьте фишки на эти города.',
    shuffleTickets: 'Перемешайте все билеты лицом вниз в одну стопку.',
    drewHand: (who, n) => `${who} уже с билетами: ${n}.`,
    dealtHands: 'Судья раздаёт билеты на телефоны. Печатные билеты остаются в коробке.',
    putPawnsBack: 'Верните фишки на места, как на экране.',
    layOnSlot: (slot, ticket) => `Мистер Икс: положите ${ticket} лицом вверх в ячейку ${slot}.`,
    layFaceDown: (slot) => `Мистер Икс: положите билет лицом вниз в ячейку ${slot}. Остальные не подсматривают.`,
    payFootprints: (n) => `Мистер Икс: уберите в коробку ${tickets(n)} со следами.`,
    paySilhouettes: (n) => `Мистер Икс: уберите в коробку ${tickets(n)} с силуэтом.`,
    giveMagnifiers: (who, n) => `${who}: уберите в коробку ${tickets(n)} с лупой.`,
    giveBeacons: (who, n) => `${who}: уберите в коробку ${tickets(n)} с маячком.`,
    layOnColourCard: (ticket, card) => `Положите ${ticket} на ${card}.`,
    takeFromColourCard: (who, ticket) => `${who}: возьмите ${ticket} обратно с цветной карточки.`,
    clearColourCards: 'Уберите билеты с цветных карточек в сброс.',
    throwsOff: (who, ticket) => `${who}: положите ${ticket} в сброс.`,
    xDiscardsUnseen: 'Мистер Икс: положите билет в сброс лицом вниз.',
    discard: (who, n) => `${who}: положите в сброс ${tickets(n)} лицом вниз.`,
    takeRings: (pair, stop, slot) => `Снимите пару колец ${pair} с города ${stop} и с ячейки ${slot}.`,
    takeRing: (pair, stop) => `Снимите пару колец ${pair} с города ${stop}.`,
    takeRingsOff: (pair) => `Снимите с поля пару колец ${pair}.`,
    putRings: (pair, stop, slot) => `Пара колец ${pair}: одно кольцо на город ${stop}, другое на ячейку ${slot}.`,
    putRing: (pair, stop) => `Пара колец ${pair}: одно кольцо на город ${stop}.`,
    removeDiscs: 'Уберите с поля все кружки.',
  },
  flags: {
    ...setup.flags,
    ticket_ids: {
      name: 'Билеты',
      values: { by_type: 'Считаются по видам', unique: 'Каждый по своему номеру' },
    },
    hand_source: {
      name: 'Кто тянет билеты',
      values: { registered: 'Вы сами, из стопки', server: 'Судья' },
    },
    hunter_hands: {
      name: 'Билеты детективов',
      values: { shared: 'Видят все детективы', private: 'Каждый видит только свои' },
    },
    x_start_choice: {
      name: 'Мистер Икс выбирает старт',
      values: {
        after_detectives: 'Когда детективы расставлены',
        before_detectives: 'До расстановки детективов',
      },
    },
    x_start_on_detective: {
      name: 'Старт Мистера Икс в городе детектива',
      values: { reject: 'Нельзя', allow: 'Можно' },
    },
    x_swap_condition: {
      name: 'Мистер Икс меняет билеты',
      values: {
        no_move_and_no_special: 'Если совсем ничего нельзя',
        no_move: 'Если нельзя ходить',
      },
    },
    x_swap_then: {
      name: 'После обмена',
      values: { same_turn: 'Он ходит дальше', lose_turn: 'Его ход окончен' },
    },
    forced_moves: {
      name: 'Билеты на все фишки',
      values: { greedy: 'Тратятся как угодно', maximum: 'Ходит как можно больше фишек' },
    },
    detective_specials_per_round: {
      name: 'Особых действий детективов за раунд',
      values: { '1': 'Одно', unlimited: 'Сколько угодно' },
    },
    first_special: {
      name: 'Особые действия детективов',
      values: { round5: 'С 5-го раунда', round6: 'С 6-го раунда', leg5: 'С 5-го хода Мистера Икс' },
    },
    special_op_exact: {
      name: 'Маячки в спецоперации',
      values: { true: 'Число задаёт транспорт', false: 'Можно отдать и больше' },
    },
    special_op_needs_travel_ticket: {
      name: 'Билет на поездку в спецоперации',
      values: { false: 'Не нужен', true: 'Нужен' },
    },
    capture_timing: {
      name: 'Мистер Икс пойман',
      values: { immediate: 'Сразу', position_check: 'При проверке позиций' },
    },
    check_depth: {
      name: 'Проверка смотрит назад',
      values: { '5': 'На пять ходов', '4': 'На четыре хода' },
    },
    check_arrivals: {
      name: 'Какие города проверяют',
      values: { all: 'Все, куда приходили детективы', final: 'Только где они стоят' },
    },
    check_includes_start: {
      name: 'Проверяется ли старт?',
      values: { false: 'Нет', true: 'Да' },
    },
    check_duplicates: {
      name: 'Если в городе были не раз',
      values: { latest: 'Отмечают последний', all: 'Отмечают все' },
    },
    ring_reuse: {
      name: 'Когда кольца кончились',
      values: { oldest_slot: 'С младшей ячейки', oldest_placed: 'Положенные первыми' },
    },
    secret_moves: {
      name: 'Мистер Икс ходит тайно',
      values: { leg24: '24 хода', round24: '24 раунда' },
    },
    discard_view: {
      name: 'Сброшенные билеты',
      values: { count: 'Известно только число', open: 'Лежат открыто' },
    },
    supply_order: {
      name: 'Когда стопка кончилась',
      values: {
        discard_then_box: 'Сначала сброс, потом коробка',
        both_together: 'Сброс и коробка вместе',
      },
    },
  },
};
