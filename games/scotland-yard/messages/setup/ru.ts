import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup } from '../../../pursuit/messages/setup/ru.js';
import type { messages as english } from './en.js';

const plural = plurals('ru');

export const messages: typeof english = {
  ...setup,
  about: 'Лондон на такси, автобусе и метро',
  variant: 'По каким правилам?',
  variants: {
    modern: {
      name: 'Обычные',
      text: 'У Мистера Икс свои билеты и те, что отдают детективы.',
    },
    'classic-1983': {
      name: 'Классика 1983',
      text: 'Первое издание: такси, автобус и метро у Мистера Икс не кончаются.',
    },
    newer: {
      name: 'С 2013 года',
      text: 'Как в коробках примерно с 2013 года: 24 хода, детективы в любом порядке.',
    },
  },
  notFromTexts: 'неофициально',
  huntersText: (n) =>
    n < 3
      ? plural(n, {
          one: 'Один игрок ведёт четырёх детективов.',
          other: 'Каждый ведёт двух детективов.',
        })
      : 'Каждый ведёт одного детектива.',
  yellowLine: {
    question: 'Посмотрите на поле: есть ли жёлтая линия между остановками 13 и 14?',
    yes: 'Да',
    no: 'Нет',
  },
  doWithPieces: {
    ...setup.doWithPieces,
    ticketBack: (ticket) => `Мистер Икс: верните ${ticket}.`,
    layTicket: (slot, ticket) => `Положите ${ticket} в окошко ${slot}.`,
    substitute: (slot, ticket) => `Положите в окошко ${slot} замену: ${ticket}.`,
    fromBox: (slot, ticket) => `Возьмите из коробки ${ticket} и положите в окошко ${slot}.`,
    removeX: 'Снимите фишку Мистера Икс с поля.',
    doubleAside: 'Отложите карточку двойного хода.',
    doubleLeft: 'Мистер Икс: отдайте карточку двойного хода соседу слева.',
    confiscatedToX: (who, ticket) => `${who}: отдайте Мистеру Икс ${ticket}.`,
    confiscatedToBox: (who, ticket) => `${who}: уберите в коробку ${ticket}.`,
    openStartCard: 'Мистер Икс: откройте стартовую карточку.',
    serverDraws: 'Судья вытянул карточки. Поставьте фишки на эти остановки.',
  },
  flags: {
    ...setup.flags,
    players: {
      name: 'Минимум игроков за детективов',
      values: { '1-5': 'Один', '2-5': 'Двое' },
    },
    board_edition: {
      name: 'Издание поля',
      values: { first: 'Есть линия между 13 и 14', later: 'Нет линии между 13 и 14' },
    },
    start_deck: {
      name: 'Стартовые карточки',
      values: { common: 'Одна колода из 18 на всех', separate: 'У Мистера Икс своя колода' },
    },
    two_hunter_order: {
      name: 'Порядок ходов вдвоём',
      values: { consecutive: 'Сразу обеими фишками', alternating: 'По очереди' },
    },
    detective_order: {
      name: 'Порядок детективов',
      values: { clockwise_fixed: 'Всегда по часовой стрелке', free: 'Любой в каждом раунде' },
    },
    double_transit_through_detective: {
      name: 'Двойной ход через детектива',
      values: { reject: 'Нельзя', caught: 'Можно, и он пойман', allow: 'Можно' },
    },
    double_entry: {
      name: 'Как вводить двойной ход',
      values: { atomic: 'Обе поездки сразу', stepwise: 'Одну за другой' },
    },
    reveal_slots: {
      name: 'Мистер Икс появляется на ходах',
      values: { '3-8-13-18': '3, 8, 13, 18', '3-8-13-18-24': '3, 8, 13, 18, 24' },
    },
    limit: {
      name: 'Мистер Икс скрылся после',
      values: { round22: '22 раундов', slot22: '22 ходов', slot24: '24 ходов' },
    },
    final_round_replies: {
      name: 'Ответ на последний ход',
      values: { true: 'Детективы ходят ещё раз', false: 'Игра сразу кончается' },
    },
    log_slots: { name: 'Окошек в путевом листе', values: { '22': '22', '24': '24' } },
    stuck_check: {
      name: 'Детективы не могут ходить',
      values: { immediate: 'Игра сразу кончается', full_idle_round: 'После целого раунда' },
    },
    x_no_ticket: {
      name: 'Мистеру Икс нечем платить',
      values: {
        detectives_win: 'Детективы победили',
        borrow_from_box: 'Берёт из коробки',
        x_skips: 'Он пропускает ход',
      },
    },
    x_ordinary_tickets: {
      name: 'Обычные билеты Мистера Икс',
      values: { finite: 'Считаются', unlimited: 'Не кончаются' },
    },
    x_ticket_counts_public: {
      name: 'Сколько у Мистера Икс билетов',
      values: { true: 'Видят все', false: 'Скрыто, кроме чёрных и двойных' },
    },
    double_card_goes_to: {
      name: 'Сыгранный двойной ход',
      values: { aside: 'Откладывают', left_neighbour: 'Отдают соседу слева' },
    },
    voluntary_reveal: {
      name: 'Мистер Икс может сам показаться',
      values: { false: 'Нет', true: 'Да, и берёт у всех по билету' },
    },
    voluntary_reveal_max: {
      name: 'Сколько раз',
      values: { none: 'Сколько угодно', '1': 'Один раз', '2': 'Два раза', '3': 'Три раза' },
    },
    voluntary_ticket_to: {
      name: 'Взятые при этом билеты',
      values: { x: 'Достаются ему', box: 'Уходят в коробку' },
    },
    audit_violation: {
      name: 'Ошибка в бумажном листе',
      values: { report_only: 'Только в отчёте', detectives_win: 'Детективы победили' },
    },
  },
};
