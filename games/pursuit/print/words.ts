import type { Language } from '@mister-x/engine/protocol';
import type { CommandMessages } from '@mister-x/printing/cards/commands';

/** What all pursuits print. */
type PursuitWords = {
  /** Below the title of a poster. */
  readonly subtitle: string;
  /** Commands that not every game knows. */
  readonly commands: Readonly<Record<'double' | 'audit', CommandMessages>>;
};

export const PURSUIT_WORDS: Readonly<Record<Language, PursuitWords>> = {
  de: {
    subtitle: 'Irgendwo hier ist Mister X',
    commands: {
      double: { name: 'Doppelzug', hint: 'Mister X zieht zweimal.' },
      audit: { name: 'Fahrtentafel prüfen', hint: 'Stimmt die Fahrtentafel von Mister X?' },
    },
  },
  en: {
    subtitle: 'Mister X is somewhere here',
    commands: {
      double: { name: 'Double move', hint: 'Mister X moves twice.' },
      audit: { name: 'Check the log', hint: 'Is Mister X’s travel log in order?' },
    },
  },
  fr: {
    subtitle: 'Mister X est quelque part ici',
    commands: {
      double: { name: 'Coup double', hint: 'Mister X joue deux fois.' },
      audit: { name: 'Vérifier le parcours', hint: 'Le parcours de Mister X est-il en règle ?' },
    },
  },
  ru: {
    subtitle: 'Мистер Икс где-то здесь',
    commands: {
      double: { name: 'Двойной ход', hint: 'Мистер Икс ходит дважды.' },
      audit: { name: 'Проверить путевой лист', hint: 'Всё ли верно у Мистера Икс?' },
    },
  },
};
