import { mount } from 'svelte';
import '../../lib/theme/theme.js';
import OfflinePage from './OfflinePage.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(OfflinePage, { target });
