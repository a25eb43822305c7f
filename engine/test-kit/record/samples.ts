import type { AnyKit } from '../contract/kit.js';
import { blindPotsKit } from '../games/blind-pots/kit.js';
import { misterXEuropeKit } from '../games/mister-x-europe/kit.js';
import { scotlandYardKit } from '../games/scotland-yard/kit.js';
import type { RecordPlan } from './make-record.js';

type Sample = { readonly name: string; readonly kit: AnyKit } & RecordPlan;

const soon = { limit: { unit: 'round', count: 2 }, log_windows: 22, reveal_windows: [1, 3] };

/**
 * Whole games that are short, so that every place of their records can be changed. Together they
 * have every kind of event; the tests that use them say so.
 */
export const samples: readonly Sample[] = [
  {
    name: 'one round of cards',
    kit: blindPotsKit,
    options: { rounds: 1 },
    seed: 1,
  },
  {
    name: 'modern, abandoned by the host',
    kit: scotlandYardKit,
    options: { variant: 'modern', hunters: 2 },
    seed: 2,
    maxEntries: 5,
  },
  {
    name: 'modern, conceded by X',
    kit: scotlandYardKit,
    options: { variant: 'modern', hunters: 3 },
    seed: 5,
    maxEntries: 9,
    conceding: 'x',
  },
  {
    name: 'newer, conceded by a hunter, server deals',
    kit: scotlandYardKit,
    options: { variant: 'newer', hunters: 4, flags: { start_source: 'server' } },
    seed: 5,
    maxEntries: 14,
    conceding: 'h2',
    wishes: true,
  },
  {
    name: 'modern, server deals, X caught',
    kit: scotlandYardKit,
    options: { variant: 'modern', hunters: 3, flags: { start_source: 'server' } },
    seed: 6,
    hasten: true,
  },
  {
    name: 'modern, stepping onto a detective',
    kit: scotlandYardKit,
    options: { variant: 'modern', hunters: 5, flags: { x_onto_detective: 'caught' } },
    seed: 41,
    hasten: true,
  },
  {
    name: 'modern, two rounds, X escaped',
    kit: scotlandYardKit,
    options: { variant: 'modern', hunters: 3, flags: soon },
    seed: 4,
  },
  {
    name: 'classic, two rounds, server deals, voluntary reveals, X escaped',
    kit: scotlandYardKit,
    options: {
      variant: 'classic-1983',
      hunters: 2,
      flags: { ...soon, start_source: 'server', voluntary_reveal: true },
    },
    seed: 42,
  },
  {
    name: 'newer, three windows, X escaped',
    kit: scotlandYardKit,
    options: {
      variant: 'newer',
      hunters: 2,
      flags: { limit: { unit: 'window', count: 3 }, reveal_windows: [1, 3] },
    },
    seed: 3,
  },
  {
    name: 'europe, server deals, conceded by X',
    kit: misterXEuropeKit,
    options: {
      board: 'europe',
      hunters: 2,
      flags: { hand_source: 'server', start_source: 'server' },
    },
    seed: 5,
    maxEntries: 14,
    conceding: 'x',
  },
];
