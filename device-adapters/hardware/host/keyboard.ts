import type { Guest } from './machine.js';

/** QEMU's keyboards forget what comes while this many key movements wait for the guest. */
const QUEUE = 16;

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
export class KeyboardScanner {
  /** Its raw node, whose reports are counted. */
  private node = '';

  constructor(
    private readonly guest: Guest,
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
    if (2 * keys.length > QUEUE) throw new Error('Too many keys at once.');
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
    await this.guest.log.until(`reports of ${this.serial}`, () =>
      this.reports() >= expected ? true : undefined,
    );
  }

  private reports(): number {
    return this.guest.log.of('report').filter(({ node }) => node === this.node).length;
  }
}
