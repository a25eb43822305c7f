import { ok } from '@mister-x/engine';
import type { HostInvitation, HostScreen, Requests } from '@mister-x/engine/protocol';
import { Inject, Injectable, Logger, type OnModuleInit, Optional } from '@nestjs/common';
import PQueue from 'p-queue';
import type { ChannelKey } from '../../socket/channel/channel-key.js';
import { type Client, ClientsService } from '../../socket/clients/clients.service.js';
import { EventBus } from '../../runtime/events.js';
import { makePairingCode, sha256Hex } from '../../runtime/random.js';
import { GuessLimiter } from '../../web/limits/rate-limiter.js';
import { Outbox } from '../../socket/outbox/outbox.service.js';
import { type RequestResult, refuse } from '../../socket/requests/answer.js';
import { ClaimCodes } from '../seats/claim-codes.service.js';
import { TablesRepository } from '../tables.repository.js';
import { CHANNEL_KEY, HOST_KEY, SERVER_ADDRESSES, type CurrentAddresses } from '../../runtime/tokens.js';
import { type HostSession, HostSessionsRepository } from './host-sessions.repository.js';
import { PairingCodes } from './pairing-codes.js';

/** Tables offered to a kiosk that has just been opened: open ones, and games that are over. */
const OPEN_TABLES_LISTED_MAX = 60;
const FINISHED_TABLES_LISTED_MAX = 20;
/** Screens that are signed in; then the one of those not here that paired first makes room, if any is not. */
export const SCREENS_MAX = 64;
/** Holds the code of the link that the terminal shows. */
const TERMINAL_INVITER = 'terminal';

/**
 * Which screens are the host's. A one-time code makes a page's own random key one; the keys of all other
 * screens can be revoked. What is revoked is gone from the disk before anybody is told.
 */
@Injectable()
export class HostService implements OnModuleInit {
  /** By the hash of the key, in the order in which they paired; the same as on the disk. */
  private readonly sessions = new Map<string, HostSession>();
  private readonly codes = new PairingCodes<string>();
  /** Pairing and signing out come one after the other: nobody slips in between. */
  private readonly changes = new PQueue({ concurrency: 1 });
  private shown = makePairingCode(this.codes.issue(TERMINAL_INVITER));
  private readonly logger = new Logger('Host');

  constructor(
    private readonly repository: HostSessionsRepository,
    private readonly tables: TablesRepository,
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
    private readonly guesses: GuessLimiter,
    private readonly claimCodes: ClaimCodes,
    private readonly events: EventBus,
    @Inject(SERVER_ADDRESSES) private readonly reach: CurrentAddresses,
    @Inject(CHANNEL_KEY) private readonly channelKey: ChannelKey,
    @Optional() @Inject(HOST_KEY) private readonly givenKey: string | undefined,
  ) {
    events.on('client:left', ({ client }) => this.codes.withdraw(client));
  }

  async onModuleInit(): Promise<void> {
    for (const session of await this.repository.all()) this.sessions.set(session.hash, session);
    if (this.givenKey === undefined) return;
    const hash = sha256Hex(this.givenKey);
    if (this.sessions.has(hash)) return;
    await this.keep({ hash, name: '', pairedAt: Date.now() });
    await this.makeRoom(hash);
  }

  /** Of the link that the terminal shows: there is always one that no screen has used. */
  get terminalCode(): string {
    return this.shown;
  }

  get screenCount(): number {
    return this.sessions.size;
  }

  pair(client: Client, ask: Requests['host:pair']['ask']): Promise<RequestResult<null>> {
    return this.changes.add(async () => {
      const paired = await this.guesses.attempt(client.address, () => this.tryCode(client, ask));
      if (paired === 'wait') return refuse('BUSY');
      // Its code stays good, until one of the others has gone.
      if (paired === 'full') return refuse('FULL');
      return paired === undefined ? refuse('CODE_UNKNOWN') : ok(null);
    });
  }

  async open(
    client: Client,
    { key }: Requests['host:open']['ask'],
  ): Promise<RequestResult<Requests['host:open']['reply']>> {
    const right = await this.guesses.attempt(client.address, async () => {
      const hash = sha256Hex(key);
      if (!this.sessions.has(hash)) return undefined;
      // In the same breath, so that it cannot be revoked in between.
      client.host = hash;
      return true;
    });
    if (right === 'wait') return refuse('BUSY');
    if (right === undefined) return refuse('FORBIDDEN');
    const tables = await this.tables.listLatest(OPEN_TABLES_LISTED_MAX, FINISHED_TABLES_LISTED_MAX);
    return client.host === undefined ? refuse('FORBIDDEN') : ok({ tables });
  }

