import type { View } from '@mister-x/games/scotland-yard/rules';
import { DEFAULT_HOLMES_PACK_FILE } from '@mister-x/games/sherlock-holmes/rules/browser';
import { expect } from 'vitest';
import type { SeatClient } from '../hands.js';
import { stepAwayFromDetectives, stepTowards } from '../planner.js';
import { type ConnectionKind, Referee } from '../referee.js';
import { type Words, wordsIn } from '../words.js';
import type { Engine, Size } from './engine.js';
import { buttonQuery, Screen, textQuery } from './screen.js';
import { PEOPLE, Seats } from './seats.js';

/**
 * One evening in another engine: a big screen on the referee's own computer, and a phone that comes to a
 * table of each game by the code that its owner types. What is not in question here, the tests' own sockets do.
 */
export async function describeEngineEvening(
  name: string,
  line: ConnectionKind,
  launch: () => Promise<Engine>,
): Promise<void> {
  const referee = await Referee.start({ line });
  const engine = await launch();
  const screens: Screen[] = [];
  const others: SeatClient[] = [];
  try {
    const words = await wordsIn('en');
    const open = async (role: string, size: Size) => {
      const screen = new Screen(`${name}-${line}-${role}`, await engine.open(size), words);
      screens.push(screen);
      return screen;
    };
    const kiosk = await open('kiosk', { width: 1280, height: 800 });
    const phone = await open('phone', { width: 360, height: 740 });
    const address = engine.address(referee);
    const course = new ScriptedGame(kiosk, phone, new Seats(referee, kiosk, phone, address, others));
    await course.enter(await referee.kioskLink());
    await course.trial();
    await course.hunt();
    await course.replay();
    await course.europe();
    await course.holmes();
    await course.mafia();
    for (const { page, name: who } of screens) expect(await page.faults(), who).toEqual([]);
    expect(referee.errors).toBe('');
  } catch (error) {
    for (const screen of screens) {
      const path = await screen.photograph('failed').catch(() => 'no picture');
      const faults = await screen.page.faults().catch(() => []);
      if (error instanceof Error) error.message += `\n${[path, ...faults].join('\n')}`;
    }
    throw error;
  } finally {
    for (const hands of others) hands.close();
    await engine.close();
    await referee.stop();
  }
}

class ScriptedGame {
  readonly #words: Words;

  constructor(
    private readonly kiosk: Screen,
    private readonly phone: Screen,
    private readonly seats: Seats,
  ) {
    this.#words = kiosk.words;
  }

  /** The big screen is let in by its link. */
  async enter(link: string): Promise<void> {
    await this.kiosk.page.goto(link);
    await this.kiosk.sees(buttonQuery(this.#words.screen.home.newTable));
    await this.kiosk.show('home');
  }

  /** A game tried alone on the big screen: one move of a detective. */
  async trial(): Promise<void> {
    const { kiosk } = this;
    const { screen, 'scotland-yard-guide': guide, 'hunt-screen': hunters } = this.#words;
    await kiosk.button(screen.home.tryIt);
    await kiosk.sees(textQuery(guide.ticket));
    await kiosk.show('trial');
    await kiosk.button(new RegExp(`^${this.#words['scotland-yard'].pieces.taxi}`));
    await kiosk.sees(textQuery(guide.stop));
    await kiosk.click({ css: '.tiles button', name: { like: '^\\d+$' } });
    await kiosk.button(hunters.turn.go);
    await kiosk.button(guide.done);
  }

  /** Three rounds to the reveal: Mister X on his phone, the detectives on the big screen. */
  async hunt(): Promise<void> {
    const { kiosk, phone } = this;
    const words = this.#words;
    await this.seats.sit({
      game: 'scotland-yard',
      options: { hunters: 2, flags: { start_source: 'server' } },
      colours: ['clear', 'red', 'blue'],
      seat: 'x',
    });
    await kiosk.sees(textQuery(PEOPLE[1] ?? ''));
    const own = await this.seats.hands();
    const host = await this.seats.host(own.table);
    for (let round = 1; round <= 3; round++) {
      await own.hands.until('his turn', (view) => view.round === round && view.phase === 'x_turn');
      const { ticket, stop } = stepAwayFromDetectives(own.hands.view);
      const piece = words['scotland-yard'].pieces[ticket];
      await phone.secretly(
        { css: '[role="tab"]', name: words.phone.move.list },
        { ...buttonQuery(String(stop)), section: piece },
        buttonQuery(words.phone.move.confirm),
      );
      await phone.covered();
      await own.hands.until('he is gone', (view) => view.log.length === round);
      if (round === 3) await this.#reveal(own.hands.view);
      await this.#detectives(host, own.hands);
    }
    await phone.show('scotland-yard');
    await kiosk.show('scotland-yard');
    host.close();
    own.hands.close();
  }

  async #reveal(view: View): Promise<void> {
    const { kiosk } = this;
    const { 'hunt-screen': words, screen } = this.#words;
    await kiosk.sees({ css: '[role="alertdialog"]', name: { like: words.reveal.title } });
    await kiosk.sees({ css: '[role="alertdialog"] *', name: String(view.log.at(-1)?.stop) });
    await kiosk.show('reveal');
    await kiosk.button(screen.reveal.go);
    await kiosk.isGone({ css: '[role="alertdialog"]' });
  }

  /** The first of each round moves by the page. */
  async #detectives(host: SeatClient, x: SeatClient): Promise<void> {
    const { kiosk } = this;
    const words = this.#words;
    for (let n = 0; ; n++) {
      const view = await host.until('a detective is next', ({ phase, next }) => {
        return phase === 'x_turn' || next.length > 0;
      });
      const [id] = view.next;
      if (view.phase !== 'detectives' || id === undefined) return;
      const { ticket, stop } = stepTowards(view, id, x.view.own?.stop ?? 0, false);
      const isNext = (now: View) => now.next[0] !== id || now.phase !== 'detectives';
      if (n === 0) {
        await kiosk.button(new RegExp(`^${words['scotland-yard'].pieces[ticket]}`));
        await kiosk.button(String(stop));
        await kiosk.button(words['hunt-screen'].turn.go);
      } else {
        const hunter = view.detectives.find((each) => each.id === id)?.hunter ?? '';
        if (ticket === 'black') throw new Error('detectives have no black tickets');
        await host.act(hunter, { type: 'move', detective: id, ticket, stop });
      }
      await host.until('the next', isNext);
    }
  }

