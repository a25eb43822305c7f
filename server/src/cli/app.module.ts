import type { Registry } from '@mister-x/engine';
import type { SealMode } from '@mister-x/engine/trust';
import { type DynamicModule, Module } from '@nestjs/common';
import { BoardsController } from '../tables/boards/boards.controller.js';
import { BoardsRepository } from '../tables/boards/boards.repository.js';
import { BoardsService } from '../tables/boards/boards.service.js';
import { UploadSlots } from '../tables/boards/uploads.js';
import { ChannelService } from '../socket/channel/channel.service.js';
import type { ChannelKey } from '../socket/channel/channel-key.js';
import { ClientsService, USUAL_AWAY_AFTER_MS } from '../socket/clients/clients.service.js';
import type { NowMs } from '../runtime/clock.js';
import { ComputerPool } from '../computers/computer-pool.js';
import { USUAL_MOVE_AFTER_MS } from '../computers/table-computers.js';
import type { LogLevel } from './config.js';
import { Connection } from '../database/connection.js';
import { EventBus } from '../runtime/events.js';
import { HealthChecks } from '../web/health/checks.js';
import { HealthController, HealthService } from '../web/health/health.controller.js';
import { HostService } from '../tables/host/host.service.js';
import { HostSessionsRepository } from '../tables/host/host-sessions.repository.js';
import { KeyRing } from '../tables/keys/key-ring.js';
import { Lifetime } from '../runtime/lifetime.js';
import { Bandwidth } from '../web/limits/bandwidth.js';
import type { Limits } from '../web/limits/limits.js';
import { GuessLimiter, RequestLimiter } from '../web/limits/rate-limiter.js';
import { type LogStream, loggerModule } from './logging.js';
import { MatchesRepository } from '../tables/matches/matches.repository.js';
import { isThisComputer } from '../web/network/addresses.js';
import { ClientAddresses } from '../web/network/peers.js';
import { Outbox } from '../socket/outbox/outbox.service.js';
import { InvitationsRepository } from '../tables/invitations/invitations.repository.js';
import { InvitationsService } from '../tables/invitations/invitations.service.js';
import { ReplacementsService } from '../tables/invitations/replacements.service.js';
import { PrintedDownloads } from '../printing/downloads.js';
import { PrintWorker } from '../printing/worker/print-worker.js';
import { PrintController } from '../printing/print.controller.js';
import { PrintService } from '../printing/print.service.js';
import { DeliveriesService } from '../correspondence/deliveries.service.js';
import { FeedsController } from '../correspondence/feeds.controller.js';
import { ReminderEventsRepository } from '../correspondence/reminder-events.repository.js';
import { PublicOrigin } from '../correspondence/origin.js';
import type { HttpPost } from '../correspondence/outbound/http-post.js';
import { RemindersRepository } from '../correspondence/reminders.repository.js';
import { RemindersService } from '../correspondence/reminders.service.js';
import { TurnReminders } from '../correspondence/turn-reminders.js';
import { RequestsGateway } from '../socket/requests/requests.gateway.js';
import { routes } from './routes.js';
import { ScannerHub } from '../scanners/scanner-hub.js';
import { ScannerTables } from '../scanners/scanner-tables.js';
import { ScannersRepository } from '../scanners/scanners.repository.js';
import { ScannersService } from '../scanners/scanners.service.js';
import { ClaimCodes } from '../tables/seats/claim-codes.service.js';
import { LostSeatsService } from '../tables/seats/lost-seats.service.js';
import { SeatChanges } from '../tables/seats/seat-changes.js';
import { SeatComputersService } from '../tables/seats/seat-computers.service.js';
import { SeatsRepository } from '../tables/seats/seats.repository.js';
import { SeatsService } from '../tables/seats/seats.service.js';
import { ClockWatch } from '../database/clock-watch.js';
import { TimesRepository } from '../database/times.repository.js';
import { CommandsService } from '../tables/commands.service.js';
import { LiveTables } from '../tables/live-tables.js';
import { LongWaits } from '../tables/long-waits.js';
import { ReadingsService } from '../tables/readings.service.js';
import { TableRecovery } from '../tables/recovery.js';
import { USUAL_OBJECTION_MS } from '../tables/seat-announcements.js';
import { TableBroadcast } from '../tables/table-broadcast.js';
import { TableLoader } from '../tables/table-loader.js';
import { TablesRepository } from '../tables/tables.repository.js';
import { TablesService } from '../tables/tables.service.js';
import { WaitsRepository } from '../tables/waits.repository.js';
import {
  RUN_AFTER,
  AWAY_AFTER_MS,
  CHANNEL_KEY,
  HOST_KEY,
  IS_LOCAL,
  type IsLocal,
  ALLOW_LOCAL_HOOKS,
  OBJECTION_MS,
  COMPUTER_PACE_MS,
  HTTP_POST,
  SERVER_ADDRESSES,
  REGISTRY,
  type CurrentAddresses,
  ROUTES,
  SEAL_MODE,
  TIMER_MS_BY_ID,
  type TimerMsById,
} from '../runtime/tokens.js';
import { WifiService } from '../web/wifi/wifi.service.js';

