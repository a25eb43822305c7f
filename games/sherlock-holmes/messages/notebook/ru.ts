import type { messages as english } from './en.js';

export const messages: typeof english = {
  slots: 'Где лежат жетоны вашего дела',
  slot: (type) => `${type}: локация`,
  median: (places, hideout) => `${places}. Логово: ${hideout}`,
  lead: 'Коснитесь локации, чтобы сделать пометку. Увиденное уже записано.',
  leadBare: 'Коснитесь локации, чтобы сделать пометку.',
  seen: (token) => `Увидено: ${token}`,
  taken: (who) => `Жетон взят: ${who}`,
  struck: 'вычеркнуто',
  suspected: (what) => `предположение: ${what}`,
  strike: 'Вычеркнуть',
  case: 'Дело',
  text: 'Пометка',
  page: 'Записи',
  saving: 'Сохраняется…',
  saved: 'Блокнот сохранён, он виден только вам.',
};
