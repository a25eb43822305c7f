import { plurals } from '../plural.js';

const plural = plurals('en');

/** What people are told about trust, on the big screen and on phones. `who` is a player's name. */
export const messages = {
  title: 'What you can rely on',
  keys: {
    title: 'Secrets are locked',
    phones: (who: string) =>
      `Only the phone of ${who} keeps the key. After a restart the game waits for that phone.`,
    host: 'The key lies on the disk of the referee, so a restart waits for nobody. Whoever has that disk can look.',
    limit: 'Whoever changes the running program could still look over the referee’s shoulder.',
  },
  line: {
    plain: 'Boxed line: stops who listens in on the network, not who alters pages under way.',
    https: 'HTTPS: nobody in the network can listen in or alter pages.',
  },
  receipts: {
    title: 'Receipts',
    text: 'Each secret move shows a code at once, here and on its owner’s phone. When the move is shown, every device checks it.',
    opened: 'opened and checked',
    sealed: 'sealed',
    start: 'Start',
    mine: 'Your codes. The big screen must show the same.',
  },
  chain: {
    title: 'Six words for the whole game',
    text: 'They stand for everything up to that moment. Note some of them: with another past, other words would come out.',
    own: (link: number) => `This device has followed every step itself, up to link ${link}.`,
    now: 'The words of this moment',
    link: (link: number) => `link ${link}`,
    round: (round: number) => `Round ${round}`,
    end: 'End',
    line: (round: number) => `Words of round ${round}:`,
    lineEnd: 'Words of the end:',
    note: 'note them',
    none: 'The first words come with round 1.',
  },
  check: {
    title: 'To check afterwards',
    text: 'Save the record of the finished game and hold it against your words:',
  },
  news: {
    claimed: (who: string) => `${who}: joined by phone.`,
    'taken-over': (who: string) => `${who}: the seat moved to another phone.`,
    released: (who: string) => `${who}: plays at the big screen again.`,
    reopened: (who: string) => `${who}: the seat is open for another phone.`,
    reopening: (who: string) =>
      `${who}: the phone is lost. The seat opens soon, unless the phone objects.`,
    vetoed: (who: string) => `${who}: the phone objects. The seat stays with it.`,
  },
  words: {
    key: 'They also carry the key to your secrets. If phone and words are both lost, nobody can ever open them.',
  },
  gathering: {
    away: (who: string) => `${who}’s phone is missing. Open the page on it.`,
  },
  waiting: {
    title: (who: string) => `Waiting for ${who}’s phone`,
    text: 'Open the page on that phone. The game goes on by itself.',
    words: 'Phone lost? With its six words another phone takes the seat.',
    still: 'What is public is shown meanwhile. Nobody can move.',
  },
  lose: {
    action: 'Phone and words lost …',
    title: (who: string) => `${who}: are phone and words both lost?`,
    first: 'For one minute the phone can object. Everybody is told.',
    open: 'Then another phone can take the seat. It sees all of its secrets, and the game goes on.',
    end: 'Then this game ends for good. The key is gone, and what is sealed stays sealed for ever.',
    yes: 'Yes, both are lost',
  },
  reopening: {
    band: (who: string) => `${who}: phone and words are said to be lost.`,
    left: (n: number) =>
      plural(n, {
        one: `The seat opens in ${n} second.`,
        other: `The seat opens in ${n} seconds.`,
      }),
    leftEnd: (n: number) =>
      plural(n, {
        one: `The game ends in ${n} second.`,
        other: `The game ends in ${n} seconds.`,
      }),
    cancel: 'Call it off',
    title: 'Is this phone lost?',
    text: 'The table says so. If you do nothing, another phone can take your seat.',
    object: 'I am here: object',
  },
  open: {
    title: (who: string) => `${who}: the seat is open`,
    text: 'Scan with another phone, or type the code. The game then goes on.',
    watching: 'Another phone can take the seat now. The game then goes on.',
  },
  lost: {
    title: 'This game cannot go on',
    text: (who: string) => `${who}: phone and words are lost, and the key with them.`,
    sealed:
      'The secret moves of this game stay sealed for ever. Nobody can open them, not even the referee.',
    phone: 'For another game, look at the big screen.',
    again: 'New game',
  },
  alarm: {
    past: {
      title: 'Not the game that you saw',
      text: 'The referee shows another past than the one this device followed. Its data was rolled back or exchanged, or somebody else answers.',
    },
    receipt: {
      title: 'Not the move that you sent',
      text: 'The referee published another receipt than the one this phone made.',
    },
    opening: {
      title: 'A move does not fit its receipt',
      text: 'The referee shows another move than the one it had committed to.',
    },
    seed: {
      title: 'Chance was not what it was to be',
      text: 'The cards and draws of this game did not come from the numbers that the referee and this device had settled on before it began.',
    },
    where: (window: string) => `Window ${window}`,
    stop: 'This device sends nothing more for now. Ask at the table what happened.',
    later: 'Not now',
    anyway: 'Go on anyway',
    anywayAsk: 'Go on with this referee?',
    anywayText:
      'This device forgets what it saw and believes the referee from here on. It can no longer vouch for what was before.',
    band: 'This device does not trust the referee.',
    show: 'Why?',
  },
};
