import type { Viewer } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { DEFAULT_HOLMES_PACK_FILE } from '../rules/data/london.js';
import { sherlockHolmes } from '../rules/game.js';
import { secretDecision, secretHand } from '../rules/notice.js';
import { cardsOf, compiledPackOf } from '../rules/pack.js';
import { inDeckOrder } from '../rules/position.js';
import {
  type Action,
  type Event,
  isSleuth,
  PLAY_MODES,
  type SherlockHolmes,
  SLEUTHS,
  type Sleuth,
  type State,
  type View,
} from '../rules/types.js';
import type { GameKit } from '@mister-x/engine/testing/contract/kit';
import { brokenInvariants } from './breaches.js';
import { resample } from './resample.js';
import { CONTRACT_TABLES } from './tables.js';

export { BROKEN_PACKS, PACK_WITH_LISTED_CARDS } from './broken-packs.js';

export const sherlockHolmesKit: GameKit<SherlockHolmes> = {
  game: sherlockHolmes,
  publicKnowledge: undefined,
  tables: CONTRACT_TABLES,
  maxCommands: 20_000,
  actionInput,
  unlistedMove(at, rng) {
    const { phase, sleuths, mayVote, votes, own } = at('sleuth-1').view.game;
    if (['setup', 'cards', 'over'].includes(phase)) return undefined;
    const { seat } = rng.pick(sleuths);
    const place = rng.pick(DEFAULT_HOLMES_PACK_FILE.locations).id;
    const out = sleuths.find((one) => one.seat === seat);
    const active = out?.arrest === null && !out.eliminated;
    return rng.pick([
      { seat, action: { type: 'mark', location: place, mark: { text: 'mine' } } },
      { seat, action: { type: 'mark', location: place, mark: null } },
      { seat, action: { type: 'jot', own: [place, null], text: 'a note' } },
      ...(mayVote && active && !votes.includes(seat) && rng.int(4) === 0
        ? [{ seat, action: { type: 'vote', stop: true } } as const]
        : []),
      ...(own?.openLook == null ? [] : [{ seat: 'sleuth-1', action: { type: 'closeLook' } } as const]),
    ]);
  },
  respelled: (action) =>
    (action.type === 'search' && action.location !== undefined) ||
    (action.type === 'draw' && action.line.some((at, i) => at < (action.line[i - 1] ?? 0))) ||
    action.type === 'loadCodes' ||
    action.type === 'registerHand' ||
    (action.type === 'draw' && (action.cards?.length ?? 0) > 0),
  actionKey,
  brokenInvariants,
  resample,
  declassifies,
  receipts: {
    expected(view, seat, action) {
      if (action.type === 'registerHand' && isSleuth(seat)) return [expectedHand(view, seat, action)];
      const { look } = view;
      if (look === null || (action.type !== 'take' && action.type !== 'leave')) return [];
      return [
        secretDecision(look.by, look.id, {
          take: action.type === 'take',
          cards: action.type === 'take' ? plays(action.cards) : [],
        }),
      ];
    },
    committed: (event) => event,
    boundOtherwise: ({ type }) => !COMMITTED_EVENTS.has(type),
    shows: (event) =>
      event.type === 'resolved' && event.decided
        ? [secretDecision(event.seat, event.look, { take: event.take, cards: event.cards })]
        : [],
  },
};

/** Cards that come later follow from the seed, and what someone notes is bound by its ciphertext. */
const COMMITTED_EVENTS: ReadonlySet<Event['type']> = new Set(['tokensLaid', 'caseDealt', 'handDealt', 'decided']);

/** A first hand of printed cards, in the order of the pack. */
function expectedHand({ pack }: View, seat: Sleuth, { cards }: Extract<Action, { type: 'registerHand' }>) {
  if (pack !== 'default') throw new Error('printed cards of another box');
  return secretHand(seat, inDeckOrder(compiledPackOf(DEFAULT_HOLMES_PACK_FILE), cards));
}

