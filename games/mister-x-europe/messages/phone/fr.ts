import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  display: {
    label: 'Tes dernières villes',
    ago: (n) => plural(n, { one: `il y a ${n} coup`, other: `il y a ${n} coups` }),
    now: 'Maintenant',
  },
  rack: { label: 'Tickets sur le chevalet', paid: '✓' },
  mission: {
    choose: 'Choisis ta mission',
    lead: 'Tout le monde connaîtra sa couleur, personne ta ville.',
    start: (mission) => `Mission ${mission} : d’où pars-tu ?`,
    ask: (stop) => `Partir de la ville ${stop} ?`,
    yes: 'Partir d’ici',
    wait: 'Les détectives placent d’abord leurs pions. Ensuite, tu choisis mission et ville.',
    others: 'Tout est prêt. La partie commence quand les autres le sont aussi.',
    shown: (mission) => `Mission : ${mission}`,
  },
  count: {
    heading: 'Quels tickets as-tu piochés ?',
    of: (n, of) => `${n} sur ${of}`,
    add: (kind) => `Un de plus : ${kind}`,
    remove: (kind) => `Un de moins : ${kind}`,
    go: 'Voilà mes tickets',
  },
  special: {
    choose: {
      double: (n) =>
        plural(n, {
          one: `Coup double : touche encore ${n} ticket à traces de pas.`,
          other: `Coup double : touche ${n} tickets à traces de pas.`,
        }),
      secret: (n) =>
        plural(n, {
          one: `Trajet secret : touche encore ${n} ticket à silhouette.`,
          other: `Trajet secret : touche ${n} tickets à silhouette.`,
        }),
    },
    anyLine: 'Trajet secret : au choix',
    faceDown: (stop) => `Vers ${stop}. Quel ticket reste face cachée ?`,
    box: 'Dans la boîte :',
    down: 'Le ticket reste face cachée.',
    open: 'Tous voient ce trajet.',
    forAll: 'Une seule personne saisit qui donne quels tickets, ici ou sur le grand écran.',
    givesWhat: 'Qui donne quels tickets ?',
    undo: 'Reprendre le dernier',
    goOn: 'Continuer',
    none: 'Aucune',
    noneAsk: 'Continuer sans action spéciale ?',
    give: (n) =>
      plural(n, {
        one: `Tu peux donner ${n} ticket à loupe ou à gyrophare.`,
        other: `Tu peux donner ${n} tickets à loupe ou à gyrophare.`,
      }),
    upTo: (n) => `jusqu’à ${n}`,
    offer: (n) => `Proposer (${n})`,
    takeBack: 'Reprendre mes tickets',
    mixed: 'Loupes et gyrophares ne vont pas ensemble.',
    shows: (n) => `Montre où était Mister X il y a ${n} coups.`,
    known: 'Tout le monde connaît déjà cette ville.',
    travels: (by) => `Un détective voyage encore une fois ${by}.`,
    back: (n) => `il y a ${n} coups`,
    which: (by) => `Quel détective voyage ${by} ?`,
    nobody: (by) => `Là où ils sont, aucun détective ne peut voyager ${by}.`,
    unpaid: (by) => `Il ne te reste aucun ticket pour voyager ${by}. Un autre joueur en a peut-être un.`,
  },
  swap: {
    label: 'Tout changer',
    stuck: 'Aucun de tes tickets ne te mène plus loin.',
    may: 'Tu peux refaire ta main.',
    ask: 'Défausser ta main et en piocher une nouvelle ?',
  },
  refill: {
    heading: 'Défausser et piocher',
    lead: 'Touche les tickets dont tu ne veux pas. Puis pioche.',
    redraw: 'Ta main est défaussée. Pioches-en une nouvelle.',
    which: 'Quels tickets défausses-tu ?',
    discard: (n) => `Défausser (${n})`,
    discardSome: 'Défausser…',
    draw: (n) => `Piocher ${n}`,
    done: 'Terminé',
    drawn: 'Tous ont pioché.',
    waiting: (who) => `Doivent encore piocher : ${who}`,
  },
  warnings: {
    LAST_SECRET_LEG: 'Ton prochain coup est le dernier en secret.',
    MOVES_OPEN: 'Désormais, tous voient où tu vas.',
    SPECIAL_AT_HAND: 'Tu peux payer une action spéciale : profites-en vite.',
  },
  hunter: {
    tickets: (n) => plural(n, { one: `${n} ticket`, other: `${n} tickets` }),
    close: 'Fin des coups',
    closeAsk: 'Qui n’a pas bougé reste sur place. Continuer ?',
    endTurn: 'Finir le tour',
  },
  discs: {
    open: 'Jetons',
    lead: (n, of) =>
      plural(n, {
        one: `Touche des villes : ${n} jeton sur ${of}`,
        other: `Touche des villes : ${n} jetons sur ${of}`,
      }),
    close: 'Terminé',
    lie: (n) =>
      plural(n, {
        one: `${n} jeton est sur le plan.`,
        other: `${n} jetons sont sur le plan.`,
      }),
    removed: 'Les jetons sont enlevés',
  },
};
