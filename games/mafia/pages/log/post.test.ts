import { type Game, MatchRun, TABLE, unwrap } from '@mister-x/engine';
import { chosenPack, type Mafia, mafia } from '../../rules/index.js';
import type { Notice } from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { type History, openTable, testRng, walkMatch } from '@mister-x/engine/testing';
import { mafiaKit } from '../../test/kit.js';
import { describe, expect, it } from 'vitest';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { FORUM_FORMATS, forumPostOf, type RoundText, roundsOf } from '@mister-x/kiosk/screen/round-log.ts';
import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { logMessages, screenMessages } from '../../messages/screen-messages.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { logText } from './log-text.js';

type Past = History<Mafia>;
const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const;

/** All that a public screen is told, in words; of a game that may leak. */
async function roundsIn(past: Past, game: Game<Mafia> = mafia): Promise<readonly RoundText[]> {
  let run = unwrap(MatchRun.begin(game, past.setup, testRng));
  const log: MatchNotice<Notice>[] = [];
  for (const step of run.play(past.batches)) {
    log.push(...step.notices(TABLE));
    run = step.after;
  }
  const { options } = run;
  const context = {
    ...{ messages: gameMessages.t, lines: logMessages.t, pack: chosenPack(options) },
    ...{ labels: options.flags.cell_labels, seat: String },
  };
  const messages = logText(context, screenMessages.t);
  return roundsOf(log, { ...messages, say: (line) => messages.say(line, log) });
}

/** What can be posted of a match, in all languages and formats. */
async function postsOf(past: Past, game?: Game<Mafia>): Promise<readonly string[]> {
  await speech.need(gameMessages, logMessages, screenMessages, sharedLogMessages);
  const posts: string[] = [];
  for (const language of LANGUAGES) {
    await speech.choose(language);
    const rounds = await roundsIn(past, game);
    posts.push(...FORUM_FORMATS.map((format) => forumPostOf(rounds, format)));
  }
  return posts;
}

/** Matches in the middle, each with others that look alike to anyone who only watches (`resample`). */
function* alike(): Generator<{ readonly past: Past; readonly twins: readonly Past[] }> {
  for (const [at, { options }] of mafiaKit.tables.entries()) {
    const seed = 40 + at;
    const rng = testRng(seed);
    const paces = [...walkMatch(openTable(mafiaKit, options, seed), { takebacks: true })];
    for (const part of [4, 2]) {
      const past = paces[Math.floor((paces.length * (part - 1)) / part)]?.history;
      const twins = [1, 2, 3].flatMap(() => (past === undefined ? [] : (mafiaKit.resample(past, TABLE, rng) ?? [])));
      if (past !== undefined) yield { past, twins };
    }
  }
}
const MATCHES = [...alike()];

/** Notices for everybody that are meant for one seat. */
const leaky: Game<Mafia> = {
  ...mafia,
  notice: (before, event) => mafia.notice(before, event, 'seat' in event ? event.seat : TABLE),
};
/** Quarters in the order of the cards that lie there. */
const disordered: Game<Mafia> = {
  ...mafia,
  notice: (before, event, viewer) => {
    const notice = mafia.notice(before, event, viewer);
    if (event.type !== 'laidOut' || notice?.type !== 'laidOut') return notice;
    const byCard = [...event.secret.cards].sort((a, b) => (a.card < b.card ? -1 : 1));
    return { ...notice, quarters: byCard.map(({ quarter }) => quarter) };
  },
};

describe('the post of a match [MF-94, MF-102]', () => {
  it('has twins to be compared with, whose secrets are others', () => {
    expect(MATCHES.length).toBe(2 * mafiaKit.tables.length);
    for (const { past, twins } of MATCHES) {
      expect(twins.some((twin) => JSON.stringify(twin) !== JSON.stringify(past))).toBe(true);
    }
  });

  it('is byte for byte the same whatever is hidden', async () => {
    for (const { past, twins } of MATCHES) {
      const posts = await postsOf(past);
      for (const twin of twins) expect(await postsOf(twin)).toEqual(posts);
    }
  });

  it.each([
    ['what one seat was told', leaky],
    ['an order that follows what is hidden', disordered],
  ])('a leak is found: %s', async (_name, game) => {
    const found: boolean[] = [];
    for (const { past, twins } of MATCHES) {
      const posts = await postsOf(past, game);
      for (const twin of twins) {
        found.push((await postsOf(twin, game)).every((post, at) => post !== posts[at]));
      }
    }
    expect(found).toContain(true);
  });

  it('has how each round began above its log, in every language', async () => {
    const options = { flags: { blitz: true } };
    const paces = [...walkMatch(openTable(mafiaKit, options, 3))];
    const past = paces.at(-1)?.history;
    if (past === undefined) throw new Error('no game was played');
    const posts = await postsOf(past);
    expect(new Set(posts).size).toBe(LANGUAGES.length * FORUM_FORMATS.length);
    await speech.choose('en');
    const rounds = (await roundsIn(past)).filter(({ title }) => title !== '');
    expect(rounds[0]?.head).toEqual([
      'Bank: $2000',
      'Blue: $0, 4 figures free',
      'Yellow: $0, 4 figures free',
      'Red: $0, 4 figures free',
      'Green: $0, 4 figures free',
      'In prison: nobody',
    ]);
    const jailed = rounds.flatMap(({ head }) => head.at(-1) ?? []);
    expect(jailed.some((line) => /\((?:cell \d+|death row)\)/.test(line))).toBe(true);
    expect(posts.every((post) => !/undefined|null|NaN|\[object/.test(post))).toBe(true);
  });
});
