import type { MatchNotice } from '@mister-x/engine/protocol';
import { DEFAULT_HOLMES_PACK_FILE, type Notice, compiledPackOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { messages as map } from '../../messages/map/en.js';
import { messages } from '../../messages/screen/en.js';
import { messages as things } from '../../messages/game/en.js';
import { boardRules, lastMove, type PieceContext, pieceTasks } from './pieces.js';

const seat = 'sleuth-1';
const card = 'SH-weapon-cab-1-1';
const DEALT: PieceContext['flags'] = {
  ...{ token_source: 'server_layout', card_source: 'server_deal' },
  collected_tokens_public: false,
};
const PRINTED: PieceContext['flags'] = {
  ...{ token_source: 'scanned_tokens', card_source: 'printed_cards' },
  collected_tokens_public: false,
};

function pieces(flags: PieceContext['flags'] = DEALT, undone: readonly Notice[] = []): PieceContext {
  return {
    ...{
      messages,
      things,
      thePawn: map.thePawn,
      pack: compiledPackOf(DEFAULT_HOLMES_PACK_FILE),
      flags,
    },
    seat: () => 'Zoë',
    colour: () => 'red',
    at: () => 'SY',
    undone: () => undone,
  };
}

const game = (...notices: Notice[]): readonly MatchNotice<Notice>[] =>
  notices.map((notice) => ({ kind: 'game', notice }));
const said = (lines: readonly MatchNotice<Notice>[], own = pieces()) => pieceTasks(lines, own).map(({ text }) => text);

const WALKED: Notice = { type: 'walked', seat, path: ['16', '15'] };
const TAKEN: Notice = {
  ...{ type: 'resolved', seat, look: 1, location: '15', symbol: 'weapon' },
  ...{ take: true, cards: [], decided: true },
};

describe('what people do with the real pieces', () => {
  it('pawns, tokens, markers and Holmes are moved', () => {
    const lines = game(
      WALKED,
      TAKEN,
      { type: 'holmesMoved', card, from: '6', to: '8' },
      { type: 'penalised', seat, marker: -1 },
      { type: 'arrested', seat, card, location: '22', order: 1, cards: null },
    );
    expect(said(lines)).toEqual([
      'Move the red pawn to British Museum (15).',
      'Zoë: take the token from British Museum (15), face down.',
      'Move Holmes’s pawn to King’s Cross (8).',
      'Put the score marker of the red pawn on −1.',
      'Move the red pawn to Victoria Station (22).',
    ]);
  });

  it('who stays moves nothing, and a token that is left goes back', () => {
    const lines = game({ type: 'walked', seat, path: [] }, { ...TAKEN, take: false });
    expect(said(lines)).toEqual(['Zoë leaves the token at British Museum (15).']);
    const { step } = boardRules(DEALT);
    expect(lines.map((line) => line.kind === 'game' && step(line.notice))).toEqual(['move', 'search']);
  });

  it('cards lie on the table only where they are printed [SH-84]', () => {
    const lines = game({ type: 'lineTaken', seat, position: 3, card }, { type: 'reshuffled', count: 20 });
    expect(said(lines)).toEqual([]);
    expect(said(lines, pieces(PRINTED))).toEqual([
      'Zoë: take card 3 of the line.',
      'Shuffle the discard pile into a new deck.',
    ]);
  });

  it('a token that was taken lies open where that was agreed and its face means something [SH-34]', () => {
    const open = { collected_tokens_public: true };
    expect(said(game(TAKEN), pieces({ ...DEALT, ...open }))[0]).toContain('face down');
    expect(said(game(TAKEN), pieces({ ...PRINTED, ...open }))[0]).toContain('face up');
  });

  it('printed cards of a player who is out go back where that was agreed [SH-64 SH-68]', () => {
    const out: Notice = { type: 'eliminated', seat, cards: [card] };
    expect(said(game(out))).toEqual([]);
    expect(said(game({ ...out, cards: null }), pieces(PRINTED))).toEqual([]);
    expect(said(game(out), pieces(PRINTED))).toEqual([messages.pieces.handBack('Zoë')]);
    const arrested: Notice = {
      ...{ type: 'arrested', seat, card, location: '22', order: 1 },
      cards: [card],
    };
    expect(said(game(arrested), pieces(PRINTED))).toHaveLength(2);
  });

  it('a token is turned up only where the table’s own tell what they are [SH-83]', () => {
    const lines = game({ type: 'revealed', location: '8', token: 'ivory-weapon', atSetup: false });
    expect(said(lines)).toEqual([]);
    expect(said(lines, pieces(PRINTED))).toHaveLength(1);
  });

  it('tokens are laid as the referee has shuffled them', () => {
    const lines = game({ type: 'tokensLaid', symbols: {} });
    expect(pieceTasks(lines, pieces())).toEqual([{ text: messages.pieces.tokens, laying: true }]);
    expect(pieceTasks(lines, pieces(PRINTED))).toEqual([]);
  });

  it('a move that was taken back goes back to where the pawn stands again [SH-87]', () => {
    const back: MatchNotice<Notice> = { kind: 'taken-back', by: seat };
    expect(said([back], pieces(DEALT, [WALKED]))).toEqual(['Move the red pawn to Scotland Yard.']);
    const stayed: Notice = { type: 'walked', seat, path: [] };
    expect(said([back], pieces(DEALT, [stayed]))).toEqual([]);
    // What it was has not been told.
    expect(said([back], pieces(DEALT, []))).toEqual([messages.pieces.putBack]);
  });

  it('a page that was just opened shows what was done since the last pawn moved', () => {
    const turn: Notice = { type: 'turnBegan', seat, round: 1 };
    const laid: Notice = { type: 'tokensLaid', symbols: {} };
    expect(lastMove(game(laid, turn))).toHaveLength(2);
    expect(lastMove(game(laid, turn, WALKED, TAKEN))).toEqual(game(WALKED, TAKEN));
    expect(lastMove([])).toEqual([]);
  });
});
