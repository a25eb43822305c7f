import { plurals } from '@mister-x/kiosk/messages/plural.ts';

const plural = plurals('en');
const times = (n: number) => plural(n, { one: 'once', other: `${n} times` });

/**
 * The story of a finished hunt, and how it is kept. Chances and shares come as whole percents, `n` as
 * a number, other quantities as they are written.
 */
export const messages = {
  tabs: { label: 'The hunt', result: 'Result', story: 'Story' },
  computing: 'Working out where Mister X could have been …',
  failed: 'The story of this game could not be worked out. The replay is complete.',
  none: 'There is no story to tell: no round was played.',
  percent: (n: number) => `${n}%`,
  round: (n: number) => `Round ${n}`,
  way: (stops: string) => `Mister X’s way: ${stops}`,
  heat: {
    map: 'On the map',
    kinds: {
      believed: 'What the detectives could know',
      smoothed: 'What is known by now',
      none: 'Pawns only',
    },
    legend: 'How likely Mister X is there',
    below: (n: number) => `under ${n}%`,
    from: (n: number) => `from ${n}%`,
  },
  noose: {
    title: 'The noose',
    stops: 'Where Mister X could be: number of stations',
    afterX: 'after his move',
    afterDetectives: 'after the detectives',
    chance: 'Chance that he is caught',
    at: (round: number, stops: number, chance: number) => `Round ${round}: stations ${stops}, chance ${chance}%`,
  },
  turns: {
    title: 'Turning points',
    none: 'No single choice decided the game.',
    together: 'All detectives',
    to: (who: string, stop: number, piece: string) => `${who} to ${stop} (${piece})`,
    stays: (who: string) => `${who} stays put`,
    fell: (before: number, after: number) => `The chance of a capture fell from ${before}% to ${after}%.`,
    stayed: (after: number) => `The chance of a capture stayed at ${after}%.`,
    kept: (steps: string, kept: number) => `Better: ${steps}. That would have been ${kept}%.`,
    risk: 'Mister X takes a risk',
    riskText: (chance: number, leg: string, other: number) =>
      `After his move the chance of a capture was ${chance}%. With ${leg} it would have been ${other}%.`,
    escape: 'Mister X slips away',
    escapeText: (chance: number, leg: string, other: number) =>
      `After his move the chance of a capture was ${chance}%. With ${leg} it would have been ${other}%.`,
  },
  missed: {
    title: 'Missed captures',
    none: 'Nobody who could have caught him went elsewhere.',
    text: (from: number, stop: number, piece: string) => `Mister X was one move away: ${from} → ${stop} (${piece}).`,
    share: (share: number) => `From what the detectives knew, the chance that he was there was ${share}%.`,
    certain: 'He could be nowhere else.',
  },
  luck: {
    title: 'Luck',
    tries: (n: number, chance: number) =>
      `The detectives went to a station where he could be ${times(n)}. The chance that one of these moves hits was ${chance}%.`,
    none: 'The detectives never went where he could be.',
    lucky: 'They were lucky.',
    even: 'Luck did not decide this.',
    unlucky: 'They were unlucky.',
  },
  model:
    'Which stations were possible follows from the rules. How likely they were, and the chance of a capture, are estimates of a model.',
  keep: {
    open: 'Save …',
    title: 'Keep this game',
    film: 'Animation (GIF)',
    filmText: 'The whole hunt as a GIF, for messages and albums.',
    page: 'Page',
    pageText: 'Film, story and record in one file. It opens in any browser, without a network.',
    make: 'Make and save',
    save: 'Save',
    making: (done: number, of: number) => `Picture ${done} of ${of}`,
    saved: (megabytes: string) => `Saved: ${megabytes} MB.`,
    failed: 'The film could not be made in this browser. The page can be saved all the same.',
    pageFailed: 'The page could not be fetched. Is the referee still running?',
  },
};
export type StoryMessages = typeof messages;
