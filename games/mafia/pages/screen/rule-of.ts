import type { CardType, Flags, Notice } from '../../rules/browser.js';

/**
 * The rule behind a step, by its number; `undefined` where nothing is to be explained.
 * @param opener the card that was opened and brought it about
 */
export function ruleNumberOf(
  notice: Notice,
  opener: CardType | undefined,
  { scoring }: Pick<Flags, 'scoring'>,
): string | undefined {
  switch (notice.type) {
    case 'paid':
      if (notice.sources.some(({ from }) => from !== 'bank')) return 'MF-82';
      if (opener === 'theft') return 'MF-38';
      return opener === 'robbery' ? 'MF-39' : 'MF-36';
    case 'traded':
      return opener === 'good' ? 'MF-35' : 'MF-34';
    case 'arrested':
      return notice.figure === null ? 'MF-60' : arrestRule(opener, notice.from !== null);
    case 'jailed':
      if (notice.cell === 'death-row') return 'MF-56';
      if (opener === 'prosecutor') return 'MF-43';
      return opener === 'witness' ? 'MF-49' : 'MF-64';
    case 'killed':
      return 'MF-53';
    case 'prisonerMoved':
      if (notice.thrown.length > 0) return 'MF-68';
      return notice.to === null ? 'MF-70' : 'MF-66';
    case 'ranked':
      return scoring === 'team' ? 'MF-87' : 'MF-89';
    default:
      return RULE_BY_NOTICE[notice.type];
  }
}

function arrestRule(opener: CardType | undefined, murder: boolean): string {
  if (opener === 'witness') return 'MF-47';
  if (murder) return 'MF-55';
  if (opener === 'commissioner') return 'MF-42';
  return opener === 'prosecutor' ? 'MF-43' : 'MF-41';
}

const RULE_BY_NOTICE: Partial<Record<Notice['type'], string>> = {
  roundBegan: 'MF-15',
  dealt: 'MF-18',
  exchanged: 'MF-20',
  laidOut: 'MF-23',
  opened: 'MF-27',
  feePaid: 'MF-40',
  released: 'MF-50',
  bribed: 'MF-51',
  shotInAir: 'MF-52',
  escapeBegan: 'MF-58',
  escapeFoiled: 'MF-59',
  nobodyEscaped: 'MF-62',
  passed: 'MF-28',
  lastRoundBegan: 'MF-80',
  escaped: 'MF-61',
  collected: 'MF-31',
  figureHome: 'MF-31',
  cardsReturned: 'MF-31',
  ransomed: 'MF-75',
  confirmed: 'MF-78',
  stopping: 'MF-111',
  stoodIn: 'MF-109',
  boughtOut: 'MF-85',
  covered: 'MF-83',
};
