import { randomBytes } from 'node:crypto';
import type { Json, MatchView } from '@mister-x/engine';
import {
  type Action,
  DEFAULT_MAFIA_PACK_FILE,
  type Clan,
  isClan,
  type Notice,
  compiledPackOf,
  type PlanInput,
  type View,
} from '@mister-x/games/mafia/rules/browser';
import type { Snapshot } from '@mister-x/engine/protocol';
import { Device, eachOf, Screen } from './device.js';
import type { ServerTarget } from './yard-table.js';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
/** Tables that are played side by side: fewer than the guesses that an address may have under way. */
const AT_ONCE = 6;
/** Two days: each step has a deadline, and none of them comes while someone measures. */
const DEADLINE_MINUTES = 2880;
/** More steps of the host's than any round has, and than a deal takes. */
const STEPS = 2_000;
const DEAL_MS = 5;

const { quartersOf, cards, adjacent } = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

type MafiaScreen = Screen<View, Notice>;
/** A seat's phone, and what it came to its seat with. */
type Phone = MafiaScreen & { readonly secret: string };

/** A table of Mafia by correspondence: people come by invitation, store everything ahead and leave again. */
class CorrespondenceTable {
  private commands = 0;

  private constructor(
    private readonly id: string,
    private readonly host: MafiaScreen,
    private readonly phones: ReadonlyMap<Clan, Phone>,
  ) {}

  static async open(place: ServerTarget): Promise<CorrespondenceTable> {
    const host: MafiaScreen = new Screen(await Device.connect(place.url));
    await host.device.ask('host:open', { key: place.hostKey });
    const { table } = await host.device.ask('table:create', {
      game: 'mafia',
      options: { flags: { pacing: 'forum', deadline_minutes: DEADLINE_MINUTES } },
      seats: ['Blue', 'Yellow', 'Red', 'Green'].map((name) => ({ name, colour: 'red' })),
      language: 'en',
    });
    const secrets: string[] = [];
    for (const [nth, name] of NAMES.entries()) {
      const { code } = await host.device.ask('invitation:make', { table, place: nth });
      const guest = await Device.connect(place.url);
      const seed = randomBytes(32).toString('base64url');
      secrets.push((await guest.ask('invitation:accept', { code, name, seed })).secret);
      guest.close();
    }
    await host.device.ask('table:start', { table });
    const phones = new Map<Clan, Phone>();
    for (const secret of secrets) {
      const screen: MafiaScreen = new Screen(await Device.connect(place.url));
      const { seat } = await screen.device.ask('place:open', { table, secret });
      if (seat === null || !isClan(seat)) throw new Error('the lots gave nobody a seat');
      phones.set(seat, Object.assign(screen, { secret }));
    }
    const opened = new CorrespondenceTable(table, host, phones);
    await opened.look();
    return opened;
  }

  get round(): number {
    return this.host.view.round;
  }

  get over(): boolean {
    return this.host.view.end !== null;
  }

  /** Everybody stores a round ahead, and answers what that leaves open. */
  async playRound(): Promise<void> {
    const { round } = this;
    for (const seat of this.phones.keys()) {
      const { view } = await this.lookAs(seat);
      if (isWaiting(view, 'exchange')) await this.plan(seat, { exchange: [] });
    }
    for (const seat of this.phones.keys()) {
      const { view } = await this.lookAs(seat);
      const layout = (view.own?.hand ?? []).map((card, at) => ({
        card,
        quarter: quartersOf[seat][at] ?? '',
      }));
      if (!isWaiting(view, 'layout')) continue;
      const opening = layout.map(({ quarter }) => ({ do: 'open', quarter }) as const);
      await this.plan(seat, { layout, moves: [...opening, { do: 'pass' }] });
    }
    for (let steps = 0; this.round === round && !this.over; steps++) {
      if (steps > STEPS) throw new Error('a round does not end');
      await this.look();
      if (this.round === round && !this.over) await this.answer();
    }
  }

