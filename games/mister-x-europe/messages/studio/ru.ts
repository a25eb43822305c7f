import type { BoardMessages } from '../../../pursuit/messages/board-messages.js';

export const messages: BoardMessages = {
  transports: {
    car: { name: 'Автомобиль', line: 'дороги', network: 'Сеть дорог' },
    train: {
      name: 'Поезд / пароход',
      line: 'линии поезда или парохода',
      network: 'Сеть поездов и пароходов',
    },
    plane: { name: 'Самолёт', line: 'авиалинии', network: 'Сеть авиалиний' },
  },
  decks: {
    misterX: 'Колода Мистера Икс',
    detectives: 'Колода детективов',
  },
  missions: { green: 'зелёное', yellow: 'жёлтое', orange: 'оранжевое' },
  symbols: {
    footprints: 'следы',
    silhouette: 'силуэт',
    magnifier: 'лупа',
    beacon: 'маячок',
  },
};
