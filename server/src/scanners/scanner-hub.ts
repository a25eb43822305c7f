import type {
  AdapterFault,
  OpenedAdapters,
  Device,
  PlugEvent,
  ScannerAdapter,
  Unsubscribe,
} from '@mister-x/device-adapters';
import type { ScannerFault, Scanners } from '@mister-x/engine/protocol';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { RUN_AFTER, type RunAfter } from '../runtime/tokens.js';
import { type Breakdowns, type ScannerPortListener, ScannerPort } from './scanner-port.js';
import { type ScannerSetting, ScannersRepository, usualSetting } from './scanners.repository.js';

/** Scanners at one computer; what is plugged in beyond is not looked at. */
export const PORTS_MAX = 64;

type HubListener = Pick<ScannerPortListener, 'heard' | 'changed'>;
type Faults = Scanners['faults'];

/** All scanners that are plugged in, whatever their make, with what the host set for them. */
@Injectable()
export class ScannerHub {
  private readonly logger = new Logger('Scanners');
  private readonly ports = new Map<string, ScannerPort>();
  /** Closings under way, by the place of the device. */
  private readonly closing = new Map<string, Promise<void>>();
  /** By the lasting name of the device. */
  private readonly breakdowns = new Map<string, Breakdowns>();
  private readonly stops: Unsubscribe[] = [];
  private settings = new Map<string, ScannerSetting>();
  private unusable: Faults = [];
  private closed = false;
  private listener: HubListener = { heard: () => undefined, changed: () => undefined };

  constructor(
    private readonly repository: ScannersRepository,
    @Inject(RUN_AFTER) private readonly after: RunAfter,
  ) {}

  listen(listener: HubListener): void {
    this.listener = listener;
  }

  async load(): Promise<void> {
    this.settings = await this.repository.all();
  }

  async add({ adapters, faults, remarks = [] }: OpenedAdapters): Promise<void> {
    if (this.closed) return;
    for (const remark of remarks) this.logger.log(remark);
    for (const fault of faults) {
      this.logger.warn(kindMissingSentence(fault));
      this.unusable = [...this.unusable, { kind: fault.kind, fault: fault.code }];
    }
    if (faults.length > 0) this.listener.changed();
    await Promise.all(adapters.map((adapter) => this.watch(adapter)));
  }

  get all(): Iterable<ScannerPort> {
    return this.ports.values();
  }

  get faults(): Faults {
    return this.unusable;
  }

  /** Of scanners that are plugged in or were. */
  get allSettings(): Iterable<ScannerSetting> {
    return this.settings.values();
  }

  find(scanner: string): ScannerPort | undefined {
    return this.ports.get(scanner);
  }

  /** For the next time that it is plugged in; it is on the disk when this resolves. */
  async remember({ plugged }: ScannerPort, setting: ScannerSetting): Promise<void> {
    const name = settingKeyOf(plugged.device);
    await this.repository.save(name, setting);
    this.settings.set(name, setting);
  }

  /** Resolves when every device is closed. */
  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.stops) stop();
    const pulled = [...this.ports.values()].map((port) => port.pull());
    this.ports.clear();
    await Promise.all([...pulled, ...this.closing.values()]);
  }

  private async watch(adapter: ScannerAdapter): Promise<void> {
    try {
      this.stops.push(adapter.watch((change) => this.follow(adapter, change)));
      for (const device of await adapter.list()) this.plug(adapter, device);
    } catch (error) {
      this.broken(error);
    }
  }

  private follow(adapter: ScannerAdapter, { what, device }: PlugEvent): void {
    if (what === 'plugged') this.plug(adapter, device);
    else this.pull(portIdOf(adapter, device));
  }

  private plug(adapter: ScannerAdapter, device: Device): void {
    const id = portIdOf(adapter, device);
    if (this.closed || this.ports.has(id) || this.ports.size >= PORTS_MAX) return;
    const name = settingKeyOf(device);
    const setting = this.settings.get(name) ?? usualSetting(device.kind);
    const breakdowns = this.breakdowns.get(name) ?? { count: 0 };
    this.breakdowns.set(name, breakdowns);
    const listener: ScannerPortListener = {
      heard: (port, text) => this.listener.heard(port, text),
      changed: () => {
        if (this.ports.get(id) === port) this.listener.changed();
      },
      refused: ({ facts }, fault, detail) => this.logger.warn(refusedSentence(facts.label, fault, detail)),
      broken: (error) => this.broken(error),
    };
    const plugged = { adapter, device, id };
    const before = this.closing.get(id);
    const port = new ScannerPort(plugged, setting, listener, this.after, breakdowns, before);
    this.ports.set(id, port);
    this.logger.log(pluggedInSentence(device));
    // Otherwise it is told as soon as it is open, or is not.
    if (!setting.on || port.facts.state === 'failed') this.listener.changed();
  }

  private pull(id: string): void {
    const port = this.ports.get(id);
    if (port === undefined) return;
    this.ports.delete(id);
    this.logger.log(unpluggedSentence(port.plugged.device));
    const pulling = port.pull();
    const name = settingKeyOf(port.plugged.device);
    if (this.breakdowns.get(name)?.count === 0) this.breakdowns.delete(name);
    const closing = pulling.then(() => {
      if (this.closing.get(id) === closing) this.closing.delete(id);
    });
    this.closing.set(id, closing);
    this.listener.changed();
  }

  private broken(error: unknown): void {
    const msg = 'The driver of a scanner ran into an unexpected error.';
    this.logger.error({ msg, err: error });
  }
}

/** Ids are those of one adapter only. */
const portIdOf = (adapter: ScannerAdapter, { id }: Device): string => `${adapter.kind}:${id}`;

/** The same however often it is plugged in. */
const settingKeyOf = ({ kind, key }: Device): string => `${kind}:${key}`;

/** What the log says of scanners; never what they read. */

const FAULT_REASONS: Readonly<Record<ScannerFault, string>> = {
  NOT_FOUND: 'it has gone',
  BUSY: 'another program is using it',
  NO_PERMISSION: 'this account is not allowed to use it',
  LOST: 'it stopped answering',
  OPEN_FAILED: 'it cannot be opened',
  GARBLED: 'what it sends is not a scan',
  DRIVER_MISSING: 'its driver cannot be loaded',
};

const KIND_NAMES: Readonly<Record<Device['kind'], string>> = {
  pos: 'Scanners in HID-POS mode',
  keyboard: 'Scanners that type like a keyboard',
  serial: 'Scanners at serial ports',
  mock: 'Practice scanners',
};

/** Once all adapters have said what is plugged in. */
export const SEARCH_DONE_SENTENCE = 'Finished looking for scanners.';

const pluggedInSentence = (device: Device): string => `${deviceNoun(device)} plugged in: ${device.label}.`;
const unpluggedSentence = (device: Device): string => `${deviceNoun(device)} unplugged: ${device.label}.`;

/** A person's own keyboard looks the same as a scanner that types. */
const deviceNoun = ({ kind }: Device): string => (kind === 'keyboard' ? 'Keyboard or scanner' : 'Scanner');

const refusedSentence = (label: string, fault: ScannerFault, detail: string): string =>
  `The scanner ${label} cannot be used: ${FAULT_REASONS[fault]} (${detail}).`;

const kindMissingSentence = ({ kind, detail }: AdapterFault): string =>
  `${KIND_NAMES[kind]} cannot be used on this computer (${detail}).`;
