import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guestFiles } from './host/initramfs.js';
import { boot, type GuestMachine, OTHER_HEAD } from './host/machine.js';
import { transcript } from './host/transcript.js';
import { reportsOf } from './pos-scanner.js';
import { type Driver, DRIVERS } from './talk.js';

/** QEMU's keyboards forget what comes while this many key movements wait for the guest. */
const KEYS_QUEUED_MAX = 16;

const keysOf = (sign: string): string[] => {
  if (sign === '\n') return ['ret'];
  if (/[0-9a-z]/.test(sign)) return [sign];
  if (/[A-Z]/.test(sign)) return ['shift', sign.toLowerCase()];
  throw new Error(`No key for ${JSON.stringify(sign)}.`);
};

const qcode = (data: string) => ({ type: 'qcode', data });

/**
 * A keyboard scanner in the USB controller. QEMU has one keyboard for `send-key`, the first that
 * belongs to no head; others have a head each, and are typed on through that.
 */
class KeyboardScanner {
  /** Its raw node, whose reports are counted. */
  private node = '';

  constructor(
    private readonly guest: GuestMachine,
    private readonly serial: string,
    private readonly head?: string,
  ) {}

  /** Settles when the kernel has made a node for it. */
  async plugIn(): Promise<void> {
    const before = this.guest.log.of('tap').length;
    const display = this.head === undefined ? {} : { display: this.head };
    const device = { driver: 'usb-kbd', id: this.serial, serial: this.serial, ...display };
    await this.guest.qmp.run('device_add', device);
    await this.take(before);
  }

  /** It was plugged in before the guest began, and no other was. */
  take(index = 0): Promise<void> {
    const { log } = this.guest;
    return log
      .until(`a node of ${this.serial}`, () => log.of('tap')[index])
      .then(({ node }) => {
        this.node = node;
      });
  }

  /** Settles when it is out; the guest may not know yet. */
  pullOut(): Promise<void> {
    return this.guest.qmp.remove(this.serial);
  }

  /** Types, `\n` being Enter. Settles when the kernel has delivered every report of it. */
  async type(text: string): Promise<void> {
    for (const sign of text) await this.strike(keysOf(sign));
  }

  /** Keys go down one after the other and up in the opposite order: a report each. */
  private async strike(keys: readonly string[]): Promise<void> {
    const expected = this.reports() + 2 * keys.length;
    if (2 * keys.length > KEYS_QUEUED_MAX) throw new Error('Too many keys at once.');
    if (this.head === undefined) {
      await this.guest.qmp.run('send-key', { keys: keys.map(qcode), 'hold-time': 1 });
    } else {
      const move = (down: boolean) => (key: string) => ({
        type: 'key',
        data: { down, key: qcode(key) },
      });
      const events = [...keys.map(move(true)), ...keys.toReversed().map(move(false))];
      await this.guest.qmp.run('input-send-event', { device: this.head, head: 0, events });
    }
    await this.guest.log.until(`reports of ${this.serial}`, () => (this.reports() >= expected ? true : undefined));
  }

  private reports(): number {
    return this.guest.log.of('report').filter(({ node }) => node === this.node).length;
  }
}

/**
 * The built adapter with the real node-hid, and with what takes its place where it does not load, on the real drivers of a kernel in QEMU: emulated USB
 * keyboards in an xHCI controller, and a point-of-sale scanner that the guest makes with uhid. One
 * guest serves all tests, in their order; each goes on from where the one before it ended.
 *
 * Run by `npm run test:hardware`, which names QEMU and what it boots.
 */

/** Ticket cards of three owners, a stop, and the confirmation. */
const ONE_TICKET = 'XT1001SL';
const OTHER_TICKET = 'XT2103FP';
const BLACK = 'XT6302V7';
const STOP = 'XS005F1H';
const CONFIRM = 'XC0000KK';

const WORKSPACE = join(fileURLToPath(import.meta.url), '..', '..');

const { HARDWARE_QEMU: qemu = '', HARDWARE_KIT: kit = '' } = process.env;

