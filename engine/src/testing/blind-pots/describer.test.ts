import { expect, it } from 'vitest';
import { TABLE } from '../../core/game.js';
import { unwrap } from '../../core/result.js';
import { gameEvents } from '../contract/hears.js';
import { openTable, walkMatch } from '../contract/walk.js';
import { describer } from './describer.js';
import { blindPotsKit } from './kit.js';
import { SEATS } from './types.js';

it('shapes fit what viewers see and are told in whole games', () => {
  const { options, agreed, action, view, notice } = describer.shapes;
  const told = new Set<string>();
  for (const { options: input } of blindPotsKit.tables) {
    const full = unwrap(blindPotsKit.game.parseOptions(input));
    expect([options.parse(input), agreed.parse(full)]).toEqual([full, full]);
    for (const { run, next } of walkMatch(openTable(blindPotsKit, input, 5))) {
      for (const viewer of [TABLE, ...SEATS]) {
        const seen = blindPotsKit.game.view(run.state, viewer);
        expect(view.parse(seen)).toEqual(seen);
      }
      for (const event of next === undefined ? [] : gameEvents(next.step.batch)) {
        for (const viewer of [TABLE, ...SEATS]) {
          const heard = blindPotsKit.game.notice(run.state, event, viewer);
          if (heard === undefined) continue;
          expect(notice.parse(heard)).toEqual(heard);
          told.add(heard.type);
        }
      }
      if (next?.command.kind === 'act') {
        expect(action.parse(next.command.action)).toEqual(next.command.action);
      }
    }
  }
  expect(Object.keys(describer.notices)).toEqual(expect.arrayContaining([...told]));
  expect(told.size).toBeGreaterThan(5);
});
