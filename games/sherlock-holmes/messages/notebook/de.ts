import type { messages as english } from './en.js';

export const messages: typeof english = {
  slots: 'Wo die Plättchen deines Falls liegen',
  slot: (type) => `${type}: Ort`,
  median: (places, hideout) => `${places}. Versteck: ${hideout}`,
  lead: 'Tipp auf einen Ort und notier etwas. Was du gesehen hast, steht schon da.',
  leadBare: 'Tipp auf einen Ort und notier etwas.',
  seen: (token) => `Gesehen: ${token}`,
  taken: (who) => `Genommen: ${who}`,
  struck: 'gestrichen',
  suspected: (what) => `vermutet: ${what}`,
  strike: 'Streichen',
  case: 'Fall',
  text: 'Notiz',
  page: 'Notizen',
  saving: 'Wird gespeichert …',
  saved: 'Dein Notizblock ist gespeichert, nur für deine Augen.',
};
