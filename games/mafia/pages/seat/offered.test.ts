import { type Action, DEFAULT_MAFIA_PACK_FILE, CLANS, ESCAPEE_NOBODY, compiledPackOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { GAMES_TO_PLAY, playRandomGame } from '../testing/games.js';
import { buyerQuarters, escapees, movableFigures, openableQuarters, possibleRansoms, targetQuarters } from './may.js';
import { ownClanIn, taskOf } from './seats.js';

const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

describe('what a phone offers', () => {
  it.each(GAMES_TO_PLAY)('is what the referee takes: %s %j', (variant, flags) => {
    const seen = new Set<string>();
    for (const { after } of playRandomGame(variant, flags, 3)) {
      for (const seat of CLANS) {
        const view = after.gameView(seat);
        const me = ownClanIn(view, seat);
        if (me === undefined) throw new Error('a clan has no view');
        const legal = [...after.choices(seat).actions];
        const named = <T extends Action['type']>(type: T, what: (action: Action & { type: T }) => string) =>
          legal
            .filter((action): action is Action & { type: T } => action.type === type)
            .map(what)
            .sort();
        const task = taskOf(view, me);
        seen.add(task);
        switch (task) {
          case 'turn':
            expect([...openableQuarters(pack, view, me)].sort()).toEqual([
              ...new Set(named('open', ({ quarter }) => quarter)),
            ]);
            expect(
              movableFigures(pack, view, seat)
                .map(({ figure }) => figure)
                .sort(),
            ).toEqual(named('movePrisoner', ({ figure }) => figure));
            break;
          case 'choose': {
            const { kind = 'buyer', quarter = '' } = view.choice ?? {};
            seen.add(kind);
            const among =
              kind === 'buyer'
                ? buyerQuarters(pack, view, quarter)
                : kind === 'target'
                  ? [...targetQuarters(pack, view, quarter), 'air']
                  : [...escapees(view).map(({ figure }) => figure), ESCAPEE_NOBODY];
            expect([...among].sort()).toEqual(named('choose', ({ choice }) => choice));
            break;
          }
          case 'ransom':
            expect(
              possibleRansoms(pack, view, me)
                .filter(({ affordable }) => affordable)
                .map(({ figure }) => figure)
                .sort(),
            ).toEqual(named('ransom', ({ figure }) => figure));
            break;
          default:
            break;
        }
      }
    }
    for (const task of ['exchange', 'lay', 'turn', 'target', 'wait']) {
      expect([task, seen.has(task)]).toEqual([task, true]);
    }
  });
});
