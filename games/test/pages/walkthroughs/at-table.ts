import { fieldsOf } from '@mister-x/kiosk/lib/fields.ts';
import { openScreen, type OpenPage } from '@mister-x/kiosk/testing/apps.ts';
import { PageReferee } from '@mister-x/kiosk/testing/page-referee.ts';
import type { GameTypes, Step } from '@mister-x/engine';
import { TABLE } from '@mister-x/engine';
import type { AnyKit } from '@mister-x/engine/testing';
import { randomMatch } from '../random-match.js';

/** What all saw before the step that is taken next. */
type Moment = (view: ReturnType<typeof fieldsOf>, next: Step<GameTypes>) => boolean;

/** A referee at the first moment at which `isThen`, of the first match of chance that comes to it. */
export function refereeAt(
  kit: AnyKit,
  options: unknown,
  isThen: Moment,
): { readonly referee: PageReferee; readonly next: Step<GameTypes> } {
  for (let seed = 1; seed < 99; seed++) {
    const { begun, info, steps } = randomMatch(kit, options, seed);
    const at = steps.findIndex((step) => isThen(fieldsOf(step.before.gameView(TABLE)), step));
    const next = steps[at];
    if (next !== undefined) {
      return { referee: new PageReferee(begun, info, steps.slice(0, at)), next };
    }
  }
  throw new Error('it never came to that');
}

/** The big screen there. */
export async function screenAt(
  ...at: Parameters<typeof refereeAt>
): Promise<{ readonly page: OpenPage; readonly next: Step<GameTypes> }> {
  const { referee, next } = refereeAt(...at);
  return { page: await openScreen(referee, { table: referee.info.table }), next };
}
