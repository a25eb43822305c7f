import { engineEvenings } from '../support/engines/evenings.js';
import { launchWebKit, WEBKIT_DRIVER, XVFB } from '../support/engines/webkit.js';

engineEvenings('webkit', { 'webkit2gtk-driver': WEBKIT_DRIVER, xvfb: XVFB }, launchWebKit);
