import { writeFileSync } from 'node:fs';
import { asyncapi } from './document.js';
import { asYaml, FILE } from './file.js';

writeFileSync(FILE, asYaml(asyncapi()));
