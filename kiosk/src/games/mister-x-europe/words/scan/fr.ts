import { scan } from '../../../../pursuit/words/scan/fr.js';
import type { messages as english } from './en.js';

export const messages: typeof english = {
  ...scan,
  steps: {
    ...scan.steps,
    stop: 'Ville',
    given: 'Tickets',
    detective: 'Détective',
  },
  ask: {
    ...scan.ask,
    pawn: 'Scannez le chiffre de votre pion, ou la ville où il se trouve',
    ticket: 'Scannez votre ticket',
    stop: 'Scannez la ville, ou ses chiffres',
    giver: 'Qui donne des tickets ? Scannez le chiffre du pion, ou la ville où il se trouve',
    give: 'Scannez un ticket avec une loupe ou un gyrophare',
    more: 'Scannez un autre ticket, ou la carte « Confirmer »',
    who: 'Quel détective part ? Scannez son chiffre, ou la ville où il se trouve',
    fare: 'Scannez le ticket du trajet',
  },
  none: 'Continuer sans action spéciale ?',
  codes: {
    ...scan.codes,
    TICKET_NOT_UNIQUE:
      'À cette table, chaque ticket a son propre numéro. Scannez le ticket lui-même.',
    PAWN_UNCLEAR: 'Qui est-ce ? Scannez le chiffre de votre pion, ou la ville où il se trouve.',
  },
};
