import type { messages as english } from './en.js';

export const messages: typeof english = {
  command: (name) => `Карточка команды: ${name}`,
  commands: {
    confirm: 'Подтвердить',
    cancel: 'Отменить',
    double: 'Двойной ход',
    pass: 'Пас',
    takeback: 'Вернуть ход',
    audit: 'Проверить путевой лист',
    repeat: 'Повторить',
  },
  digit: (digit) => `Цифра ${digit}`,
  stop: (stop) => `Карточка станции ${stop}`,
  start: (stop) => `Стартовая карточка ${stop}`,
  /** Scanned where nothing is played yet. */
  early: 'Карточка прочитана. Карточки считаются, когда игра началась.',
  unused: {
    CARD_REPEATED: 'Эту карточку уже сканировали. Она считается один раз.',
    CARD_NOT_DUE: 'Сейчас нужна другая карточка.',
    TICKET_NOT_UNIQUE:
      'За этим столом у каждого билета свой номер: отсканируйте сам билет или коснитесь его номера.',
    SCANNER_WITHOUT_TABLE:
      'Открыто несколько столов. Укажите на странице «Сканеры», к какому относится этот.',
    SCANNER_OF_OTHERS: 'Это чужой сканер.',
  },
  faults: {
    CODE_FOREIGN: 'Это не наша карточка.',
    CODE_CUT_OFF: 'Прочитана только часть карточки. Ещё раз, чуть медленнее.',
    CODE_DOUBLED: 'Прочитаны сразу две карточки. Покажите одну.',
    CODE_DAMAGED: 'Карточка стёрта или плохо прочитана. Ещё раз или напечатайте заново.',
    CARD_UNKNOWN: 'Карточка другой игры или более новой версии.',
  },
};
