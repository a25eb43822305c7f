import { newPairingCode, parsePairingCode, sameSecret } from '../../runtime/random.js';

/** More that one holder has not used are his oldest no longer. */
export const PAIRING_CODES_MAX = 8;

type Code<Holder> = { readonly code: string; readonly holder: Holder; tried: boolean };

/** A code of which it is not known yet whether it lets the screen in. */
export type CodeAttempt<Holder> = {
  readonly holder: Holder;
  /** It let the screen in, and is none any more. */
  readonly used: () => void;
  /** It is good for another try, unless it was withdrawn meanwhile. */
  readonly giveBack: () => void;
};

/**
 * Codes that let one screen in each. They are kept in memory only: a restart forgets them all.
 * @typeParam Holder who asked for a code, and for whom it is withdrawn
 */
export class PairingCodes<Holder> {
  /** Oldest first; those being tried are among them, so that the one who withdraws codes reaches them. */
  private readonly open: Code<Holder>[] = [];

  issue(holder: Holder): string {
    const code = newPairingCode();
    const own = this.open.filter((each) => each.holder === holder);
    if (own.length >= PAIRING_CODES_MAX) this.drop((each) => each === own[0]);
    this.open.push({ code, holder, tried: false });
    return code;
  }

  /** Whose code was typed; until it is given back, it is nobody else's. */
  take(typed: string): CodeAttempt<Holder> | undefined {
    const code = parsePairingCode(typed);
    if (code === undefined) return undefined;
    let found: Code<Holder> | undefined;
    // Each is compared, so that the time taken does not say which one was nearly right.
    for (const each of this.open) if (sameSecret(each.code, code)) found ??= each;
    if (found === undefined || found.tried) return undefined;
    const taken = found;
    taken.tried = true;
    return {
      holder: taken.holder,
      used: () => this.drop((each) => each === taken),
      giveBack: () => {
        taken.tried = false;
      },
    };
  }

  withdraw(holder: Holder): void {
    this.drop((each) => each.holder === holder);
  }

  withdrawAll(): void {
    this.open.length = 0;
  }

  private drop(which: (each: Code<Holder>) => boolean): void {
    const kept = this.open.filter((each) => !which(each));
    this.open.splice(0, this.open.length, ...kept);
  }
}
