import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import { setup as every } from '@mister-x/kiosk/messages/setup/ru.ts';
import type { SetupMessages } from './en.js';

const plural = plurals('ru');

export const setup: SetupMessages = {
  ...every,
  hunters: 'Сколько человек играет за детективов?',
  people:
    'Имена можно вписать, а можно и пропустить. Коснитесь фишки, чтобы сменить цвет. Тому, кто играет за Мистера Икс, нужен телефон.',
  misterXName: 'Мистер Икс',
  hunterName: (n) => `Детектив ${n}`,
  board: {
    question: 'Какое игровое поле?',
    stations: (n) => plural(n, { one: `${n} остановка`, few: `${n} остановки`, other: `${n} остановок` }),
  },
  colour: (n) => `Цвет фишки ${n}`,
  pawnColours: {
    clear: 'прозрачная',
    red: 'красная',
    blue: 'синяя',
    green: 'зелёная',
    yellow: 'жёлтая',
    orange: 'оранжевая',
    purple: 'фиолетовая',
    black: 'чёрная',
    white: 'белая',
  },
  doWithPieces: {
    putPawn: (pawn, stop) => `Поставьте ${pawn} на ${stop}.`,
    pawnBack: (pawn, stop) => `Верните ${pawn} на ${stop}.`,
    putBack: 'Верните фишки и билеты на места, как на экране.',
    drawCards: 'Перемешайте стартовые карточки рубашкой вверх. Тяните по одной на фишку.',
  },
  flags: {
    whereabouts_shown: {
      name: 'Где может быть Мистер Икс',
      values: { false: 'Детективы выясняют сами', true: 'Показывает большой экран' },
    },
    start_source: {
      name: 'Кто тянет карточки',
      values: { registered: 'Вы сами, из колоды', server: 'Судья' },
    },
    detective_pass: {
      name: 'Можно ли пасовать?',
      values: { forbidden: 'Нет: кто может, тот ходит', allowed: 'Да' },
    },
    x_onto_detective: {
      name: 'Мистер Икс ходит на детектива',
      values: { reject: 'Нельзя', caught: 'Можно, и он пойман' },
    },
    x_no_free_stop: {
      name: 'Мистер Икс окружён',
      values: { detectives_win: 'Детективы победили', x_skips: 'Он пропускает ход' },
    },
    takeback: {
      name: 'Возврат хода',
      values: {
        x_consents: 'Если Мистер Икс согласен',
        public_only: 'Если это ничего не выдаёт',
        none: 'Нельзя',
      },
    },
    ticket_ids: {
      name: 'Билеты',
      values: { by_type: 'Считаются по видам', unique: 'У каждого свой код' },
    },
  },
};
