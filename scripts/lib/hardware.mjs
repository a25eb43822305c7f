import { compile } from './build.mjs';
import { ensureKit } from './hardware-kit.mjs';
import { complain, say } from './say.mjs';
import { NOTHING } from './tally.mjs';
import { vitest } from './vitest.mjs';

/** Guards against a guest that hangs; the run takes half a minute, on a busy computer two. */
const LIMIT_MINUTES = 10;

/**
 * The adapters on real drivers: `device-adapters/hardware`. Where QEMU cannot be had it is left out,
 * and counted as skipped; where it should have come and did not, CI fails.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function hardware() {
  const kit = await ensureKit(process.env);
  if ('why' in kit) {
    complain(kit.why);
    if (kit.broken && process.env.CI) return { ...NOTHING, failed: 1 };
    say('The hardware test is skipped.');
    return { ...NOTHING, skipped: 1 };
  }
  if (!(await compile('device-adapters'))) {
    complain('The device adapters could not be built; the compiler says why above.');
    return { ...NOTHING, failed: 1 };
  }
  say(`with ${kit.qemu}`);
  return vitest({
    folder: 'device-adapters',
    name: 'hardware',
    minutes: LIMIT_MINUTES,
    workers: 1,
    env: { ...process.env, HARDWARE_QEMU: kit.qemu, HARDWARE_KIT: kit.folder },
    args: ['--config', 'vitest.hardware.config.ts'],
  });
}
