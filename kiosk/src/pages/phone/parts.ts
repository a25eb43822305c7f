import { speech } from '../../messages/index.svelte.js';

/** Pages that not every phone shows, each with its words; a page that knows one will come fetches it early. */
export async function joinPage() {
  const [{ default: page }] = await Promise.all([
    import('./JoinPage.svelte'),
    speech.need('join'),
    // Anyone who types a code compares a number next.
    checkPage(),
  ]);
  return page;
}

export async function checkPage() {
  return (await import('./CheckPage.svelte')).default;
}

export async function movedPage() {
  return (await import('./MovedPage.svelte')).default;
}

export async function namePage() {
  const [{ default: page }] = await Promise.all([import('./NamePage.svelte'), speech.need('join')]);
  return page;
}

export async function correspondencePage() {
  const [{ default: page }] = await Promise.all([import('./PostPage.svelte'), speech.need('join')]);
  return page;
}

export async function recoveryPage() {
  return (await import('./RecoveryPage.svelte')).default;
}

export async function menuPage() {
  return (await import('./Menu.svelte')).default;
}
