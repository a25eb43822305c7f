import { COMMANDS, writeCommonCard } from '@mister-x/engine/cards';

const digits = Array.from({ length: 10 }, (_, digit) => writeCommonCard({ kind: 'digit', digit }));
const command = (name: (typeof COMMANDS)[number]): string =>
  writeCommonCard({ kind: 'command', command: name });

export const starts = (stops: readonly number[]): readonly string[] =>
  stops.map((stop) => writeCommonCard({ kind: 'start', stop }));

/** The codes on sheets that are the same for all boards of 199 stations. */
export const COMMON_CODES = {
  stations: () =>
    Array.from({ length: 199 }, (_, i) => writeCommonCard({ kind: 'stop', stop: i + 1 })),
  commands: () => COMMANDS.map(command),
  digits: () => [...digits, command('cancel'), command('confirm')],
};
