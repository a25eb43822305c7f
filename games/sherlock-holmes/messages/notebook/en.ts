/** The notebook. */
export const messages = {
  slots: 'Where the tokens of your case lie',
  slot: (type: string) => `${type}: location`,
  median: (places: string, hideout: string) => `${places}. Hideout: ${hideout}`,
  lead: 'Tap a location to write on it. What you have seen is filled in.',
  leadBare: 'Tap a location to write on it.',
  seen: (token: string) => `Seen: ${token}`,
  taken: (who: string) => `Taken by ${who}`,
  struck: 'struck out',
  suspected: (what: string) => `suspected: ${what}`,
  strike: 'Strike out',
  case: 'Case',
  text: 'Note',
  page: 'Notes',
  saving: 'Saving …',
  saved: 'The referee keeps your notebook, for your eyes only.',
};
