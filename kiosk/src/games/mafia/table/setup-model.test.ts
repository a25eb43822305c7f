import { FLAG_CHOICES } from '@mister-x/engine/mafia/browser';
import { describe, expect, it } from 'vitest';
import { SetupModel } from './setup-model.svelte.js';

describe('the set-up', () => {
  it('asks for the four colours of the box, with the names that were typed', () => {
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

  it('shows every rule that can be changed, but those asked before', () => {
    const asked = new SetupModel().choices.map(({ flag }) => flag);
    const left = FLAG_CHOICES.map(({ flag }) => flag).filter((flag) => !asked.includes(flag));
    expect(left).toEqual(['tie', 'pacing', 'card_source']);
  });
});
