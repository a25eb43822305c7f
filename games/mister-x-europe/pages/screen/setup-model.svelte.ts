import {
  type DeviceMode,
  FLAG_CHOICES,
  type FlagChoice,
  type FlagName,
  type Flags,
  FLAGS_FOR_COMPUTERS,
  PRESETS,
} from '../../rules/browser.js';
import { HUNTERS_MAX, PursuitSetup } from '../../../pursuit/pages/screen/pursuit-setup.svelte.js';
import type { TableRequest } from '@mister-x/kiosk/games/game-ui.ts';

export const EUROPE_BOARD = 'europe';
const PAWN_COUNT = 5;
/** Rules about hands that a screen without hands cannot keep (MX-11). */
const FLAGS_OF_PHONES_ONLY: ReadonlySet<FlagName> = new Set<FlagName>(['hand_source', 'hunter_hands']);

/** The set-up of a game as plain choices; `draft` is what the server is asked for. */
export class SetupModel extends PursuitSetup<FlagName> {
  devices = $state<DeviceMode>('phones');
  /** Pawns of each hunter; five in all (MX-5). */
  split = $state<readonly number[]>([]);

  constructor() {
    super(EUROPE_BOARD);
    this.chooseHunters(3);
  }

  get choices(): readonly FlagChoice[] {
    const kiosk = this.devices === 'kiosk';
    return FLAG_CHOICES.filter(({ flag }) => !(kiosk && FLAGS_OF_PHONES_ONLY.has(flag)));
  }

  protected get preset(): Flags {
    return PRESETS.default;
  }

  /** Computers are chosen, and by these rules people draw tickets: `letComputersPlay` changes that. */
  get keepsComputersOut(): boolean {
    const isAlone = this.computers.slice(0, this.hunters + 1).every((level) => !level);
    if (isAlone) return false;
    return this.devices === 'kiosk' || this.valueOf('hand_source') !== FLAGS_FOR_COMPUTERS.hand_source;
  }

  /** Hands that the referee deals are shown on phones (MX-11). */
  letComputersPlay(): void {
    this.devices = 'phones';
    this.set('hand_source', FLAGS_FOR_COMPUTERS.hand_source);
  }

  override chooseHunters(hunters: number): void {
    super.chooseHunters(Math.min(hunters, HUNTERS_MAX));
    const each = Math.floor(PAWN_COUNT / this.hunters);
    const more = PAWN_COUNT % this.hunters;
    this.split = Array.from({ length: this.hunters }, (_, i) => each + (i < more ? 1 : 0));
  }

  pawnsOf(hunter: number): readonly number[] {
    const before = this.split.slice(0, hunter).reduce((sum, pawns) => sum + pawns, 0);
    return Array.from({ length: this.split[hunter] ?? 0 }, (_, i) => before + i);
  }

  /** Whether someone has a pawn to give to that hunter. */
  mayHaveMore(hunter: number): boolean {
    return this.split.some((pawns, i) => i !== hunter && pawns > 1);
  }

  /** One pawn more, from the other seat that has most. */
  morePawns(hunter: number): void {
    const others = this.split.map((pawns, i) => (i === hunter ? 0 : pawns));
    const most = others.indexOf(Math.max(...others));
    if ((others[most] ?? 0) < 2) return;
    this.split = this.split.map((pawns, i) => (i === hunter ? pawns + 1 : i === most ? pawns - 1 : pawns));
  }

  draft(fallback: { readonly x: string; readonly hunter: (n: number) => string }): TableRequest {
    if (this.keepsComputersOut) return null;
    const asked = new Set<string>(this.choices.map(({ flag }) => flag));
    const flags = Object.fromEntries(Object.entries(this.flags).filter(([flag]) => asked.has(flag)));
    return {
      options: { board: this.board, devices: this.devices, split: [...this.split], flags },
      seats: this.seats(fallback),
    };
  }
}
