import { REFEREE_SEAT } from '@mister-x/kiosk/screen/game-table.svelte.ts';
import { cardByCode, type Pack, type QuarterId } from '../../rules/browser.js';
import { cardAt, quarterAt, readMafiaCard } from '../../rules/cards.js';
import { refusalSentence } from '@mister-x/kiosk/kit/explain.ts';
import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import type { SoundCue } from '@mister-x/kiosk/scan/tones.ts';
import { toasts } from '@mister-x/kiosk/kit/toasts.svelte.ts';
import { screenMessages } from '../../messages/screen-messages.js';
import type { MafiaTable } from './mafia-table.svelte.js';

/** What is read at the table: the face that is being opened, or a quarter, which the player on turn opens (MF-106). */
export class MafiaScanInput {
  constructor(
    private readonly table: Pick<MafiaTable, 'touch' | 'pack'>,
    private readonly sound: (cue: SoundCue) => void,
  ) {}

  hear({ text }: { readonly text: string }): void {
    void this.take(text);
  }

  stop(): void {}

  /** A code, scanned or typed. */
  async take(text: string): Promise<boolean> {
    const { pack } = this.table;
    const code = quarterOfText(pack, text) ?? cardOfText(pack, text);
    if (code === undefined) {
      toasts.error(faultOf(text));
      this.sound('refusal');
      return false;
    }
    const done = await this.table.touch(REFEREE_SEAT, { type: 'scan', code });
    this.sound(done ? 'success' : 'refusal');
    return done;
  }
}

/** The code of a card, out of its place in the pack or as a custom pack prints it. */
export function cardOfText(pack: Pack, text: string): string | undefined {
  const read = readMafiaCard(text);
  if (read.ok) return read.value.kind === 'card' ? cardAt(pack, read.value.index) : undefined;
  const code = text.trim();
  return cardByCode(pack, code) === undefined ? undefined : code;
}

function quarterOfText(pack: Pack, text: string): QuarterId | undefined {
  const read = readMafiaCard(text);
  if (read.ok) {
    return read.value.kind === 'quarter' ? quarterAt(pack, read.value.index) : undefined;
  }
  const typed = text.trim().toUpperCase();
  return pack.quarters.find((quarter) => quarter === typed);
}

function faultOf(text: string): string {
  const read = readMafiaCard(text);
  if (read.ok) return screenMessages.t.printed.notDue;
  return refusalSentence({ code: read.error }, t.cards.faults);
}
