import { scan } from '../../../pursuit/messages/scan/fr.js';
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
    pawn: 'Scanner le chiffre du pion, ou la ville où il se trouve',
    ticket: 'Scanner le ticket',
    stop: 'Scanner la ville, ou ses chiffres',
    giver: 'Qui donne des tickets ? Scanner le chiffre du pion, ou la ville où il se trouve',
    give: 'Scanner un ticket avec une loupe ou un gyrophare',
    more: 'Scanner un autre ticket, ou la carte « Confirmer »',
    who: 'Quel détective part ? Scanner son chiffre, ou la ville où il se trouve',
    fare: 'Scanner le ticket du trajet',
  },
  none: 'Continuer sans action spéciale ?',
  codes: {
    ...scan.codes,
    TICKET_NOT_UNIQUE: 'À cette table, chaque ticket a son propre numéro. Scanner le ticket lui-même.',
    PAWN_UNCLEAR: 'Qui est-ce ? Scanner le chiffre du pion, ou la ville où il se trouve.',
  },
};
