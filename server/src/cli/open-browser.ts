import { spawn } from 'node:child_process';

type Opener = {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
};

/** Who ends later than this has opened something, in milliseconds. */
const SOON_MS = 10_000;

const NO_SCREEN = 'There is no screen here to open a browser on. Use the link above.';
const NO_BROWSER = 'The browser could not be opened. Use the link above.';

/** The program that opens an address in the person's own browser, where there is a screen for one. */
export function browserCommand(
  url: string,
  { platform, env }: Opener,
): readonly [string, ...string[]] | undefined {
  if (platform === 'darwin') return ['open', url];
  // `start` is a word of a shell, which would read an address of ours as its own.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  // Without a screen xdg-open would look for a browser that takes the terminal.
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', url] : undefined;
}

/**
 * Opens a browser and leaves it alone: it outlives this process, and what it says is not heard.
 * @param excuse is told a sentence when it does not work
 */
export function openBrowser(
  url: string,
  excuse: (sentence: string) => void,
  place: Opener = process,
): void {
  const command = browserCommand(url, place);
  if (command === undefined) {
    excuse(NO_SCREEN);
    return;
  }
  const [program, ...args] = command;
  const began = performance.now();
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env: place.env });
  // Such as one that is not there.
  child.once('error', () => excuse(NO_BROWSER));
  child.once('exit', (code) => {
    if (code !== 0 && performance.now() - began < SOON_MS) excuse(NO_BROWSER);
  });
  child.unref();
}
