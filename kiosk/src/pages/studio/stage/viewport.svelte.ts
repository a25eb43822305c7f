import {
  type Camera,
  pannedCamera,
  cameraShowing,
  toScreen,
  cameraOfWhole,
  zoomedCamera,
} from '../../../kit/viewport/camera.js';
import type { BoardEditor } from '../board-editor.svelte.js';
import { lineOf, type Point, stationOf } from '../model/edit.js';
import { neighbours, stationsNotProofread } from '../model/proof.js';
import { studioCameraLimits, toBoard } from './camera.js';
import type { PaintedCanvas } from './painted-canvas.js';
import type { BoardGestures, PointerReach } from './fingers.js';
import { lineAt, placesOf, stationAt, stationInOrder } from './hit.js';
import type { StationMark, StageMoment } from './scene.js';

/** How far an arrow key moves the cross, in pixels, and a station, in units of the board. */
const STEP_PX = 24;
const NUDGE_UNITS = 1;
/** Round what is shown, in units of the board; and how much larger it gets than the whole board. */
const MARGIN_PX = 90;
const CLOSE_SCALE = 2.4;

/** What part of the board is seen, and what fingers and keys do there. */
export class StudioViewport implements BoardGestures {
  /** Stations that a note is about. */
  noted = $state.raw<readonly number[]>([]);
  readonly #editor: BoardEditor;
  #canvas: PaintedCanvas | undefined;
  #camera: Camera = { scale: 1, tx: 0, ty: 0 };
  #screen = { width: 1, height: 1 };
  #moved: StageMoment['moved'] = null;
  #rubber: StageMoment['rubber'] = null;
  #cross: Point | null = null;
  #covered: Point | null = null;

  constructor(editor: BoardEditor) {
    this.#editor = editor;
  }

  get #extent() {
    return studioCameraLimits(this.#editor.board.height);
  }

  get camera(): Camera {
    return this.#camera;
  }

  use(canvas: PaintedCanvas): void {
    this.#canvas = canvas;
  }

