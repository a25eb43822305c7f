import { measureLegs } from './engine/legs.js';
import { measureLatency } from './items/latency.js';
import { measureLoad } from './items/load.js';
import { measureMemory } from './items/memory.js';
import { measureReconnect } from './items/reconnect.js';
import { measureStart } from './items/start.js';
import { machine } from './machine.js';
import { table } from './report/table.js';

const which = process.argv[2];
const m = machine();
if (which === 'legs') console.log(table(m, [measureLegs(7)]));
if (which === 'latency') console.log(table(m, [await measureLatency(500)]));
if (which === 'reconnect') console.log(table(m, [await measureReconnect(10)]));
if (which === 'start') console.log(table(m, [await measureStart(5)]));
if (which === 'load') console.log(table(m, [await measureLoad(Number(process.argv[3]), 10)]));
if (which === 'memory') console.log(table(m, [await measureMemory(Number(process.argv[3]))]));
