import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const program = (does: string): string => `
import { createInterface } from 'node:readline';
const say = (answer) => console.log(JSON.stringify(answer));
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const { actions } = message;
  ${does}
}
`;

/**
 * Writes a program and returns the command that runs it.
 *
 * @param does JavaScript, run for each `message`, which can `say` something
 */
export function programIn(folder: string, name: string, does: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, program(does));
  return `"${process.execPath}" "${file}"`;
}
