import { deepStrictEqual } from 'node:assert/strict';
import { type Json, type MatchNotice, TABLE, type Viewer } from '@mister-x/engine';
import { type CommandRequest, STORAGE_FAULTS } from '@mister-x/engine/protocol';
import type { SeededDice } from '../dice.js';
import { pause, saltsFor } from '../wire/device.js';
import type { MatchModel, Turn } from './match-model.js';
import { type Answer, actorOf, allDevices, firstModel, type Table } from './table.js';

/** Refusals that say nothing of the command itself. */
const TRANSIENT_CODES: readonly string[] = ['BUSY', 'INTERNAL', 'SEALED', ...STORAGE_FAULTS];
/** How many answers of the past are asked for again at each inspection. */
const COMMANDS_SENT_TWICE_ONE_IN = 3;
const CATCH_UP_MS = 60_000;

type SentTurn = { readonly turn: Turn; readonly request: CommandRequest };
type SentCommand = SentTurn & {
  /** What the rules say it must be answered. */
  readonly expected: Answer;
  tries: number;
};

/**
 * Plays one match by everybody's hands and knows what must be true of it: whatever was
 * acknowledged counts, whatever was sent and not acknowledged counts whole or not at all.
 */
export class Player {
  private model: MatchModel;
  private pending: SentCommand | undefined;
  private readonly answered: (SentTurn & { readonly answer: Answer })[] = [];
  private readonly log = new Map<Viewer, MatchNotice<Json>[]>();
  /** By viewer and revision. */
  private readonly history = new Map<string, string>();
  private sent = 0;
  /** Commands in force, refused, and such that had to be sent again. */
  readonly counts = { accepted: 0, refused: 0, repeated: 0, unsaved: 0 };

  constructor(
    readonly table: Table,
    private readonly dice: SeededDice,
  ) {
    this.model = firstModel(table);
    this.note(this.model);
  }

  /** What the match must be by now, while nothing is pending. */
  get truth(): MatchModel {
    return this.model;
  }

  get over(): boolean {
    return this.model.outcome !== undefined && this.pending === undefined;
  }

  /** Plays until the game is over or `stop` says so; a command may be left unanswered. */
  async play(stop: () => boolean, thinkMs: number): Promise<void> {
    while (!stop() && !this.over) {
      if (thinkMs > 0 && this.dice.int(3) === 0) await pause(this.dice.int(thinkMs + 1));
      this.pending ??= this.choose();
      await this.settle(stop);
    }
  }

  /** Sends what is pending until it is answered; the same id each time (CM-6). */
  async settle(stop: () => boolean): Promise<void> {
    const { pending } = this;
    if (pending === undefined) return;
    const [device] = actorOf(this.table, pending.turn.seat);
    while (!stop()) {
      pending.tries += 1;
      const answer: Answer | undefined = await device
        .ready()
        .then(() => device.ask('command', pending.request))
        .catch((error) => {
          if (device.connected && !stop()) throw error;
          return undefined;
        });
      if (answer === undefined) continue;
      if (!answer.ok && TRANSIENT_CODES.includes(answer.refusal.code)) {
        this.counts.unsaved += 1;
        await pause(20);
        continue;
      }
      if (pending.tries > 1) this.counts.repeated += 1;
      this.settled(pending, answer);
      return;
    }
  }

  /**
   * After a fault: every viewer is shown the match of before or after the pending command, all of
   * them the same one, and nobody was ever shown anything else. The one who waited with the table for
   * its key hears of its awakening on a connection of his own, and so perhaps a little later.
   */
  async inspectViews(): Promise<void> {
    const allowed = [this.model];
    if (this.pending?.expected.ok) allowed.push(this.model.after(this.pending.turn));
    const deadline = Date.now() + CATCH_UP_MS;
    let faults = this.faults(allowed);
    while (faults.length === allowed.length && Date.now() < deadline) {
      await pause(3);
      faults = this.faults(allowed);
    }
    if (faults.length === allowed.length) throw new Error(faults.join('\nor: '));
    for (const model of allowed) this.note(model);
    for (const [viewer, device] of [...this.table.devices, [TABLE, this.table.spectator] as const]) {
      for (const { revision, bytes } of device.shown.splice(0, device.shown.length - 1)) {
        const known = this.history.get(`${viewer}/${revision}`);
        if (known !== bytes) throw this.wrong(viewer, `revision ${revision}`, known, bytes);
      }
    }
  }

