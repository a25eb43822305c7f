import type { messages as english } from './en.js';

export const messages: typeof english = {
  frame: {
    board: 'Карта Лондона',
    zoomIn: 'Увеличить',
    zoomOut: 'Уменьшить',
    whole: 'Показать всю карту',
  },
  grounds: { river: 'Темза' },
  holmesPawn: 'фишка Шерлока Холмса',
  thePawn: {
    red: 'красная фишка',
    blue: 'синяя фишка',
    green: 'зелёная фишка',
    yellow: 'жёлтая фишка',
    orange: 'оранжевая фишка',
    purple: 'фиолетовая фишка',
    black: 'чёрная фишка',
    white: 'белая фишка',
  },
};
