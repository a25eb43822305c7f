import type { AnyGameKit } from '@mister-x/engine/testing';
import type { RandomRound, Turn } from './random-rounds.js';
import {
  CutDevice,
  type DeviceOptions,
  type SeatedDevices,
  type Server,
  openSeatedDevices,
  startGame,
} from './devices.js';
import { type PiecePlaces, placesOf } from './real-board.js';
import { TableScreen } from './screens.svelte.js';

/** A match that hands play which are always there, while other devices come, go, and are cut off. */
export class Hunt {
  readonly #hands = new Map<string, CutDevice>();
  readonly #guests: CutDevice[] = [];
  /** Where pawns went when moves were taken back, by the number of the line that tells it. */
  readonly #takenBack = new Map<number, PiecePlaces>();

  private constructor(
    readonly server: Server,
    readonly seated: SeatedDevices,
    private readonly turns: readonly Turn[],
    private readonly boxed: boolean,
  ) {}

  static async begin(
    server: Server,
    kit: AnyGameKit,
    options: object,
    course: RandomRound,
    boxed = false,
  ): Promise<Hunt> {
    const table = await openSeatedDevices(server, kit, options);
    const hunt = new Hunt(server, table, [...course.before, ...course.round], boxed);
    for (const place of hunt.places) hunt.#hands.set(place, await hunt.open(place));
    await startGame(hunt.hand('kiosk'));
    return hunt;
  }

  get places(): readonly string[] {
    return [...this.seated.places.keys()];
  }

  /** A device at a place; by now all is done that was asked for. */
  async open(name: string, options: DeviceOptions = {}): Promise<CutDevice> {
    const place = this.seated.places.get(name);
    if (place === undefined) throw new Error(`there is no ${name}`);
    const { channelKey } = this.seated;
    const device = await CutDevice.open(this.server, place, {
      ...(this.boxed ? { channelKey } : {}),
      ...options,
    });
    this.#guests.push(device);
    await device.look();
    // A page that was just opened asks for what was done last: that has been answered by then.
    await device.look();
    if (device.screen instanceof TableScreen) device.screen.setUpBoard(this.#takenBack);
    return device;
  }

  /** The one who acts at a screen has seen what it asked for: the hands have screens of their own. */
  hand(place: string): CutDevice {
    const hand = this.#hands.get(place);
    if (hand === undefined) throw new Error(`nobody acts at ${place}`);
    return hand;
  }

  async play(turns: readonly Turn[] = this.turns): Promise<void> {
    for (const { seat, command } of turns) {
      const actor = this.hand(this.#hands.has(seat) ? seat : 'kiosk');
      await actor.look();
      const { places: before } = await this.#public();
      const reply = await actor.visit.command(seat, command);
      if (!reply.ok) throw new Error(`${seat}: ${JSON.stringify([command, reply])}`);
      const { places: after, back } = await this.#public();
      if (back === undefined || this.#takenBack.has(back)) continue;
      const went = Object.entries(after).filter(([pawn, stop]) => before[pawn] !== stop);
      this.#takenBack.set(back, Object.fromEntries(went));
    }
  }

  /** Where pawns stand, and the line with the last take-back. */
  async #public(): Promise<{ readonly places: PiecePlaces; readonly back: number | undefined }> {
    const { visit } = this.hand('kiosk');
    const log = await visit.history();
    const back = log.findLastIndex(({ kind }) => kind === 'taken-back');
    const places = placesOf(visit.match.game as never);
    return { places, back: back < 0 ? undefined : back };
  }

  close(): void {
    for (const device of this.#guests) device.close();
  }
}