  /** Waits until everybody has heard of the last command. */
  async caughtUp(): Promise<void> {
    const deadline = Date.now() + CATCH_UP_MS;
    while (this.differing(this.model) !== undefined && Date.now() < deadline) await pause(3);
    await this.inspectViews();
  }

  /** Answers given once are given again, word for word, and the log says all things once. */
  async inspectAnswers(): Promise<void> {
    const last = this.answered.slice(-2);
    const some = Array.from({ length: COMMANDS_SENT_TWICE_ONE_IN }, () => this.anyAnswered());
    for (const asked of [...last, ...some]) {
      if (asked === undefined) continue;
      const [device] = actorOf(this.table, asked.turn.seat);
      deepStrictEqual(await device.ask('command', asked.request), asked.answer);
    }
    for (const [viewer, device] of this.table.devices) {
      const { notices } = await device.get('history', { table: this.table.id });
      deepStrictEqual(notices, this.log.get(viewer) ?? [], `the log of ${viewer}`);
    }
  }

  /** The last commands in force, as they were sent. */
  lastAccepted(): readonly CommandRequest[] {
    const accepted = this.answered.filter(({ answer }) => answer.ok);
    return accepted.slice(-8).map(({ request }) => request);
  }

  close(): void {
    for (const device of allDevices(this.table)) device.close();
  }

  private choose(): SentCommand {
    const kind = this.dice.int(12);
    const turn = kind === 0 ? this.model.anyTurn(this.dice) : this.model.nextTurn(this.dice);
    const [, viewer] = actorOf(this.table, turn.seat);
    const { revision } = this.model.show(viewer);
    const stale = kind === 1 && revision > 1;
    const grant = this.table.holdings.get(turn.seat)?.grant;
    const request: CommandRequest = {
      table: this.table.id,
      seat: turn.seat,
      id: `fault-${String(this.sent++).padStart(6, '0')}`,
      revision: stale ? revision - 1 : revision,
      command: turn.command,
      ...(grant === undefined ? {} : saltsFor(grant)),
    };
    const expected = stale ? refused('STALE_STATE') : this.expect(turn, viewer);
    return { turn, request, expected, tries: 0 };
  }

  private expect(turn: Turn, viewer: Viewer): Answer {
    const decided = this.model.decide(turn.seat, turn.command);
    if (!decided.ok) return { ok: false, refusal: decided.error };
    return { ok: true, value: { revision: this.model.after(turn).show(viewer).revision } };
  }

  private settled({ turn, request, expected }: SentCommand, answer: Answer): void {
    deepStrictEqual(answer, expected, `the answer to ${JSON.stringify(request)}`);
    this.pending = undefined;
    this.answered.push({ turn, request, answer });
    if (!answer.ok) {
      this.counts.refused += 1;
      return;
    }
    this.counts.accepted += 1;
    this.model = this.model.after(turn);
    this.note(this.model);
    for (const [viewer, notices] of this.model.told) {
      this.log.set(viewer, [...(this.log.get(viewer) ?? []), ...notices]);
    }
  }

  /** An old answer that is certain to be kept: refusals are kept for a while only. */
  private anyAnswered(): (typeof this.answered)[number] | undefined {
    const accepted = this.answered.filter(({ answer }) => answer.ok);
    return accepted.length === 0 ? undefined : this.dice.pick(accepted);
  }

  private note(model: MatchModel): void {
    for (const viewer of model.viewers) {
      const { revision, bytes } = model.show(viewer);
      this.history.set(`${viewer}/${revision}`, bytes);
    }
  }

  private faults(models: readonly MatchModel[]): readonly string[] {
    return models.flatMap((model) => this.differing(model)?.message ?? []);
  }

  private differing(model: MatchModel): Error | undefined {
    for (const [viewer, device] of [...this.table.devices, [TABLE, this.table.spectator] as const]) {
      const [was, must] = [device.shown.at(-1), model.show(viewer)];
      if (was?.revision === must.revision && was.bytes === must.bytes) continue;
      return this.wrong(viewer, `revision ${was?.revision}, not ${must.revision}`, must.bytes, was?.bytes);
    }
    return undefined;
  }

  private wrong(viewer: Viewer, what: string, must?: string, was?: string): Error {
    const pending = JSON.stringify(this.pending?.request ?? null);
    return new Error(
      `table ${this.table.id}, ${viewer}: ${what}\nmust be ${must}\nbut was ${was}\npending: ${pending}`,
    );
  }
}

const refused = (code: string): Answer => ({ ok: false, refusal: { code } });
