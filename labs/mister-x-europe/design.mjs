import { readFileSync } from 'node:fs';
import { CITIES } from './cities.mjs';
import { project } from './frame.mjs';
import { allMoves, neighboursOf } from './graph.mjs';
import { groundOf, landOf } from './ground.mjs';
import { FERRIES, FLIGHTS, NO_RAILS, NO_ROADS, RAILS, ROADS, SHIPS } from './network.mjs';
import { numbersOfCities } from './number.mjs';
import { MISSIONS, START_CARDS, TICKETS } from './play.mjs';
import { railsOf } from './rails.mjs';
import { keyOf, roadsOf } from './roads.mjs';
import { movePointsWithCities, spread } from './spread.mjs';

/** @typedef {import('./roads.mjs').Pair} Pair */
/** @typedef {{ id: number, x: number, y: number, name: string }} Station */
/** @typedef {Record<string, { starts: number[], goals: number[] }>} Missions */
/** @typedef {{ id: string, name: string, stations: Station[], edges: Record<'car' | 'train' | 'plane', Pair[]>, starts: { detectives: number[] }, missions: Missions, tickets: Record<string, number> }} Board */

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The whole board, the same every time: nothing here is left to chance. */
export function design() {
  const places = placesOf(read('extract/cities.json'));
  const homes = places.map(project);
  const cities = spread(homes);
  const ground = groundOf(read('extract/ground.json'), movePointsWithCities(homes, cities), cities);
  const land = landOf(ground);

  const car = roadsOf(cities, land, pairs([...FERRIES, ...ROADS]), keys(NO_ROADS));
  const moves = allMoves(neighboursOf(cities.length, car));
  const calls = CITIES.flatMap((city, i) => (city.calls === 'car' ? [] : [i]));
  const train = railsOf(cities, calls, moves, land, pairs([...SHIPS, ...RAILS]), keys(NO_RAILS));
  const plane = pairs(FLIGHTS);

  const number = numbersOfCities(cities);
  const idOf = (/** @type {string} */ name) => number[placeOf(name)] ?? 0;
  const ids = (/** @type {readonly string[]} */ names) => names.map(idOf).sort((a, b) => a - b);
  const edges = (/** @type {readonly Pair[]} */ lines) =>
    lines
      .map(([a, b]) => /** @type {Pair} */ ([number[a], number[b]].sort((p = 0, q = 0) => p - q)))
      .sort(([a, b], [c, d]) => a - c || b - d);
  /** @type {Board} */
  const board = {
    id: 'europe',
    name: 'Europe',
    stations: cities
      .map(({ x, y }, i) => ({ id: number[i] ?? 0, x, y, name: CITIES[i]?.name ?? '' }))
      .sort((a, b) => a.id - b.id),
    edges: { car: edges(car), train: edges(train), plane: edges(plane) },
    starts: { detectives: ids(START_CARDS) },
    missions: Object.fromEntries(
      Object.entries(MISSIONS).map(([colour, { starts, goals }]) => [
        colour,
        { starts: ids(starts), goals: ids(goals) },
      ]),
    ),
    tickets: { ...TICKETS },
  };
  return { board, ground, land };
}

/**
 * @param {[string, string, number, number, number][]} rows country, name, number, longitude, latitude
 * @returns {[number, number][]}
 */
function placesOf(rows) {
  const found = new Map(rows.map(([country, source, , ...degrees]) => [`${country} ${source}`, degrees]));
  return CITIES.map(({ country, source }) => {
    const degrees = found.get(`${country} ${source}`);
    if (degrees === undefined) throw new Error(`${source} is not in the extract: make it again`);
    return degrees;
  });
}

/** @param {string} name */
function placeOf(name) {
  const place = CITIES.findIndex((city) => city.name === name);
  if (place < 0) throw new Error(`no city ${name}`);
  return place;
}

/** @param {readonly (readonly [string, string])[]} names */
function pairs(names) {
  return names.map(([a, b]) => /** @type {Pair} */ ([placeOf(a), placeOf(b)]));
}

/** @param {readonly (readonly [string, string])[]} names */
function keys(names) {
  return new Set(pairs(names).map(keyOf));
}
