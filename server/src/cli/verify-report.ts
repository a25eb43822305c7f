import type { Finding, MatchRecord, Verification } from '@mister-x/engine/record';
import { checkNumberOf, groupDigits, personBySeat } from '@mister-x/engine/trust';
import { describerOf } from '@mister-x/games/describers';

/** Findings that are listed; the first ones tell. */
const FINDINGS_SHOWN_MAX = 20;

/** How a game ended, in words that begin in the middle of a sentence. */
export type OutcomeSentence = (code: string) => string | undefined;

/** What a verification came to, as people read it in a terminal of 80 columns. */
export function verifyReport(
  { verdict, findings, record, proven, isAhead }: Verification,
  endWords: OutcomeSentence,
): string {
  const lines = record === undefined ? [] : [...recordLines(record, isAhead, endWords), ''];
  const from = record?.genesis.position === undefined ? '' : ' from the position on';
  switch (verdict) {
    case 'valid':
      lines.push(...(proven === undefined ? [] : verified(proven)));
      break;
    case 'consistent-in-itself':
      lines.push(
        'CONSISTENT IN ITSELF',
        `This is a legal game${from}: every commitment is opened, and the`,
        'chain is unbroken. But is it the game you played? Only a check number noted',
        'during that game can prove it. Check it with --check-number "1234 5678 …"',
      );
      break;
    case 'invalid':
      lines.push(`NOT VALID: ${count(findings.length, 'finding')}`, ...listed(findings));
      break;
    case 'unreadable':
      lines.push('NOT A RECORD that this program can read', ...listed(findings));
      break;
  }
  return `${lines.map(printable).join('\n')}\n`;
}

function recordLines(
  { genesis, outcome, heads, seed }: MatchRecord,
  isAhead: boolean,
  endWords: OutcomeSentence,
): readonly string[] {
  const nameOf = (id: string) => genesis.seats.find(({ seat }) => seat === id)?.name || id;
  const winners = outcome.winners.map(nameOf).join(', ');
  // An open game has no date.
  const day = genesis.open ? '' : `, ${new Date(genesis.startedAt).toISOString().slice(0, 10)}`;
  return [
    `${genesis.game}, table ${genesis.match}${day}`,
    ...(isAhead ? ['Date     in the future: a clock was wrong then, or is wrong now'] : []),
    `Players  ${genesis.seats.map(({ seat, name }) => (name === '' ? seat : `${name} (${seat})`)).join(', ')}`,
    ...(genesis.places === undefined
      ? []
      : [`Masks    ${[...personBySeat(genesis, seed)].map(([id, name]) => `${nameOf(id)}: ${name}`).join(', ')}`]),
    ...(genesis.open ? [`Open     ${opennessSentence(genesis)}`] : []),
    `Won by   ${winners === '' ? 'nobody' : winners}: ${endWords(outcome.code) ?? outcome.code}`,
    `Steps    ${heads.length - 1}`,
    `Number   ${groupDigits(checkNumberOf(heads.at(-1) ?? ''))} (after the last step)`,
  ];
}

/** Nobody shall take it for a game among people. */
function opennessSentence({ position }: MatchRecord['genesis']): string {
  const shown = 'a program was shown every secret';
  return position === undefined ? shown : `${shown}, and set the position up`;
}

function verified({ link, of }: { readonly link: number; readonly of: number }): readonly string[] {
  if (link === of) {
    return ['VERIFIED', 'This is the check number of the last step: this is the whole game you played.'];
  }
  return [
    `VERIFIED up to step ${link} of ${of}`,
    'This is the check number of that step: up to there, it is the game you played.',
    'The rest is consistent in itself; a later number would prove more of it.',
  ];
}

function listed(findings: readonly Finding[]): readonly string[] {
  const lines = findings
    .slice(0, FINDINGS_SHOWN_MAX)
    .flatMap(({ where, code, detail }) => [`  ${code}${where === '' ? '' : ` at ${where}`}`, `    ${detail}`]);
  const more = findings.length - FINDINGS_SHOWN_MAX;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

function count(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}

/** A file of someone else must not steer the terminal. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** How games end, as the describer of each game says it. Codes that it has not are those of someone else's file. */
export async function outcomeSentencesOf(game: string | undefined): Promise<OutcomeSentence> {
  const describer = game === undefined ? undefined : await describerOf(game);
  const outcomes = new Map(Object.entries(describer?.outcomes ?? {}));
  return (code) => outcomes.get(code)?.report;
}
