import type { OrdinaryTicket, View } from '@mister-x/games/scotland-yard/rules';
import { groupDigits } from '@mister-x/engine/trust/digits';
import { expect } from 'vitest';
import type { Device } from './device.js';
import type { Evening } from './evening.js';
import type { FaultyLink } from './faulty-link.js';
import type { SeatClient } from './hands.js';
import type { KioskPage, TableSettings } from './kiosk-page.js';
import type { PhonePage } from './phone-page.js';
import { farStop, type Step } from './planner.js';

/** People round one table: Mister X by phone, some detectives by phone, the others at the kiosk. */
export class YardTable {
  /** Recovery codes that were written down, by name. */
  readonly codes = new Map<string, string>();

  constructor(
    readonly evening: Evening,
    readonly kiosk: KioskPage,
    public x: PhonePage,
    /** By the name of their owner, in the order of the seats. */
    readonly phones: Map<string, PhonePage>,
    readonly names: readonly string[],
  ) {}

  /** Sets a table up at the kiosk and brings every phone to its seat; the game is not started yet. */
  static async gather(evening: Evening, settings: TableSettings, onPhones: readonly string[]): Promise<YardTable> {
    const { language, names } = settings;
    const kiosk = await evening.kiosk(language);
    await kiosk.open(evening.referee);
    await kiosk.setUp(settings);
    const x = await evening.phone(language, 'x');
    const phones = new Map<string, PhonePage>();
    for (const name of onPhones) phones.set(name, await evening.phone(language, name));
    const yard = new YardTable(evening, kiosk, x, phones, names);
    for (const [i, [name, phone]] of [[names[0] ?? '', x] as const, ...phones].entries()) {
      await yard.join(name, phone, i % 2 === 0 ? 'scan' : 'type');
    }
    return yard;
  }

  async join(name: string, phone: PhonePage, way: 'scan' | 'type'): Promise<void> {
    const code = await this.kiosk.code(name);
    const { lanAddress } = this.evening.referee;
    if (way === 'scan') await phone.scan(lanAddress, code, this.channelKey);
    else {
      await phone.type(lanAddress, code);
      await this.compareNumber(phone, await this.kiosk.checkNumber());
    }
    if (!this.kiosk.hasSecrets(name)) await phone.sitDown(name);
    expect(await phone.page.evaluate(() => window.isSecureContext)).toBe(this.isSecure);
    this.codes.set(name, await phone.writeCodeDown());
    await this.kiosk.page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(this.kiosk.words.screen.gathering.joined)
      .waitFor();
  }

  /** One phone more, whose way to the referee can be cut. */
  async joinThrough(line: FaultyLink, name: string): Promise<PhonePage> {
    const phone = await this.evening.phone(this.x.words.language, name);
    await phone.scan(line.address, await this.kiosk.code(name), this.channelKey);
    await phone.sitDown(name);
    await phone.writeCodeDown();
    this.phones.set(name, phone);
    return phone;
  }

  /** One big screen more, whose way to the referee can be cut; it may be out of reach from now on. */
  async screenThrough(line: FaultyLink): Promise<KioskPage> {
    const { referee } = this.evening;
    const screen = await this.evening.kiosk(this.kiosk.words.language, 'away');
    screen.device.expectOutage(true);
    const link = new URL(await referee.kioskLink());
    link.port = new URL(line.address).port;
    await screen.page.goto(`${link.href}&table=${this.table}`);
    return screen;
  }

  /** With the kiosk's menu open: someone there wants to give up, the others agree, there and by phone (CM-17). */
  async giveUp(): Promise<void> {
    const { page, words } = this.kiosk;
    await this.kiosk.button(words.screen.menu.concede).click();
    await page.locator('dialog[open] .button-danger').first().click();
    const agree = page.locator('.answer').getByRole('button', { name: words.screen.concession.agree });
    const here = this.names.slice(1).filter((name) => !this.phones.has(name));
    for (let others = here.length - 1; others > 0; others--) {
      const last = agree.nth(others - 1);
      await last.waitFor();
      await agree.first().click();
      await last.waitFor({ state: 'detached' });
    }
    for (const phone of this.phones.values()) {
      await phone.button(phone.words.phone.concession.agree).tap();
    }
    await this.everybody('the end', ({ end }) => end !== null);
  }

  private get isSecure(): boolean {
    return this.evening.referee.lanAddress.startsWith('https:');
  }

  /** The one who typed has no key from a link: over plain HTTP he compares a number with the big screen. */
  private async compareNumber(phone: PhonePage, number: string | undefined): Promise<void> {
    if (!this.isSecure) expect(await phone.sameNumber()).toBe(number);
  }

  /** What the QR codes of the kiosk hold beside the claim code. */
  get channelKey(): string {
    return this.kiosk.device.wire.host?.channelKey ?? '';
  }

  get table(): string {
    return this.kiosk.device.wire.table?.table ?? '';
  }

  phoneOf(name: string): PhonePage {
    const phone = this.phones.get(name);
    if (phone === undefined) throw new Error(`${name} has no phone`);
    return phone;
  }

  /** As the public sees it. */
  get view(): View {
    return this.kiosk.device.wire.view;
  }

  /** As Mister X sees it. */
  get secret(): View {
    return this.x.device.wire.view;
  }

  get xStop(): number {
    return this.secret.own?.stop ?? 0;
  }

  get players(): readonly (KioskPage | PhonePage)[] {
    return [this.kiosk, this.x, ...this.phones.values()];
  }

  get devices(): readonly Device[] {
    return this.players.map(({ device }) => device);
  }

  nameOf(detective: string): string {
    const hunter = this.view.detectives.find(({ id }) => id === detective)?.hunter ?? '';
    return this.names[Number(hunter.slice(1))] ?? '';
  }

