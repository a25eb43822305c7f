import {
  DEFAULT_MAFIA_PACK_FILE,
  type CLANS,
  type LaidCardView,
  compiledPackOf,
  type View,
} from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { buyerQuarters, escapees, movableFigures, openableQuarters, possibleRansoms, targetQuarters } from './may.js';
import type { OwnClan } from './seats.js';

const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);
const cell = (value: number, stays: 'new' | 'moved' | null = null) => ({ at: 'cell', cell: value, stays }) as const;

function lying(quarter: string, card: string | null, state: LaidCardView['state']): LaidCardView {
  return { quarter, card, state, money: 0, sold: false, shot: null, escapee: null };
}

function viewWith(change: Partial<View>): View {
  return {
    ...({ variant: 'online2015', deviations: [], figures: {}, city: [] } as unknown as View),
    ...change,
  };
}

function me(seat: (typeof CLANS)[number], balance = 0): OwnClan {
  return { seat, own: {}, clan: { seat, balance } } as unknown as OwnClan;
}

describe('a seat', () => {
  it('opens its own closed cards', () => {
    const city = [lying('A1', null, 'closed'), lying('B1', 'MF-theft-1', 'open')];
    const view = viewWith({ city: [...city, lying('C1', null, 'closed')] });
    expect(openableQuarters(pack, view, me('clan-1'))).toEqual(['A1']);
  });

  it('moves its own figures that have a move left (MF-66)', () => {
    const figures = {
      'blue-1': cell(40),
      'blue-2': cell(10),
      'blue-3': cell(30, 'new'),
      'red-1': cell(30),
    };
    expect(movableFigures(pack, viewWith({ figures }), 'clan-1')).toEqual([
      { figure: 'blue-1', from: 40, to: 30 },
      { figure: 'blue-2', from: 10, to: null },
    ]);
  });

  it('sells to open Buyers beside the Good (MF-35)', () => {
    const city = [lying('A1', 'MF-buyer-1', 'open'), lying('B2', null, 'closed'), lying('D4', 'MF-buyer-2', 'open')];
    expect(buyerQuarters(pack, viewWith({ city }), 'B1')).toEqual(['A1']);
  });

  it('shoots at what is not under arrest, unless that was agreed (MF-45, MF-53)', () => {
    const city = [lying('A1', null, 'closed'), lying('B2', 'MF-theft-1', 'arrested')];
    expect(targetQuarters(pack, viewWith({ city }), 'B1')).toEqual(['A1']);
    const deviations = [{ flag: 'shoot_arrested', value: true, house: true }] as const;
    expect(targetQuarters(pack, viewWith({ city, deviations }), 'B1')).toEqual(['A1', 'B2']);
  });

  it('frees nobody from death row (MF-57)', () => {
    const figures = { 'red-1': { at: 'death-row', stays: null }, 'red-2': cell(20) } as const;
    expect(escapees(viewWith({ figures }))).toEqual([{ figure: 'red-2', cell: 20 }]);
  });
});

describe('ransoms', () => {
  const figures = { 'yellow-1': cell(30), 'red-1': cell(120) };

  it('go to the next clan, for whomever the edition lets it pay (MF-75, MF-76)', () => {
    const online = possibleRansoms(pack, viewWith({ figures }), me('clan-1', 40));
    expect(online).toEqual([
      { figure: 'red-1', cell: 120, price: 120, payee: 'clan-2', affordable: false },
      { figure: 'yellow-1', cell: 30, price: 30, payee: 'clan-2', affordable: true },
    ]);
    const authors = viewWith({ figures, variant: 'authors1992' });
    expect(possibleRansoms(pack, authors, me('clan-1', 40)).map(({ figure }) => figure)).toEqual(['red-1']);
  });

  it('are refused to a clan that would pay itself', () => {
    const deviations = [{ flag: 'ransom_payee_of', value: 'figure_owner', house: true }] as const;
    const view = viewWith({ figures, deviations });
    // Yellow’s figure would bring Red the money.
    expect(possibleRansoms(pack, view, me('clan-3', 40)).map(({ figure }) => figure)).toEqual(['red-1']);
  });
});
