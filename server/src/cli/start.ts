import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { err, ok, type Registry, type Result } from '@mister-x/engine';
import { games } from '@mister-x/games';
import type { ServerAddresses } from '@mister-x/engine/protocol';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { runAfterTimeout, type NowMs } from '../runtime/clock.js';
import { type AppDependencies, appModule } from './app.module.js';
import { type ChannelKey, channelKeyOf, loadChannelSecret } from '../socket/channel/channel-key.js';
import { SocketAdapter } from '../socket/clients/socket.adapter.js';
import { type OpenParts, stopServer } from './closing.js';
import type { ServerConfig } from './config.js';
import { restrictOwnFiles, prepareFolder, tryWriting } from '../database/data-folder.js';
import type { Connection } from '../database/connection.js';
import { CHECKED_LOADERS, loadDriver } from '../database/drivers.js';
import { openDatabase } from '../database/open.js';
import { EventBus, type ScreensChange } from '../runtime/events.js';
import type { StartFailure } from '../runtime/failure.js';
import { HostService } from '../tables/host/host.service.js';
import {
  closeAfterBody,
  configuredHostNames,
  hostCheck,
  refuseOtherHosts,
  refuseOtherMethods,
} from '../web/http/host-check.js';
import { HttpsServing, type HttpsFacts } from '../web/http/https-door.js';
import { securityHeaders } from '../web/http/security.js';
import { missingPage, servePages } from '../web/http/static.js';
import { Lifetime } from '../runtime/lifetime.js';
import { answerLimiter } from '../web/limits/answer-limiter.js';
import { Bandwidth } from '../web/limits/bandwidth.js';
import { socketTimeouts, TcpConnections } from '../web/limits/connection-limiter.js';
import { LIMITS } from '../web/limits/limits.js';
import { logText } from './log-text.js';
import type { LogStream } from './logging.js';
import { isAnyAddress, isLoopback, listAddresses, type Networks } from '../web/network/addresses.js';
import { withArrivalFirst } from '../web/network/arrival.js';
import { announce } from '../web/network/mdns.js';
import { NetworkWatch } from '../web/network/networks.js';
import { type SocketAddresses, ClientAddresses } from '../web/network/peers.js';
import { asHttps, listenFailure, probePort } from '../web/network/probe.js';
import { makeHttpPost, type HttpPost } from '../correspondence/outbound/http-post.js';
import { findHardware } from '../scanners/hardware.js';
import { ScannersService } from '../scanners/scanners.service.js';
import { CommandsService } from '../tables/commands.service.js';
import { type CertificateFacts, TlsKeeper } from '../web/tls/keeper.js';
import { certificateNames } from '../web/tls/scope.js';
import type { RunAfter } from '../runtime/tokens.js';

export type RunningServer = {
  /** The kiosk's page on this computer, without a pairing code. */
  readonly url: string;
  readonly port: number;
  readonly pairing: PairingCodeState;
  /** The public key of the private channel, for links. */
  readonly channelKey: string;
  /** The same as people compare it. */
  readonly checkNumber: string;
  /** Bases under which phones reach this server, best first, without a trailing slash. */
  readonly addresses: readonly string[];
  /** How phones trust this server, and what else is to be told of it; only with HTTPS. */
  readonly https?: HttpsFacts;
  /** The open matches of earlier runs have been checked: so many. */
  readonly resumed: Promise<number>;
  /** Whether what is played is found again at the next start: the files may be deleted meanwhile. */
  isSaved(): Promise<boolean>;
  /** Finishes what was begun and stops, within two seconds whatever the clients do. */
  close(): Promise<void>;
};

/** How screens become the host's: by a code that is good for one of them. */
export type PairingCodeState = {
  /** For the terminal's link. Whenever it was used, or is good no more, it is another one. */
  readonly code: () => string;
  /** @param tell called after each change */
  readonly onChange: (tell: (change: ScreensChange) => void) => void;
  /** Whether any screen is the host's already, here at the moment or not. */
  readonly signedIn: () => boolean;
};

