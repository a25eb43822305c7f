import type { messages as english } from './en.js';

export const messages: typeof english = {
  frame: {
    board: 'Stadtplan von London',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    whole: 'Ganzen Stadtplan zeigen',
  },
  grounds: { river: 'Themse' },
  holmesPawn: 'die Holmes-Figur',
  thePawn: {
    red: 'die rote Figur',
    blue: 'die blaue Figur',
    green: 'die grüne Figur',
    yellow: 'die gelbe Figur',
    orange: 'die orange Figur',
    purple: 'die lila Figur',
    black: 'die schwarze Figur',
    white: 'die weiße Figur',
  },
};
