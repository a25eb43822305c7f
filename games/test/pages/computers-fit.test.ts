import { computersOf } from '../../computers.js';
import type { Json } from '@mister-x/engine/protocol';
import { VARIANTS } from '../../scotland-yard/rules/browser.js';
import { describe, expect, it } from 'vitest';
import type { RuleSetup } from '@mister-x/kiosk/screen/rule-setup.svelte.ts';
import type { TableRequest } from '@mister-x/kiosk/games/game-ui.ts';
import { GAMES } from '@mister-x/kiosk/games/index.ts';
import { SetupModel as Mafia } from '../../mafia/pages/screen/setup-model.svelte.js';
import { SetupModel as Europe } from '../../mister-x-europe/pages/screen/setup-model.svelte.js';
import { SetupModel as Yard } from '../../scotland-yard/pages/screen/setup-model.svelte.js';
import { SetupModel as Sherlock } from '../../sherlock-holmes/pages/screen/setup-model.svelte.js';

/** No set-up asks for computers who do not play by its rules: one change lets them play (CM-1). */

const hunt = { x: 'X', hunter: (n: number) => `H${n}` };
const named = (n: number | string) => `S${n}`;

type Case = { readonly model: RuleSetup<string>; readonly draft: () => TableRequest };
const OPEN: Readonly<Record<string, () => readonly Case[]>> = {
  'scotland-yard': () =>
    VARIANTS.map((variant) => {
      const model = new Yard();
      model.chooseVariant(variant);
      return { model, draft: () => model.draft(hunt) };
    }),
  'mister-x-europe': () =>
    (['phones', 'kiosk'] as const).map((devices) => {
      const model = new Europe();
      model.devices = devices;
      return {
        model,
        draft: () => {
          const asked = model.draft(hunt);
          expect(asked === null).toBe(model.keepsComputersOut);
          if (asked === null) model.letComputersPlay();
          return model.draft(hunt);
        },
      };
    }),
  'sherlock-holmes': () => {
    const model = new Sherlock();
    return [{ model, draft: () => model.draft(named) }];
  },
  mafia: () => {
    const model = new Mafia();
    return [{ model, draft: () => model.draft(named) }];
  },
};

describe.each(GAMES.filter(({ computers }) => computers.length > 0))('$id', ({ id, computers }) => {
  it('has computers play by every rule that can be chosen, or offers the change', () => {
    const open = OPEN[id];
    expect(open, 'a game that nobody has thought of here').toBeDefined();
    for (const [at] of (open?.() ?? []).entries()) {
      const choices = open?.()[at]?.model.choices ?? [];
      const rules = choices.flatMap(({ flag, values }) => values.map((value) => ({ flag, value })));
      for (const rule of [undefined, ...rules]) {
        const { model, draft } = open?.()[at] ?? expect.fail('gone');
        if (rule !== undefined) model.set(rule.flag, rule.value as Json);
        model.computers = [null, computers[0] ?? null];
        const asked = draft();
        expect(asked, JSON.stringify(rule)).not.toBeNull();
        expect(asked?.seats.some(({ computer }) => computer !== undefined)).toBe(true);
        const options = asked?.options ?? null;
        const players = computersOf(id);
        // Some rules go only with others, with or without computers.
        if (players?.game.parseOptions(options).ok !== true) continue;
        expect(players.fits(options), JSON.stringify(rule)).toBe(true);
      }
    }
  });
});

describe('Europe with a computer', () => {
  it('is asked for after one change, wherever the detectives were to play (MX-11)', () => {
    for (const devices of ['phones', 'kiosk'] as const) {
      const model = new Europe();
      model.devices = devices;
      expect(model.keepsComputersOut).toBe(false);
      model.computers = ['easy'];
      expect(model.draft(hunt)).toBeNull();
      model.letComputersPlay();
      expect(model.draft(hunt)?.options).toMatchObject({
        devices: 'phones',
        flags: { hand_source: 'server' },
      });
    }
  });

  it('that left with its seat keeps nothing out', () => {
    const model = new Europe();
    model.chooseHunters(5);
    model.computers = [null, null, null, null, null, 'easy'];
    expect(model.keepsComputersOut).toBe(true);
    model.chooseHunters(2);
    expect(model.keepsComputersOut).toBe(false);
    expect(model.draft(hunt)).not.toBeNull();
  });
});
