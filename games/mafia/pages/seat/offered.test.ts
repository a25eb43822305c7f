import { type Action, CITY, CLANS, NOBODY, packOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { GAMES, game } from '../testing/games.js';
import { buyers, escapees, movable, openable, ransoms, targets } from './may.js';
import { meIn, taskOf } from './seats.js';

const pack = packOf(CITY);

describe('what a phone offers', () => {
  it.each(GAMES)('is what the referee takes: %s %j', (variant, flags) => {
    const seen = new Set<string>();
    for (const { after } of game(variant, flags, 3)) {
      for (const seat of CLANS) {
        const view = after.gameView(seat);
        const me = meIn(view, seat);
        if (me === undefined) throw new Error('a clan has no view');
        const legal = [...after.choices(seat).actions];
        const named = <T extends Action['type']>(
          type: T,
          what: (action: Action & { type: T }) => string,
        ) =>
          legal
            .filter((action): action is Action & { type: T } => action.type === type)
            .map(what)
            .sort();
        const task = taskOf(view, me);
        seen.add(task);
        switch (task) {
          case 'turn':
            expect([...openable(pack, view, me)].sort()).toEqual([
              ...new Set(named('open', ({ quarter }) => quarter)),
            ]);
            expect(
              movable(pack, view, seat)
                .map(({ figure }) => figure)
                .sort(),
            ).toEqual(named('movePrisoner', ({ figure }) => figure));
            break;
          case 'choose': {
            const { kind = 'buyer', quarter = '' } = view.choice ?? {};
            seen.add(kind);
            const among =
              kind === 'buyer'
                ? buyers(pack, view, quarter)
                : kind === 'target'
                  ? [...targets(pack, view, quarter), 'air']
                  : [...escapees(view).map(({ figure }) => figure), NOBODY];
            expect([...among].sort()).toEqual(named('choose', ({ choice }) => choice));
            break;
          }
          case 'ransom':
            expect(
              ransoms(pack, view, me)
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
