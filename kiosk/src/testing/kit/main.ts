import { mount } from 'svelte';
import { speech } from '../../messages/index.svelte.js';
import '../../kit/theme/theme.js';
import Kit from './Kit.svelte';

await speech.need('common');
const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(Kit, { target });
