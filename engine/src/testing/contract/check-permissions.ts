import type { GameTypes, Seat, Viewer } from '../../core/game.js';
import { REFEREE, TABLE } from '../../core/game.js';
import type { Command } from '../../core/match.js';
import type { Choices } from '../../core/match-choices.js';
import { type SeatHolding, maySend, type Sender } from '../../core/may-send.js';
import type { SeedsOfTable, Failure, GameKit } from './kit.js';
import { jsonText } from './plain.js';
import { checkSteps } from './run.js';

/** Actions of a seat that are tried at one moment: who may send them depends on little. */
const COMMANDS_TRIED = 3;

/**
 * Everything that is asked at a table can be answered by someone who sits at it: a seat by its own
 * phone, or at the kiosk where it has no secrets, the host at the kiosk. Nobody else can.
 */
export function checkPermissions<T extends GameTypes>(kit: GameKit<T>, effort: SeedsOfTable): Failure[] {
  return checkSteps(
    'authority',
    kit,
    effort,
    ({ run, seats }, { game }, report) => {
      const senders: readonly Sender[] = [
        ...seats.map(({ seat }) => ({ viewer: seat, host: false })),
        { viewer: TABLE, host: false },
        { viewer: TABLE, host: true },
      ];
      const onPhones = seats.map(({ seat, secret }) => ({ seat, secret, held: true }));
      const atKiosk = onPhones.map((place) => ({ ...place, held: place.secret }));
      const heard = (held: readonly SeatHolding[], seat: Seat, command: Command<T['action']>) =>
        senders.filter((sender) => maySend(game, held, sender, seat, command).ok);
      const expectOnly = (what: string, from: readonly Sender[], viewer: Viewer, host = false): void => {
        const [only, ...others] = from;
        if (only === undefined) report(`${what}: nobody may send it`);
        else if (others.length > 0 || only.viewer !== viewer || only.host !== host) {
          report(`${what}: ${jsonText([...from])} may send it`);
        }
      };
      for (const { seat, secret } of seats) {
        for (const command of someCommands(run.choices(seat))) {
          const what = `${seat}: ${jsonText(command)}`;
          expectOnly(what, heard(onPhones, seat, command), seat);
          if (!secret) expectOnly(`${what} at the kiosk`, heard(atKiosk, seat, command), TABLE, true);
        }
      }
      for (const command of run.choices(REFEREE).commands) {
        expectOnly(`the host: ${jsonText(command)}`, heard(onPhones, REFEREE, command), TABLE, true);
      }
      for (const { id, action } of run.timers) {
        if (heard(onPhones, REFEREE, action).length > 0) report(`timer ${id}: someone may send it`);
      }
      const { request } = run.match;
      for (const { viewer } of senders) {
        const { open } = run.view(viewer).takeback;
        if (open?.of !== request?.of) report(`${viewer} does not see who is asked`);
        if (open?.yours === true && open.of !== viewer) report(`${viewer} is asked for another`);
      }
      const people: readonly Seat[] = [...seats.map(({ seat }) => seat), REFEREE];
      if (request !== undefined && !people.includes(request.of)) {
        report(`${request.of} is asked, who does not sit at the table`);
      }
      if (request !== undefined && !run.toAct.includes(request.of)) {
        report(`${request.of} is asked and not awaited`);
      }
    },
    { takebacks: true, concessions: true },
  );
}

function someCommands<Action>({ actions, commands }: Choices<Action>): readonly Command<Action>[] {
  const tried: Command<Action>[] = [...commands];
  for (const action of actions) {
    if (tried.length >= commands.length + COMMANDS_TRIED) break;
    tried.push({ kind: 'act', action });
  }
  return tried;
}
