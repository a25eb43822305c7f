import { main } from '@mister-x/server/cli/main';
import { type Game, hostGame, type Registry, registry, type Rng } from '@mister-x/engine';
import { type SherlockHolmes, sherlockHolmes } from '../../rules/index.js';

/**
 * An evening of three or more whose luck was arranged beforehand, so that a test can play it in few turns by
 * the rules as they are: chance alone does what is written here.
 *
 * Crimson's hideout is 22, amber's 24, azure's 14; each of them can collect three tokens within three turns.
 */

/** From place 1 to place 30. */
const TOKENS_IN_ORDER = [
  ...['amber-weapon', 'amber-evidence', 'azure-fingerprints', 'azure-witness'],
  ...['crimson-fingerprints', 'ivory-evidence', 'violet-witness', 'emerald-weapon'],
  ...['emerald-fingerprints', 'emerald-forensics', 'emerald-witness', 'emerald-evidence'],
  ...['violet-weapon', 'azure-weapon', 'azure-evidence', 'crimson-witness'],
  ...['azure-forensics', 'violet-fingerprints', 'violet-forensics', 'violet-evidence'],
  ...['ivory-weapon', 'crimson-evidence', 'crimson-weapon', 'amber-witness'],
  ...['amber-forensics', 'ivory-fingerprints', 'ivory-forensics', 'amber-fingerprints'],
  ...['ivory-witness', 'crimson-forensics'],
];
const CASES_BY_SEAT = ['crimson', 'amber', 'azure', 'emerald', 'violet', 'ivory'];

const HANDS_BY_SEAT = [
  [
    ...['SH-witness-cab-1-1', 'SH-weapon-cab-2-1', 'SH-evidence-cab-2-1'],
    ...['SH-weapon-lestrade-1-1', 'SH-evidence-holmes-1-1'],
  ],
  [
    ...['SH-witness-cab-2-1', 'SH-fingerprints-cab-1-1', 'SH-forensics-cab-2-1'],
    ...['SH-fingerprints-lestrade-1-1', 'SH-forensics-lestrade-1-1'],
  ],
  [
    ...['SH-forensics-cab-1-1', 'SH-evidence-cab-1-1', 'SH-weapon-cab-2-2'],
    ...['SH-evidence-lestrade-1-1', 'SH-weapon-watson-1-1'],
  ],
  [
    ...['SH-weapon-cab-1-1', 'SH-weapon-holmes-1-2', 'SH-forensics-watson-2-1'],
    ...['SH-evidence-watson-2-1', 'SH-witness-lestrade-2-1'],
  ],
  [
    ...['SH-fingerprints-holmes-1-1', 'SH-witness-watson-2-1', 'SH-evidence-lestrade-1-2'],
    ...['SH-fingerprints-cab-2-1', 'SH-weapon-lestrade-1-2'],
  ],
] as const;

/** The line, then what comes off the deck. The sixth card sends Holmes from 6 to the weapon on 8. */
const CARDS_COMING = [
  ...['SH-witness-watson-1-1', 'SH-witness-lestrade-1-1', 'SH-fingerprints-watson-1-1'],
  ...['SH-forensics-watson-1-1', 'SH-evidence-watson-1-1', 'SH-weapon-holmes-1-1'],
  ...['SH-witness-watson-1-2', 'SH-forensics-watson-1-2', 'SH-fingerprints-watson-1-2'],
];

/** The registry of a server on which every game of Sherlock Holmes is that evening. */
export function registryWithArrangedHolmes(): Registry {
  const game: Game<SherlockHolmes> = {
    ...sherlockHolmes,
    decide: (state, seat, action, rng) => sherlockHolmes.decide(state, seat, action, arrangedRng(rng)),
  };
  return registry(hostGame(game));
}

/** Draws as arranged, as far as it can be drawn; after that as they fall. */
function arrangedRng(rng: Rng): Rng {
  const first = <T>(items: readonly T[], wanted: readonly string[]): T[] | undefined => {
    const found = wanted.map((each) => items.find((item) => item === each));
    if (found.includes(undefined)) return undefined;
    return [...(found as T[]), ...items.filter((item) => !found.includes(item))];
  };
  return {
    int: (bound) => rng.int(bound),
    shuffle: (items) => {
      const fallen = rng.shuffle(items);
      for (const wanted of [TOKENS_IN_ORDER, CASES_BY_SEAT, ...HANDS_BY_SEAT]) {
        const order = first(fallen, wanted);
        if (order !== undefined) return order;
      }
      return fallen;
    },
    pick: (items) => {
      const fallen = rng.pick(items);
      const [wanted] = CARDS_COMING.flatMap((card) => items.filter((item) => item === card));
      return wanted ?? fallen;
    },
  };
}

/** The command itself, on which one evening of Sherlock Holmes goes as a test wants it. */
process.exitCode = await main(process.argv.slice(2), { registry: registryWithArrangedHolmes() });
