import type { messages as english } from './en.js';

export const messages: typeof english = {
  heading: 'Займите место',
  lead: 'Отсканируйте код на большом экране или введите его здесь.',
  code: 'Код',
  take: 'Занять место',
  haveWords: 'У меня есть слова',
  haveCode: 'У меня есть код',
  wordsHeading: 'Верните своё место',
  wordsLead: 'Введите слова, которые вы записали, когда занимали место.',
  words: 'Слова для возврата',
  takeOver: 'Вернуть место',
  held: 'У этого телефона есть место',
  resume: 'Играть дальше',
};
