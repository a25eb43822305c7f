import { noticesInForce } from '@mister-x/engine/notices';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { type DetectiveId, type Notice, retention, type View } from '../../rules/browser.js';
import type { Visit } from '@mister-x/kiosk/visit/visit.svelte.ts';
import type { NoticeReader } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import { castOf } from '../../../pursuit/pages/cast.js';
import { tasksAfterMove, type PieceTask } from '../screen/moved-pieces.js';
import { gameMessages } from '../../messages/phone-messages.js';

/** What a detective who moved on his phone now does with his own pieces; gone with his next turn (CM-1). */
export class OwnPieces {
  readonly #reader: NoticeReader;
  readonly #view = $derived.by(() => this.visit.match.game as View);
  readonly #own = $derived.by(
    (): ReadonlySet<string> =>
      new Set(this.#view.detectives.filter(({ hunter }) => hunter === this.seat).map(({ id }) => id)),
  );
  readonly #mayMove = $derived.by(() => this.#view.moves.some(({ detective }) => this.#own.has(detective)));
  readonly #moves = $derived.by(() =>
    noticesInForce(this.#reader.waiting(), ({ notice }) => notice as MatchNotice<Notice>, retention).flatMap(
      ({ notice }) => this.#ownMove(notice as MatchNotice<Notice>),
    ),
  );
  readonly tasks = $derived.by((): readonly PieceTask[] => {
    if (this.#mayMove) return [];
    const cast = castOf(this.visit.info, this.#view);
    const colour = (id: DetectiveId) => cast.pawn(id)?.colour ?? 'white';
    return this.#moves.flatMap((moved) => tasksAfterMove(moved, gameMessages.t, colour));
  });

  constructor(
    private readonly visit: Visit,
    private readonly seat: string,
  ) {
    this.#reader = visit.queue.reader('own pieces');
  }

  /** With his next turn he has done it. */
  markDone(): void {
    if (this.#mayMove || this.#moves.length === 0) this.#reader.done(this.#reader.end());
  }

  #ownMove(line: MatchNotice<Notice>): readonly Extract<Notice, { type: 'moved' }>[] {
    if (line.kind !== 'game' || line.notice.type !== 'moved') return [];
    return this.#own.has(line.notice.detective) ? [line.notice] : [];
  }
}
