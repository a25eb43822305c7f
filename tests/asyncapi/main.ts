import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asYaml, asyncapi, ASYNCAPI_FILE } from './document.js';

writeFileSync(ASYNCAPI_FILE, asYaml(asyncapi()));
console.log(fileURLToPath(ASYNCAPI_FILE));
