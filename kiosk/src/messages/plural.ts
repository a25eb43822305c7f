import type { Language } from '@mister-x/engine/protocol';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Picks the form of a word that a number needs; `other` serves where a form is left out. */
export function plurals(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
