import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asYaml, asyncapi, FILE } from './document.js';

writeFileSync(FILE, asYaml(asyncapi()));
console.log(fileURLToPath(FILE));
