/** What the rules of the script cannot know: ferries and tunnels, ships, flights, and second thoughts. */

/**
 * Car ferries and tunnels. Roads over land and over narrow waters are found by `roads.mjs`.
 * @type {readonly (readonly [string, string])[]}
 */
export const FERRIES = [
  ['Reykjavík', 'Ísafjörður'],
  ['Neskaupstaður', 'Tórshavn'],
  ['Tórshavn', 'Lerwick'],
  ['Lerwick', 'Bergen'],
  ['Lerwick', 'Aberdeen'],
  ['Belfast', 'Glasgow'],
  ['Dublin', 'Liverpool'],
  ['Cork', 'Cardiff'],
  ['London', 'Brussel'],
  ['London', 'Le Havre'],
  ['Newcastle', 'Amsterdam'],
  ['Plymouth', 'Brest'],
  ['Kristiansand', 'Århus'],
  ['København', 'Rostock'],
  ['København', 'Göteborg'],
  ['Århus', 'København'],
  ['Visby', 'Linköping'],
  ['Visby', 'Stockholm'],
  ['Visby', 'Klaipėda'],
  ['Umeå', 'Vaasa'],
  ['Stockholm', 'Turku'],
  ['Helsinki', 'Tallinn'],
  ['Palma', 'Barcelona'],
  ['Palma', 'Valencia'],
  ['Ajaccio', 'Nice'],
  ['Ajaccio', 'Cagliari'],
  ['Ajaccio', 'Genova'],
  ['Cagliari', 'Palermo'],
  ['Valletta', 'Catania'],
  ['Valletta', 'Palermo'],
  ['Catania', 'Cosenza'],
  ['Ancona', 'Split'],
  ['Bari', 'Tirana'],
  ['Athína', 'Irákleio'],
  ['Irákleio', 'Ródos'],
  ['Ródos', 'Antalya'],
  ['Ródos', 'İzmir'],
  ['Athína', 'İzmir'],
  ['Lefkosía', 'Adana'],
  ['Lefkosía', 'Antalya'],
];

/** Roads that the script finds and nobody would drive, or that make the board crowded. */
/** @type {readonly (readonly [string, string])[]} */
export const NO_ROADS = [];

/** Roads that it does not find. */
/** @type {readonly (readonly [string, string])[]} */
export const ROADS = [
  ['Krasnodar', 'Batumi'],
  ['Volgograd', 'Astrakhan'],
  ['Makhachkala', 'Astrakhan'],
  ['Astrakhan', 'Saratov'],
];

/** Ships, which are trains in the words of the game. */
/** @type {readonly (readonly [string, string])[]} */
export const SHIPS = [
  ['Reykjavík', 'Akureyri'],
  ['Reykjavík', 'Tórshavn'],
  ['Tórshavn', 'Bergen'],
  ['Tórshavn', 'Inverness'],
  ['Tromsø', 'Kirkenes'],
  ['Trondheim', 'Bodø'],
  ['Aberdeen', 'Bergen'],
  ['Cork', 'Brest'],
  ['Dublin', 'Liverpool'],
  ['Cork', 'A Coruña'],
  ['Stockholm', 'Rīga'],
  ['Stockholm', 'Helsinki'],
  ['København', 'Gdańsk'],
  ['Barcelona', 'Palma'],
  ['Palma', 'Cagliari'],
  ['Marseille', 'Ajaccio'],
  ['Cagliari', 'Napoli'],
  ['Napoli', 'Palermo'],
  ['Palermo', 'Valletta'],
  ['Bari', 'Pátra'],
  ['Bari', 'Split'],
  ['Valletta', 'Irákleio'],
  ['Athína', 'Irákleio'],
  ['Athína', 'Ródos'],
  ['Ródos', 'Lefkosía'],
  ['Lefkosía', 'Adana'],
  ['Odesa', 'İstanbul'],
  ['Varna', 'Batumi'],
  ['Murmansk', 'Arkhangelsk'],
];

/** @type {readonly (readonly [string, string])[]} */
export const NO_RAILS = [];

/** @type {readonly (readonly [string, string])[]} */
export const RAILS = [
  ['Praha', 'Berlin'],
  ['Tallinn', 'Sankt-Peterburg'],
  ['Vilnius', 'Warszawa'],
  ['Brest', 'Paris'],
  ['Athína', 'İzmir'],
  ['Bodø', 'Tromsø'],
];

/** @type {readonly (readonly [string, string])[]} */
export const FLIGHTS = [
  ['Reykjavík', 'Oslo'],
  ['Reykjavík', 'Dublin'],
  ['Dublin', 'Paris'],
  ['London', 'Madrid'],
  ['London', 'Oslo'],
  ['London', 'Frankfurt'],
  ['London', 'Berlin'],
  ['Paris', 'Madrid'],
  ['Paris', 'Berlin'],
  ['Paris', 'Roma'],
  ['Oslo', 'Berlin'],
  ['Oslo', 'Helsinki'],
  ['Helsinki', 'Warszawa'],
  ['Helsinki', 'Moskva'],
  ['Warszawa', 'Moskva'],
  ['Moskva', 'Kyiv'],
  ['Berlin', 'Wien'],
  ['Wien', 'Kyiv'],
  ['Wien', 'București'],
  ['Wien', 'Roma'],
  ['Roma', 'Madrid'],
  ['Roma', 'Athína'],
  ['București', 'Athína'],
  ['Athína', 'İstanbul'],
  ['Kyiv', 'İstanbul'],
  ['Frankfurt', 'Wien'],
  ['Warszawa', 'București'],
  ['Dublin', 'London'],
];
