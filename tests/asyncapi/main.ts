import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asyncapi } from './document.js';
import { asYaml, FILE } from './file.js';

writeFileSync(FILE, asYaml(asyncapi()));
console.log(fileURLToPath(FILE));
