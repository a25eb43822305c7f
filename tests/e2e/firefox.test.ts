import { engineEvenings } from '../support/engines/evenings.js';
import { FIREFOX, launchFirefox } from '../support/engines/firefox.js';

engineEvenings('firefox', { 'firefox-esr': FIREFOX }, launchFirefox);