  /** Until every device has been told. */
  async everybody(what: string, test: (view: View) => boolean): Promise<void> {
    for (const { name, wire } of this.devices) {
      await wire.until(`${name}: ${what}`, ({ match }) => match !== undefined && test(match.game));
    }
  }

  /** Mister X enters his turn on his phone: one leg, or two as a double. */
  async travel(legs: readonly Step[], by: 'list' | 'map' = 'list'): Promise<void> {
    const slots = this.secret.log.length + legs.length;
    await this.enterTravel(legs, by);
    await this.x.confirm();
    await this.x.covered();
    await this.everybody(`slot ${slots} is filled`, ({ log }) => log.length >= slots);
  }

  async enterTravel(legs: readonly Step[], by: 'list' | 'map' = 'list'): Promise<void> {
    const { x } = this;
    await x.uncover();
    if (legs.length === 2) {
      await x.page.getByRole('button', { name: x.words.hunt.move.double }).tap();
    }
    for (const { ticket, stop } of legs) {
      await (by === 'list' ? x.chooseInList(ticket, stop) : x.chooseOnMap(ticket, stop));
    }
  }

  /** A detective moves: on his phone, or at the kiosk. */
  async move(detective: string, { ticket, stop }: Step, by: 'list' | 'map' = 'list') {
    await this.enterMove(detective, { ticket, stop }, by);
    const name = this.nameOf(detective);
    const phone = this.phones.get(name);
    if (phone === undefined) await this.kiosk.button(this.kiosk.words['hunt-screen'].turn.go).click();
    else await phone.confirm();
    await this.everybody(
      `${name} stands on ${stop}`,
      ({ detectives }) => detectives.find(({ id }) => id === detective)?.stop === stop,
    );
  }

  async enterMove(detective: string, { ticket, stop }: Step, by: 'list' | 'map' = 'list') {
    const name = this.nameOf(detective);
    const phone = this.phones.get(name);
    if (phone === undefined) await this.kiosk.choose(name, ticket as OrdinaryTicket, stop);
    else await (by === 'list' ? phone.chooseInList(ticket, stop) : phone.chooseOnMap(ticket, stop));
  }

  /**
   * Everybody's start card, the detectives' first (SY-9).
   * @param xHands enter Mister X's, where several phones are open on his seat and have to know of it
   */
  async putDown(starts: readonly number[], xStart: number, xHands?: SeatClient): Promise<void> {
    for (const [i, { id }] of this.view.detectives.entries()) {
      const stop = starts[i] ?? 0;
      const name = this.nameOf(id);
      const phone = this.phones.get(name);
      if (phone === undefined) await this.kiosk.registerStart(name, stop);
      else await phone.chooseStart(stop);
      await this.everybody(`${name} starts on ${stop}`, ({ detectives }) =>
        detectives.some((each) => each.id === id && each.stop === stop),
      );
    }
    if (xHands === undefined) {
      await this.x.uncover();
      await this.x.chooseStart(xStart);
    } else {
      // This device may hear of the last card later than the pages that were waited for.
      const start = { type: 'registerStart', pawn: 'x', stop: xStart } as const;
      await expect.poll(() => xHands.act('x', start)).toBe('ok');
    }
    await this.everybody('the first round has begun', ({ round }) => round === 1);
  }

  /** What a device refuses to its owner when its message is altered on the way to a far station. */
  async moveTooFar(player: KioskPage | PhonePage, step: Step, confirm: () => Promise<void>) {
    const far = farStop(this.view, step.stop, this.xStop);
    await player.device.tamperNext(`"stop":${step.stop}`, `"stop":${far}`);
    await this.refused(player.device, 'NO_CONNECTION', confirm);
  }

  /** Mister X answers a request to take a move back. */
  async answerTakeback(who: string, agree: boolean): Promise<void> {
    const words = this.x.words.phone.takeback;
    await this.x.page.getByRole('alertdialog', { name: words.asks(who) }).waitFor();
    await this.x.button(agree ? words.agree : words.decline).tap();
    for (const { name, wire } of this.devices) {
      await wire.until(`${name}: the answer of Mister X`, ({ match }) => !match?.takeback.open);
    }
  }

  /** Another phone sits down in someone's place, with nothing but his recovery code. */
  async replacePhone(name: string): Promise<PhonePage> {
    const { evening } = this;
    const lost = name === this.names[0] ? this.x : this.phones.get(name);
    if (lost === undefined) throw new Error(`${name} plays at the kiosk`);
    await evening.lose(lost.device);
    const phone = await evening.phone(this.x.words.language, `${name}-new`);
    if (lost === this.x) this.x = phone;
    else this.phones.set(name, phone);
    await phone.takeOver(evening.referee.lanAddress, this.codes.get(name) ?? '');
    await this.compareNumber(phone, groupDigits(this.kiosk.device.wire.host?.checkNumber ?? ''));
    this.codes.set(name, await phone.writeCodeDown());
    await this.kiosk.toast(this.kiosk.words.trust.news['taken-over'](name));
    return phone;
  }

  /** `attempt` is refused to its device, and nobody else is told anything at all (CM-2). */
  async refused(
    device: Device,
    code: string,
    attempt: () => Promise<unknown>,
    who: readonly Device[] = this.devices,
  ): Promise<void> {
    const heard = () => who.map(({ wire }) => [wire.pushes.length, JSON.stringify(wire.match)]);
    const before = heard();
    const count = device.wire.refusals.length;
    await attempt();
    await device.wire.until('a refusal', ({ refusals }) => refusals.length > count);
    expect(device.wire.refusals.at(-1)).toBe(code);
    expect(heard()).toEqual(before);
  }
}
