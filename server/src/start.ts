import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { err, ok, type Registry, type Result } from '@mister-x/engine';
import { games } from '@mister-x/engine/games';
import type { Reach } from '@mister-x/engine/protocol';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { afterTimeout } from './after-timeout.js';
import { appModule, type Parts } from './app.module.js';
import { ChannelGate } from './channel/channel-gate.js';
import { type ChannelKey, channelKeyOf, loadChannelSecret } from './channel/channel-key.js';
import { SocketAdapter } from './clients/socket.adapter.js';
import { stop } from './closing.js';
import type { ServerConfig } from './config.js';
import { closeFiles, prepareFolder, retireHostKey, tryWriting } from './data-folder.js';
import type { Connection } from './database/connection.js';
import { CAREFUL, loadDriver } from './database/drivers.js';
import { openDatabase } from './database/open.js';
import { AnswerGate } from './doors/answer-gate.js';
import { ConnectionGate } from './doors/connection-gate.js';
import { DOOR_LIMITS, hurry } from './doors/door-limits.js';
import type { StartFailure } from './failure.js';
import { HostService, type PairingNews } from './host/host.service.js';
import { givenNames, hostCheck, refuseOtherHosts, refuseOtherMethods } from './http/host-check.js';
import { HttpsDoor, type HttpsFacts } from './http/https-door.js';
import { Pace } from './http/pace.js';
import { securityHeaders } from './http/security.js';
import { missingPage, servePages } from './http/static.js';
import { AddressGate } from './limits/address-gate.js';
import type { Now } from './limits/token-bucket.js';
import { logText } from './log-text.js';
import type { LogStream } from './logging.js';
import { isEvery, isLoopback, listAddresses } from './network/addresses.js';
import { announce } from './network/mdns.js';
import { type Ends, Peers } from './network/peers.js';
import { asHttps, listenFailure, probePort } from './network/probe.js';
import { outbound, type Post } from './reminders/outbound/post.js';
import { findHardware } from './scanners/hardware.js';
import { ScannersService } from './scanners/scanners.service.js';
import { CommandsService } from './tables/commands.service.js';
import { type Surroundings, TlsKeeper } from './tls/keeper.js';
import { certificateNames } from './tls/scope.js';
import type { After } from './tokens.js';

export type RunningServer = {
  /** The kiosk's page on this computer, without a pairing code. */
  readonly url: string;
  readonly port: number;
  readonly pairing: Pairing;
  /** The public key of the private channel, for links. */
  readonly channelKey: string;
  /** The same in words. */
  readonly checkWords: readonly string[];
  /** Bases under which phones reach this server, best first, without a trailing slash. */
  readonly addresses: readonly string[];
  /** How phones trust this server, and what else is to be told of it; only with HTTPS. */
  readonly https?: HttpsFacts;
  /** The open matches of earlier runs have been checked: so many. */
  readonly resumed: Promise<number>;
  /** Finishes what was begun and stops, within two seconds whatever the clients do. */
  close(): Promise<void>;
};

/** How screens become the host's: by a code that is good for one of them. */
export type Pairing = {
  /** For the terminal's link. Whenever it was used, or is good no more, it is another one. */
  readonly code: () => string;
  /** @param tell called after each change */
  readonly onNews: (tell: (news: PairingNews) => void) => void;
  /** Whether any screen is the host's already, here at the moment or not. */
  readonly signedIn: () => boolean;
  /** An earlier version's key was found, which was good for ever; it is now good for nothing. */
  readonly retired: boolean;
};

/** What a test may put in the place of the real thing. */
export type Stand = {
  readonly after?: After;
  /** Ends a step of closing that takes too long. */
  readonly closing?: After;
  /** How requests leave. */
  readonly post?: Post;
  /** What tells how much a client has asked for lately. */
  readonly requestClock?: Now;
  readonly onDatabase?: (connection: Connection) => Promise<void>;
  readonly tls?: Partial<Surroundings>;
  readonly fromHere?: (socket: Ends) => boolean;
  /** Where log lines go instead of the standard output. */
  readonly log?: LogStream;
  /** The parts of the server, before it listens. */
  readonly onApp?: (app: INestApplicationContext) => void;
};

export async function startServer(
  config: ServerConfig,
  stand: Stand = {},
): Promise<Result<RunningServer, StartFailure>> {
  const { dataDir, kioskDir, host, port } = config;
  const missing = await missingPage(kioskDir);
  if (missing !== undefined) return err({ code: 'KIOSK_MISSING', path: missing });
  const occupied = (await probePort(host, port)) ?? (await probeHttps(config));
  if (occupied !== undefined) return err(occupied);
  const unwritable = await prepareFolder(dataDir);
  if (unwritable !== undefined) return err(unwritable);
  await closeFiles(dataDir);
  const driver = await loadDriver(config.databaseDriver, config.tryDriver ? CAREFUL : undefined);
  if (!driver.ok) return driver;
  const opened = await openDatabase(dataDir, driver.value);
  if (!opened.ok) return opened;
  const connection = opened.value;
  try {
    await stand.onDatabase?.(connection);
    const secret = await tryWriting(dataDir, () => loadChannelSecret(dataDir));
    if (typeof secret !== 'string') return await abandon(connection, secret);
    const keys = { channelKey: channelKeyOf(secret), retired: await retireHostKey(dataDir) };
    const peers = new Peers(config.trustProxy, stand.fromHere);
    const https = await openHttps(config, stand, peers);
    if (!https.ok) return await abandon(connection, https.error);
    return await listen(config, connection, keys, https.value, stand, peers);
  } catch (error) {
    const failure = listenFailure(error, host, port);
    if (failure !== undefined) return await abandon(connection, failure);
    await connection.close();
    throw error;
  }
}