/** Modes that are missing are refused; those that are there are as in the event. */
function plays(cards: Extract<Action, { type: 'take' }>['cards']) {
  return cards.flatMap(({ card, mode }) => {
    const known = PLAY_MODES.find((one) => one === mode);
    return known === undefined ? [] : [{ card, mode: known }];
  });
}

/** Cards and tokens that are turned up, for all or for who looks, and the word of a searcher once the window is closed. */
function declassifies(_before: State, event: Event, viewer: Viewer): boolean {
  switch (event.type) {
    case 'looked':
    case 'reacted':
    case 'caseDealt':
    case 'handDealt':
    case 'deckDrawn':
      return event.seat === viewer || event.type === 'reacted';
    default:
      return DISCLOSING_EVENTS.has(event.type);
  }
}

const DISCLOSING_EVENTS: ReadonlySet<Event['type']> = new Set([
  'tokensLaid',
  'firstNamed',
  'lineFilled',
  'revealed',
  'windowClosed',
  'resolved',
  'eliminated',
  'arrested',
  'ended',
]);

function actionKey(action: Action): string {
  switch (action.type) {
    case 'draw':
      return JSON.stringify([action.type, [...action.line].sort(), action.deck, action.holmes, action.cards ?? []]);
    case 'take':
      return JSON.stringify([action.type, action.cards.map(({ card, mode }) => `${card} ${mode}`).sort()]);
    case 'search':
      return JSON.stringify([action.type, action.cards]);
    default:
      return JSON.stringify(action);
  }
}

const CARDS = cardsOf(DEFAULT_HOLMES_PACK_FILE).map(({ id }) => id);
const PLACES = DEFAULT_HOLMES_PACK_FILE.locations.map(({ id }) => id);

function actionInput(rng: Rng): unknown {
  const card = (): string => rng.pick([...CARDS, 'SH-nothing']);
  const place = (): string => rng.pick([...PLACES, '99']);
  const seat = (): string => rng.pick([...SLEUTHS, 'sleuth-9']);
  const play = () => ({ card: card(), mode: rng.pick([...PLAY_MODES, 'ability']) });
  const some = <T>(most: number, one: () => T): readonly T[] => Array.from({ length: rng.int(most + 1) }, one);
  const wait = { what: rng.pick(['window', 'reveal', 'step'] as const), id: String(rng.int(4)) };
  return rng.pick<Action>([
    { type: 'configure', flags: { hand_limit: 5 } },
    { type: 'nameFirst', seat: seat() },
    { type: 'enterSymbol', location: place(), symbol: rng.pick(['weapon', 'rope']) },
    { type: 'bindToken', location: place(), code: 'code-1' },
    { type: 'unbind', location: place() },
    { type: 'begin' },
    { type: 'deal' },
    { type: 'walk', path: some(3, place) },
    { type: 'cab', card: card(), to: place() },
    { type: 'look', card: card(), location: place() },
    { type: 'search', cards: [play()] },
    { type: 'search', cards: some(2, play), location: place() },
    { type: 'search', cards: [{ card: card() }] },
    { type: 'take', cards: some(3, play) },
    { type: 'leave' },
    { type: 'answer', look: rng.int(5), card: rng.pick([null, card()]) },
    { type: 'closeLook' },
    { type: 'draw', line: some(3, () => rng.int(7)), deck: rng.int(4), holmes: null },
    { type: 'draw', line: some(2, () => rng.int(7)), deck: rng.int(4), holmes: card() },
    { type: 'drawOne', from: rng.pick(['deck', rng.int(7)] as const) },
    { type: 'drawExtra', card: card() },
    { type: 'endDraw' },
    { type: 'arrest', card: card(), location: place() },
    { type: 'noted' },
    { type: 'vote', stop: rng.int(3) > 0 },
    { type: 'noteFor', seat: seat() },
    { type: 'voteFor', seat: seat(), stop: true },
    { type: 'mark', location: place(), mark: { struck: true, case: 'amber', number: 2 } },
    { type: 'jot', own: some(5, place), text: 'x' },
    { type: 'peek', at: rng.pick(['case', 'hand', 'notebook']), seat: seat() },
    { type: 'expire', ...wait },
    { type: 'close', ...wait },
  ]);
}
