/**
 * @param {readonly import('./test-steps.mjs').Step[]} steps
 */
export function helpText(steps) {
  const names = steps.map(({ name, title, onlyAll }) => {
    return `  ${name.padEnd(17)}${title}${onlyAll ? ' (with --all, or when named)' : ''}`;
  });
  return [
    'npm test                  every rule, the server, three whole evenings',
    'npm test -- --all         everything: each evening, language, size and fault',
    'npm test -- lint engine   only these steps; with --all, in full',
    '',
    '  --all            test everything',
    '  --minutes NUMBER with --all: begin no evening after so many minutes but those',
    '                   of every run; what is left out is told as skipped',
    '  --seed NUMBER    repeat the draws of an earlier run; each run prints its seed',
    '  --help           show this help',
    '',
    'Steps:',
    ...names,
    '',
    'To run single files: npx vitest run src/match, in the folder of their workspace.',
  ].join('\n');
}
