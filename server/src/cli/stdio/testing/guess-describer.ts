import { hostGame } from '@mister-x/engine';
import { type GameDescriber, hostDescriber } from '@mister-x/engine/describe';
import { z } from 'zod';
import { type Guess, guess } from './guess.js';

const number = z.int().min(1).max(9);
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['hide', 'guess']), number }),
  z.strictObject({ type: z.literal('hint') }),
]);
const both = ['keeper', 'guesser'];

/** A game without a board is described as well. */
const guessDescriber: GameDescriber<Guess> = {
  game: guess,
  title: 'Guess',
  roles: [
    { role: 'keeper', seats: 'keeper', secret: true, meaning: 'Hides a number.' },
    { role: 'guesser', seats: 'guesser', secret: false, meaning: 'Guesses it.' },
    { role: 'referee', seats: 'referee', secret: false, meaning: 'Not a player: its timer.' },
  ],
  shapes: {
    options: z.strictObject({ tries: z.int().min(1).optional() }),
    agreed: z.strictObject({ tries: z.int().min(0) }),
    action,
    view: z.strictObject({ left: z.int(), hidden: number.nullable() }),
    notice: z.strictObject({ type: z.string(), number: number.exactOptional() }),
    board: z.null(),
    parts: {},
  },
  flags: [],
  presets: {},
  phases: [{ phase: 'play', actors: both, meaning: 'There is only one.' }],
  setUp: [],
  actions: {
    hide: { from: ['keeper'], meaning: 'Hide a number.' },
    guess: { from: ['guesser'], meaning: 'Guess it.' },
    hint: { from: ['referee'], meaning: 'Comes by the timer hint.' },
  },
  notices: {},
  timers: [{ id: 'hint', ms: 5_000, meaning: 'A hint is drawn.' }],
  codes: {
    MALFORMED: 'No such action.',
    NOT_YOUR_TURN: 'Not now.',
    TAKEBACK_DISABLED: 'Never.',
  },
  outcomes: {
    GUESSED: { winner: 'guesser', meaning: 'Found.', report: 'the number was found' },
    KEPT: { winner: 'keeper', meaning: 'Not found.', report: 'the number was not found' },
    ABANDONED: { winner: null, meaning: 'Ended.', report: 'it was ended' },
  },
  boards: [],
  boardOf: () => ({ options: {}, data: null }),
};

export const guessDescribed = hostDescriber(guessDescriber, hostGame(guess));