describe('scanners on real drivers', () => {
  let guest: GuestMachine;
  let a: KeyboardScanner;
  let b: KeyboardScanner;
  const read = new Map<Driver, number>();

  const news = (driver: Driver) => transcript(guest.log.events, driver).slice(read.get(driver) ?? 0);
  /**
   * The adapter says this next and nothing else, whichever driver it has; what comes too late is
   * found by the next test.
   */
  const hear = async (...lines: string[]) => {
    for (const driver of DRIVERS) {
      await guest.log.until(`${driver}: ${lines.join(', ')}`, () =>
        news(driver).length >= lines.length ? true : undefined,
      );
      const heard = news(driver);
      read.set(driver, (read.get(driver) ?? 0) + heard.length);
      expect(heard, driver).toEqual(lines);
    }
  };
  const report = (scanner: string, data: Buffer) =>
    guest.order({ order: 'report', scanner, data: data.toString('hex') });
  const scanPos = (scanner: string, text: string) => {
    for (const data of reportsOf(text)) report(scanner, data);
  };

  beforeAll(async () => {
    guest = await boot({
      qemu,
      kernel: join(kit, 'kernel'),
      files: await guestFiles(kit, WORKSPACE),
      plugged: ['usb-kbd,id=A,serial=A'],
    });
    a = new KeyboardScanner(guest, 'A');
    b = new KeyboardScanner(guest, 'B', OTHER_HEAD);
    await guest.log.until('the adapters', () => guest.log.of('opened')[1], 300_000);
    await a.take();
  }, 330_000);
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return;
    const said = DRIVERS.flatMap((driver) => [driver, ...transcript(guest.log.events, driver)]);
    console.error([...said, guest.console()].join('\n'));
  });
  afterAll(() => guest?.stop());

  it('finds a keyboard scanner that was there before, and opens it', async () => {
    await hear('ready', 'there keyboard A', 'opened keyboard A');
  });

  it('reads ticket codes, each once, in their order', async () => {
    await a.type(`${OTHER_TICKET}\n`);
    await hear(`scan keyboard A ${OTHER_TICKET}`);
    await a.type(`${ONE_TICKET}\n${ONE_TICKET}\n${STOP}\n${CONFIRM}\n`);
    await hear(...[ONE_TICKET, ONE_TICKET, STOP, CONFIRM].map((code) => `scan keyboard A ${code}`));
  });

  it('reads a scanner that types no Enter', async () => {
    await a.type(BLACK);
    await hear(`scan keyboard A ${BLACK}`);
  });

  it('notices a second scanner, and keeps the two apart when they type at the same time', async () => {
    await b.plugIn();
    await hear('plugged keyboard B', 'opened keyboard B');
    const [one, other] = [`${ONE_TICKET}\n`, `${OTHER_TICKET}\n`];
    for (let at = 0; at < one.length; at += 1) {
      await a.type(one.charAt(at));
      await b.type(other.charAt(at));
    }
    await hear(`scan keyboard A ${ONE_TICKET}`, `scan keyboard B ${OTHER_TICKET}`);
  });

  it('drops the half of a code whose scanner is pulled out, and reads the other one', async () => {
    await b.type(OTHER_TICKET.slice(0, 5));
    await b.pullOut();
    await hear('unplugged keyboard B', 'ended keyboard B LOST');
    await a.type(`${STOP}\n`);
    await hear(`scan keyboard A ${STOP}`);
  });

  it('reads it again when it is put back', async () => {
    await b.plugIn();
    await hear('plugged keyboard B', 'opened keyboard B');
    await b.type(`${OTHER_TICKET}\n`);
    await a.type(`${CONFIRM}\n`);
    await hear(`scan keyboard B ${OTHER_TICKET}`, `scan keyboard A ${CONFIRM}`);
  });

  it('reads a point-of-sale scanner, texts longer than a report included', async () => {
    guest.order({ order: 'create', scanner: 'P' });
    await hear('plugged pos P', 'opened pos P');
    const long = `${BLACK}-`.repeat(14);
    for (const text of [ONE_TICKET, OTHER_TICKET, OTHER_TICKET, long, STOP]) scanPos('P', text);
    await hear(...[ONE_TICKET, OTHER_TICKET, OTHER_TICKET, long, STOP].map((text) => `scan pos P ${text}`));
  });

  it('drops what was begun when it is pulled out, and reads it again afterwards', async () => {
    const [begun] = reportsOf('x'.repeat(100));
    if (begun !== undefined) report('P', begun);
    guest.order({ order: 'destroy', scanner: 'P' });
    await hear('unplugged pos P', 'ended pos P LOST');
    guest.order({ order: 'create', scanner: 'P' });
    await hear('plugged pos P', 'opened pos P');
    scanPos('P', CONFIRM);
    await hear(`scan pos P ${CONFIRM}`);
  });

  it('notices that a scanner was out, however soon it is put back', async () => {
    await b.pullOut();
    await b.plugIn();
    await hear('unplugged keyboard B', 'ended keyboard B LOST', 'plugged keyboard B', 'opened keyboard B');
    await b.type(`${OTHER_TICKET}\n`);
    await hear(`scan keyboard B ${OTHER_TICKET}`);
  });

  it('has told everything once by the end', async () => {
    await a.type(`${BLACK}\n`);
    await hear(`scan keyboard A ${BLACK}`);
    const all = DRIVERS.flatMap((driver) => transcript(guest.log.events, driver));
    expect(all.filter((line) => /refused|failure|unknown/.test(line))).toEqual([]);
  });
});
