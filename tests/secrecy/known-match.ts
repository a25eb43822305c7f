import type { Json, MatchView, Seat } from '@mister-x/engine';
import { fetchRecord, type SeatGrant, type TableId } from '@mister-x/engine/protocol';
import type { MatchRecord } from '@mister-x/engine/record';
import type { Notice, View } from '@mister-x/games/scotland-yard/rules';
import { nextSeatOf, simplePlayer } from '@mister-x/games/scotland-yard/computer';
import { testRng } from '@mister-x/engine/testing';
import { combineSeed } from '@mister-x/engine/trust';
import { groupDigits } from '@mister-x/engine/trust/digits';
import { Device, phoneSecrets, randomText } from './wire/device.js';

export type Place = { readonly port: number; readonly hostKey: string };

const STARTS = [26, 29, 34, 50, 53];

/** A match of Scotland Yard at one server, whose every secret is known to the test. */
export class KnownMatch {
  /** What nobody but X's phone may know before the end. */
  readonly secrets: Secret[] = [];
  private readonly rng = testRng(5);
  private readonly player = simplePlayer(this.rng);
  private commands = 0;

  private constructor(
    readonly table: TableId,
    private readonly holder: { readonly grant: SeatGrant; readonly seed: string },
    private kiosk: Device,
    private x: Device,
  ) {}

  static async begin({ port, hostKey }: Place): Promise<KnownMatch> {
    const kiosk = await Device.connect('kiosk', port);
    await kiosk.get('host:open', { key: hostKey });
    const { table } = await kiosk.get('table:create', {
      game: 'scotland-yard',
      options: { variant: 'modern', hunters: 2, flags: { start_source: 'registered' } },
      seats: ['Xenia', 'Ada', 'Ben'].map((name) => ({ name, colour: 'red' })),
      language: 'en',
    });
    const { host } = await kiosk.get('table:open', { table });
    const x = await Device.connect('x', port);
    const grant = await x.get('seat:claim', { code: host.codes.x ?? '' });
    const match = new KnownMatch(table, { grant, seed: randomText(32) }, kiosk, x);
    match.keepGrant();
    await x.enter('seat:resume', phoneSecrets(match.holder));
    await kiosk.get('table:start', { table });
    await match.settle();
    for (const [i, { id, hunter }] of viewOf(kiosk).detectives.entries()) {
      await match.act(hunter, { type: 'registerStart', pawn: id, stop: STARTS[i] ?? 0 });
    }
    const stop = match.rng.pick(viewOf(x).own?.startChoices ?? []);
    await match.act('x', { type: 'registerStart', pawn: 'x', stop });
    return match;
  }

  /** X is refused once, then everybody moves. */
  async round(): Promise<void> {
    const nowhere = {
      type: 'travel',
      legs: [
        { ticket: 'taxi', stop: 1 },
        { ticket: 'taxi', stop: 1 },
      ],
    };
    await this.send('x', nowhere);
    await this.move('x');
    while (viewOf(this.kiosk).phase === 'detectives') {
      const seat = nextSeatOf(viewOf(this.kiosk), this.rng);
      if (seat === undefined) return;
      await this.move(seat);
    }
  }

  /** Everything is opened: the key and the seed are known from now on. */
  async conclude(): Promise<MatchRecord> {
    await this.x.get('command', { ...this.request('x'), command: { kind: 'concede' } });
    const { table } = this;
    const record = await fetchRecord((after) => this.x.get('record', { table, after }));
    if (record === undefined) throw new Error('there is no record');
    const { server, phones } = record.seed;
    const seed = combineSeed(this.table, server, phones);
    const raw = Buffer.from(seed, 'hex').toString('base64url');
    this.secrets.push(
      { what: 'the key of the match', value: record.key },
      { what: 'the seed', value: raw },
      { what: "the server's part of the seed", value: server },
    );
    return record;
  }

  /** At a server that was started again: the kiosk first, X's phone when it is asked for. */
  async kioskReturns({ port, hostKey }: Place): Promise<void> {
    this.kiosk = await Device.connect('kiosk', port);
    await this.kiosk.get('host:open', { key: hostKey });
    await this.kiosk.enter('table:open', { table: this.table });
  }

