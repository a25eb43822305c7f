import {
  type CardId,
  cardOf,
  type Flags,
  type Notice,
  type Pack,
  type QuarterId,
  type MoneySource,
} from '../../rules/browser.js';
import type { MatchNotice } from '@mister-x/engine/protocol';
import { matchNoticeSentence } from '@mister-x/kiosk/visit/line-sentence.ts';
import { makeNames } from '../shared/names.js';
import type { LogMessages } from '../../messages/screen-messages.js';
import type { GameMessages } from '../../messages/phone-messages.js';

/** What a line of the log is said with. */
export type SentenceContext = {
  readonly messages: GameMessages;
  readonly lines: LogMessages;
  readonly pack: Pack;
  readonly labels: Flags['cell_labels'];
  /** A seat, as a sentence begins with it. */
  readonly seat: (id: string) => string;
  /** What lies open on a quarter, where that is known. */
  readonly face?: ((quarter: QuarterId) => CardId | undefined) | undefined;
};

export function logSentence(line: MatchNotice<Notice>, context: SentenceContext): string {
  return matchNoticeSentence(line, context.seat, (notice) => sentences(notice, context).join(' '));
}

/** What lay open on a quarter when a line of the log was told: what had been opened there last. */
export function openedCardIn(
  log: readonly MatchNotice<Notice>[],
  line: MatchNotice<Notice>,
): (quarter: QuarterId) => CardId | undefined {
  return (quarter) => {
    for (let at = log.indexOf(line); at >= 0; at--) {
      const entry = log[at];
      if (entry?.kind !== 'game' || entry.notice.type !== 'opened') continue;
      if (entry.notice.quarter === quarter) return entry.notice.card;
    }
    return undefined;
  };
}