async function probeHttps({ host, port, https }: ServerConfig): Promise<StartFailure | undefined> {
  if (https === undefined) return undefined;
  if (https.port === port && port !== 0) return { code: 'HTTPS_PORT_IN_USE', host, port };
  return asHttps(await probePort(host, https.port));
}

async function openHttps(
  { https, dataDir, host, names, mdns }: ServerConfig,
  stand: Stand,
  peers: Peers,
): Promise<Result<HttpsDoor | undefined, StartFailure>> {
  if (https === undefined) return ok(undefined);
  const keeper = await TlsKeeper.open(dataDir, hostname(), {
    now: Date.now,
    names: () => certificateNames(host, names),
    ...stand.tls,
  });
  if (!keeper.ok) return keeper;
  return ok(new HttpsDoor(keeper.value, host, mdns && !isLoopback(host), peers));
}

async function listen(
  config: ServerConfig,
  connection: Connection,
  { channelKey, retired }: { readonly channelKey: ChannelKey; readonly retired: boolean },
  https: HttpsDoor | undefined,
  stand: Stand,
  peers: Peers,
): Promise<Result<RunningServer, StartFailure>> {
  const { host, publicUrl } = config;
  const registry: Registry = config.registry ?? games;
  // The networks may change while the server runs, and the port is known only when it listens.
  let port = config.port;
  // A name for other computers would lead nowhere when only this one can connect.
  const mdns = config.mdns && !isLoopback(host);
  const reach = (): Reach => {
    if (publicUrl !== undefined) return { addresses: [publicUrl], line: 'https', authority: null };
    const addresses = listAddresses(host, port, mdns);
    return https?.reach(addresses) ?? { addresses, line: 'plain', authority: null };
  };
  const { after = afterTimeout, requestClock } = stand;
  const log = config.logFormat === 'text' ? readably(config, stand.log) : stand.log;
  const parts: Parts = {
    ...{ ...config, connection, registry, channelKey, reach, after, peers },
    post: stand.post ?? outbound({ allowLocal: config.allowLocalHooks ?? false }),
    ...(log === undefined ? {} : { log }),
    ...(requestClock === undefined ? {} : { requestClock }),
  };
  const connections = new ConnectionGate(config.doorLimits ?? DOOR_LIMITS, (socket) =>
    peers.isProxy(socket),
  );
  const app = await assemble(config, parts, https, connections);
  stand.onApp?.(app);
  const plain: Server = app.getHttpServer();
  hurry(plain);
  connections.watch(plain);
  try {
    await app.listen(config.port, host);
    await https?.listen(plain, config.https?.port ?? 0, connections);
  } catch (error) {
    const first = plain.listening;
    await app.close();
    const failure = first
      ? asHttps(listenFailure(error, host, config.https?.port ?? 0))
      : undefined;
    if (failure === undefined) throw error;
    return await abandon(connection, failure);
  }
  port = (plain.address() as AddressInfo).port;
  const announcement = mdns ? await announce(port) : undefined;
  const hosts = app.get(HostService);
  const commands = app.get(CommandsService);
  const resumed = commands.resume();
  const scanners = app.get(ScannersService);
  const { adapters = [], hardware = false, serialPorts } = config;
  void scanners.start(adapters, hardware ? () => findHardware(serialPorts) : undefined);
  let closed: Promise<void> | undefined;
  const { addresses } = reach();
  const local = isEvery(host) || isLoopback(host) ? 'localhost' : host;
  return ok({
    url: `http://${local.includes(':') ? `[${local}]` : local}:${port}`,
    port,
    pairing: {
      code: () => hosts.terminalCode,
      onNews: (tell) => hosts.onNews(tell),
      signedIn: () => hosts.screenCount > 0,
      retired,
    },
    channelKey: channelKey.text,
    checkWords: channelKey.words,
    addresses,
    resumed,
    ...(https === undefined ? {} : { https: https.facts(listAddresses(host, port, mdns)) }),
    close: () => {
      closed ??= stop(
        { app, commands, scanners, connection, announcement, https },
        stand.closing ?? afterTimeout,
      );
      return closed;
    },
  });
}

function readably({ logLevel }: ServerConfig, log: LogStream = process.stdout): LogStream {
  return logText(log, logLevel);
}

async function assemble(
  config: ServerConfig,
  parts: Parts,
  https: HttpsDoor | undefined,
  connections: ConnectionGate,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(appModule(parts), {
    abortOnError: false,
    bodyParser: false,
    bufferLogs: true,
    // An unfinished request must not keep the server from stopping.
    forceCloseConnections: true,
  });
  app.useLogger(app.get(Logger));
  app.get(Logger).log(`The database driver is ${parts.connection.driver}.`, 'Database');
  const check = hostCheck(config.host, givenNames(config.names, config.publicUrl));
  const { peers } = parts;
  const sockets = new AddressGate(config.addressLimits);
  const doors = { check, peers, sockets, connections };
  app.useWebSocketAdapter(new SocketAdapter(app, doors, app.get(ChannelGate), https?.isPrivate));
  app.disable('x-powered-by');
  app.use(securityHeaders(peers));
  app.use(new AnswerGate(config.doorLimits ?? DOOR_LIMITS, peers, connections).handler());
  app.use(refuseOtherHosts(check));
  app.use(refuseOtherMethods);
  for (const handler of https?.handlers(config.kioskDir) ?? []) app.use(handler);
  app.use(servePages(config.kioskDir, peers, app.get(Pace)));
  return app;
}

async function abandon(
  connection: Connection,
  failure: StartFailure,
): Promise<Result<never, StartFailure>> {
  await connection.close();
  return err(failure);
}
