import type { Language } from '@mister-x/engine/protocol';
import type { Character, PackFile } from '../rules/index.js';
import { withMinusSign, signedNumber } from './look.js';

/** What the card with the rules says. */
type SummaryWords = {
  readonly turn: string;
  /** A turn in its three steps (SH-21). */
  readonly steps: readonly (readonly [string, string])[];
  /** How often (SH-51). */
  readonly abilities: string;
  readonly each: Readonly<Record<Character, string>>;
  readonly arrest: string;
  readonly arrestText: string;
  readonly scoring: string;
  readonly scoringText: string;
};

/** The numbers of a pack of which the card speaks. */
type SummaryNumbers = Pick<PackFile, 'walk_max' | 'draw' | 'score' | 'arrest_min_tokens'>;

/** `1`, `1 or 2`, `1 to 5`. */
function upToText(n: number, or: string, to: string): string {
  if (n === 1) return '1';
  return n === 2 ? `1 ${or} 2` : `1${to}${n}`;
}

const plurals = new Intl.PluralRules('ru');

/** As many of something, in Russian. */
function russianPlural(n: number, one: string, few: string, many: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few };
  return forms[plurals.select(n)] ?? many;
}

export const SUMMARY_WORDS: Readonly<Record<Language, (box: SummaryNumbers) => SummaryWords>> = {
  en: ({ walk_max: walk, draw, score, arrest_min_tokens: tokens }) => ({
    turn: 'Your turn',
    steps: [
      [
        'Move',
        `Walk ${upToText(walk, 'or', ' to ')} ${walk === 1 ? 'location' : 'locations'} by road or Underground, or stay put.`,
      ],
      [
        'Search',
        'Play a card with the symbol of the token where you stand, and look in secret. Is it your case? Then you may pay its number in symbols and take it; the opening card counts.',
      ],
      [
        'Draw',
        `${draw.moved} ${draw.moved === 1 ? 'card' : 'cards'}${draw.stayed === draw.moved ? '' : `, ${draw.stayed} if you stayed put`}, from the line or the deck. Fill the line again: each new Holmes card moves Holmes to the next token with its symbol. Everyone sees where he ends.`,
      ],
    ],
    abilities: 'Instead of its symbols, each once a turn',
    each: {
      holmes: `Before you draw: look in secret at any token with the symbol of the card. Or one more card when you draw, ${draw.cap} at most.`,
      watson: 'One symbol of any kind in a search, as often as you like.',
      lestrade: 'In any turn: someone looks at a token, and you look too.',
      cab: 'Instead of walking: go to any location.',
    },
    arrest: 'Arrest',
    arrestText: `${tokens === 0 ? 'At' : `With ${tokens} ${tokens === 1 ? 'token' : 'tokens'}, at`} Scotland Yard: discard a Lestrade card and put your pawn on the hideout, the middle of your five numbers. You are out until the scoring. The others now lose a point at the end of each turn; at ${withMinusSign(score.eliminate_at)} you are eliminated.`,
    scoring: 'Scoring',
    scoringText: `Tokens: their numbers. Linked pair: ${signedNumber(score.link_bonus)}. Right hideout: ${signedNumber(score.arrest_bonus)}.`,
  }),
  de: ({ walk_max: walk, draw, score, arrest_min_tokens: tokens }) => ({
    turn: 'Dein Zug',
    steps: [
      [
        'Bewegung',
        `Geh ${upToText(walk, 'oder', ' bis ')} ${walk === 1 ? 'Ort' : 'Orte'} weiter, auf Wegen oder mit der U-Bahn, oder bleib stehen.`,
      ],
      [
        'Ermittlung',
        'Spiel eine Karte mit dem Symbol des Plättchens an deinem Ort und sieh es heimlich an. Gehört es zu deinem Fall, darfst du seine Zahl in Symbolen zahlen und es nehmen; die Suchkarte zählt mit.',
      ],
      [
        'Nachziehen',
        `${draw.moved} ${draw.moved === 1 ? 'Karte' : 'Karten'}${draw.stayed === draw.moved ? '' : `, ${draw.stayed}, wenn du stehen bliebst`}, aus Auslage oder Stapel. Füll die Auslage auf: Jede neue Holmes-Karte führt Holmes zum nächsten Plättchen mit ihrem Symbol. Alle sehen, wo er ankommt.`,
      ],
    ],
    abilities: 'Statt der Symbole, jede einmal pro Zug',
    each: {
      holmes: `Vor dem Nachziehen: heimlicher Blick auf ein Plättchen mit dem Symbol der Karte. Oder beim Nachziehen eine Karte mehr, höchstens ${draw.cap}.`,
      watson: 'Bei einer Ermittlung ein beliebiges Symbol, so oft du willst.',
      lestrade: 'In jedem Zug: Jemand sieht ein Plättchen an, und du schaust mit.',
      cab: 'Statt zu gehen: an jeden Ort.',
    },
    arrest: 'Verhaftung',
    arrestText: `${tokens === 0 ? 'In' : `Mit ${tokens} Plättchen, in`} Scotland Yard: Leg eine Lestrade-Karte ab und stell deine Figur auf das Versteck, die mittlere deiner fünf Nummern. Du pausierst bis zur Wertung. Die anderen verlieren nun am Ende jedes Zuges einen Punkt; bei ${withMinusSign(score.eliminate_at)} scheidest du aus.`,
    scoring: 'Wertung',
    scoringText: `Plättchen: ihre Zahlen. Verbundenes Paar: ${signedNumber(score.link_bonus)}. Richtiges Versteck: ${signedNumber(score.arrest_bonus)}.`,
  }),
  fr: ({ walk_max: walk, draw, score, arrest_min_tokens: tokens }) => ({
    turn: 'Ton tour',
    steps: [
      [
        'Déplacement',
        `Avance ${walk > 2 ? 'de ' : 'd’'}${upToText(walk, 'ou', ' à ')} ${walk === 1 ? 'lieu' : 'lieux'}, par la route ou en métro, ou reste sur place.`,
      ],
      [
        'Enquête',
        'Pose une carte au symbole du jeton de ton lieu et regarde-le en secret. S’il fait partie de ton affaire, tu peux payer son nombre en symboles et le prendre ; la carte posée compte.',
      ],
      [
        'Pioche',
        `${draw.moved} ${draw.moved < 2 ? 'carte' : 'cartes'}${draw.stayed === draw.moved ? '' : `, ${draw.stayed} si tu es resté sur place`}, de la rivière ou de la pioche. Complète la rivière : chaque nouvelle carte Holmes mène Holmes au jeton suivant de son symbole. Tous voient où il s’arrête.`,
      ],
    ],
    abilities: 'Au lieu des symboles, chacun une fois par tour',
    each: {
      holmes: `Avant de piocher : coup d’œil secret sur un jeton au symbole de la carte. Ou une carte de plus en piochant, ${draw.cap} au plus.`,
      watson: 'Un symbole au choix lors d’une enquête, aussi souvent que tu veux.',
      lestrade: 'À tout moment : quelqu’un regarde un jeton, tu le vois aussi.',
      cab: 'Au lieu de marcher : va vers n’importe quel lieu.',
    },
    arrest: 'Arrestation',
    arrestText: `${tokens === 0 ? 'À' : `Avec ${tokens} ${tokens === 1 ? 'jeton' : 'jetons'}, à`} Scotland Yard : défausse une carte Lestrade et pose ton pion sur le repaire, le numéro du milieu parmi tes cinq. Tu attends le décompte. Les autres perdent désormais un point à la fin de chaque tour ; à ${withMinusSign(score.eliminate_at)}, on est éliminé.`,
    scoring: 'Décompte',
    scoringText: `Jetons : leurs nombres. Paire liée : ${signedNumber(score.link_bonus)}. Bon repaire : ${signedNumber(score.arrest_bonus)}.`,
  }),
  ru: ({ walk_max: walk, draw, score, arrest_min_tokens: tokens }) => ({
    turn: 'Ваш ход',
    steps: [
      [
        'Перемещение',
        `На ${upToText(walk, 'или', '–')} ${russianPlural(walk, 'локацию', 'локации', 'локаций')} по дорогам или подземке, либо останьтесь на месте.`,
      ],
      [
        'Обнаружение',
        'Выложите карточку с символом жетона на вашей локации и тайно посмотрите его. Если он из вашего дела, можно сбросить столько символов, каково его число, и взять жетон; выложенная карточка считается.',
      ],
      [
        'Добор',
        `${draw.moved} ${russianPlural(draw.moved, 'карточка', 'карточки', 'карточек')}${draw.stayed === draw.moved ? '' : `, ${draw.stayed} – если остались на месте`}, из линии или колоды. Пополните линию: каждая новая карточка Холмса ведёт его к следующему жетону с её символом. Где он встал, видят все.`,
      ],
    ],
    abilities: 'Вместо символов, каждая раз за ход',
    each: {
      holmes: `До добора: тайно посмотрите любой жетон с символом карточки. Или ещё одна карточка при доборе, всего не больше ${draw.cap}.`,
      watson: 'Любой символ при обнаружении, сколько угодно раз.',
      lestrade: 'В любой ход: другой смотрит жетон – посмотрите и вы.',
      cab: 'Вместо перемещения: на любую локацию.',
    },
    arrest: 'Арест',
    arrestText: `${tokens === 0 ? 'В' : `С ${tokens} ${tokens === 1 ? 'жетоном' : 'жетонами'}, в`} Скотланд-Ярде: сбросьте карточку Лестрейда и поставьте фишку на логово – средний из пяти ваших номеров. До подсчёта вы вне игры. Остальные теперь теряют очко в конце каждого хода; ${withMinusSign(score.eliminate_at)} – проигрыш.`,
    scoring: 'Подсчёт',
    scoringText: `Жетоны: их числа. Связанная пара: ${signedNumber(score.link_bonus)}. Верное логово: ${signedNumber(score.arrest_bonus)}.`,
  }),
};
