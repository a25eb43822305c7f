import { DEFAULT_HOLMES_PACK_FILE, type Notice, PUBLIC_EVENT_TYPES, compiledPackOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import type { LogMessages } from '../../messages/screen-messages.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import { noticeSentence } from './sentences.js';

const seat = 'sleuth-1';
const card = 'SH-weapon-holmes-1-1';
const opening = { card, mode: 'symbol' } as const;
const token = 'crimson-weapon';
const location = '16';
const symbol = 'weapon';

/** Of each type what the table is told, and where its own seat is told more, that too. */
const NOTICES: { readonly [T in Notice['type']]: readonly Extract<Notice, { type: T }>[] } = {
  configured: [{ type: 'configured', variant: 'default' }],
  firstNamed: [{ type: 'firstNamed', seat }],
  symbolEntered: [{ type: 'symbolEntered', location, symbol }],
  codesLoaded: [{ type: 'codesLoaded' }],
  tokenBound: [{ type: 'tokenBound', location, symbol }],
  unbound: [{ type: 'unbound', location }],
  tableLaid: [{ type: 'tableLaid' }],
  tokensLaid: [{ type: 'tokensLaid', symbols: { [location]: symbol } }],
  cardsAwaited: [{ type: 'cardsAwaited' }],
  caseDealt: [
    { type: 'caseDealt', seat },
    { type: 'caseDealt', seat, case: 'crimson' },
  ],
  handDealt: [{ type: 'handDealt', seat, count: 5 }],
  turnBegan: [{ type: 'turnBegan', seat, round: 1 }],
  walked: [
    { type: 'walked', seat, path: [] },
    { type: 'walked', seat, path: ['16', 'SY'] },
  ],
  rode: [{ type: 'rode', seat, card, from: 'SY', to: location }],
  looked: [
    { type: 'looked', seat, look: 1, kind: 'search', location, opening },
    { type: 'looked', seat, look: 1, kind: 'holmes', location, opening },
    { type: 'looked', seat, look: 1, kind: 'search', location, opening, token },
  ],
  passed: [{ type: 'passed', seat, look: 1 }],
  reacted: [
    { type: 'reacted', seat, look: 1, card, location },
    { type: 'reacted', seat, look: 1, card, location, token },
  ],
  decided: [{ type: 'decided', seat, look: 1, take: true, cards: [] }],
  windowClosed: [{ type: 'windowClosed', look: 1 }],
  resolved: [true, false].map((take) => ({
    ...{ type: 'resolved', seat, look: 1, location, symbol, take, cards: [], decided: true },
  })),
  lapsed: [{ type: 'lapsed', seat, look: 1 }],
  lookEnded: [{ type: 'lookEnded', look: 1 }],
  extraPlayed: [{ type: 'extraPlayed', seat, card }],
  lineTaken: [{ type: 'lineTaken', seat, position: 2, card }],
  deckDrawn: [
    { type: 'deckDrawn', seat },
    { type: 'deckDrawn', seat, card },
  ],
  reshuffled: [{ type: 'reshuffled', count: 21 }],
  drawEnded: [{ type: 'drawEnded', seat }],
  lineAwaited: [{ type: 'lineAwaited', positions: [2, 4] }],
  lineFilled: [{ type: 'lineFilled', position: 2, card }],
  holmesMoved: [
    { type: 'holmesMoved', card, from: '6', to: location },
    { type: 'holmesMoved', card, from: location, to: location },
  ],
  holmesStayed: [{ type: 'holmesStayed', card, symbol }],
  revealed: [{ type: 'revealed', location, token, atSetup: false }],
  noted: [{ type: 'noted', seat }],
  revealClosed: [{ type: 'revealClosed' }],
  penalised: [{ type: 'penalised', seat, marker: -3 }],
  eliminated: [{ type: 'eliminated', seat, cards: null }],
  arrested: [{ type: 'arrested', seat, card, location, order: 1, cards: null }],
  voted: [
    { type: 'voted', seat, stop: true },
    { type: 'voted', seat, stop: false },
  ],
  ended: [{ type: 'ended', end: { code: 'ALL_OUT', winners: [] } }],
};

const ALL = Object.values<readonly Notice[]>(NOTICES).flat();

async function context(language: string) {
  const { messages } = (await import(`../../messages/game/${language}.ts`)) as {
    messages: GameMessages;
  };
  const { messages: lines } = (await import(`../../messages/log/${language}.ts`)) as {
    messages: LogMessages;
  };
  return { messages, lines, pack: compiledPackOf(DEFAULT_HOLMES_PACK_FILE), seat: () => 'Zoë' };
}

describe('the log in words', () => {
  it('knows every open event', () => {
    expect(PUBLIC_EVENT_TYPES.filter((type) => !(type in NOTICES))).toEqual([]);
  });

  it.each(['en', 'de', 'fr', 'ru'])('says each line in %s', async (language) => {
    const own = await context(language);
    const said = ALL.map((notice) => noticeSentence(notice, own));
    for (const sentence of said) {
      expect(sentence).toMatch(/^\p{L}.*[.!]$/u);
      expect(sentence).not.toMatch(/undefined|sleuth-|SH-|crimson-/);
    }
    // Only a token that is entered or bound, and one seen either way, read alike.
    expect(new Set(said).size).toBe(said.length - 2);
  });

  it('says where someone went, and by what', async () => {
    const own = await context('en');
    const say = (notice: Notice) => noticeSentence(notice, own);
    expect(say({ type: 'walked', seat, path: ['16', 'SY'] })).toBe('Zoë walks to Scotland Yard.');
    expect(say({ type: 'rode', seat, card, from: 'SY', to: '16' })).toBe(
      'Zoë takes a cab to Covent Garden (16): Sherlock Holmes, murder weapon × 1.',
    );
    expect(say({ ...NOTICES.resolved[0], cards: [opening] } as Notice)).toBe(
      'Zoë takes a token: murder weapon, Covent Garden (16); paid with Sherlock Holmes, murder weapon × 1.',
    );
    expect(say({ type: 'penalised', seat, marker: -3 })).toBe('Zoë loses a point: −3.');
  });

  it.each([
    ['en', 'You saw at Covent Garden (16): murder weapon 2, crimson.'],
    ['de', 'Du hast gesehen: Covent Garden (16), Tatwaffe 2, Karmesin.'],
    ['fr', 'Tu as vu : Covent Garden (16), arme du crime 2, cramoisi.'],
    ['ru', 'Вы видели: Covent Garden (16), орудие преступления 2, багровое дело.'],
  ])('writes types and colours in %s as sentences do', async (language, said) => {
    const own = await context(language);
    const looked = NOTICES.looked[2];
    if (looked === undefined) throw new Error('missing');
    expect(noticeSentence(looked, own).replaceAll('\u00a0', ' ')).toBe(said);
    // A custom pack has its own words.
    expect(noticeSentence({ type: 'symbolEntered', location, symbol: 'Pistol' }, own)).toMatch(/Pistol\.$/);
  });

  it.each(['en', 'de', 'fr', 'ru'])('keeps only what was agreed in %s [SH-48 SH-85]', async (language) => {
    const own = await context(language);
    const keeps = { auto_notebook: false, log_reveals: false };
    for (const notice of [NOTICES.looked[2], NOTICES.reacted[1], NOTICES.revealed[0]]) {
      if (notice === undefined) throw new Error('missing');
      const colour = own.messages.inSentence(own.messages.colours.crimson ?? '');
      expect(noticeSentence(notice, own)).toContain(colour);
      expect(noticeSentence(notice, { ...own, keeps })).not.toContain(colour);
    }
  });

  it('tells of a token only to those who were told', async () => {
    const own = await context('en');
    for (const notice of [NOTICES.looked[0], NOTICES.reacted[0], NOTICES.resolved[0]]) {
      if (notice !== undefined) expect(noticeSentence(notice, own)).not.toMatch(/crimson|2/i);
    }
  });
});
