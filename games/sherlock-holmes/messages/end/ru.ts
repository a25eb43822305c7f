import type { messages as english } from './en.js';

export const messages: typeof english = {
  yours: 'Ваши очки',
  parts: {
    marker: 'Шкала победных очков',
    tokens: 'Жетоны',
    links: 'Связанные пары',
    bonus: 'Арест',
  },
  hideout: (places, hideout) => `Ваше дело: ${places}. Логово: ${hideout}`,
  arrested: {
    right: (place) => `Логово найдено: ${place}`,
    wrong: (place) => `Логово не здесь: ${place}`,
  },
  ranking: 'Места',
};