/** What a test may put in the place of the real thing. */
export type TestOverrides = {
  readonly after?: RunAfter;
  /** Ends a step of closing that takes too long. */
  readonly closing?: RunAfter;
  /** How requests leave. */
  readonly httpPost?: HttpPost;
  /** By which a client's requests are counted. */
  readonly requestClock?: NowMs;
  readonly onDatabase?: (connection: Connection) => Promise<void>;
  readonly tls?: Partial<CertificateFacts>;
  readonly fromHere?: (socket: SocketAddresses) => boolean;
  /** Where log lines go instead of the standard output. */
  readonly log?: LogStream;
  /** The parts of the server, before it listens. */
  readonly onApp?: (app: INestApplicationContext) => void;
};

export async function startServer(
  config: ServerConfig,
  overrides: TestOverrides = {},
): Promise<Result<RunningServer, StartFailure>> {
  const { dataDir, kioskDir, host, port } = config;
  const missing = await missingPage(kioskDir);
  if (missing !== undefined) return err({ code: 'KIOSK_MISSING', path: missing });
  const occupied = (await probePort(host, port)) ?? (await probeHttps(config));
  if (occupied !== undefined) return err(occupied);
  const unwritable = await prepareFolder(dataDir);
  if (unwritable !== undefined) return err(unwritable);
  await restrictOwnFiles(dataDir);
  const driver = await loadDriver(config.databaseDriver, config.tryDriver ? CHECKED_LOADERS : undefined);
  if (!driver.ok) return driver;
  const opened = await openDatabase(dataDir, driver.value);
  if (!opened.ok) return opened;
  const lifetime = new Lifetime(overrides.after ?? runAfterTimeout);
  const open: OpenParts = { lifetime, connection: opened.value };
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= stopServer(open, overrides.closing ?? runAfterTimeout);
    return closed;
  };
  try {
    const running = await run(config, open, overrides);
    if (running.ok) return ok({ ...running.value, close });
    await close();
    return running;
  } catch (error) {
    await close();
    const failure = listenFailure(error, host, port);
    if (failure === undefined) throw error;
    return err(failure);
  }
}

async function run(
  config: ServerConfig,
  open: OpenParts,
  overrides: TestOverrides,
): Promise<Result<Omit<RunningServer, 'close'>, StartFailure>> {
  const { dataDir } = config;
  await overrides.onDatabase?.(open.connection);
  const secret = await tryWriting(dataDir, () => loadChannelSecret(dataDir));
  if (typeof secret !== 'string') return err(secret);
  const peers = new ClientAddresses(config.trustProxy, overrides.fromHere);
  const watch = new NetworkWatch();
  await watch.refresh();
  const networks = () => watch.now();
  const https = await openHttps(config, overrides, peers, networks);
  if (!https.ok) return https;
  return listen(config, open, channelKeyOf(secret), https.value, overrides, peers, networks);
}

async function probeHttps({ host, port, https }: ServerConfig): Promise<StartFailure | undefined> {
  if (https === undefined) return undefined;
  if (https.port === port && port !== 0) return { code: 'HTTPS_PORT_IN_USE', host, port };
  return asHttps(await probePort(host, https.port));
}

async function openHttps(
  { https, dataDir, host, names, mdns }: ServerConfig,
  overrides: TestOverrides,
  peers: ClientAddresses,
  networks: () => Networks,
): Promise<Result<HttpsServing | undefined, StartFailure>> {
  if (https === undefined) return ok(undefined);
  const keeper = await TlsKeeper.open(dataDir, hostname(), {
    now: Date.now,
    names: () => certificateNames(host, names),
    ...overrides.tls,
  });
  if (!keeper.ok) return keeper;
  return ok(new HttpsServing(keeper.value, host, mdns && !isLoopback(host), peers, networks));
}