  async xReturns({ port }: Place): Promise<void> {
    this.x = await Device.connect('x', port);
    await this.x.enter('seat:resume', phoneSecrets(this.holder));
    await this.settle();
  }

  async leave(): Promise<void> {
    await Promise.all([this.kiosk.leave(), this.x.leave()]);
  }

  private keepGrant(): void {
    const { grant, seed } = this.holder;
    this.secrets.push(
      { what: 'the secret of the seat', value: grant.secret },
      { what: 'the recovery code', value: grant.recoveryCode },
      { what: 'the recovery code in groups', value: groupDigits(grant.recoveryCode) },
      { what: 'the share of the key', value: grant.share ?? '' },
      { what: "the phone's part of the seed", value: seed },
    );
  }

  private async move(seat: Seat): Promise<void> {
    const { shown } = seat === 'x' ? this.x : this.kiosk;
    const view = shown as unknown as MatchView<View, Notice>;
    const command = this.player.choose({ seat, view });
    if (command?.kind !== 'act') throw new Error(`${seat} cannot move`);
    await this.act(seat, command.action);
  }

  private async act(seat: string, action: Json): Promise<void> {
    const reply = await this.send(seat, action);
    if (!reply.ok) {
      throw new Error(`${seat}: ${JSON.stringify(action)} came to ${reply.refusal.code}`);
    }
  }

  private async send(seat: string, action: Json) {
    const salts = [randomText(16), randomText(16)];
    if (seat === 'x') {
      for (const value of salts) {
        this.secrets.push({ what: `a salt of ${JSON.stringify(action)}`, value });
      }
    }
    const device = seat === 'x' ? this.x : this.kiosk;
    const request = { ...this.request(seat), salts, command: { kind: 'act', action } as const };
    const reply = await device.ask('command', request);
    await this.settle();
    return reply;
  }

  private request(seat: string) {
    const device = seat === 'x' ? this.x : this.kiosk;
    const id = `known-${String(this.commands++).padStart(6, '0')}`;
    return { table: this.table, seat, id, revision: device.revision };
  }

  /** Both have been told what happened when they have waited for their turn at the table. */
  private async settle(): Promise<void> {
    for (const device of [this.x, this.kiosk]) {
      const request = { ...this.request('nobody'), command: { kind: 'takeback' } as const };
      await device.ask('command', request);
    }
  }
}

const viewOf = ({ view }: Device): View => view as unknown as View;

/** Something that must not be found, and what it is. */
export type Secret = { readonly what: string; readonly value: string };

/** The same bytes as they might have been written: as they are, in hex, base64, UTF-16. */
function spellings(value: string): readonly Buffer[] {
  const raw = Buffer.from(value, 'utf8');
  const forms: Buffer[] = [raw, Buffer.from(value, 'utf16le'), Buffer.from(value, 'utf16le').swap16()];
  for (const bytes of [raw, ...decoded(value)]) {
    const hex = bytes.toString('hex');
    forms.push(Buffer.from(hex), Buffer.from(hex.toUpperCase()), ...inBase64(bytes));
    if (bytes !== raw) forms.push(bytes);
  }
  return forms;
}

/** What a random text stands for, where it is base64url. */
function decoded(value: string): readonly Buffer[] {
  return /^[A-Za-z0-9_-]{22,}$/.test(value) ? [Buffer.from(value, 'base64url')] : [];
}

/** In base64 a text looks different at each place within three bytes; its ends hang on its neighbours. */
function inBase64(bytes: Buffer): readonly Buffer[] {
  return [0, 1, 2].flatMap((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    const whole = shifted.subarray(0, shifted.length - (shifted.length % 3));
    const inner = (text: string): Buffer => Buffer.from(text.slice(shift === 0 ? 0 : 4));
    return [inner(whole.toString('base64')), inner(whole.toString('base64url'))];
  });
}

/** What of `secrets` stands in `text`, in whatever spelling. */
export function found(secrets: readonly Secret[], text: Buffer): readonly string[] {
  return secrets.flatMap(({ what, value }) =>
    spellings(value).some((spelling) => spelling.length > 5 && text.includes(spelling)) ? [what] : [],
  );
}
