import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Json } from '@mister-x/engine';
import type { Evening } from './evening.js';
import type { KioskPage } from './kiosk-page.js';
import { Party } from './party.js';
import type { PhonePage } from './phone-page.js';

const FOLDER = new URL('../evenings/old-matches/', import.meta.url);

type Memory = Readonly<Record<string, Json>>;

type File = {
  readonly table: string;
  /** For a new phone, by the name of who wrote them down; not of every match. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Beside the database, by name. */
  readonly keys: Readonly<Record<string, string>>;
  /** What each device remembered, by its name. */
  readonly devices: Readonly<Record<string, Memory>>;
  /** The database, compressed, in lines of Base64. */
  readonly database: readonly string[];
};

/** A match that an earlier version left in the middle: its data folder and its devices. */
export class OldMatch {
  private constructor(private readonly file: File) {}

  static async read(name: string): Promise<OldMatch> {
    return new OldMatch(JSON.parse(await readFile(new URL(`${name}.json`, FOLDER), 'utf8')));
  }

  /** `work` with the data folder as that version left it. */
  async inFolder(work: (folder: string) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'mister-x-old-'));
    try {
      const { keys, database } = this.file;
      const options = { mode: 0o600 };
      for (const [name, text] of Object.entries(keys))
        await writeFile(join(folder, name), text, options);
      const bytes = gunzipSync(Buffer.from(database.join(''), 'base64'));
      await writeFile(join(folder, 'referee.sqlite'), bytes, options);
      await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The head that a device of that time wrote down for a round. */
  head(device: string, round: number): string {
    const [chain] = (this.file.devices[device]?.chains ?? []) as readonly {
      readonly noted: readonly { readonly when: number; readonly head: string }[];
    }[];
    return chain?.noted.find(({ when }) => when === round)?.head ?? '';
  }

  /** What somebody of that time wrote down, for a new phone in place of a lost one. */
  code(name: string): string {
    return this.file.codes?.[name] ?? '';
  }

  /** The screen of that table; it is the host's by the new link. */
  async kiosk(evening: Evening): Promise<KioskPage> {
    const origin = `http://localhost:${evening.referee.port}`;
    const kiosk = await evening.kiosk('en', 'kiosk', this.#storage('kiosk', origin));
    await kiosk.open(evening.referee);
    await kiosk.page.goto(`${origin}/#table=${this.file.table}`);
    return kiosk;
  }

  /** A phone of that table, which comes back by what it remembers. */
  async phone(evening: Evening, name: string): Promise<PhonePage> {
    const { lanAddress } = evening.referee;
    const phone = await evening.phone('en', name, this.#storage(name, lanAddress));
    await phone.page.goto(`${lanAddress}/play`);
    return phone;
  }

  /** All of them; `names` are those of the people, and of their phones but for Mister X's. */
  async party(
    evening: Evening,
    names: readonly string[],
    onPhones: readonly string[],
  ): Promise<Party> {
    const kiosk = await this.kiosk(evening);
    const x = await this.phone(evening, 'x');
    const phones = new Map<string, PhonePage>();
    for (const name of onPhones) phones.set(name, await this.phone(evening, name));
    const party = new Party(evening, kiosk, x, phones, names);
    await party.everybody('the match', () => true);
    return party;
  }

  #storage(device: string, origin: string) {
    const memory = Object.entries(this.file.devices[device] ?? {});
    const localStorage = memory.map(([key, value]) => ({
      name: `mister-x:${key}`,
      value: JSON.stringify(value),
    }));
    return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
  }
}
