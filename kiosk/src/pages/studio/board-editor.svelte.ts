import type { BoardFile, BoardSpec } from '@mister-x/games/pursuit/rules';
import * as edit from './model/edit.js';
import { isProofread, markProofread, nextStationToProofread, type ProofreadStations } from './model/proof.js';
import { amendLastStep, beginTimeline, redo, addStep, type Timeline, undo } from './model/timeline.js';
import type { LineHit } from './stage/hit.js';

export type EditorSelection = { readonly is: 'station'; readonly id: number } | ({ readonly is: 'line' } & LineHit);

/** What a tap on a station does. */
export type EditorMode = 'draw' | 'starts' | 'missions' | 'proof';

/** A number being typed for a station. `fresh`: it was put down just now. */
type TypedNumber = { readonly id: number; readonly text: string; readonly fresh: boolean };

/**
 * What is done to one board, with everything that people hold in their hands while they do it. Knows no
 * screen.
 */
export class BoardEditor {
  readonly spec: BoardSpec;
  mode = $state.raw<EditorMode>('draw');
  selection = $state.raw<EditorSelection | null>(null);
  transport = $state('');
  /** Each tap goes on from the station before with a line. */
  chain = $state(false);
  /** Drags carry stations. */
  carrying = $state(false);
  /** A new station asks for its number. */
  asks = $state(false);
  typing = $state.raw<TypedNumber | null>(null);
  deck = $state('');
  mission = $state('');
  side = $state.raw<edit.MissionSide>('starts');
  proofs = $state.raw<ProofreadStations>({});
  #timeline = $state.raw<Timeline<BoardFile>>(beginTimeline(edit.emptyBoard('', [])));
  #from = $state(1);
  readonly board = $derived.by(() => this.#timeline.present);
  readonly canUndo = $derived.by(() => this.#timeline.past.length > 0);
  readonly canRedo = $derived.by(() => this.#timeline.future.length > 0);
  readonly #stations = $derived.by(() => this.board.stations);
  /** The number of the station that is put down next. Lines do not change it. */
  readonly next = $derived.by(() => edit.freeNumber({ stations: this.#stations }, this.#from));
  /** The station that the next line starts from. */
  readonly anchor = $derived.by(() => (this.selection?.is === 'station' ? this.selection.id : undefined));

  constructor(spec: BoardSpec, board: BoardFile, proofs: ProofreadStations = {}) {
    this.spec = spec;
    this.#timeline = beginTimeline(board);
    this.proofs = proofs;
    this.transport = spec.transports[0] ?? '';
    this.deck = spec.decks[0]?.deck ?? '';
    this.mission = spec.missions[0] ?? '';
  }

  /** One step that undo takes back. */
  change(make: (board: BoardFile) => BoardFile): void {
    this.#timeline = addStep(this.#timeline, make(this.board));
  }

  /** Goes on with what was done to this board elsewhere; undo brings back how it was here. */
  goOnWith(board: BoardFile, proofs: ProofreadStations): void {
    this.typing = null;
    this.proofs = proofs;
    if (JSON.stringify(board) !== JSON.stringify(this.board)) this.change(() => board);
    this.#keepSelection();
  }

  undo(): void {
    this.typing = null;
    this.#timeline = undo(this.#timeline);
    this.#keepSelection();
  }

  redo(): void {
    this.typing = null;
    this.#timeline = redo(this.#timeline);
    this.#keepSelection();
  }

  /** A tap on a station, or on no station: at a place of the board, on a line perhaps. */
  tap(station: number | undefined, at: edit.Point, line?: LineHit): void {
    this.confirmNumber();
    if (this.mode === 'starts') {
      if (station !== undefined) this.change((b) => edit.toggleStart(b, this.deck, station));
    } else if (this.mode === 'missions') {
      if (station === undefined) return;
      this.change((b) => edit.toggleMission(b, this.mission, this.side, station));
    } else if (this.mode === 'proof') {
      if (station !== undefined) this.#mend(station);
      else if (line !== undefined) this.selection = { is: 'line', ...line };
    } else if (station !== undefined) this.#tapStation(station);
    else if (line !== undefined) this.selection = { is: 'line', ...line };
    else this.put(at);
  }

  /** Puts the next station down; in a chain with a line from the one before. */
  put(at: edit.Point): void {
    const id = this.next;
    const from = this.chain ? this.anchor : undefined;
    this.change((before) => {
      const board = edit.addStation(before, id, at);
      return from === undefined ? board : edit.addLine(board, this.transport, from, id);
    });
    if (edit.stationOf(this.board, id) === undefined) return;
    this.select(id);
    if (this.asks) this.typing = { id, text: '', fresh: true };
  }

  join(from: number, to: number): void {
    this.change((board) => edit.addLine(board, this.transport, from, to));
  }

  select(id: number | null): void {
    this.selection = id === null ? null : { is: 'station', id };
  }

  /** Takes the selected station or line away. */
  remove(): void {
    const { selection } = this;
    this.typing = null;
    if (selection === null) return;
    this.selection = null;
    this.change((board) =>
      selection.is === 'station'
        ? edit.removeStation(board, selection.id)
        : edit.removeLine(board, selection.transport, selection.a, selection.b),
    );
  }

  move(id: number, to: edit.Point): void {
    this.change((board) => edit.moveStation(board, id, to));
  }

  nudge(by: edit.Point): void {
    const station = this.anchor === undefined ? undefined : edit.stationOf(this.board, this.anchor);
    if (station === undefined) return;
    this.move(station.id, { x: station.x + by.x, y: station.y + by.y });
  }

  /** Stations are counted from here on. */
  countFrom(number: number): void {
    if (Number.isInteger(number) && number >= 1 && number <= edit.STATION_NUMBER_MAX) this.#from = number;
  }

  askNumber(): void {
    if (this.anchor !== undefined) this.typing = { id: this.anchor, text: '', fresh: false };
  }

  typeDigit(digit: string): void {
    if (this.typing !== null && this.typing.text.length < 4) {
      this.typing = { ...this.typing, text: this.typing.text + digit };
    }
  }

  eraseDigit(): void {
    if (this.typing !== null) this.typing = { ...this.typing, text: this.typing.text.slice(0, -1) };
  }

  /** Whether another station has the number that is being typed. */
  readonly isTaken = $derived.by(() => {
    const { typing } = this;
    if (typing === null || typing.text === '') return false;
    const number = Number(typing.text);
    return number !== typing.id && edit.stationOf(this.board, number) !== undefined;
  });

  /** Whether the stations from the typed number on can count one up: there is a free number after them. */
  readonly mayMakeRoom = $derived.by(() => {
    const { typing } = this;
    if (typing === null || !this.isTaken) return false;
    const others = edit.removeStation(this.board, typing.id);
    return edit.freeNumber(others, Number(typing.text)) <= edit.STATION_NUMBER_MAX;
  });

  /**
   * With `makeRoom` the stations from that number on count one up, or nothing happens where they cannot;
   * otherwise two change numbers.
   */
  confirmNumber(makeRoom = false): void {
    const { typing } = this;
    if (makeRoom && this.isTaken && !this.mayMakeRoom) return;
    this.typing = null;
    if (typing === null || typing.text === '') return;
    const to = Number(typing.text);
    if (to < 1) return;
    const roomy = makeRoom && this.board.stations.some(({ id }) => id === to);
    const renumbered = roomy ? insert(this.board, typing.id, to) : edit.renumber(this.board, typing.id, to);
    // A new station and its number are one step.
    const write = typing.fresh ? amendLastStep : addStep;
    this.#timeline = write(this.#timeline, renumbered);
    if (typing.fresh && !roomy) this.#from = Math.min(edit.STATION_NUMBER_MAX, to + 1);
    this.select(to);
  }

  /** The station that a proof-reader looks at has been compared. */
  markRead(id: number): void {
    this.proofs = markProofread(this.proofs, this.board, id);
    const next = nextStationToProofread(this.proofs, this.board, id);
    if (next !== undefined) this.select(next);
  }

  isRead(id: number): boolean {
    return isProofread(this.proofs, this.board, id);
  }

  enter(mode: EditorMode): void {
    this.confirmNumber();
    this.mode = mode;
    if (mode === 'proof') {
      const first = this.anchor ?? nextStationToProofread(this.proofs, this.board, 0) ?? this.board.stations[0]?.id;
      this.select(first ?? null);
    } else if (mode !== 'draw') this.selection = null;
  }

  #tapStation(id: number): void {
    const { anchor } = this;
    if (anchor === undefined) this.select(id);
    else if (anchor === id) this.selection = null;
    // A line that is there already: the tap only goes to the station.
    else if (edit.hasLine(this.board, this.transport, anchor, id)) this.select(id);
    else {
      this.join(anchor, id);
      if (this.chain) this.select(id);
    }
  }

  /** A neighbour that is missing, or one too many. */
  #mend(id: number): void {
    const { anchor } = this;
    if (anchor === undefined || anchor === id) this.select(id);
    else this.change((board) => edit.toggleLine(board, this.transport, anchor, id));
  }

  /** Undo and redo may take away what is selected. */
  #keepSelection(): void {
    const { selection, board } = this;
    if (selection === null) return;
    const stays =
      selection.is === 'station'
        ? edit.stationOf(board, selection.id) !== undefined
        : edit.hasLine(board, selection.transport, selection.a, selection.b);
    if (!stays) this.selection = null;
  }
}

/** Takes the station out of its number, makes room, and puts it there. */
function insert(board: BoardFile, id: number, to: number): BoardFile {
  const spare = edit.freeNumber(board, 5_000);
  return edit.renumber(edit.freeStationNumber(edit.renumber(board, id, spare), to), spare, to);
}
