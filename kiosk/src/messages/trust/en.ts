import { plurals } from '../plural.js';

const plural = plurals('en');

/** What people are told about trust, on the big screen and on phones. `who` is a player's name. */
export const messages = {
  title: 'What you can rely on',
  keys: {
    title: 'Secrets are locked',
    phones: (who: string, n: number) =>
      n === 1
        ? `Only the phone of ${who} keeps the key. After a restart the game waits for that phone.`
        : `Only these phones keep the key, each a part of it: ${who}. After a restart the game waits for all of them.`,
    host: 'The key is on the referee’s disk, so a restart waits for nobody. Anyone who has that disk can look.',
    screen: 'Only the browser of the big screen keeps the key. After a restart the game waits for it.',
  },
  line: {
    plain:
      'Encrypted: nobody on the network can listen in. Only HTTPS also stops someone from tampering with pages on their way.',
    https: 'Encrypted: nobody on the network can eavesdrop or tamper.',
  },
  receipts: {
    title: 'Receipts',
    /** Without `phone` only computers make such moves. */
    text: (phone: boolean) =>
      `As soon as a secret move is made, a code appears here${phone ? ' and on the player’s phone' : ''}. It is short for a longer receipt, which every device checks when the move is revealed.`,
    short:
      'The eight characters let you see that a receipt is there and stays the same. They prove nothing by themselves. For proof, write down the check number.',
    opened: 'opened and checked',
    sealed: 'sealed',
    start: 'Start',
    mine: 'Your codes. The big screen must show the same.',
  },
  chain: {
    title: 'One number for the whole game',
    text: 'It stands for everything up to that step. If anything before it were changed, the number would change, too.',
    compare:
      'To compare two screens, read the check number of the same step aloud on both. Write some down: the person who runs the computer can change what screens show, but not your note.',
    own: (link: number) => `This device has followed every step itself, up to step ${link}.`,
    since: (link: number) => `This device has been watching since step ${link}. It cannot vouch for what came before.`,
    now: 'Now',
    link: (link: number) => `step ${link}`,
    round: (round: number) => `Round ${round}`,
    end: 'End',
    none: 'The first check number comes with round 1.',
  },
  checked: {
    whole: 'Everything checked',
    since: (link: number) => `Checked from step ${link} on`,
    pending: 'Checking the game …',
    offline: 'Not checked yet: no connection',
    failed: 'Check failed',
    none: {
      lost: 'Not checked: the key is lost',
      abandoned: 'Not checked: the game was called off',
      overruled: 'Not checked: you continued anyway',
    },
    how: 'How it works',
    title: 'What this device checks',
    course: 'The game in the record is the one that this device followed, step by step.',
    moves: 'Every secret move is the one that its receipt was made for. Nothing was swapped later.',
    sent: 'This phone sent every one of your moves.',
    luck: 'All draws come from numbers that the referee and the phones agreed on before the start.',
    rules: 'Was every move legal? Save the game and open it with “Look at a record”: it is replayed move by move.',
    limit:
      'The person who runs the computer also serves the pages that check. If you do not trust that person, write down check numbers, and check the saved game with a program from elsewhere.',
  },
  news: {
    claimed: (who: string) => `${who}: joined on a phone.`,
    'taken-over': (who: string) => `${who}: the seat moved to another phone.`,
    released: (who: string) => `${who}: plays on the big screen again.`,
    reopened: (who: string) => `${who}: the seat is open for another phone.`,
    replaced: (who: string) => `${who}: all others agreed on a new player.`,
    computer: (who: string) => `A computer plays for ${who} from now on.`,
    reopening: (who: string) => `${who}: the phone is lost. The seat opens soon, unless the phone objects.`,
    answering: (who: string) => `${who}: the host is about to answer.`,
    vetoed: (who: string) => `${who} objected: nothing changes.`,
  },
  recovery: {
    key: 'It also carries the key to your secrets. If phone and code are both lost, nobody can ever unlock those.',
  },
  waiting: {
    title: (who: string, n = 1) => (n === 1 ? `Waiting for ${who}’s phone` : `Waiting for the phones of ${who}`),
    text: 'Open the page there. The game then continues by itself.',
    recovery: 'Phone lost? With its recovery code, another phone can take the seat.',
  },
  reopening: {
    band: (who: string) => `${who}: phone and recovery code reported lost.`,
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
    title: 'Is this phone lost?',
    text: 'The table says so. If you do nothing, another phone can take your seat.',
    object: 'No, I am here',
  },
  answering: {
    band: (who: string) => `${who}: no answer yet.`,
    left: (n: number) =>
      plural(n, {
        one: `The host answers for them in ${n} second.`,
        other: `The host answers for them in ${n} seconds.`,
      }),
    title: 'Are you still playing?',
    text: 'The host is about to answer for you. Object, and the game goes on waiting for you.',
    object: 'Yes, wait for me',
  },
  open: {
    title: (who: string) => `${who}: the seat is open`,
    watching: 'Another phone can take the seat now. The game then continues.',
  },
  lost: {
    title: 'This game cannot continue',
    text: (who: string) => `${who}: phone and recovery code are lost, and the key with them.`,
    sealed: 'The secret moves of this game stay sealed for ever. Nobody can open them, not even the referee.',
    phone: 'For another game, look at the big screen.',
  },
  alarm: {
    past: {
      title: 'Not the game you saw',
      text: 'The referee shows a different game from the one this device followed. Its data was rolled back or replaced, or another computer is answering.',
    },
    split: {
      title: 'Two different answers',
      text: 'The referee told this device two different things about the same step of the game.',
    },
    receipt: {
      title: 'A different receipt',
      text: 'The referee published a different receipt from the one this device knows.',
    },
    'receipt-unsent': {
      title: 'A move you never sent',
      text: 'The referee entered a move for you that this phone did not send. Perhaps someone else is playing in your seat.',
    },
    opening: {
      title: 'A move does not match its receipt',
      text: 'The referee shows a different move from the one it had committed to.',
    },
    seed: {
      title: 'The draw does not match what was agreed',
      text: 'The cards and draws of this game do not come from the numbers that the referee and this device agreed on before it started.',
    },
    record: {
      title: 'Not the game you played',
      text: 'The record that the referee gives out is not the game that this device followed.',
    },
    'chain-missing': {
      title: 'Nothing can be checked',
      text: 'The referee does not say where the game stands, so this device cannot check anything.',
    },
    'receipt-missing': {
      title: 'A move without a receipt',
      text: 'A secret move was made, but the referee never published a receipt for it.',
    },
    'opening-missing': {
      title: 'A secret move was not opened',
      text: 'The game is over, but the referee did not open every secret move. Nobody can check the rest.',
    },
    'seed-missing': {
      title: 'The draws cannot be checked',
      text: 'The game is over, but the referee does not show the numbers behind its draws.',
    },
    'record-missing': {
      title: 'The game cannot be checked',
      text: 'The game is over, but the referee does not give out its record.',
    },
    'code-missing': {
      title: 'This page cannot check anything',
      text: 'A part of this page did not load. Reload the page.',
    },
    where: (slot: string) => (slot === '0' ? 'Start' : `Move ${slot}`),
    stop: 'This device sends nothing more for now. Ask at the table what happened.',
    unchecked: 'Until that is cleared up, this game does not count as checked. Ask the person who runs the computer.',
    again: 'Check again',
    later: 'Not now',
    anyway: 'Continue anyway',
    anywayAsk: 'Continue with this referee?',
    anywayText:
      'This device forgets what it saw and believes the referee from here on. It can no longer vouch for what came before.',
    band: 'This device does not trust the referee.',
    show: 'Why?',
  },
};
