import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../messages/index.svelte.js';
import { mountComponent } from '../testing/mounted.svelte.js';
import { at, visitWith } from '../testing/visit.svelte.js';
import Trust from './Trust.svelte';

beforeAll(() => speech.need('common', 'screen', 'trust'));

const seat = (change: Partial<SeatInfo>): SeatInfo => ({
  ...{ seat: 'keeper', role: 'keeper', secret: true, name: 'Xenia', colour: 'clear' },
  ...{ claimed: true, connected: true, awayIn: null, computer: null, onScreen: false, ...change },
});

function read(...seats: readonly SeatInfo[]): void {
  const info = { seal: 'phones', seats } as Partial<TableInfo>;
  const witness = { chainHead: null, noted: [] };
  mountComponent(Trust, { onclose: () => {} }, { provide: at(visitWith({ info, witness })) });
}

const said = () => page.getByRole('dialog').element().textContent ?? '';

it('speaks of the phone that keeps the key', () => {
  read(seat({}), seat({ seat: 'guest', secret: false }));
  expect(said()).toContain(t.trust.keys.phones('Xenia', 1));
  expect(said()).toContain(t.trust.receipts.text(true));
});

it('names all phones that keep a part of it', () => {
  read(seat({}), seat({ seat: 'keeper2', name: 'Yves' }));
  expect(said()).toContain(t.trust.keys.phones('Xenia, Yves', 2));
});

it('speaks of no phone where a computer has the secrets', () => {
  read(seat({ computer: 'hard', name: 'Robot' }), seat({ seat: 'guest', secret: false }));
  expect(said()).toContain(t.trust.keys.host);
  expect(said()).toContain(t.trust.receipts.text(false));
  expect(said()).not.toContain('phone of Robot');
});

it('speaks of the screen behind whose cover one person plays', () => {
  read(seat({ onScreen: true }));
  expect(said()).toContain(t.trust.keys.screen);
});