/** What happened and what follows from it at once, in one sentence each. */
export function sentences(notice: Notice, context: SentenceContext): readonly string[] {
  const { messages, lines: say, pack, labels } = context;
  const { clan, clanOf, owner, card, priced, cell } = makeNames(messages, pack, labels);
  const { money } = messages;
  const cards = (ids: readonly string[]): string => ids.map(priced).join(' · ');
  switch (notice.type) {
    case 'configured':
    case 'exchangeBegan':
    case 'layoutBegan':
    case 'playBegan':
    case 'lastRoundBegan':
    case 'playEnded':
    case 'ransomBegan':
    case 'stopAsked':
    case 'stopping':
    case 'roundClosed':
    case 'ranked':
      return [say[notice.type]];
    case 'firstDrawn':
      return [say.firstDrawn(clan(notice.seat), notice.lot)];
    case 'roundBegan':
      return [say.roundBegan(notice.round, clan(notice.first))];
    case 'dealt':
      return notice.cards === undefined
        ? [say.dealt(clan(notice.seat), notice.count)]
        : [say.youGot(cards(notice.cards))];
    case 'cardsAwaited':
      return [say.cardsAwaited(clan(notice.seat), notice.count)];
    case 'cardsRead':
      return notice.cards === undefined
        ? [say.cardsRead(clan(notice.seat), notice.count)]
        : [say.youRead(cards(notice.cards))];
    case 'exchanged': {
      const { cards: gave = [] } = notice;
      return gave.length > 0 ? [say.youSwapped(cards(gave))] : [say.exchanged(clan(notice.seat), notice.count)];
    }
    case 'drawn':
      return [say.youGot(cards(notice.cards))];
    case 'laidOut': {
      const laid = (notice.cards ?? []).map((each) => `${each.quarter} ${priced(each.card)}`);
      return laid.length > 0
        ? [say.youLaid(laid.join(' · '))]
        : [say.laidOut(clan(notice.seat), notice.quarters.join(', '))];
    }
    case 'turnBegan':
    case 'passed':
    case 'confirmed':
    case 'withdrawn':
      return [say[notice.type](clan(notice.seat))];
    case 'turning':
      return [say.turning(clan(notice.seat), notice.quarter)];
    case 'opened': {
      const opened = say.opened(clan(notice.seat), notice.quarter, priced(notice.card));
      return notice.corrected ? [opened, say.corrected] : [opened];
    }
    case 'choiceAsked':
      return [say.asked[notice.kind](clan(notice.seat))];
    case 'traded':
      return [say.traded(goodAt(notice.good), notice.good, notice.buyer, money(notice.price))];
    case 'paid': {
      const paid = say.paid(notice.quarter, money(notice.sum), notice.sources.map(source).join(', '));
      return notice.frozen ? [paid, say.frozen] : [paid];
    }
    case 'feePaid':
      return [say.feePaid(notice.from, notice.to, money(notice.sum))];
    case 'arrested': {
      const { quarter: at, by, figure, from } = notice;
      const who = owner(at);
      return [
        say.arrested(lawAt(by), by, who, card(notice.card), at),
        ...(notice.money > 0 ? [say.seized(money(notice.money), by)] : []),
        figure === null
          ? say.cardGone(at)
          : from === null || from === at
            ? say.figureOn(clanOf(figure), at)
            : say.figureFrom(clanOf(figure), from, at),
      ];
    }
    case 'jailed':
      return [say.jailed(clanOf(notice.figure), notice.quarter, cell(notice.cell))];
    case 'released':
      return [say.released(clanOf(notice.figure), notice.quarter, card(notice.card))];
    case 'bribed':
      return [say.bribed(notice.from, notice.to, money(notice.sum))];
    case 'shotInAir':
      return [say.shotInAir(notice.quarter)];
    case 'killed': {
      const face = notice.card === null ? null : card(notice.card);
      return [
        say.killed(notice.quarter, notice.victim, face),
        ...(notice.money > 0 ? [say.loot(money(notice.money), notice.quarter)] : []),
        ...(notice.freed === null ? [] : [say.freed(clanOf(notice.freed))]),
        say.figureOn(clanOf(notice.figure), notice.victim),
      ];
    }
    case 'escapeBegan':
      return [say.escapeBegan(clanOf(notice.figure), cell(notice.cell), notice.quarter)];
    case 'escapeFoiled':
    case 'escaped':
      return [say[notice.type](clanOf(notice.figure), cell(notice.cell))];
    case 'nobodyEscaped':
      return [say.nobodyEscaped(notice.quarter)];
    case 'prisonerMoved':
      return [
        notice.to === null
          ? say.prisonerFreed(clan(notice.seat), cell(notice.from))
          : say.prisonerMoved(clan(notice.seat), cell(notice.from), cell(notice.to)),
        ...notice.thrown.map(({ figure, from, to }) => say.thrown(clanOf(figure), cell(from), cell(to))),
      ];
    case 'collected':
      return [say.collected(clan(notice.seat), notice.quarter, money(notice.sum))];
    case 'figureHome':
      return [say.figureHome(clanOf(notice.figure), notice.quarter)];
    case 'cardsReturned': {
      const shown = notice.closed.map(({ quarter, card: id }) => (id === null ? quarter : `${quarter} ${priced(id)}`));
      return shown.length === 0 ? [say.cardsReturned] : [say.cardsReturned, say.neverOpened(shown.join(', '))];
    }
    case 'ransomed': {
      const { seat, figure, cell: from, price, payee } = notice;
      return [say.ransomed(clan(seat), clanOf(figure), cell(from), money(price), clan(payee))];
    }
    case 'voted':
      return [(notice.stop ? say.votedStop : say.votedOn)(clan(notice.seat))];
    case 'stoodIn':
      return [say.stoodIn[notice.host ? 'host' : 'time'][notice.what](clan(notice.seat))];
    case 'boughtOut': {
      const { seat, figures, sum, payee } = notice;
      return [say.boughtOut(clan(seat), figures.length, money(sum), clan(payee))];
    }
    case 'covered':
      return [say.covered(clan(notice.by), clan(notice.seat), money(notice.sum))];
    case 'planned':
      return [say.planned(notice.round)];
    case 'dropped':
      return [say.dropped, ...notice.dropped.map(whyDropped)];
    case 'ended':
      return [`${say.outcomes[notice.end.code]}.`];
  }

  function source({ from, sum }: MoneySource): string {
    return from === 'bank' ? say.fromBank(money(sum)) : say.fromClan(clan(from), money(sum));
  }

  /** Who makes an arrest; what lies there is not known to a log that begins in the middle. */
  function lawAt(at: QuarterId): string {
    const id = context.face?.(at);
    const type = id === undefined ? 'other' : cardOf(pack, id).type;
    const known: Readonly<Record<string, string>> = say.law;
    return known[type] ?? say.law.other;
  }

  function goodAt(at: QuarterId): string {
    const id = context.face?.(at);
    return id === undefined ? messages.cards.good : card(id);
  }

  function whyDropped({ code, inside }: { readonly code: string; readonly inside: string | null }) {
    const known: Readonly<Record<string, string>> = messages.refusals;
    return known[inside ?? code] ?? code;
  }
}
