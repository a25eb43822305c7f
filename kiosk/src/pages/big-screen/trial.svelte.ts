import type { TableId } from '@mister-x/engine/protocol';
import type { GameUi, TrialKind } from '../../games/game-ui.js';
import { GAMES } from '../../games/index.js';
import type { KeyCheck } from '../../line/key-check.svelte.js';
import type { Session } from '../../visit/session.svelte.js';
import type { RequestReply } from '../../line/wire.js';
import { speech, t } from '../../messages/index.svelte.js';
import { toastRefusal } from '../../kit/explain.js';
import { startTrustMemory } from '../../witness/memory.js';
import { rememberPlayedOnScreen } from '../../screen/no-board.js';

/** The game that someone tries who has just come. */
function trialGame(): GameUi | undefined {
  return GAMES.find(({ trial }) => trial !== undefined);
}

/** A game against computers, at once: behind the cover on the page of phones. */
export class TrialStarter {
  /** The table is being set up. */
  busy = $state(false);

  constructor(
    private readonly session: Session,
    private readonly keyCheck: Pick<KeyCheck, 'key'>,
    private readonly openTable: (table: TableId) => Promise<void>,
  ) {}

  async begin(trial: TrialKind): Promise<void> {
    const ui = trialGame();
    if (ui === undefined || this.busy) return;
    this.busy = true;
    const begun = await createTrial(this.session, ui, trial, this.keyCheck.key).finally(() => {
      this.busy = false;
    });
    if (!begun.ok) {
      toastRefusal(begun, { ...ui.refusals(), FULL: t.screen.setup.full });
      return;
    }
    const { table } = begun.value;
    rememberPlayedOnScreen(table);
    if (trial === 'hidden') location.assign('/play');
    else await this.openTable(table);
  }
}

/**
 * Sets a table up for one person against computers, and starts it. Behind the cover this browser takes the
 * seat as a phone would, so that the page of phones opens there; a player with a phone claims the seat with it first.
 */
async function createTrial(
  { line }: Session,
  ui: GameUi,
  trial: TrialKind,
  channel: string | undefined,
): Promise<RequestReply<'table:create'>> {
  await speech.need(...ui.messages);
  const draft = (await ui.trial?.())?.tableFor(trial);
  if (draft === undefined) throw new Error(`${ui.id} cannot be tried`);
  const { language } = speech;
  const created = await line.ask('table:create', { game: ui.id, language, ...draft });
  if (!created.ok) return created;
  if (trial === 'phone') return created;
  const { table } = created.value;
  if (trial === 'hidden') {
    const seated = await claimAllSeats(line, table, channel);
    if (seated !== undefined && !seated.ok) return seated;
  }
  const started = await line.ask('table:start', { table });
  return started.ok ? created : started;
}

async function claimAllSeats(
  line: Session['line'],
  table: TableId,
  channel: string | undefined,
): Promise<RequestReply<'seat:claim'> | RequestReply<'table:open'> | undefined> {
  const opened = await line.ask('table:open', { table });
  if (!opened.ok) return opened;
  const { seats } = opened.value.table;
  const own = seats.find(({ onScreen }) => onScreen);
  const code = own === undefined ? undefined : opened.value.host.codes[own.seat];
  if (code === undefined) return undefined;
  // Of the pages of phones, which no other big screen needs.
  const { storedSeatOf, storeSeat } = await import('../phone/seats.js');
  const claimed = await line.ask('seat:claim', { code });
  if (claimed.ok) {
    storeSeat(storedSeatOf(claimed.value, channel));
    startTrustMemory(table);
  }
  return claimed;
}
