import type { BoardSummary } from '@mister-x/engine/protocol';
import { type BoardFile, boardId } from '@mister-x/games/pursuit/rules';
import { expect, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Session } from '../visit/session.svelte.js';
import { speech, t } from '../messages/index.svelte.js';
import StudioPage from '../pages/studio/StudioPage.svelte';
import { DraftStore } from '../pages/studio/store/drafts.js';
import { GAMES } from '../games/index.js';
import { drawLooks, lookName } from './layout/draw.js';
import { measureLayout, untilPageSettled, TOUCH_TARGET_PX } from './layout/measure.js';
import { mountComponent } from './mounted.svelte.js';

/** What a server does for the studio, as long as the test runs: it keeps finished boards. */
export class ShelfServer {
  readonly boards = new Map<string, BoardFile>();
  readonly session = {
    line: {
      ask: async (name: string, { board }: { board?: string }) => {
        if (board !== undefined && name === 'board:remove') this.boards.delete(board);
        if (name === 'board:send') return { ok: true, value: { path: '/boards/once' } };
        return { ok: true, value: name === 'board:list' ? { boards: this.#list() } : null };
      },
    },
  } as unknown as Session;

  constructor() {
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
      if (!String(path).startsWith('/boards/')) return fetch(path, init);
      if (init?.method === 'PUT') {
        const board: BoardFile = JSON.parse(String(init.body));
        this.boards.set(boardId(board), board);
        return Response.json({ ok: true });
      }
      const board = this.boards.get(/([^/]+)\.json$/.exec(String(path))?.[1] ?? '');
      return board === undefined ? new Response('', { status: 404 }) : Response.json(board);
    });
  }

  #list(): readonly BoardSummary[] {
    return [...this.boards].map(([board, { game, name, stations }]) => {
      return { board, game, name, stations: stations.length, warnings: 0, addedAt: 0 };
    });
  }
}

/** The studio in a tab of its own, as a person uses it. Several tabs share one browser's drafts. */
export class MountedStudio {
  /** That the address names. */
  draft: string | undefined;
  readonly #id = crypto.randomUUID();
  #leave = async (): Promise<void> => {};
  #place = document.body;

  constructor(private readonly server = new ShelfServer()) {}

  async open(draft?: string): Promise<this> {
    await speech.need('common', 'screen', 'studio');
    const games = GAMES.flatMap(({ messages, boards, pack }) => [
      ...messages,
      ...(boards === undefined ? [] : [boards.messages]),
      ...(pack?.messages ?? []),
    ]);
    await speech.need(...games);
    this.draft = draft;
    const { leave, place } = mountComponent(StudioPage, {
      ...{ session: this.server.session, draft },
      ondraft: (id: string | undefined) => {
        this.draft = id;
      },
      ...{ onguard: () => {}, onback: () => {}, onsetup: () => {} },
    });
    Object.assign(place.style, { position: 'absolute', inset: '0' });
    place.dataset.testid = this.#id;
    this.#leave = leave;
    this.#place = place;
    return this;
  }

  /** The tab is loaded again: its address leads to the same draft. */
  async reload(): Promise<void> {
    await this.#leave();
    await this.open(this.draft);
  }

  /** Another tab comes in front of this one, or goes. */
  behind(isBehind: boolean): void {
    this.#place.style.visibility = isBehind ? 'hidden' : '';
  }

  get page(): Locator {
    return page.getByTestId(this.#id);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get stage(): Locator {
    return this.page.getByRole('application');
  }

  /** Rows of one list of the first page. */
  list(title: string): Locator {
    return this.page.getByRole('region', { name: title }).getByRole('listitem');
  }

  back(): Promise<void> {
    return this.button(t.common.back).click();
  }

  /** Where a place of the board lies on the stage while all of it is shown. */
  at({ x, y }: { readonly x: number; readonly y: number }) {
    const { clientWidth: width, clientHeight: height, dataset } = this.stage.element() as HTMLElement;
    const tall = Number(dataset.height);
    const scale = Math.min(width / 1000, height / tall);
    return {
      x: (width - 1000 * scale) / 2 + x * scale,
      y: (height - tall * scale) / 2 + y * scale,
    };
  }

  tap(place: { readonly x: number; readonly y: number }): Promise<void> {
    return userEvent.click(this.stage, { position: this.at(place) });
  }

  /** Lets go of a file over the page. */
  drop(name: string, content: BlobPart, type = ''): void {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], name, { type }));
    const how = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('drop', how));
  }

  /** Opens a board or a pack by its file, which begins a draft. */
  async take(file: object): Promise<void> {
    const { draft } = this;
    this.drop('mine.json', JSON.stringify(file));
    await expect.poll(() => this.draft).not.toBe(draft);
    await expect.element(this.button(t.studio.undo)).toBeVisible();
  }

  async fill(label: string, value: string): Promise<void> {
    await this.page.getByLabelText(label, { exact: true }).fill(value);
    await userEvent.tab();
  }

  /** Measures the page in a size and a language that the seed draws; what grows with the work is scrolled. */
  async looks(moment: string): Promise<void> {
    const { language: before } = speech;
    for (const look of drawLooks('kiosk', moment)) {
      if (look.letters !== 'own') continue;
      await page.viewport(look.size.width, look.size.height);
      await speech.choose(look.language);
      await untilPageSettled();
      const { faults } = measureLayout({
        kind: 'kiosk',
        large: false,
        scrolls: true,
        touch: TOUCH_TARGET_PX,
      });
      expect(faults, `${moment}, ${lookName(look)}`).toEqual([]);
    }
    await page.viewport(1280, 800);
    await speech.choose(before);
    await untilPageSettled();
  }

  /** The file that the page gives out. */
  async saved(kind: 'board' | 'graphml' | 'csv'): Promise<string> {
    const { save } = t.studio;
    await this.button(t.studio.rail.save).click();
    const text = await this.#savedBy(`${save[kind]} ${save[`${kind}Text`]}`);
    await userEvent.keyboard('{Escape}');
    return text;
  }

  async pack(): Promise<unknown> {
    return JSON.parse(await this.#savedBy(t.studio.pack.save));
  }

  async #savedBy(button: string): Promise<string> {
    const made = vi.spyOn(URL, 'createObjectURL');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await this.button(button).click();
    const blob = made.mock.lastCall?.[0] as Blob;
    made.mockRestore();
    click.mockRestore();
    return blob.text();
  }

  async board(): Promise<BoardFile> {
    return JSON.parse(await this.saved('board'));
  }

  /** What this browser keeps of the draft. */
  async kept(): Promise<BoardFile | undefined> {
    const draft = await new DraftStore().draftOf(this.draft ?? '');
    return draft !== undefined && 'board' in draft ? draft.board : undefined;
  }
}

/** A browser that was never in the studio. */
export async function forgetDrafts(): Promise<void> {
  const store = new DraftStore();
  for (const { id } of await store.list()) await store.remove(id);
}
