import { chosenPack } from './chosen-pack.js';
import { tokenOf } from './pack.js';
import { hideoutOf, sleuthsOf } from './position.js';
import type { OutcomeCode, Score, Sleuth, State } from './types.js';

/**
 * The final account (SH-70 to SH-77): each seat's marker, tokens, links and bonus, in the order of the
 * seats; none where the game was broken off.
 */
export function scoresOf(state: State): readonly Score[] {
  if (state.end === null || state.end.code === 'ABANDONED') return [];
  return sortedScores(state);
}

export function winnersOf(state: State, code: OutcomeCode): readonly Sleuth[] {
  if (code === 'ABANDONED') return [];
  return sortedScores(state)
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seat);
}

function sortedScores(state: State): readonly Score[] {
  const counted = sleuthsOf(state.options).map((seat) => scoreOf(state, seat));
  const ranked = counted.filter(({ seat, right }) => isRanked(state, seat, right));
  return counted.map((score) => ({
    ...score,
    place: ranked.includes(score) ? 1 + ranked.filter((other) => isBefore(state, other, score)).length : null,
  }));
}

function scoreOf(state: State, seat: Sleuth): Score {
  const pack = chosenPack(state.options);
  const { marker, pile, arrest, eliminated, case: own } = state.sleuths[seat];
  const { score } = pack.file;
  const held = new Set(pile.map(({ token }) => token));
  const links = (own === null ? [] : (pack.cases.get(own)?.links ?? [])).filter(([a, b]) => held.has(a) && held.has(b));
  const right = arrest === null ? null : arrest.location === hideoutOf(state, own);
  // Tokens of a seat that was eliminated stay to be seen and count nothing (SH-70).
  const parts = eliminated
    ? { tokens: 0, links: 0, bonus: 0 }
    : {
        tokens: pile.reduce((sum, { token }) => sum + tokenOf(pack, token).number, 0),
        links: links.length * score.link_bonus,
        bonus: right === true ? score.arrest_bonus : 0,
      };
  const total = marker + parts.tokens + parts.links + parts.bonus;
  return { seat, marker, ...parts, total, right, place: null };
}

function isRanked({ options, sleuths }: State, seat: Sleuth, right: boolean | null): boolean {
  const excluded = options.flags.wrong_arrest === 'excluded' && right === false;
  return !sleuths[seat].eliminated && !excluded;
}

/** More points; in a tie the one who arrested earlier, and before all who did not (SH-77, SH-78). */
function isBefore({ sleuths }: State, a: Score, b: Score): boolean {
  if (a.total !== b.total) return a.total > b.total;
  const order = ({ seat }: Score) => sleuths[seat].arrest?.order ?? Number.POSITIVE_INFINITY;
  return order(a) < order(b);
}
