import { newPairingCode, parsePairingCode, sameSecret } from '../keys/random.js';

/** More that one holder has not used are his oldest no longer. */
export const CODES_MAX = 8;

/**
 * Codes that let one screen in each. They are kept in memory only: a restart forgets them all.
 * @typeParam Holder who asked for a code, and for whom it is withdrawn
 */
export class PairingCodes<Holder> {
  /** Oldest first. */
  private readonly open: { readonly code: string; readonly holder: Holder }[] = [];

  issue(holder: Holder): string {
    const code = newPairingCode();
    const own = this.open.filter((each) => each.holder === holder);
    if (own.length >= CODES_MAX) this.drop((each) => each === own[0]);
    this.open.push({ code, holder });
    return code;
  }

  /** Whose code was typed; it is then used, whoever comes a moment later. */
  take(typed: string): { readonly holder: Holder; readonly giveBack: () => void } | undefined {
    const code = parsePairingCode(typed);
    if (code === undefined) return undefined;
    let found: { readonly code: string; readonly holder: Holder } | undefined;
    // Each is compared, so that the time taken does not say which one was nearly right.
    for (const each of this.open) if (sameSecret(each.code, code)) found ??= each;
    if (found === undefined) return undefined;
    const used = found;
    this.drop((each) => each === used);
    return { holder: used.holder, giveBack: () => this.open.push(used) };
  }

  withdraw(holder: Holder): void {
    this.drop((each) => each.holder === holder);
  }

  withdrawAll(): void {
    this.open.length = 0;
  }

  private drop(which: (each: { readonly code: string; readonly holder: Holder }) => boolean): void {
    const kept = this.open.filter((each) => !which(each));
    this.open.splice(0, this.open.length, ...kept);
  }
}
