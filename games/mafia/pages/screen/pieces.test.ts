import { DEFAULT_MAFIA_PACK_FILE, type Notice, compiledPackOf } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { messages } from '../../messages/screen/en.js';
import { messages as things } from '../../messages/game/en.js';
import { type PieceContext, pieceTasks } from './pieces.js';

const pieces: PieceContext = {
  ...{ messages, things, pack: compiledPackOf(DEFAULT_MAFIA_PACK_FILE), undone: () => [] },
  flags: { cell_labels: 'dollars', card_source: 'server_deal', pacing: 'live' },
};

function texts(notices: readonly Notice[], change: Partial<PieceContext> = {}): readonly string[] {
  const lines = notices.map((notice) => ({ kind: 'game', notice }) as MatchNotice<Notice>);
  return pieceTasks(lines, { ...pieces, ...change }).map(({ text }) => text);
}

const arrested: Notice = {
  ...{ type: 'arrested', quarter: 'B3', card: 'MF-pistol-1', by: 'C2', money: 300 },
  ...{ figure: 'red-1', from: 'C3' },
};
const jailed: Notice = {
  ...{ type: 'jailed', quarter: 'B3', card: 'MF-pistol-1', figure: 'red-1', cell: 300 },
};

describe('the pieces to move', () => {
  it('are coins and the figure from the murder place (MF-55)', () => {
    expect(texts([arrested])).toEqual(['Move $300 from B3 to C2.', 'Move the Red figure from C3 to B3.']);
  });

  it('come from the clan that pays where the bank cannot (MF-82)', () => {
    const paid: Notice = {
      ...{ type: 'paid', quarter: 'A1', sum: 100, frozen: false },
      sources: [
        { from: 'bank', sum: 60 },
        { from: 'clan-2', sum: 40 },
      ],
    };
    expect(texts([paid])).toEqual(['Put $60 onto A1.', 'Yellow: put $40 of your own onto A1.']);
  });

  it('are no more those of cards that are gone, once a round is over', () => {
    const over = texts([
      arrested,
      { type: 'collected', quarter: 'C2', seat: 'clan-1', sum: 300 },
      { type: 'collected', quarter: 'A1', seat: 'clan-1', sum: 60 },
      jailed,
      { type: 'cardsReturned', closed: [] },
    ]);
    expect(over).toEqual([
      'Blue: take your $360 from the city.',
      'Move the Red figure from B3 to cell 300.',
      'Take the card off B3.',
      'All cards go back into the deck.',
    ]);
  });

  it('leave nobody a look at a card that was shot face down (MF-53)', () => {
    const shot = {
      type: 'killed',
      quarter: 'C4',
      victim: 'B4',
      money: 0,
      figure: 'red-1',
    } as const;
    const off = (open: boolean) => texts([{ ...shot, open, card: open ? 'MF-theft-1' : null, freed: null }]);
    expect(off(false)[0]).toBe('Take the card off B4 without looking at it.');
    expect(off(true)[0]).toBe('Take the card off B4.');
  });

  it('are blank cards where the referee deals, and none where people lay their own (MF-105)', () => {
    const laid: Notice = { type: 'laidOut', seat: 'clan-1', quarters: ['A1', 'B1'] };
    expect(texts([laid])).toEqual(['Blue: lay a card face down on A1, B1.']);
    const flags = { ...pieces.flags, card_source: 'printed_cards' } as const;
    expect(texts([laid], { flags })).toEqual([]);
  });

  it('go back where a move is taken back', () => {
    const moved: Notice = {
      ...{ type: 'prisonerMoved', seat: 'clan-1', figure: 'blue-1', from: 40, to: 20 },
      thrown: [{ figure: 'green-1', from: 30, to: 40 }],
    };
    const line = { kind: 'taken-back', by: 'clan-1' } as unknown as MatchNotice<Notice>;
    const back = pieceTasks([line], { ...pieces, undone: () => [moved] });
    expect(back.map(({ text }) => text)).toEqual([
      'Move the Blue figure from cell 20 to cell 40.',
      'Move the Green figure from cell 40 to cell 30.',
    ]);
  });

  it('are none by correspondence, where only answers and moves taken back are sharedLogMessages (MF-107)', async () => {
    await speech.need(sharedLogMessages);
    const flags = { ...pieces.flags, pacing: 'forum' } as const;
    const laid: Notice = { type: 'laidOut', seat: 'clan-1', quarters: ['A1', 'B1'] };
    const notices: readonly Notice[] = [
      laid,
      { type: 'opened', seat: 'clan-1', quarter: 'A1', card: 'MF-theft-1' } as Notice,
      arrested,
      jailed,
    ];
    expect(texts(notices).length).toBeGreaterThan(0);
    expect(texts(notices, { flags })).toEqual([]);
    expect(texts([{ type: 'cardsReturned', closed: [] }], { flags })).toEqual([]);
    const lines = [
      { kind: 'taken-back', by: 'clan-1' },
      { kind: 'takeback-declined', by: 'clan-2', timeout: true },
    ] as unknown as readonly MatchNotice<Notice>[];
    const said = pieceTasks(lines, { ...pieces, flags, undone: () => [laid, arrested] });
    expect(said.map(({ text }) => text)).toEqual([
      'Blue: the move was taken back.',
      'Yellow: the move stands, nobody answered.',
    ]);
  });
});
