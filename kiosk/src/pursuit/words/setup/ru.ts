import { plurals } from '../../../lib/i18n/plural.js';
import type { SetupWords } from './en.js';

const plural = plurals('ru');

export const setup: SetupWords = {
  hunters: 'Сколько человек играет за детективов?',
  people:
    'Впишите имена или оставьте пустыми. Коснитесь фишки, чтобы сменить цвет. Мистер Икс играет с телефона.',
  nameLimit: (n) => `В имени не больше ${n} знаков.`,
  nameTwice: 'Так уже зовут другого. Дайте каждому своё имя.',
  misterXName: 'Мистер Икс',
  hunterName: (n) => `Детектив ${n}`,
  board: {
    question: 'Какое игровое поле?',
    stations: (n) => plural(n, { one: `${n} станция`, few: `${n} станции`, other: `${n} станций` }),
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
  rules: 'Домашние правила',
  changed: (n) =>
    plural(n, {
      one: `изменено ${n} правило`,
      few: `изменено ${n} правила`,
      many: `изменено ${n} правил`,
      other: `изменено ${n} правила`,
    }),
  unchanged: 'Всё как в книжке',
  houseRule: 'домашнее правило',
  usual: 'как в книжке',
  reset: 'Вернуть как в книжке',
  doWithPieces: {
    putPawn: (pawn, stop) => `Поставьте ${pawn} на ${stop}.`,
    putBack: 'Верните фишки и билеты так, как на экране.',
    drawCards: 'Перемешайте стартовые карточки рубашкой вверх. Тяните по одной на фишку.',
  },
  flags: {
    start_source: {
      name: 'Кто тянет карточки',
      values: { registered: 'Вы сами, настоящие', server: 'Судья' },
    },
    detective_pass: {
      name: 'Можно ли пасовать?',
      values: { forbidden: 'Нет, кто может, тот ходит', allowed: 'Да' },
    },
    x_onto_detective: {
      name: 'Мистер Икс идёт на детектива',
      values: { reject: 'Нельзя', caught: 'Можно, и он пойман' },
    },
    x_no_free_stop: {
      name: 'Мистер Икс окружён',
      values: { detectives_win: 'Детективы победили', x_skips: 'Он пропускает ход' },
    },
    takeback: {
      name: 'Вернуть ход',
      values: {
        x_consents: 'Если Мистер Икс согласен',
        public_only: 'Только если ничего не выдаёт',
        none: 'Никогда',
      },
    },
    ticket_ids: {
      name: 'Билеты',
      values: { by_type: 'Считаются по видам', unique: 'У каждого свой код' },
    },
  },
};