export type AppDependencies = {
  readonly connection: Connection;
  readonly dataDir: string;
  readonly kioskDir: string;
  readonly registry: Registry;
  readonly hostKey?: string;
  readonly channelKey: ChannelKey;
  readonly isLocal?: IsLocal;
  readonly peers: ClientAddresses;
  readonly reach: CurrentAddresses;
  readonly lifetime: Lifetime;
  readonly httpPost: HttpPost;
  readonly allowLocalHooks?: boolean;
  readonly logLevel: LogLevel;
  readonly log?: LogStream;
  readonly seal?: SealMode;
  readonly limits: Limits;
  readonly requestClock?: NowMs;
  readonly awayMs?: number;
  readonly objectionMs?: number;
  readonly timerMs?: TimerMsById;
  readonly paceMs?: number;
};

@Module({})
class AppModule {}

export function appModule(parts: AppDependencies): DynamicModule {
  return {
    module: AppModule,
    imports: [loggerModule(parts.logLevel, parts.log)],
    controllers: [BoardsController, FeedsController, HealthController, PrintController],
    providers: [
      { provide: Connection, useValue: parts.connection },
      { provide: REGISTRY, useValue: parts.registry },
      { provide: HOST_KEY, useValue: parts.hostKey },
      { provide: CHANNEL_KEY, useValue: parts.channelKey },
      { provide: IS_LOCAL, useValue: parts.isLocal ?? isThisComputer },
      { provide: ClientAddresses, useValue: parts.peers },
      { provide: SERVER_ADDRESSES, useValue: parts.reach },
      { provide: Lifetime, useValue: parts.lifetime },
      { provide: RUN_AFTER, useValue: parts.lifetime.after },
      { provide: HTTP_POST, useValue: parts.httpPost },
      { provide: ALLOW_LOCAL_HOOKS, useValue: parts.allowLocalHooks ?? false },
      { provide: AWAY_AFTER_MS, useValue: parts.awayMs ?? USUAL_AWAY_AFTER_MS },
      { provide: OBJECTION_MS, useValue: parts.objectionMs ?? USUAL_OBJECTION_MS },
      { provide: COMPUTER_PACE_MS, useValue: parts.paceMs ?? USUAL_MOVE_AFTER_MS },
      { provide: TIMER_MS_BY_ID, useValue: parts.timerMs ?? {} },
      { provide: ROUTES, useValue: routes },
      { provide: SEAL_MODE, useValue: parts.seal ?? 'phones' },
      { provide: Bandwidth, useValue: new Bandwidth(parts.limits.bandwidth, parts.peers) },
      {
        provide: RequestLimiter,
        useValue: new RequestLimiter(parts.limits, parts.requestClock),
      },
      {
        provide: HealthChecks,
        useFactory: (tables: TablesRepository) =>
          new HealthChecks(parts.connection, () => tables.count(), parts.dataDir, parts.kioskDir),
        inject: [TablesRepository],
      },
      {
        provide: HealthService,
        useFactory: (tables: LiveTables, clients: ClientsService, checks: HealthChecks) =>
          new HealthService(parts.connection, tables, clients, checks),
        inject: [LiveTables, ClientsService, HealthChecks],
      },
      { provide: WifiService, useValue: new WifiService(parts.dataDir) },
      BoardsRepository,
      BoardsService,
      ClaimCodes,
      ClientsService,
      ClockWatch,
      SeatComputersService,
      DeliveriesService,
      PrintedDownloads,
      EventBus,
      GuessLimiter,
      HostService,
      HostSessionsRepository,
      KeyRing,
      ChannelService,
      LiveTables,
      LongWaits,
      LostSeatsService,
      MatchesRepository,
      CommandsService,
      ReadingsService,
      ReminderEventsRepository,
      TurnReminders,
      PublicOrigin,
      Outbox,
      InvitationsRepository,
      InvitationsService,
      PrintWorker,
      PrintService,
      TableLoader,
      TableRecovery,
      ReplacementsService,
      RemindersRepository,
      RemindersService,
      RequestsGateway,
      ScannerHub,
      ScannersRepository,
      ScannersService,
      ScannerTables,
      SeatChanges,
      SeatsRepository,
      SeatsService,
      TableBroadcast,
      TablesRepository,
      TimesRepository,
      WaitsRepository,
      TablesService,
      ComputerPool,
      UploadSlots,
    ],
  };
}