  /** The addresses of all four feeds. */
  async feeds(): Promise<readonly string[]> {
    const addresses: string[] = [];
    for (const [seat, { device }] of this.phones) {
      const ask = { table: this.id, seat, language: 'en' } as const;
      addresses.push((await device.ask('reminder:feed', ask)).address);
    }
    return addresses;
  }

  leave(): void {
    for (const { device } of [this.host, ...this.phones.values()]) device.close();
  }

  /** What others caused may still be on its way to another socket: an answer on the own one comes after it. */
  private async look(): Promise<void> {
    show(this.host, await this.host.device.ask('table:open', { table: this.id }));
  }

  private async lookAs(seat: Clan): Promise<Phone> {
    const phone = this.phones.get(seat);
    if (phone === undefined) throw new Error(`nobody holds ${seat}`);
    const { device, secret } = phone;
    show(phone, await device.ask('seat:resume', { table: this.id, seat, secret }));
    return phone;
  }

  private async plan(seat: Clan, plan: PlanInput): Promise<void> {
    const phone = this.phones.get(seat);
    if (phone !== undefined) await this.send(phone, seat, { type: 'plan', plan });
  }

  private async answer(): Promise<void> {
    const seat = nextOf(this.host.view);
    if (seat === undefined) {
      // The referee deals by itself, as soon as it has told of the round before.
      await new Promise((resolve) => setTimeout(resolve, DEAL_MS));
      return;
    }
    await this.send(await this.lookAs(seat), seat, answerTo(this.host.view));
  }

  private async send(screen: MafiaScreen, seat: string, action: Action): Promise<void> {
    await screen.device.ask('command', {
      ...{ table: this.id, seat, revision: screen.last.revision },
      id: `post-${String(this.commands++).padStart(5, '0')}`,
      command: { kind: 'act', action: action as unknown as Json },
    });
  }
}

/** Someone without cards has nothing to say in these. */
function isWaiting({ phase, own }: View, wanted: 'exchange' | 'layout'): boolean {
  return phase === wanted && own !== null && own.hand.length > 0;
}

/** As little as can be; who has cards to lay has stored them. */
function answerTo({ phase, choice, city }: View): Action {
  if (phase === 'exchange') return { type: 'exchange', cards: [] };
  if (phase === 'ransom') return { type: 'confirm' };
  if (choice === null) return { type: 'pass' };
  const buyer = city.find(
    ({ quarter, card }) => cards.get(card ?? '')?.type === 'buyer' && adjacent.get(choice.quarter)?.includes(quarter),
  );
  const what = { buyer: buyer?.quarter ?? '', target: 'air', prisoner: 'nobody' }[choice.kind];
  return { type: 'choose', choice: what };
}

/** Whom everybody waits for first. */
function nextOf({ phase, choice, turn, clans, first }: View): Clan | undefined {
  const from = clans.findIndex(({ seat }) => seat === first);
  const ordered = [...clans.slice(from), ...clans.slice(0, from)];
  switch (phase) {
    case 'exchange':
      return ordered.find(({ swapped, hand }) => swapped === null && hand > 0)?.seat;
    case 'layout':
      return ordered.find(({ laid, hand }) => !laid && hand > 0)?.seat;
    case 'play':
      return choice?.seat ?? turn ?? undefined;
    case 'ransom':
      return ordered.find(({ confirmed }) => !confirmed)?.seat;
    default:
      return undefined;
  }
}

function show(screen: MafiaScreen, { revision, view }: Snapshot): void {
  if (view !== null) screen.show({ revision, view: view as unknown as MatchView<View, Notice> });
}

/** Plays so many tables so many rounds, and leaves them. */
export async function playByCorrespondence(
  place: ServerTarget,
  count: number,
  rounds: number,
): Promise<{ readonly feeds: readonly string[]; readonly rounds: number }> {
  const feeds: string[] = [];
  let played = 0;
  await eachOf(
    Array.from({ length: count }, (_, nth) => nth),
    AT_ONCE,
    async () => {
      const table = await CorrespondenceTable.open(place);
      for (let nth = 0; nth < rounds && !table.over; nth++) {
        await table.playRound();
        played++;
      }
      feeds.push(...(await table.feeds()));
      table.leave();
    },
  );
  return { feeds, rounds: played };
}
