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
  games: { 'scotland-yard': 'Scotland Yard', 'mister-x-europe': 'Мистер Икс в Европе' },
  sheets: {
    tickets: { name: 'Карточки билетов', text: 'Весь запас: каждый билет каждой фишки.' },
    types: { name: 'Общие билеты', text: 'По карточке на вид, сканируют все.' },
    labels: { name: 'Наклейки', text: 'На билеты из коробки.' },
    stations: { name: 'Карточки станций', text: 'По карточке на станцию.' },
    starts: { name: 'Стартовые карточки', text: 'С кодом на каждой.' },
    commands: { name: 'Карточки команд', text: 'Подтвердить, отменить, пас и другие.' },
    digits: { name: 'Цифры', text: 'Десять кодов вместо всех станций.' },
    missions: { name: 'Задания', text: 'Старты и финиши на одном листе.' },
    log: { name: 'Путевой лист', text: 'Для Мистера Икс, если погаснет свет.' },
    poster: { name: 'Карта Лондона', text: 'На одной странице или для склейки.' },
  },
  sheetsOf: {
    'scotland-yard': {},
    'mister-x-europe': {
      tickets: { name: 'Карточки билетов', text: 'Все 120 двойных билетов.' },
      stations: { name: 'Карточки станций', text: 'По карточке на город.' },
      poster: { name: 'Карта Европы', text: 'На одной странице или для склейки.' },
    },
  },
  paper: 'Бумага',
  papers: { a4: 'А4', letter: 'Letter (США)' },
  language: 'Язык печати',
  code: 'Вид кода',
  codes: {
    qr: {
      name: 'QR-код',
      text: 'Читают любая камера и любой 2D-сканер. Дешёвым сканерам с красной чертой нужен Code 128.',
    },
    datamatrix: { name: 'Код Data Matrix', text: 'Ещё меньше; читают 2D-сканеры.' },
    code128: {
      name: 'Код Code 128 (штрихи)',
      text: 'Читает любой сканер, и с красной чертой тоже.',
    },
  },
  detectives: 'Фишки детективов',
  pawn: 'Чьи билеты',
  everybody: 'всех',
  misterX: 'Мистера Икс',
  detective: (n) => `детектива ${n}`,
  board: 'Игровое поле',
  ownBoards: {
    first: 'Лондон, 1-е изд.',
    later: 'Лондон, с 2-го изд.',
    europe: 'Европа',
  },
  onBoard: {
    tickets: { name: 'Карточки билетов', text: 'Все двойные билеты этого поля.' },
    poster: { name: 'Карта', text: 'На одной странице или для склейки.' },
  },
  boardGone: 'Этого игрового поля больше нет. Выберите другое.',
  label: 'Лист наклеек',
  offset: 'Сдвиг принтера',
  offsetText:
    'Напечатайте лист на простой бумаге и приложите к наклейкам. Если печать легла мимо, сдвиньте её здесь.',
  millimetres: (right, down) => `${right} мм →, ${down} мм ↓`,
  up: 'Вверх',
  down: 'Вниз',
  left: 'Влево',
  right: 'Вправо',
  poster: 'Размер карты',
  tiled: (size) => `${size}, для склейки`,
  whole: (size) => `${size}, одна страница`,
  tonight: 'Всё на сегодня:',
  backToTonight: 'Только на сегодня',
  pagesAbout: (n) => `примерно ${pages(n)}`,
  nothing: 'Выберите, что печатать.',
  make: 'Создать PDF',
  busy: (name, n, of) => `${name} (${n} из ${of}) …`,
  tooWide: 'Этот код слишком широк для таких наклеек. Возьмите QR или наклейки крупнее.',
  made: (n) => `Готово: ${pages(n)}`,
  actualSize: 'Печатайте в натуральную величину (100 %), без «по размеру страницы».',
  pages,
  open: 'Открыть',
  save: 'Сохранить',
};
