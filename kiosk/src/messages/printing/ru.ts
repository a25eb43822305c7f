import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('ru');
const pages = (n: number) =>
  plural(n, {
    one: `${n} страница`,
    few: `${n} страницы`,
    many: `${n} страниц`,
    other: `${n} страницы`,
  });

export const messages: typeof english = {
  title: 'Печать карточек',
  game: 'Игра',
  paper: 'Бумага',
  papers: { a4: 'А4', letter: 'Letter (США)' },
  language: 'Язык печати',
  gone: (label) => `${label}: на полке этого больше нет. Выберите другое.`,
  millimetres: (right, down) => `${right} мм →, ${down} мм ↓`,
  up: 'Вверх',
  down: 'Вниз',
  left: 'Влево',
  right: 'Вправо',
  tonight: 'Всё, что нужно сегодня:',
  backToTonight: 'Только нужное сегодня',
  pagesAbout: (n) => `примерно ${pages(n)}`,
  nothing: 'Выберите, что печатать.',
  make: (n) => (n < 2 ? 'Создать PDF' : `Создать PDF: ${n}`),
  busy: (name, n, of) => `${name} (${n} из ${of})…`,
  made: (n) => `Готово: ${pages(n)}`,
  actualSize: 'Печатайте в натуральную величину (100 %), без «по размеру страницы».',
  pages,
  open: 'Открыть',
  save: 'Сохранить',
};
