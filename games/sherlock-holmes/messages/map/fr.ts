import type { messages as english } from './en.js';

export const messages: typeof english = {
  frame: {
    board: 'Plan de Londres',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    whole: 'Montrer tout le plan',
  },
  grounds: { river: 'Tamise' },
  holmesPawn: 'le pion Holmes',
  thePawn: {
    red: 'le pion rouge',
    blue: 'le pion bleu',
    green: 'le pion vert',
    yellow: 'le pion jaune',
    orange: 'le pion orange',
    purple: 'le pion violet',
    black: 'le pion noir',
    white: 'le pion blanc',
  },
};
