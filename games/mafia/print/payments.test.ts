import { DEFAULT_MAFIA_PACK_FILE, CLANS, colourOf } from '../rules/index.js';
import { LANGUAGES } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { initialOptions } from '@mister-x/printing/options';
import { PLAIN_PRINT_OPTIONS } from '../../test/orders.js';
import { MAFIA_OPTIONS, type MafiaJob } from './options.js';
import { paymentArrowsOf, paymentSentencesOf } from './payments.js';
import { MAFIA_WORDS } from './words.js';

const FIRST = {
  ...(initialOptions(MAFIA_OPTIONS, 'a4') as Omit<MafiaJob, 'heading' | 'sheet' | 'language' | 'paper'>),
  ...PLAIN_PRINT_OPTIONS,
  sheet: 'payments',
};
const colours = (arrows: ReturnType<typeof paymentArrowsOf>['ransom']) =>
  Object.fromEntries(arrows.map((arrow) => arrow.map((clan) => colourOf({ file: DEFAULT_MAFIA_PACK_FILE }, clan))));

describe('who pays whom', () => {
  it('goes round one way for ransoms and the other way for an empty bank (MF-75, MF-81)', () => {
    const { ransom, shortfall } = paymentArrowsOf(FIRST);
    expect(colours(ransom)).toEqual({ blue: 'yellow', yellow: 'red', red: 'green', green: 'blue' });
    // The payer, and whose cards earn.
    expect(colours(shortfall)).toEqual({
      blue: 'green',
      yellow: 'blue',
      red: 'yellow',
      green: 'red',
    });
    expect(ransom.map(([from]) => from)).toEqual(CLANS);
  });

  it('is turned by the flags, each by its own', () => {
    const turned = paymentArrowsOf({ ...FIRST, ransomDirection: 'previous' });
    expect(colours(turned.ransom)).toMatchObject({ blue: 'green', yellow: 'blue' });
    expect(turned.shortfall).toEqual(paymentArrowsOf(FIRST).shortfall);
    const other = paymentArrowsOf({ ...FIRST, shortfallDirection: 'previous' });
    expect(colours(other.shortfall)).toMatchObject({ blue: 'yellow', yellow: 'red' });
    expect(other.ransom).toEqual(paymentArrowsOf(FIRST).ransom);
  });

  it.each(LANGUAGES)('is said by the edition, and otherwise where that was chosen, in %s', (language) => {
    const { payments: own, money } = MAFIA_WORDS[language];
    const said = (job: Partial<MafiaJob>) => {
      const { ransom, shortfall } = paymentSentencesOf({ ...FIRST, language, ...job });
      return [...ransom, ...shortfall];
    };
    expect(said({})).toEqual([
      ...[own.ransomArrow, own.price(money(300)), own.for.anyone, own.payee.payer],
      ...[own.shortfallArrow, own.share.split, own.broke.negative],
    ]);
    expect(said({ rules: 'authors1992' })).toEqual(
      expect.arrayContaining([own.for.team, own.broke.team_then_negative]),
    );
    const chosen = said({
      ...{ rules: 'authors1992', ransomFor: 'owner', insolvency: 'negative' },
      ...{ partialBank: 'payer_all', deathRowRansom: 400 },
    });
    expect(chosen).toEqual(
      expect.arrayContaining([...[own.for.owner, own.broke.negative, own.share.payer_all, own.price(money(400))]]),
    );
    expect(chosen).not.toContain(own.payee.payer);
  });
});