  /** What was in the middle stays there, as large for the screen as it was. */
  resize(width: number, height: number): void {
    const before = this.#screen;
    const middle = toBoard(this.#camera, { x: before.width / 2, y: before.height / 2 });
    const closer = this.#camera.scale / cameraOfWhole(before, this.#extent).scale;
    this.#screen = { width, height };
    this.#canvas?.resize(width, height);
    const scale = cameraOfWhole(this.#screen, this.#extent).scale * closer;
    if (before.width === 1 || closer < 1.01) this.whole();
    else this.#see({ scale, tx: width / 2 - middle.x * scale, ty: height / 2 - middle.y * scale });
  }

  whole(): void {
    this.#see(cameraOfWhole(this.#screen, this.#extent));
  }

  show(ids: readonly number[]): void {
    const places = placesOf(this.#editor.board, ids);
    if (places.length === 0) return;
    const closest = Math.max(this.#camera.scale, cameraOfWhole(this.#screen, this.#extent).scale * CLOSE_SCALE);
    this.#see(cameraShowing(this.#screen, this.#extent, places, MARGIN_PX, closest));
  }

  pan(by: Point): void {
    this.#see(pannedCamera(this.#screen, this.#extent, this.#camera, by));
  }

  zoom(factor: number, at?: Point): void {
    const middle = { x: this.#screen.width / 2, y: this.#screen.height / 2 };
    this.#see(zoomedCamera(this.#screen, this.#extent, this.#camera, factor, at ?? middle));
  }

  stationAt(at: Point, reach: number): number | undefined {
    return stationAt(this.#editor.board, this.#camera, at, reach);
  }

  tap(at: Point, reach: PointerReach): void {
    const editor = this.#editor;
    this.#cross = null;
    this.noted = [];
    const place = toBoard(this.#camera, at);
    const station = this.stationAt(at, reach.station);
    if (station === undefined && !this.#isOnBoard(place)) {
      editor.select(null);
      return;
    }
    const line = lineAt(editor.board, this.#camera, at, reach.line, editor.transport);
    editor.tap(station, place, line);
  }

  draw(from: number, to: Point | null): void {
    const station = stationOf(this.#editor.board, from);
    const transport = this.#editor.spec.transports.indexOf(this.#editor.transport);
    this.#rubber =
      to === null || station === undefined ? null : { from: station, to: toBoard(this.#camera, to), transport };
    this.look();
  }

  join(from: number, to: number): void {
    this.#editor.join(from, to);
    this.#editor.select(to);
  }

  carry(id: number, to: Point | null): void {
    this.#moved = to === null ? null : { id, at: toBoard(this.#camera, to) };
    this.look();
  }

  drop(id: number, to: Point): void {
    this.#moved = null;
    this.#editor.select(id);
    this.#editor.move(id, toBoard(this.#camera, to));
    this.look();
  }

  /** By arrow keys: the cross goes over the board, or the selected station a little further. */
  arrow(by: Point, nudge: boolean): void {
    if (nudge) {
      this.#editor.nudge({ x: by.x * NUDGE_UNITS, y: by.y * NUDGE_UNITS });
      return;
    }
    const selected = this.#editor.anchor;
    const from = selected === undefined ? undefined : stationOf(this.#editor.board, selected);
    const middle = { x: this.#screen.width / 2, y: this.#screen.height / 2 };
    const at = toScreen(this.#camera, this.#cross ?? from ?? toBoard(this.#camera, middle));
    const to = { x: at.x + by.x * STEP_PX, y: at.y + by.y * STEP_PX };
    this.#cross = toBoard(this.#camera, to);
    const { width, height } = this.#screen;
    if (to.x < 0 || to.y < 0 || to.x > width || to.y > height) {
      this.pan({ x: -by.x * width * 0.4, y: -by.y * height * 0.4 });
    }
    this.look();
  }

  /** What a tap at the cross would do. */
  press(reach: PointerReach): void {
    if (this.#cross === null) return;
    const cross = this.#cross;
    this.tap(toScreen(this.#camera, cross), reach);
    this.#cross = cross;
    this.look();
  }

  /** To the station with the next number, or the one before. */
  step(by: 1 | -1): void {
    const to = stationInOrder(this.#editor.board, this.#editor.anchor, by);
    if (to === undefined) return;
    this.#editor.select(to);
    this.show([to]);
  }

  /** A finger covers this place of the screen, and needs to see what is there. */
  cover(at: Point | null): void {
    if (at === null && this.#covered === null) return;
    this.#covered = at;
    this.look();
  }

  /** Has that drawn which is chosen. Reads what it depends on, so that an effect can call it. */
  emphasise(): void {
    const { selection, spec, mode, anchor, board } = this.#editor;
    const line = selection?.is === 'line' ? selection : null;
    const [a = 0, b = 0] = line === null ? [] : lineOf(line.a, line.b);
    this.#canvas?.emphasise({
      selected: anchor ?? null,
      selectedLine: line === null ? null : { transport: spec.transports.indexOf(line.transport), a, b },
      marks: this.#marks(),
      lit:
        mode === 'proof' && anchor !== undefined
          ? [anchor, ...spec.transports.flatMap((each) => neighbours(board, anchor, each))]
          : null,
    });
  }

  /** Has everything drawn where it is now. */
  look(): void {
    this.#canvas?.look({
      camera: this.#camera,
      moved: this.#moved,
      rubber: this.#rubber,
      cross: this.#cross,
      covered: this.#covered,
    });
  }

  #marks(): Readonly<Record<number, StationMark>> {
    const { mode, board, deck, mission, proofs } = this.#editor;
    const all = (ids: readonly number[], mark: StationMark) => ids.map((id) => [id, mark] as const);
    if (mode === 'starts') return Object.fromEntries(all(board.starts[deck] ?? [], 'chosen'));
    if (mode === 'missions') {
      const { starts = [], goals = [] } = board.missions?.[mission] ?? {};
      return Object.fromEntries([...all(starts, 'chosen'), ...all(goals, 'goal')]);
    }
    if (mode === 'proof') {
      const left = new Set(stationsNotProofread(proofs, board));
      const read = board.stations.map(({ id }) => id).filter((id) => !left.has(id));
      return Object.fromEntries(all(read, 'read'));
    }
    return Object.fromEntries(all(this.noted, 'noted'));
  }

  #isOnBoard({ x, y }: Point): boolean {
    return x >= 0 && x <= 1000 && y >= 0 && y <= this.#editor.board.height;
  }

  #see(camera: Camera): void {
    this.#camera = camera;
    this.look();
  }
}
