import type { Language, PrintField } from '@mister-x/engine/protocol';
import { answer, boardField, codeField, posterField } from '@mister-x/printing/shared/fields';
import { MAFIA_OPTIONS } from './options.js';
import { MAFIA_WORDS } from './words.js';

/** Sums that tables agree on for the ransom from death row; 0 is that of the pack. */
const RANSOMS = [100, 200, 300, 400, 500] as const;

/** What a screen asks, in this order. */
export function mafiaFields(language: Language): readonly PrintField[] {
  const { ask, money } = MAFIA_WORDS[language];
  const { rules, deathRowRansom } = MAFIA_OPTIONS;
  const choices = (option: keyof typeof MAFIA_OPTIONS, names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, name]) => answer(name, { [option]: value }));
  const of = (
    option:
      | 'ransomDirection'
      | 'ransomPayeeOf'
      | 'ransomFor'
      | 'shortfallDirection'
      | 'partialBank'
      | 'insolvency',
    names: Readonly<Record<string, string>>,
  ): PrintField => ({
    ...{ kind: 'choice', field: option, label: ask[option], sheets: MAFIA_OPTIONS[option].sheets },
    choices: [
      ...(MAFIA_OPTIONS[option].initial === null
        ? [answer(ask.asInRules, { [option]: null })]
        : []),
      ...choices(option, names),
    ],
  });
  return [
    codeField(language),
    { ...boardField(language, [], [answer(ask.ownPack, {})]), label: ask.pack },
    {
      ...{ kind: 'choice', field: 'backs', label: ask.backs, sheets: ['cards'] },
      choices: [
        answer(ask.fronts, { backs: false }),
        { ...answer('', { backs: true }), ...ask.withBacks },
      ],
    },
    {
      ...{ kind: 'choice', field: 'rules', label: ask.rules, sheets: rules.sheets },
      choices: choices('rules', ask.editions),
    },
    of('ransomDirection', ask.directions),
    of('ransomFor', ask.payers),
    of('ransomPayeeOf', ask.payees),
    {
      ...{ kind: 'choice', field: 'deathRowRansom', label: ask.deathRowRansom },
      sheets: deathRowRansom.sheets,
      choices: [
        answer(ask.asInBox, { deathRowRansom: 0 }),
        ...RANSOMS.map((sum) => answer(money(sum), { deathRowRansom: sum })),
      ],
    },
    of('shortfallDirection', ask.directions),
    of('partialBank', ask.shares),
    of('insolvency', ask.broke),
    posterField(language),
  ];
}
