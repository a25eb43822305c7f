/** What is played with on the board: missions, start cards, tickets. */

/** @type {Readonly<Record<string, { starts: readonly string[], goals: readonly string[] }>>} */
export const MISSIONS = {
  green: {
    starts: ['Tromsø', 'Hammerfest', 'Kirkenes', 'Murmansk', 'Kandalaksha'],
    goals: ['Palma', 'Cagliari', 'Palermo', 'Valletta', 'Irákleio', 'Ródos'],
  },
  yellow: {
    starts: ['Baku', 'Yerevan', 'Erzurum', 'Trabzon', 'Makhachkala'],
    goals: ['Reykjavík', 'Akureyri', 'Tórshavn', 'Galway', 'Cork'],
  },
  orange: {
    starts: ['Lisboa', 'Porto', 'Faro', 'A Coruña', 'Brest'],
    goals: ['Perm', 'Ufa', 'Syktyvkar', 'Samara', 'Astrakhan'],
  },
};

export const START_CARDS = [
  'Hamburg',
  'Berlin',
  'Praha',
  'Kraków',
  'Wien',
  'Budapest',
  'Zürich',
  'Köln',
  'Warszawa',
  'Lviv',
  'Beograd',
  'Venezia',
  'Vilnius',
  'Minsk',
  'Frankfurt',
];

/** Of each kind, by transport; four symbols each make 120. */
const OF_EACH = { car: 15, train: 10, plane: 5 };

/** Every pair of a transport and a symbol. @type {Readonly<Record<string, number>>} */
export const TICKETS = Object.fromEntries(
  Object.entries(OF_EACH).flatMap(([transport, count]) =>
    ['footprints', 'silhouette', 'magnifier', 'beacon'].map((symbol) => [`${transport}/${symbol}`, count]),
  ),
);