  async invite(client: Client): Promise<RequestResult<HostInvitation>> {
    if (!this.clients.isHere(client)) return refuse('FORBIDDEN');
    const code = makePairingCode(this.codes.issue(client.id));
    return ok({
      code,
      ...this.reach(client.connection.origin.arrival),
      channelKey: this.channelKey.text,
      checkNumber: this.channelKey.number,
    });
  }

  async withdraw(client: Client): Promise<RequestResult<null>> {
    this.codes.withdraw(client.id);
    return ok(null);
  }

  async screens(client: Client): Promise<RequestResult<{ readonly screens: readonly HostScreen[] }>> {
    const here = new Set(this.clients.hosts().map((each) => each.host));
    const screens = [...this.sessions.values()].map(({ hash, name, pairedAt }) => ({
      name,
      pairedAt,
      own: hash === client.host,
      connected: here.has(hash),
    }));
    return ok({ screens: screens.reverse() });
  }

  signOutOthers(client: Client): Promise<RequestResult<{ readonly signedOut: number }>> {
    return this.changes.add(async () => {
      const { host } = client;
      if (host === undefined || !this.sessions.has(host)) return refuse('FORBIDDEN');
      // They have seen the codes of open seats, those with secrets among them.
      const tell = await this.claimCodes.renew(this.repository.removingAllBut(host));
      const others = [...this.sessions.keys()].filter((hash) => hash !== host);
      for (const hash of others) this.revoked(hash);
      tell();
      // A link that someone photographed must not lead back in.
      this.codes.withdrawAll();
      this.showAnother();
      this.events.publish('screens:changed', { what: 'signed-out', screens: others.length });
      return ok({ signedOut: others.length });
    });
  }

  private async tryCode(
    client: Client,
    { code, key, screen }: Requests['host:pair']['ask'],
  ): Promise<true | 'full' | undefined> {
    const hash = sha256Hex(key);
    // The page asks again, because the answer was lost: the code is used, and by it.
    if (this.sessions.has(hash)) {
      client.host = hash;
      return true;
    }
    const taken = this.codes.take(code);
    if (taken === undefined) return undefined;
    if (this.sessions.size >= SCREENS_MAX && this.absent().length === 0) {
      taken.giveBack();
      return 'full';
    }
    try {
      await this.keep({ hash, name: screen, pairedAt: Date.now() });
    } catch (error) {
      taken.giveBack();
      throw error;
    }
    taken.used();
    await this.makeRoom(hash);
    const used = taken.holder === TERMINAL_INVITER ? 'terminal' : 'screen';
    if (used === 'terminal') this.showAnother();
    for (const each of this.clients.hosts()) this.outbox.hostPaired(each, screen);
    client.host = hash;
    this.events.publish('screens:changed', { what: 'paired', screen, used });
    return true;
  }

  private async keep(session: HostSession): Promise<void> {
    await this.repository.add(session);
    this.sessions.set(session.hash, session);
  }

  /**
   * Forgets screens beyond the limit. Where the disk refuses, they stay until the next one pairs:
   * the one that has just paired is signed in all the same.
   */
  private async makeRoom(newest: string): Promise<void> {
    const surplus = Math.max(0, this.sessions.size - SCREENS_MAX);
    const others = this.absent().filter((hash) => hash !== newest);
    for (const hash of others.slice(0, surplus)) {
      try {
        await this.repository.remove(hash);
      } catch (error) {
        const msg = 'A screen beyond the limit could not be forgotten.';
        this.logger.error({ msg, err: error });
        return;
      }
      this.revoked(hash);
    }
  }

  /** Those that are not here, the one that paired first before all others. */
  private absent(): readonly string[] {
    const here = new Set(this.clients.hosts().map((each) => each.host));
    return [...this.sessions.keys()].filter((hash) => !here.has(hash));
  }

  /** On the disk it is gone already. */
  private revoked(hash: string): void {
    this.sessions.delete(hash);
    for (const each of this.clients.hosts()) {
      if (each.host !== hash) continue;
      // What it asked before is finished without it, and nothing of its connection stays.
      each.host = undefined;
      this.outbox.signedOut(each);
      this.clients.drop(each);
    }
  }

  private showAnother(): void {
    this.codes.withdraw(TERMINAL_INVITER);
    this.shown = makePairingCode(this.codes.issue(TERMINAL_INVITER));
  }
}
