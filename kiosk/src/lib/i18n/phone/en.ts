import { plurals } from '../plural.js';

const plural = plurals('en');

/** `who` is a player's name, or a role's. */
export const messages = {
  check: {
    heading: 'Same number?',
    lead: 'Does the big screen show this check number? If not, someone may be tampering with the connection.',
    same: 'They match',
    other: 'They differ',
  },
  recovery: {
    heading: 'Your recovery code',
    lead: 'Write it down. If this phone breaks or runs flat, it gets you back into the game on another. It is then deleted here.',
    renewed:
      'The code you used no longer works. Write this one down instead. It is then deleted here.',
    only: 'This browser saves nothing: if this page closes or reloads, only this code gets you back into the game. Write it down now.',
    keptNowhere:
      'This browser saves nothing: if this page closes or reloads, you need your recovery code.',
    secret: 'Anyone who knows it can take your seat.',
    written: 'I wrote it down',
    offer: 'Phone broken or out of battery? Your recovery code gets you back into the game.',
    mayEnd: 'Without it, the game can be lost.',
    elsewhere: 'Without it, you continue on the big screen.',
    show: 'Show the code',
    later: 'Later',
  },
  moved: {
    heading: 'Your seat has moved',
    lead: 'Another device has taken it over, or the table has taken it back.',
    refused: 'You cannot rejoin the game',
    again: 'Join again',
    here: 'Continue here',
    /** By correspondence, to a new person. */
    given: 'Your seat has a new player',
    givenLead: 'The others agreed to give it to someone new.',
    other: 'Join another table',
  },
  gathering: {
    youAre: 'You are',
    wait: 'Everyone here? Start the game on the big screen.',
    here: 'here',
    missing: 'not here yet',
    kiosk: 'at the big screen',
    away: 'connection lost',
  },
  cover: {
    hold: 'Hold to look',
    held: 'Let go to cover',
    keep: 'Slide here to keep it open',
    cover: 'Cover now',
    idle: 'Covers itself after a while',
    heading: 'Covered',
    keys: 'Keyboard: hold the space bar; Enter keeps it open.',
  },
  move: {
    map: 'Map',
    list: 'List',
    log: 'Log',
    step: 'To do',
    confirm: 'Move',
    sending: 'One moment …',
  },
  takeback: {
    asks: (who: string) => `${who}: may I take back my last move?`,
    wants: (who: string) => `${who} wants to take back the last move.`,
    agree: 'Agree',
    decline: 'The move stands',
    seconds: (n: number) => plural(n, { one: `${n} second`, other: `${n} seconds` }),
    ask: 'Ask to take back',
    askText: (who: string) => `${who} must agree. You can ask once per turn.`,
    askYes: 'Ask',
    asked: (who: string) => `${who} has been asked.`,
    withdraw: 'Withdraw the request',
    host: 'the host',
  },
  concession: {
    asks: (who: string) => `${who}: shall we give up?`,
    agree: 'Give up',
    decline: 'Play on',
    seconds: (n: number) => plural(n, { one: `${n} second`, other: `${n} seconds` }),
    asked: 'You want to give up.',
    wants: (who: string) => `${who} wants to give up.`,
    waiting: (who: string) => `Still to answer: ${who}`,
    playsOn: (who: string) => `${who} wants to play on.`,
    silence: 'Not everyone answered.',
    goesOn: 'The game continues.',
    again: 'You may ask again next round.',
  },
  menu: {
    open: 'Menu',
    concede: 'Give up',
    concedeAsk: 'Really give up? The game is then lost.',
    concedeTogether:
      'You can only give up together, so the others are asked. If all agree, you lose.',
    screen: 'To the big screen',
    computer: 'Let a computer play on',
    computerAsk: (who: string) =>
      `A computer plays for ${who} from now on. Everyone is told, and you cannot take the seat back.`,
    computerAgree: 'Everyone at the table should agree first.',
    leave: 'Leave this table',
    leaveAsk: 'You lose your seat. Only the recovery code brings it back.',
    reminders: 'Reminders',
    players: 'Players',
  },
  end: {
    again: 'Play again',
    toStory: 'To the story and the film',
    rematch: 'For another game, look at the big screen. Your phone will follow.',
    /** By correspondence. */
    invited: 'Another game? The host will invite you again.',
    report: 'Report',
  },
};
