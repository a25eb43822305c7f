import type { Language } from '@mister-x/engine/protocol';
import type { PaperResult } from '../../rules/index.js';

/** What only the paper log says. */
export type LogMessages = {
  readonly when: string;
  readonly steps: readonly string[];
  readonly slot: string;
  readonly ticket: string;
  readonly double: string;
  readonly shown: string;
  readonly detectives: string;
  readonly start: string;
  readonly station: string;
  readonly secret: string;
  readonly fold: string;
  /** What the slots that show Mister X in some rules only are marked with. */
  readonly sometimes: (slot: number) => string;
  readonly end: string;
  readonly results: Readonly<Record<PaperResult, string>>;
  readonly tally: string;
  readonly tallySteps: readonly string[];
  readonly received: string;
  readonly rounds: string;
  readonly player: string;
};

export const LOG_WORDS: Readonly<Record<Language, LogMessages>> = {
  en: {
    when: 'For an evening when the power fails',
    steps: [
      'Fold the strip on the right back along the dashed line, so that everybody sees the tickets and nobody sees the stations. Unfold it only in your hand.',
      'Continue with the next move after the last one the referee has. In the row “Start”, write where you all stand now.',
      'On your turn, tick the ticket and write the station on the strip. If it helps, note where the detectives stand at that moment.',
      'Double move: tick the bracket between its two moves.',
      'On a move with an eye you appear: write your station next to the eye, too, and put your pawn there.',
      'Afterwards, enter this sheet on the big screen, row by row. The referee checks it.',
    ],
    slot: 'Move',
    ticket: 'Ticket',
    double: 'Double',
    shown: 'Appears at',
    detectives: 'Detectives stand at',
    start: 'Start',
    station: 'Station',
    secret: 'Mister X only',
    fold: 'Fold back here',
    sometimes: (slot) => `Move ${slot}: only if Mister X appears there in your rules.`,
    end: 'How it ended',
    results: {
      CAUGHT: 'Mister X is caught',
      X_SURROUNDED: 'Mister X is surrounded',
      X_NO_FARE: 'Mister X cannot pay his fare',
      X_ESCAPED: 'Mister X has escaped',
      DETECTIVES_STUCK: 'The detectives are stuck',
    },
    tally: 'Tickets and rounds',
    tallySteps: [
      'First cross out the tickets spent before the power failed.',
      'Then cross out one box for each ticket spent. A detective’s ticket goes to Mister X: add a tally mark next to his boxes.',
    ],
    received: 'received',
    rounds: 'Rounds',
    player: 'Name, colour',
  },
  de: {
    when: 'Für einen Abend, an dem der Strom ausfällt',
    steps: [
      'Knick den Streifen rechts an der gestrichelten Linie nach hinten: Alle sehen die Tickets, niemand die Stationen. Klapp ihn nur in der Hand auf.',
      'Mach mit dem Zug weiter, der auf den letzten beim Schiedsrichter folgt. In die Zeile „Start“ schreibst du, wo alle stehen.',
      'Bist du dran, kreuz das Ticket an und schreib die Station auf den Streifen. Wenn es hilft, notier auch, wo gerade die Detektive stehen.',
      'Doppelzug: Kreuz die Klammer zwischen seinen beiden Zügen an.',
      'Bei einem Zug mit Auge tauchst du auf: Schreib die Station auch neben das Auge und stell deine Spielfigur dorthin.',
      'Danach gib dieses Blatt am großen Bildschirm Zeile für Zeile ein. Der Schiedsrichter prüft es.',
    ],
    slot: 'Zug',
    ticket: 'Ticket',
    double: 'Doppelzug',
    shown: 'Taucht auf bei',
    detectives: 'Detektive stehen auf',
    start: 'Start',
    station: 'Station',
    secret: 'Nur für Mister X',
    fold: 'Hier nach hinten knicken',
    sometimes: (slot) => `Zug ${slot}: nur wenn Mister X nach euren Regeln dort auftaucht.`,
    end: 'Wie es ausging',
    results: {
      CAUGHT: 'Mister X ist gefasst',
      X_SURROUNDED: 'Mister X ist umzingelt',
      X_NO_FARE: 'Mister X kann die Fahrt nicht bezahlen',
      X_ESCAPED: 'Mister X ist entkommen',
      DETECTIVES_STUCK: 'Die Detektive kommen nicht weiter',
    },
    tally: 'Tickets und Runden',
    tallySteps: [
      'Streicht zuerst durch, was vor dem Stromausfall verbraucht war.',
      'Streicht dann für jedes verbrauchte Ticket ein Kästchen durch. Das Ticket eines Detektivs geht an Mister X: Macht neben seinen Kästchen einen Strich.',
    ],
    received: 'erhalten',
    rounds: 'Runden',
    player: 'Name, Farbe',
  },
  fr: {
    when: 'En cas de panne de courant',
    steps: [
      'Pliez la bande de droite vers l’arrière le long de la ligne pointillée : tous voient les tickets, personne les stations. Ne la dépliez que dans votre main.',
      'Continuez au coup qui suit le dernier que connaît l’arbitre. À la ligne « Départ », notez où chacun se trouve maintenant.',
      'À votre tour, cochez le ticket et écrivez la station sur la bande. Si c’est utile, notez où se trouvent alors les détectives.',
      'Coup double : cochez l’accolade entre les deux coups.',
      'À un coup marqué d’un œil, vous apparaissez : écrivez aussi la station à côté de l’œil et posez votre pion.',
      'Ensuite, saisissez cette feuille ligne par ligne sur le grand écran ; l’arbitre la vérifie.',
    ],
    slot: 'Coup',
    ticket: 'Ticket',
    double: 'Double',
    shown: 'Apparaît à',
    detectives: 'Détectives sur',
    start: 'Départ',
    station: 'Station',
    secret: 'Mister X seul',
    fold: 'Plier ici vers l’arrière',
    sometimes: (slot) => `Coup ${slot} : seulement si vos règles y font apparaître Mister X.`,
    end: 'Fin de la partie',
    results: {
      CAUGHT: 'Mister X est capturé',
      X_SURROUNDED: 'Mister X est encerclé',
      X_NO_FARE: 'Mister X ne peut plus payer',
      X_ESCAPED: 'Mister X s’est échappé',
      DETECTIVES_STUCK: 'Les détectives sont bloqués',
    },
    tally: 'Tickets et tours',
    tallySteps: [
      'Barrez d’abord ce qui était dépensé avant la panne.',
      'Barrez ensuite une case par ticket dépensé. Le ticket d’un détective va à Mister X : faites un trait à côté de ses cases.',
    ],
    received: 'reçus',
    rounds: 'Tours',
    player: 'Nom, couleur',
  },
  ru: {
    when: 'На вечер, когда отключили свет',
    steps: [
      'Загните полоску справа назад по пунктиру: билеты видны всем, остановки — нет. Отгибайте её только в руках.',
      'Продолжайте со следующего хода после последнего у судьи. В строке «Старт» запишите, где все стоят сейчас.',
      'В свой ход отметьте билет и запишите остановку на полоске. Если поможет, запишите и места детективов.',
      'Двойной ход: отметьте скобку между двумя его строками.',
      'На ходу с глазом вы появляетесь: запишите остановку и рядом с глазом и поставьте туда свою фишку.',
      'Потом введите этот лист на большом экране, строку за строкой, и судья его проверит.',
    ],
    slot: 'Ход',
    ticket: 'Билет',
    double: 'Двойной',
    shown: 'Появляется',
    detectives: 'Детективы стоят на',
    start: 'Старт',
    station: 'Остановка',
    secret: 'Только для Мистера Икс',
    fold: 'Загнуть назад',
    sometimes: (slot) => `Ход ${slot}: только если по вашим правилам Мистер Икс на нём появляется.`,
    end: 'Чем кончилось',
    results: {
      CAUGHT: 'Мистер Икс пойман',
      X_SURROUNDED: 'Мистер Икс окружён',
      X_NO_FARE: 'Мистеру Икс нечем платить',
      X_ESCAPED: 'Мистер Икс скрылся',
      DETECTIVES_STUCK: 'Детективы не могут ходить',
    },
    tally: 'Билеты и раунды',
    tallySteps: [
      'Сначала зачеркните то, что потрачено до отключения.',
      'Затем за каждый потраченный билет зачёркивайте клетку. Билет детектива получает Мистер Икс: ставьте чёрточку рядом с его клетками.',
    ],
    received: 'получено',
    rounds: 'Раунды',
    player: 'Имя, цвет',
  },
};
