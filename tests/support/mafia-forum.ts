import type { Json } from '@mister-x/engine';
import type { Action, PlanInput, View } from '@mister-x/games/mafia/rules/browser';
import type { Language } from '@mister-x/engine/protocol';
import { expect } from 'vitest';
import type { Evening } from './evening.js';
import { SeatClient } from './hands.js';
import type { KioskPage } from './kiosk-page.js';
import type { ClaimedSeat, PhonePage } from './phone-page.js';

/** A table of Mafia by correspondence, whose people come for one thing at a time and leave again. */
export class MafiaForum {
  private constructor(
    private readonly evening: Evening,
    readonly table: string,
    /** By seat: what the phone keeps that drew it. */
    private readonly held: ReadonlyMap<string, ClaimedSeat>,
  ) {}

  /** Four phones come by invitation and learn by lot who they are; then all are put away. */
  static async gather(
    evening: Evening,
    people: readonly string[],
    flags: { readonly [flag: string]: Json },
    {
      languages = people.map(() => 'en'),
      whileWaiting = async () => {},
    }: {
      /** Of the phones. */
      readonly languages?: readonly Language[];
      /** All places are taken; the host has not begun. */
      readonly whileWaiting?: (phones: readonly PhonePage[]) => Promise<void>;
    } = {},
  ): Promise<MafiaForum> {
    const { address, hostKey } = evening.referee;
    const maker = await SeatClient.connect(address);
    await maker.get('host:open', { key: hostKey });
    const { table } = await maker.get('table:create', {
      game: 'mafia',
      options: { flags: { pacing: 'forum', ...flags } },
      seats: ['Blue', 'Yellow', 'Red', 'Green'].map((name) => ({
        name,
        colour: name.toLowerCase(),
      })),
      language: 'en',
    });
    maker.close();
    const kiosk = await evening.kiosk('en');
    await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${table}`);
    const phones = [];
    for (const [i, name] of people.entries()) {
      const phone = await evening.phone(languages[i] ?? 'en', name);
      await phone.page.goto(await invite(kiosk, i + 1));
      await phone.page.getByLabel(phone.words.join.name).fill(name);
      await phone.button(phone.words.join.correspondence.accept).tap();
      await phone.page.getByRole('heading', { name: phone.words.join.correspondence.there }).waitFor();
      phones.push(phone);
    }
    await whileWaiting(phones);
    await kiosk.start();
    const held = new Map<string, ClaimedSeat>();
    for (const phone of phones) {
      await phone.button(phone.words.phone.menu.open).waitFor();
      const one = await phone.held();
      held.set(one.seat, one);
    }
    for (const name of people) expect(await kiosk.page.getByText(name).count(), name).toBe(0);
    for (const { device } of [...phones, kiosk]) await evening.lose(device);
    return new MafiaForum(evening, table, held);
  }

  /** What the phone keeps that drew a seat. */
  heldBy(seat: string): ClaimedSeat {
    const held = this.held.get(seat);
    if (held === undefined) throw new Error(`nobody holds ${seat}`);
    return held;
  }

  /** Someone comes, does something and leaves. */
  async visit<T>(seat: string | null, work: (hands: SeatClient) => Promise<T>): Promise<T> {
    const hands = await SeatClient.connect(this.evening.referee.address);
    const held = this.held.get(seat ?? '');
    if (held === undefined) await hands.kiosk(this.evening.referee.hostKey, this.table);
    else await hands.seat(held);
    try {
      return await work(hands);
    } finally {
      hands.close();
    }
  }

  act(seat: string, action: Action): Promise<void> {
    return this.visit(seat, async (hands) => {
      const code = await hands.command(seat, { kind: 'act', action: action as unknown as Json });
      expect([seat, action, code]).toEqual([seat, action, 'ok']);
    });
  }

  plan(seat: string, plan: PlanInput): Promise<void> {
    return this.act(seat, { type: 'plan', plan });
  }

  /** As a seat sees it, or everybody. */
  view(seat: string | null = null): Promise<View> {
    return this.visit(seat, async ({ view }) => view as unknown as View);
  }

  async until(what: string, test: (view: View) => boolean): Promise<void> {
    await expect.poll(async () => test(await this.view()), { message: what }).toBe(true);
  }

  /** The address of a feed of its own, or of everybody's. */
  async feed(seat: string | null): Promise<string> {
    const ask = { table: this.table, seat, language: 'en' } as const;
    return (await this.visit(seat, (hands) => hands.get('reminder:feed', ask))).address;
  }

  async hook(seat: string | null, url: string): Promise<string> {
    const ask = { table: this.table, seat, language: 'en', url, format: 'plain' } as const;
    return (await this.visit(seat, (hands) => hands.get('reminder:hook', ask))).secret;
  }
}

async function invite(kiosk: KioskPage, place: number): Promise<string> {
  const { correspondence: post } = kiosk.words.screen;
  await kiosk.button(`${post.invite}: ${post.place(place)}`).click();
  const link = await kiosk.page.getByRole('dialog').locator('code').textContent();
  await kiosk.button(kiosk.words.common.close).click();
  return (link ?? '').trim();
}