async function listen(
  config: ServerConfig,
  open: OpenParts,
  channelKey: ChannelKey,
  https: HttpsServing | undefined,
  overrides: TestOverrides,
  peers: ClientAddresses,
  networks: () => Networks,
): Promise<Result<Omit<RunningServer, 'close'>, StartFailure>> {
  const { host, publicUrl } = config;
  const registry: Registry = config.registry ?? games;
  // The networks may change while the server runs, and the port is known only when it listens.
  let port = config.port;
  // A name for other computers would lead nowhere when only this one can connect.
  const mdns = config.mdns && !isLoopback(host);
  const reach = (arrival?: string): ServerAddresses => {
    if (publicUrl !== undefined) return { addresses: [publicUrl], scheme: 'https', authority: null };
    const all = listAddresses({ host, port, mdns }, networks());
    const addresses = withArrivalFirst(all, arrival, https === undefined);
    return https?.reach(addresses, arrival) ?? { addresses, scheme: 'http', authority: null };
  };
  const { requestClock } = overrides;
  const { connection, lifetime } = open;
  const log = config.logFormat === 'text' ? textLogOf(config, overrides.log) : overrides.log;
  const { limits = LIMITS } = config;
  const parts: AppDependencies = {
    ...{ ...config, connection, registry, channelKey, reach, lifetime, peers, limits },
    httpPost: overrides.httpPost ?? makeHttpPost({ allowLocal: config.allowLocalHooks ?? false }),
    ...(log === undefined ? {} : { log }),
    ...(requestClock === undefined ? {} : { requestClock }),
  };
  const connections = new TcpConnections(limits.connections, (socket) => peers.isProxy(socket));
  const app = await assemble(config, parts, https, connections);
  open.app = app;
  overrides.onApp?.(app);
  const plain: Server = app.getHttpServer();
  socketTimeouts(plain);
  connections.watch(plain);
  await app.listen(config.port, host);
  if (https !== undefined) {
    open.https = https;
    const httpsPort = config.https?.port ?? 0;
    try {
      await https.listen(plain, httpsPort, connections);
    } catch (error) {
      const failure = asHttps(listenFailure(error, host, httpsPort));
      if (failure === undefined) throw error;
      return err(failure);
    }
  }
  port = (plain.address() as AddressInfo).port;
  if (mdns) open.announcement = await announce(port);
  const hosts = app.get(HostService);
  const commands = app.get(CommandsService);
  const resumed = lifetime.join(commands.resume());
  const scanners = app.get(ScannersService);
  const { adapters = [], hardware = false, serialPorts } = config;
  void scanners.start(adapters, hardware ? () => findHardware(serialPorts) : undefined);
  const { addresses } = reach();
  const local = isAnyAddress(host) || isLoopback(host) ? 'localhost' : host;
  return ok({
    url: `http://${local.includes(':') ? `[${local}]` : local}:${port}`,
    port,
    pairing: {
      code: () => hosts.terminalCode,
      onChange: (tell) => app.get(EventBus).on('screens:changed', tell),
      signedIn: () => hosts.screenCount > 0,
    },
    channelKey: channelKey.text,
    checkNumber: channelKey.number,
    addresses,
    resumed,
    isSaved: () => connection.isSaved(),
    ...(https === undefined ? {} : { https: https.facts(listAddresses({ host, port, mdns }, networks())) }),
  });
}

function textLogOf({ logLevel }: ServerConfig, log: LogStream = process.stdout): LogStream {
  return logText(log, logLevel);
}

async function assemble(
  config: ServerConfig,
  parts: AppDependencies,
  https: HttpsServing | undefined,
  connections: TcpConnections,
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
  const check = hostCheck(config.host, configuredHostNames(config.names, config.publicUrl));
  const { peers, limits } = parts;
  const { publicUrl } = config;
  const access = { check, peers, limits, connections, publicUrl, allow: https?.isPrivate };
  app.useWebSocketAdapter(new SocketAdapter(app, access));
  app.disable('x-powered-by');
  app.use(securityHeaders(peers));
  app.use(closeAfterBody);
  app.use(answerLimiter(limits, peers, connections));
  app.use(refuseOtherHosts(check));
  app.use(refuseOtherMethods);
  for (const handler of https?.handlers(config.kioskDir) ?? []) app.use(handler);
  app.use(servePages(config.kioskDir, app.get(Bandwidth)));
  return app;
}
