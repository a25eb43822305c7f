import type { MatchNotice } from '@mister-x/engine/protocol';
import type { Flags, Notice, Pack } from '../../rules/browser.js';
import { matchNoticeSentence } from '@mister-x/kiosk/visit/line-sentence.ts';
import { makeNames, scoreText } from '../shared/names.js';
import type { LogMessages } from '../../messages/screen-messages.js';
import type { GameMessages } from '../../messages/phone-messages.js';

/** What a line of the log is said with. */
export type SentenceContext = {
  readonly messages: GameMessages;
  readonly lines: LogMessages;
  readonly pack: Pack;
  /** A seat, as a sentence begins with it. */
  readonly seat: (id: string) => string;
  /** What may be looked up later; everything where this is missing (SH-48, SH-85). */
  readonly keeps?: Pick<Flags, 'auto_notebook' | 'log_reveals'> | undefined;
};

export function logSentence(line: MatchNotice<Notice>, context: SentenceContext): string {
  return matchNoticeSentence(line, context.seat, (notice) => noticeSentence(notice, context));
}

export function noticeSentence(notice: Notice, { messages, lines: say, pack, seat, keeps }: SentenceContext): string {
  const keepsLooks = keeps?.auto_notebook !== false;
  const { place, typeWithin: type, tokenWithin: token, card, caseTitle } = makeNames(messages, pack);
  switch (notice.type) {
    case 'configured':
    case 'codesLoaded':
    case 'tableLaid':
    case 'tokensLaid':
    case 'cardsAwaited':
    case 'windowClosed':
    case 'lookEnded':
    case 'revealClosed':
    case 'passed':
      return say[notice.type];
    case 'firstNamed':
    case 'turnBegan':
    case 'lapsed':
    case 'drawEnded':
    case 'eliminated':
    case 'noted':
      return say[notice.type](seat(notice.seat));
    case 'symbolEntered':
    case 'tokenBound':
      return say[notice.type](place(notice.location), type(notice.symbol));
    case 'unbound':
      return say.unbound(place(notice.location));
    case 'caseDealt':
      return notice.case === undefined ? say.caseDealt(seat(notice.seat)) : say.yourCase(caseTitle(notice.case));
    case 'handDealt':
      return say.handDealt(seat(notice.seat), notice.count);
    case 'walked': {
      const to = notice.path.at(-1);
      return to === undefined ? say.stayed(seat(notice.seat)) : say.walked(seat(notice.seat), place(to));
    }
    case 'rode':
      return say.rode(seat(notice.seat), place(notice.to), card(notice.card));
    case 'extraPlayed':
      return say.extraPlayed(seat(notice.seat), card(notice.card));
    case 'looked': {
      const { location, kind, opening } = notice;
      if (notice.token !== undefined && keepsLooks) {
        return say.seen(place(location), token(notice.token));
      }
      return kind === 'search'
        ? say.searched(seat(notice.seat), place(location), card(opening.card))
        : say.holmesLook(seat(notice.seat), place(location), card(opening.card));
    }
    case 'reacted':
      return notice.token === undefined || !keepsLooks
        ? say.reacted(seat(notice.seat), place(notice.location), card(notice.card))
        : say.seen(place(notice.location), token(notice.token));
    case 'decided':
      return notice.take ? say.decided.take : say.decided.leave;
    case 'resolved':
      return notice.take
        ? say.took(
            seat(notice.seat),
            type(notice.symbol),
            place(notice.location),
            notice.cards.map((play) => card(play.card)).join(' · '),
          )
        : say.left(seat(notice.seat), place(notice.location));
    case 'lineTaken':
      return say.lineTaken(seat(notice.seat), notice.position, card(notice.card));
    case 'deckDrawn':
      return notice.card === undefined ? say.deckDrawn(seat(notice.seat)) : say.youDrew(card(notice.card));
    case 'reshuffled':
      return say.reshuffled(notice.count);
    case 'lineAwaited':
      return say.lineAwaited(notice.positions.join(', '));
    case 'lineFilled':
      return say.lineFilled(notice.position, card(notice.card));
    case 'holmesMoved':
      return (notice.from === notice.to ? say.holmesRound : say.holmesMoved)(place(notice.to));
    case 'holmesStayed':
      return say.holmesStayed(type(notice.symbol));
    case 'revealed':
      return notice.token === undefined || keeps?.log_reveals === false
        ? say.shown(place(notice.location))
        : say.revealed(place(notice.location), token(notice.token));
    case 'penalised':
      return say.penalised(seat(notice.seat), scoreText(notice.marker));
    case 'arrested':
      return say.arrested(seat(notice.seat), place(notice.location));
    case 'voted':
      return (notice.stop ? say.votedStop : say.votedOn)(seat(notice.seat));
    case 'ended':
      return `${say.outcomes[notice.end.code]}.`;
  }
}
