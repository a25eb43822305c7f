import type { messages as english } from './en.js';

export const messages: typeof english = {
  takebackAsked: (who) => `${who} просит вернуть ход.`,
  takebackDeclined: (who) => `${who}: ход остаётся, ответ — нет.`,
  takebackTimedOut: (who) => `${who}: ход остаётся, ответа не было.`,
  takebackWithdrawn: (who) => `${who}: ход остаётся, просьба снята.`,
  takenBack: (who) => `${who}: ход возвращён.`,
  concedeAsked: (who) => `${who} предлагает сдаться.`,
  concedeAgreed: (who) => `${who} тоже хочет сдаться.`,
  concedeDeclined: (who) => `${who} хочет играть дальше. Игра продолжается.`,
  concedeTimedOut: 'Ответили не все. Игра продолжается.',
  seats: {
    claimed: (who) => `${who} теперь играет с телефона.`,
    'taken-over': (who) => `${who} теперь играет с другого телефона.`,
    released: (who) => `${who} снова играет на большом экране.`,
    reopened: (who) => `${who}: место открыто для другого телефона.`,
    replaced: (who) => `${who}: все остальные согласны на нового игрока.`,
    computer: (who) => `${who}: теперь играет компьютер.`,
  },
};
