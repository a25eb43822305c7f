import type { messages as english } from './en.js';

export const messages: typeof english = {
  turn: {
    xTitle: 'Ходит Мистер Икс',
    xText: 'Он тайно выбирает на своём телефоне.',
    xComputer: 'За него тайно выбирает компьютер.',
    choosePawn: 'Кто ходит следующим?',
    chooseTicket: 'Выберите билет',
    chooseStop: 'Куда?',
    confirm: 'Всё верно?',
    go: 'Сделать ход',
    pass: 'Пас',
    passAsk: 'Остаться и пасовать?',
    summary: (piece, from, to) => `${piece}, ${from} → ${to}`,
    keys: 'Клавиши: цифры, стрелки, Enter, Escape',
    sending: 'Отправляем…',
    possible: (count) => `Мистер Икс, возможных мест: ${count}`,
  },
  registration: {
    title: 'Стартовые остановки',
    choose: (name) => `${name}: какая карточка?`,
    correct: 'Чтобы исправить, коснитесь детектива.',
    lastAsk: 'Это последняя карточка: потом номера не изменить. Все верны?',
    lastYes: 'Все верны',
    xTitle: 'Мистер Икс выбирает старт',
    xText: 'Он тайно вводит свою карточку. Стартовые остановки больше не меняются.',
    dealing: 'Судья тянет карточки…',
    kit: 'Билеты каждого детектива',
    xKit: 'Билеты Мистера Икс',
    byPhone: (name) => `${name} вводит номер с телефона`,
    next: 'сейчас',
  },
  menu: {
    audit: 'Проверить путевой лист',
  },
  reveal: {
    title: 'Мистер Икс появляется!',
    wentOn: 'С тех пор он уже сделал следующий ход.',
    caughtBy: (name) => `${name} ловит его`,
  },
  end: {
    report: 'Путевой лист Мистера Икс',
    start: 'Старт',
    allInOrder: 'Все ходы верны.',
    faults: 'В путевом листе были ошибки.',
  },
};
