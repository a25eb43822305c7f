import type { Language } from '@mister-x/engine/protocol';
import type { CommandHints } from '../cards/commands.js';

/** What all pursuits print. */
type PursuitWords = {
  /** Below the title of a poster. */
  readonly subtitle: string;
  readonly hints: ReturnType<CommandHints>;
};

export const PURSUIT_WORDS: Readonly<Record<Language, PursuitWords>> = {
  de: {
    subtitle: 'Irgendwo hier ist Mister X',
    hints: {
      double: 'Mister X zieht zweimal.',
      audit: 'Stimmt die Fahrtentafel von Mister X?',
    },
  },
  en: {
    subtitle: 'Mister X is somewhere here',
    hints: { double: 'Mister X moves twice.', audit: 'Is Mister X’s travel log in order?' },
  },
  fr: {
    subtitle: 'Mister X est quelque part ici',
    hints: {
      double: 'Mister X joue deux fois.',
      audit: 'Le tableau de Mister X est-il en ordre ?',
    },
  },
  ru: {
    subtitle: 'Мистер Икс где-то здесь',
    hints: { double: 'Мистер Икс ходит дважды.', audit: 'Всё ли верно у Мистера Икс?' },
  },
};
