import { mount } from 'svelte';
import { speech } from '../../lib/i18n/index.svelte.js';
import '../../lib/theme/theme.js';
import Kit from './Kit.svelte';

await speech.need('common');
const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(Kit, { target });
