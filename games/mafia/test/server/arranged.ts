import { main } from '@mister-x/server/cli/main';
import { type Game, hostGame, type Registry, registry, type Rng } from '@mister-x/engine';
import { type Action, type Mafia, mafia, type State } from '../../rules/index.js';

/**
 * A blitz game of two rounds whose luck was arranged beforehand, so that a test can play it by the rules as
 * they are: chance alone does what is written here.
 *
 * In the first round blue's Police raid yellow's Robbery, red shoots a closed card, and green's Prosecutor
 * sends everybody to prison; in the second one of red's figures escapes and the bank runs empty.
 */

type Hands = readonly (readonly string[])[];

/** By round, in the order of the seats. */
const HANDS_BY_ROUND: readonly Hands[] = [
  [
    ['buyer-1', 'good-arms-1', 'police-1', 'theft-1'],
    ['buyer-2', 'robbery-1', 'good-moonshine-1', 'good-parts-1'],
    ['good-arms-2', 'pistol-1', 'good-cloth-1', 'witness-2'],
    ['good-moonshine-2', 'good-parts-2', 'prosecutor-1', 'lawyer-2'],
  ],
  [
    ['good-arms-1', 'good-tinned-2', 'good-cloth-2'],
    ['robbery-1', 'buyer-1', 'good-parts-1'],
    ['escape-1', 'good-cloth-1'],
    ['theft-1', 'good-tinned-1', 'witness-1', 'lawyer-1'],
  ],
];

/** What comes for a swapped card. */
const CARDS_DRAWN = ['good-tinned-1'];

/** The registry of a server on which every game of Mafia is that evening. */
function registryWithArrangedMafia(): Registry {
  const game: Game<Mafia> = {
    ...mafia,
    decide: (state, seat, action, rng) => mafia.decide(state, seat, action, arrangedRng(state, action, rng)),
  };
  return registry(hostGame(game));
}

/** Shuffles as arranged, as far as the cards are there; after that as they fall. */
function arrangedRng({ round }: State, { type }: Action, rng: Rng): Rng {
  const dealt = [...(type === 'deal' ? (HANDS_BY_ROUND[round] ?? []) : [])];
  return {
    ...{ int: (bound) => rng.int(bound), pick: (items) => rng.pick(items) },
    shuffle: (items) => {
      const fallen = rng.shuffle(items);
      const wanted = type === 'exchange' ? CARDS_DRAWN : (dealt.shift() ?? []);
      const first = wanted.flatMap((name) => fallen.filter((item) => item === `MF-${name}`));
      return [...first, ...fallen.filter((item) => !first.includes(item))];
    },
  };
}

/** The command itself, on which one evening of Mafia goes as a test wants it. */
process.exitCode = await main(process.argv.slice(2), {
  registry: registryWithArrangedMafia(),
  // Whose phone has gone is away at once.
  awayMs: 0,
});