  /** They give up; the whole hunt is seen once more, and its story. */
  async replay(): Promise<void> {
    const { kiosk, phone } = this;
    const { common, screen, 'hunt-story': story, trust } = this.#words;
    const { hands } = await this.seats.hands();
    expect(await hands.command('x', { kind: 'concede' })).toBe('ok');
    hands.close();
    await kiosk.button(screen.reveal.go);
    // Every page compares the whole record with what it was shown, and says so.
    await phone.sees({ css: '.icon-check' });
    await kiosk.sees(buttonQuery(new RegExp(trust.checked.whole)));
    await phone.show('end');
    await kiosk.show('end');
    const slider = { css: 'input[type="range"]' };
    const last = (await kiosk.sees(slider)).value;
    await kiosk.button(screen.end.play);
    await expect.poll(async () => (await kiosk.find(slider))?.value).not.toBe(last);
    await kiosk.button(screen.end.pause);
    await kiosk.button(screen.end.story);
    await kiosk.tab(story.tabs.story);
    await kiosk.sees({ css: 'h1, h2, h3', name: story.turns.title });
    await kiosk.show('story');
    await kiosk.button(story.keep.open);
    await kiosk.sees({ css: 'dialog[open]' });
    await kiosk.fits();
    await kiosk.show('dialog');
    await kiosk.button(common.close);
  }

  async europe(): Promise<void> {
    const { phone } = this;
    await this.seats.sit({
      game: 'mister-x-europe',
      options: { hunters: 2, flags: { hand_source: 'server', start_source: 'server' } },
      colours: ['clear', 'red+blu+gre', 'yel+bla'],
      seat: 'x',
    });
    const { missions } = this.#words['mister-x-europe'];
    const { yes } = this.#words['mister-x-europe-phone'].mission;
    await phone.secretly(
      buttonQuery(new RegExp(missions.green)),
      { css: '.tiles button', name: { like: '^\\d+$' } },
      buttonQuery(yes),
    );
    await phone.covered();
    await phone.show('europe');
  }

  async holmes(): Promise<void> {
    const { phone } = this;
    const { move } = this.#words['sherlock-phone'];
    const host = await this.seats.sit({
      game: 'sherlock-holmes',
      options: { seats: 3, colours: ['red', 'blue', 'green'] },
      colours: ['red', 'blue', 'green'],
      seat: 'sleuth-1',
    });
    for (const action of [{ type: 'nameFirst', seat: 'sleuth-1' }, { type: 'begin' }])
      expect(await host.command('referee', { kind: 'act', action })).toBe('ok');
    await phone.secretly(buttonQuery(move.stay(DEFAULT_HOLMES_PACK_FILE.draw.stayed)));
    await host.until('the turn goes on', ({ phase }) => String(phase) === 'investigate');
    await phone.show('sherlock-holmes');
    host.close();
  }

  async mafia(): Promise<void> {
    const { phone } = this;
    const { keep } = this.#words['mafia-phone'].exchange;
    const host = await this.seats.sit({
      game: 'mafia',
      options: { flags: { blitz: true } },
      colours: ['blue', 'yellow', 'red', 'green'],
      seat: 'clan-1',
    });
    await phone.secretly(buttonQuery(keep));
    await phone.show('mafia');
    host.close();
  }
}
