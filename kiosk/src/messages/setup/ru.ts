import { plurals } from '../plural.js';
import type { SetupMessages } from './en.js';

const plural = plurals('ru');

export const setup: SetupMessages = {
  nameLimit: (n) => `В имени не больше ${n} знаков.`,
  nameTwice: 'Так уже зовут другого. Дайте каждому своё имя.',
  changed: (n) =>
    plural(n, {
      one: `изменено ${n} правило`,
      few: `изменено ${n} правила`,
      many: `изменено ${n} правил`,
      other: `изменено ${n} правила`,
    }),
  unchanged: 'Всё как в правилах',
  differs: 'изменено',
  houseRule: 'своё правило',
  noEffect: (other) => `не действует при выборе «${other}»`,
  usual: 'как в правилах',
  reset: 'Отменить изменения',
};
