import {
  DEFAULT_MAFIA_PACK_FILE,
  CLANS,
  type Notice,
  PUBLIC_EVENT_TYPES,
  compiledPackOf,
} from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { tasksOf } from '../screen/pieces.js';
import { ruleNumberOf } from '../screen/rule-of.js';
import { GAMES_TO_PLAY, playRandomGame, TABLE } from '../testing/games.js';
import { messages as lines } from '../../messages/log/en.js';
import { messages as rules } from '../../messages/rules/en.js';
import type { messages as table } from '../../messages/screen/en.js';
import { messages as things } from '../../messages/game/en.js';
import { openedCardIn, sentences } from './sentences.js';

const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);
const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const;
/** All that the table and all seats are told in some games. */
const all: readonly Notice[] = GAMES_TO_PLAY.flatMap(([variant, flags]) =>
  [...playRandomGame(variant, flags), ...playRandomGame(variant, flags, 8)].flatMap((step) =>
    [TABLE, ...CLANS].flatMap((viewer) =>
      step.notices(viewer).flatMap((line) => (line.kind === 'game' ? [line.notice] : [])),
    ),
  ),
);

async function messagesIn(language: string) {
  const of = async (area: string) =>
    (await import(`../../messages/${area}/${language}.ts`)) as { readonly messages: object };
  return {
    messages: (await of('game')).messages as typeof things,
    lines: (await of('log')).messages as typeof lines,
    table: (await of('screen')).messages as typeof table,
  };
}

describe('what is told', () => {
  it('is nearly all there is to tell', () => {
    const met = new Set(all.map(({ type }) => type));
    const missing = PUBLIC_EVENT_TYPES.filter((type) => !met.has(type));
    // Votes, clocks, hosts and take-backs are not played here.
    const elsewhere = ['cardsAwaited', 'withdrawn', 'voted', 'stopping', 'stoodIn', 'stopAsked'];
    expect(missing.filter((type) => !elsewhere.includes(type))).toEqual([]);
  });

  it.each(LANGUAGES)('is said in whole sentences, and so is what to do with the pieces: %s', async (language) => {
    const messages = await messagesIn(language);
    const context = { ...messages, pack, labels: 'tens' as const, seat: (id: string) => id };
    const pieces = {
      ...{ messages: messages.table, things: messages.messages, pack, undone: () => [] },
      flags: { cell_labels: 'tens', card_source: 'server_deal', pacing: 'live' } as const,
    };
    for (const notice of all) {
      const said = sentences(notice, context);
      expect(said.length, notice.type).toBeGreaterThan(0);
      const all = [...said, ...tasksOf(notice, pieces).map(({ text }) => text)];
      for (const each of all) {
        expect(each, notice.type).toMatch(/^\S.*[.!?:]$/su);
        expect(each, notice.type).not.toMatch(/undefined|null|NaN|\[object|MF-|-\d\d/u);
      }
    }
  });

  it('says whose card the Prosecutor arrests and where its money goes', () => {
    const notice: Notice = {
      ...{ type: 'arrested', quarter: 'B2', card: 'MF-robbery-1', by: 'C3', money: 200 },
      ...{ figure: 'yellow-1', from: null },
    };
    const face = () => 'MF-prosecutor-1';
    const context = { messages: things, lines, pack, labels: 'tens' as const, seat: String, face };
    expect(sentences(notice, context)).toEqual([
      'The Prosecutor on C3 arrests Yellow’s Robbery on B2.',
      'Its $200 go onto C3.',
      'A Yellow figure stands on B2 now.',
    ]);
  });

  it('names in a log the card that lay there then', () => {
    const line = (notice: Notice) => ({ kind: 'game', notice }) as MatchNotice<Notice>;
    const opened = (card: string) => line({ type: 'opened', seat: 'clan-4', quarter: 'C3', card, corrected: false });
    const arrest = line({
      ...{ type: 'arrested', quarter: 'B2', card: 'MF-robbery-1', by: 'C3' },
      ...{ money: 0, figure: 'yellow-1', from: null },
    });
    const log = [opened('MF-police-1'), opened('MF-prosecutor-1'), arrest, opened('MF-theft-1')];
    expect(openedCardIn(log, arrest)('C3')).toBe('MF-prosecutor-1');
    expect(openedCardIn(log, arrest)('B2')).toBeUndefined();
  });

  it('has a rule behind it that is written down', () => {
    for (const notice of all) {
      for (const opener of ['theft', 'robbery', 'good', 'buyer', 'witness', 'prosecutor'] as const) {
        const rule = ruleNumberOf(notice, opener, { scoring: 'team' });
        if (rule !== undefined) expect(rules.rules[rule], rule).toBeDefined();
      }
    }
  });
});
