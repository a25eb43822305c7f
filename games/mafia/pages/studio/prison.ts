import type { PackFile } from '../../rules/browser.js';

/** The cells of the prison of a pack in the making, and of the copies that are kept beside it. */

/** `null` is the prison itself. */
export type TrackName = string | null;

export function trackOf(file: PackFile, name: TrackName): readonly number[] {
  return (name === null ? file.prison.track : file.prison_presets?.[name]) ?? [];
}

export function setTrack(file: PackFile, name: TrackName, track: readonly number[]): PackFile {
  return name === null
    ? { ...file, prison: { ...file.prison, track } }
    : { ...file, prison_presets: { ...file.prison_presets, [name]: track } };
}

/** Where it falls; a cell that is there already stays one. */
export function addCell(track: readonly number[], cell: number): readonly number[] {
  if (track.includes(cell)) return track;
  const at = track.findIndex((each) => each < cell);
  return at < 0 ? [...track, cell] : [...track.slice(0, at), cell, ...track.slice(at)];
}

/** How many kinds of cards lead to each cell. */
export function crimesOf({ cards }: Pick<PackFile, 'cards'>): ReadonlyMap<number, number> {
  const kinds = new Map<number, Set<string>>();
  for (const { type, name, severity } of cards) {
    if (severity === undefined) continue;
    kinds.set(severity, (kinds.get(severity) ?? new Set()).add(`${type} ${name}`));
  }
  return new Map([...kinds].map(([cell, of]) => [cell, of.size]));
}

/** A copy of the cells under a name of its own. */
export function saveTrackAsPreset(file: PackFile): {
  readonly file: PackFile;
  readonly name: string;
} {
  const taken = file.prison_presets ?? {};
  let n = 1;
  while (`cells-${n}` in taken) n += 1;
  const name = `cells-${n}`;
  return { file: setTrack(file, name, file.prison.track), name };
}

export function renamePreset(file: PackFile, from: string, to: string): PackFile {
  const presets = file.prison_presets ?? {};
  if (to === '' || to in presets) return file;
  const renamed = Object.entries(presets).map(([name, track]) => [name === from ? to : name, track]);
  return { ...file, prison_presets: Object.fromEntries(renamed) };
}

export function removePreset(file: PackFile, name: string): PackFile {
  const { prison_presets: presets = {}, ...rest } = file;
  const { [name]: _, ...left } = presets;
  return Object.keys(left).length === 0 ? rest : { ...rest, prison_presets: left };
}
