/** What the big screen says in every hunt for Mister X. */
export const messages = {
  turn: {
    xTitle: 'Mister X is moving',
    xText: 'He chooses in secret on his phone.',
    xComputer: 'A computer chooses for him, in secret.',
    choosePawn: 'Who moves next?',
    chooseTicket: 'Choose a ticket',
    chooseStop: 'Where to?',
    confirm: 'Is that right?',
    go: 'Move',
    pass: 'Pass',
    passAsk: 'Stay and pass?',
    summary: (piece: string, from: number, to: number) => `${piece}, ${from} → ${to}`,
    keys: 'Keys: digits, arrows, Enter, Escape',
    sending: 'Sending …',
    possible: (count: number) =>
      count === 1 ? 'Mister X: 1 possible place' : `Mister X: ${count} possible places`,
  },
  registration: {
    title: 'Start stations',
    choose: (name: string) => `${name}: which start card?`,
    correct: 'Tap a detective to correct the number.',
    lastAsk: 'After this last card, no number can be changed. Are they all correct?',
    lastYes: 'All correct',
    xTitle: 'Mister X is choosing his start',
    xText: 'He enters his start card in secret. The detectives can no longer change theirs.',
    dealing: 'The referee is drawing …',
    kit: 'Tickets for each detective',
    xKit: 'Tickets for Mister X',
    byPhone: (name: string) => `${name} enters the number on a phone`,
    next: 'next',
  },
  menu: {
    audit: 'Check Mister X’s log',
  },
  reveal: {
    title: 'Mister X appears!',
    wentOn: 'He has gone on since.',
    caughtBy: (name: string) => `${name} has caught him`,
  },
  end: {
    report: 'Mister X’s log',
    start: 'Start',
    allInOrder: 'Every move was in order.',
    faults: 'There were mistakes in the log.',
  },
};
