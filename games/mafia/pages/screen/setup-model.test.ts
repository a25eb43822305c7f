import { FLAG_CHOICES } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { SetupModel } from './setup-model.svelte.js';

describe('the set-up', () => {
  it('asks for the four colours of the pack, with the names that were typed', () => {
    const model = new SetupModel();
    model.names[2] = ' Chloé ';
    expect(model.draft((colour) => colour)).toEqual({
      options: { variant: 'online2015', pack: 'default', flags: {} },
      seats: [
        { name: 'blue', colour: 'blue' },
        { name: 'yellow', colour: 'yellow' },
        { name: 'Chloé', colour: 'red' },
        { name: 'green', colour: 'green' },
      ],
    });
  });

  it('keeps what was chosen when another edition has other defaults', () => {
    const model = new SetupModel();
    model.set('scoring', 'individual');
    model.set('blitz', true);
    model.edit('authors1992');
    expect(model.draft(String)?.options).toMatchObject({ flags: { blitz: true } });
    expect(model.valueOf('scoring')).toBe('individual');
  });

  it('plays by correspondence without printed cards, and with masks', () => {
    const model = new SetupModel();
    model.set('card_source', 'printed_cards');
    model.set('pacing', 'forum');
    expect(model.valueOf('card_source')).toBe('server_deal');
    expect(model.valueOf('masks')).toBe(true);
    expect(model.changes).toBe(0);
    model.set('card_source', 'printed_cards');
    expect(model.valueOf('pacing')).toBe('live');
  });

  it('offers to let the referee deal where computers would have to draw printed cards', () => {
    const model = new SetupModel();
    model.set('card_source', 'printed_cards');
    expect(model.keepsComputersOut).toBe(false);
    model.computers = [null, 'easy'];
    expect(model.keepsComputersOut).toBe(true);
    model.letComputersPlay();
    expect(model.keepsComputersOut).toBe(false);
    expect(model.valueOf('card_source')).toBe('server_deal');
  });

  it('by correspondence, keys are kept on this computer, or by phones and then without masks', () => {
    const model = new SetupModel();
    const asked = () => {
      const draft = model.draft(String);
      return [draft?.seal, model.valueOf('masks')];
    };
    expect(asked()).toEqual([undefined, false]);
    model.set('pacing', 'forum');
    expect(asked()).toEqual(['host', true]);
    model.keep('phones');
    expect(asked()).toEqual(['phones', false]);
    model.reset();
    expect(asked()).toEqual(['phones', false]);
    model.edit('authors1992');
    expect(asked()).toEqual(['phones', false]);
    model.set('masks', true);
    expect(asked()).toEqual(['host', true]);
    model.keep('phones');
    model.set('pacing', 'live');
    expect(asked()).toEqual([undefined, false]);
    expect(model.changes).toBe(0);
    model.set('pacing', 'forum');
    expect(asked()).toEqual(['phones', false]);
    model.keep('host');
    expect(asked()).toEqual(['host', true]);
  });

  it('shows every rule that can be changed once, but those asked before and those of the other pacing', () => {
    const left = (model: SetupModel) => {
      const asked = model.groups.flatMap(({ choices }) => choices.map(({ flag }) => flag));
      expect([...asked].sort()).toEqual(model.choices.map(({ flag }) => flag).sort());
      return FLAG_CHOICES.map(({ flag }) => flag).filter((flag) => !asked.includes(flag));
    };
    const model = new SetupModel();
    const before = ['pacing', 'blitz', 'card_source'];
    const post = ['masks', 'exchange_presubmit', 'deadline_minutes', 'replace_player'];
    expect(left(model).sort()).toEqual([...before, ...post].sort());
    model.set('pacing', 'forum');
    expect(left(model).sort()).toEqual([...before, 'turn_seconds'].sort());
  });

  it('asks for no rule of the other pacing, though it was chosen before', () => {
    const model = new SetupModel();
    model.set('turn_seconds', 60);
    model.set('pacing', 'forum');
    model.set('deadline_minutes', 1440);
    expect(model.draft(String)?.options).toMatchObject({
      flags: { pacing: 'forum', deadline_minutes: 1440 },
    });
    expect(JSON.stringify(model.draft(String))).not.toContain('turn_seconds');
    model.set('pacing', 'live');
    expect(model.draft(String)?.options).toMatchObject({ flags: { turn_seconds: 60 } });
    expect(JSON.stringify(model.draft(String))).not.toContain('deadline_minutes');
  });
});
