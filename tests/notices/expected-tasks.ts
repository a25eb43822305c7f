import { retentionOf } from '@mister-x/engine/notices';
import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import type { AnyGameKit } from '@mister-x/engine/testing';
import { EuropeTable } from '../../games/mister-x-europe/pages/screen/europe-table.svelte.js';
import * as europePieces from '../../games/mister-x-europe/pages/screen/pieces.js';
import { gameMessages as europeMessages } from '../../games/mister-x-europe/messages/phone-messages.js';
import { setupMessages as europeSetupMessages } from '../../games/mister-x-europe/messages/screen-messages.js';
import * as yardPieces from '../../games/scotland-yard/pages/screen/pieces.js';
import type { YardTable } from '../../games/scotland-yard/pages/screen/yard-table.svelte.js';
import { gameMessages as yardMessages } from '../../games/scotland-yard/messages/phone-messages.js';
import { setupMessages as yardSetupMessages } from '../../games/scotland-yard/messages/screen-messages.js';
import type { LogEntry } from '../../kiosk/src/visit/notices/queue.svelte.js';
import { taskMessages } from '../../kiosk/src/screen/task-messages.js';
import { noticesUndoneBy } from '../../kiosk/src/screen/undone.js';

type Logged = MatchNotice<Json>;
type Task = {
  readonly text: string;
  readonly pawn?: string;
  readonly along?: true;
  readonly back?: true;
};

/**
 * What a screen has to ask for at which nobody acts, worked out again from the notices as they came:
 * those of the present step of the round, or of the gap; without moves that were taken back; of each
 * piece the last word, and what is about no piece only while nothing else came.
 *
 * @param opened the log as it was when the page was opened: its last move is shown until there is more
 */
export function expectedTasks(
  kit: AnyGameKit,
  table: YardTable | EuropeTable,
  notices: readonly LogEntry[],
  opened: readonly Logged[],
): readonly string[] {
  // A log that is asked for again has other objects than the one that the page remembers.
  const undone = (line: Logged): readonly Json[] => {
    const told = notices.map(({ notice }) => notice as Logged);
    return noticesUndoneBy(line, told.includes(line) ? told : opened, (of) => kit.game.retention?.(of as never) ?? {});
  };
  const game = wordsOf(table, undone, (ring) => {
    const of = (notice: Logged) => (notice.kind === 'game' ? (notice.notice as Json) : undefined);
    const told = notices.find(({ notice }) => of(notice) === ring);
    if (told === undefined) return true;
    const group = notices.filter((each) => each.arrival === told.arrival && each.at < told.at);
    const had = notices.findLast(({ arrival }) => arrival < told.arrival)?.at ?? opened.length - 1;
    const isSame = ({ notice }: LogEntry) =>
      retention(notice).pieces?.some((piece) => retention(told.notice).pieces?.includes(piece));
    return had + group.length + 1 === told.at && !group.some(isSame);
  });
  const retention = (notice: Logged) => retentionOf(notice, (notice) => kit.game.retention?.(notice as never) ?? {});
  const stepOf = (notice: Logged) => (notice.kind === 'game' ? game.step(notice.notice) : ofAnyStep(notice));

  let list: readonly LogEntry[] = [];
  let step: string | undefined;
  let arrival: number | undefined;
  for (const told of notices) {
    const of = stepOf(told.notice);
    if (of === null) continue;
    const isFirst = told.arrival !== arrival;
    arrival = told.arrival;
    if (isFirst) {
      const together = notices.filter((each) => each.arrival === arrival);
      const next = together.map(({ notice }) => stepOf(notice)).find((each) => each && each !== ANY_STEP);
      if (next && next !== step) list = [];
    }
    if (told.notice.kind === 'taken-back') {
      const from = list.findLastIndex(({ notice }) => retention(notice).begins === true);
      if (from >= 0) list = list.filter(({ notice }, i) => i < from || notice.kind !== 'game');
    }
    list = [...list, told];
    if (of !== ANY_STEP) step = of;
  }

  const standing = list.filter(({ notice, ...told }, index) => {
    const { pieces = [], isAlwaysTold: always } = retention(notice);
    if (pieces.length === 0) {
      return always === true || (told.arrival === arrival && stepOf(notice) === step);
    }
    const later = list.slice(index + 1).flatMap((each) => retention(each.notice).pieces ?? []);
    return pieces.some((piece) => !later.includes(piece));
  });
  const shown = standing.length === 0 ? game.lastMove(opened) : standing.map(({ notice }) => notice);
  const last = game.lastMove(shown);
  const said = [
    ...game.say(shown.slice(0, shown.length - last.length)).filter(({ along }) => along !== true),
    ...game.say(last),
  ];
  const after = (index: number) => said.slice(index + 1).map(({ pawn }) => pawn);
  return said.filter(({ back, pawn }, index) => back !== true || !after(index).includes(pawn)).map(({ text }) => text);
}

const ANY_STEP = 'any';

function ofAnyStep({ kind }: Logged): string | null {
  return kind === 'taken-back' || kind === 'takeback-declined' ? ANY_STEP : null;
}

type GameWords = {
  readonly say: (notices: readonly Logged[]) => readonly Task[];
  readonly step: (notice: Json) => string | null;
  readonly lastMove: (history: readonly Logged[]) => readonly Logged[];
};

function wordsOf(
  table: YardTable | EuropeTable,
  undoneOf: (line: Logged) => readonly Json[],
  liesThere: (ring: unknown) => boolean,
): GameWords {
  const undone = undoneOf as never;
  const colour = (id: Parameters<typeof table.colour>[0]) => table.colour(id);
  if (table instanceof EuropeTable) {
    const realTickets = table.view.handSource === 'registered';
    const names = { ...table.names, colour, realTickets, liesThere, undone };
    const messages = taskMessages(europeMessages.t, europeSetupMessages.t);
    return {
      say: (notices) => europePieces.pieceTasks(notices as never, messages, names),
      step: (notice) => europePieces.stepOf(notice as never),
      lastMove: (history) => europePieces.lastMove(history as never),
    };
  }
  const { pawn: name, seat } = table.names;
  const startCard = table.view.startSource === 'registered';
  const names = { colour, name, seat, startCard, undone };
  const messages = taskMessages(yardMessages.t, yardSetupMessages.t);
  return {
    say: (notices) => yardPieces.tasks(notices as never, messages, names),
    step: (notice) => yardPieces.stepOf(notice as never),
    lastMove: (history) => yardPieces.lastMove(history as never),
  };
}
