import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('ru');
const cards = (n: number) =>
  plural(n, { one: `${n} карточку`, few: `${n} карточки`, other: `${n} карточек` });

export const messages: typeof english = {
  configured: 'О правилах договорились.',
  firstDrawn: (who, lot) => (lot ? `По жребию: ${who.name} начинают.` : `${who.name} начинают.`),
  roundBegan: (n, who) => `Раунд ${n}. ${who.name} начинают.`,
  dealt: (who, n) => `${who.name} получают ${cards(n)}.`,
  youGot: (names) => `Вы получаете: ${names}.`,
  cardsAwaited: (who, n) => `${who.name} сканируют ${cards(n)}.`,
  cardsRead: (who, n) => `${who.name}: отсканировано ${cards(n)}.`,
  youRead: (names) => `Вы отсканировали: ${names}.`,
  exchangeBegan: 'Идёт обмен карточек.',
  exchanged: (who, n) =>
    n === 0 ? `${who.name} ничего не меняют.` : `${who.name} меняют ${cards(n)}.`,
  youSwapped: (gave) => `Вы меняете: ${gave}.`,
  layoutBegan: 'Карточки выкладывают на кварталы.',
  laidOut: (who, quarters) => `${who.name} выкладывают карточки: ${quarters}.`,
  youLaid: (list) => `Вы выкладываете: ${list}.`,
  playBegan: 'Теперь карточки открывают.',
  turnBegan: (who) => `Ход ${who.of}.`,
  turning: (who, at) => `${who.name} открывают ${at}.`,
  opened: (who, at, card) => `${who.name} открывают ${at}: ${card}.`,
  corrected: 'Карточка оказалась не той, что была указана.',
  asked: {
    buyer: (who) => `${who.name} выбирают Покупателя.`,
    target: (who) => `${who.name} выбирают: стрелять в карточку или в воздух?`,
    prisoner: (who) => `${who.name} выбирают, кто бежит.`,
  },
  traded: (good, at, buyerAt, price) =>
    `${good} (${at}): продажа Покупателю на ${buyerAt}. Обе карточки получают по ${price}.`,
  paid: (at, sum, from) => `${sum} на ${at}: ${from}.`,
  fromBank: (sum) => `${sum} из банка`,
  fromClan: (who, sum) => `${sum} от ${who.of}, так как банк пуст`,
  frozen: 'Остаток банка больше никому не принадлежит.',
  feePaid: (from, to, sum) => `Путана на ${to} берёт ${sum} с ${from}.`,
  law: {
    police: 'Полиция',
    commissioner: 'Комиссар',
    prosecutor: 'Прокурор',
    witness: 'Свидетель',
    other: 'Закон',
  },
  arrested: (law, lawAt, who, card, at) =>
    `${law} на ${lawAt}: арест на ${at} – ${card} ${who.of}.`,
  seized: (sum, lawAt) => `${sum} с этой карточки переходят на ${lawAt}.`,
  figureOn: (who, at) => `На ${at} теперь стоит фигурка ${who.of}.`,
  figureFrom: (who, from, at) => `Фигурка ${who.of} переходит с ${from} на ${at}.`,
  cardGone: (at) => `Карточка на ${at} уходит с поля.`,
  jailed: (who, at, cell) =>
    `Фигурка ${who.of} с ${at} отправляется в тюрьму: ${cell}. Карточка уходит с поля.`,
  released: (who, at, card) =>
    `Адвокат освобождает фигурку ${who.of} на ${at}. Карточка уходит с поля: ${card}.`,
  bribed: (from, to, sum) => `Адвокат на ${to} забирает ${sum} с ${from}.`,
  shotInAir: (at) => `Пистолет на ${at} стреляет в воздух. Он остаётся легальным.`,
  killed: (at, victim, card) =>
    card === null
      ? `Пистолет на ${at} стреляет в карточку на ${victim}. Она уходит с поля закрытой.`
      : `Пистолет на ${at} стреляет в ${victim}: ${card}. Карточка уходит с поля.`,
  loot: (sum, at) => `${sum} с этой карточки переходят на ${at}.`,
  freed: (who) => `Арестованная фигурка ${who.of} возвращается домой.`,
  escapeBegan: (who, cell, at) =>
    `Фигурка ${who.of} пытается бежать (${cell}). Она будет свободна, если ${at} не тронут до конца раунда.`,
  escapeFoiled: (who, cell) => `Побег не удался: фигурка ${who.of} возвращается (${cell}).`,
  nobodyEscaped: (at) => `Никто не бежит. Карточка на ${at} уходит с поля.`,
  prisonerMoved: (who, from, to) => `${who.name} ходят в тюрьме: ${from} → ${to}.`,
  prisonerFreed: (who, from) => `${who.name} ходят в тюрьме: ${from} → свобода.`,
  thrown: (who, from, to) => `Фигурка ${who.of} отброшена назад: ${from} → ${to}.`,
  passed: (who) => `${who.name} говорят «пас».`,
  lastRoundBegan: 'Банк пуст: это последний раунд.',
  playEnded: 'Больше никто не может или не хочет открывать карточки.',
  escaped: (who, cell) => `Побег удался (${cell}): фигурка ${who.of} возвращается домой.`,
  collected: (who, at, sum) => `${who.name} забирают ${sum} с ${at}.`,
  figureHome: (who, at) => `Фигурка ${who.of} с ${at} возвращается домой.`,
  cardsReturned: 'Все карточки возвращаются в колоду.',
  neverOpened: (list) => `Так и не открыты: ${list}.`,
  ransomBegan: 'Теперь платят выкуп.',
  ransomed: (payer, who, cell, sum, payee) =>
    `${payer.name} платят ${sum} ${payee.to}: фигурка ${who.of} (${cell}) возвращается домой.`,
  confirmed: (who) => `${who.name} закончили раунд.`,
  withdrawn: (who) => `${who.name} ещё не закончили.`,
  roundClosed: 'Раунд окончен.',
  votedStop: (who) => `${who.name} хотят закончить игру после этого раунда.`,
  votedOn: (who) => `${who.name} хотят играть дальше.`,
  stopAsked: 'Никто не открыл ни одной карточки. Закончить игру?',
  stopping: 'Все согласны: игра закончится с этим раундом.',
  stoodIn: {
    host: {
      exchange: (who) => `Ведущий за игрока: ${who.name} ничего не меняют.`,
      layout: (who) => `Ведущий за игрока: карточки ${who.of} выложены наугад.`,
      turn: (who) => `Ведущий за игрока: ${who.name} говорят «пас».`,
      choice: (who) => `Ведущий за игрока: выбор ${who.of} сделан.`,
      ransom: (who) => `Ведущий за игрока: ${who.name} подтверждают раунд.`,
    },
    time: {
      exchange: (who) => `Время вышло: ${who.name} ничего не меняют.`,
      layout: (who) => `Время вышло: карточки ${who.of} выложены наугад.`,
      turn: (who) => `Время вышло: ${who.name} говорят «пас».`,
      choice: (who) => `Время вышло: выбор ${who.of} сделан.`,
      ransom: (who) => `Время вышло: ${who.name} подтверждают раунд.`,
    },
  },
  boughtOut: (who, n, sum, payee) =>
    plural(n, {
      one: `${who.name} обязаны выкупить ${n} фигурку: ${sum} ${payee.to}.`,
      few: `${who.name} обязаны выкупить ${n} фигурки: ${sum} ${payee.to}.`,
      other: `${who.name} обязаны выкупить ${n} фигурок: ${sum} ${payee.to}.`,
    }),
  covered: (by, who, sum) => `${by.name} платят ${sum}, которых не хватает ${who.to}.`,
  ranked: 'Деньги сосчитаны.',
  planned: (round) => `Ваш план на раунд ${round} сохранён.`,
  dropped: 'Часть плана оказалась невозможной:',
  outcomes: {
    BANK_EMPTY: 'Банк пуст',
    STOPPED: 'Вы договорились закончить',
    ABANDONED: 'Игра прервана',
  },
  winner: (who) => `Победа: ${who}!`,
  nobodyWins: 'Никто не победил.',
};
