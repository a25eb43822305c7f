import '../../../browser/no-eval.js';
import { mount } from 'svelte';
import '../../../kit/theme/theme.js';
import './offline.css';
import { speech } from '../../../messages/index.svelte.js';
import { loadTypefaceFor } from '../../../messages/typeface.js';
import OfflinePage from './OfflinePage.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
// The letters are in this very file, but a browser reads them only once a word is to be shown in them:
// it would be shown in others first, and move. Russian needs them all; that costs no request here.
await Promise.all([loadTypefaceFor('ru'), speech.need('common', 'records', 'screen')]);
mount(OfflinePage, { target });
