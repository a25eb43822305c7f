/**
 * @param {readonly import('./test-steps.mjs').Step[]} steps
 */
export function helpText(steps) {
  const names = steps.map(({ name, title, onlyAll }) => {
    return `  ${name.padEnd(17)}${title}${onlyAll ? ' (with --all, or when named)' : ''}`;
  });
  return [
    'npm test                  every rule, the server, three whole evenings',
    'npm test -- --all         more: evenings, languages, sizes and games are drawn',
    'npm test -- --every       everything; takes hours',
    'npm test -- lint engine   only these steps',
    '',
    '  --all            what a change must pass',
    '  --every          leave nothing out',
    '  --seed NUMBER    repeat the draws of an earlier run; each run prints its seed',
    '  --help           show this help',
    '',
    'Steps:',
    ...names,
    '',
    'To run single files: npx vitest run src/match, in the folder of their workspace.',
  ].join('\n');
}
