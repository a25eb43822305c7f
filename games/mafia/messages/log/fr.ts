import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('fr');
const cards = (n: number) => plural(n, { one: `${n} carte`, other: `${n} cartes` });

export const messages: typeof english = {
  configured: 'Les règles sont convenues.',
  firstDrawn: (who, lot) =>
    lot ? `Le sort en décide : ${who.name} commence.` : `${who.name} commence.`,
  roundBegan: (n, who) => `Manche ${n}. ${who.name} commence.`,
  dealt: (who, n) => `${who.name} reçoit ${cards(n)}.`,
  youGot: (names) => `Tu reçois : ${names}.`,
  cardsAwaited: (who, n) => `${who.name} fait lire ${cards(n)}.`,
  cardsRead: (who, n) => `${who.name} a fait lire ${cards(n)}.`,
  youRead: (names) => `Tu fais lire : ${names}.`,
  exchangeBegan: 'On échange des cartes.',
  exchanged: (who, n) =>
    n === 0 ? `${who.name} n’échange rien.` : `${who.name} échange ${cards(n)}.`,
  youSwapped: (gave) => `Tu échanges : ${gave}.`,
  layoutBegan: 'On pose les cartes.',
  laidOut: (who, quarters) => `${who.name} pose des cartes : ${quarters}.`,
  youLaid: (list) => `Tu poses : ${list}.`,
  playBegan: 'On retourne les cartes.',
  turnBegan: (who) => `Au tour ${who.of}.`,
  turning: (who, at) => `${who.name} retourne ${at}.`,
  opened: (who, at, card) => `${who.name} retourne ${at} : ${card}.`,
  corrected: 'C’était une autre carte que celle qui avait été indiquée.',
  asked: {
    buyer: (who) => `${who.name} choisit un Acheteur.`,
    target: (who) => `${who.name} choisit : tirer sur une carte ou en l’air ?`,
    prisoner: (who) => `${who.name} choisit qui s’évade.`,
  },
  traded: (good, at, buyerAt, price) =>
    `${good} (${at}) : vente à l’Acheteur en ${buyerAt}. Chacun reçoit ${price}.`,
  paid: (at, sum, from) => `${sum} sur ${at} : ${from}.`,
  fromBank: (sum) => `${sum} de la banque`,
  fromClan: (who, sum) => `${sum} ${who.of}, car la banque est vide`,
  frozen: 'Ce qui reste à la banque n’est plus à personne.',
  feePaid: (from, to, sum) => `La Fille de joie en ${to} prend ${sum} sur ${from}.`,
  law: {
    police: 'La Police',
    commissioner: 'Le Commissaire',
    prosecutor: 'Le Procureur',
    witness: 'Le Témoin',
    other: 'La loi',
  },
  arrested: (law, lawAt, who, card, at) =>
    `${law} en ${lawAt} procède à une arrestation en ${at} : ${card} ${who.of}.`,
  seized: (sum, lawAt) => `Les ${sum} de cette carte passent sur ${lawAt}.`,
  figureOn: (who, at) => `Une figurine ${who.of} se tient maintenant en ${at}.`,
  figureFrom: (who, from, at) => `La figurine ${who.of} passe de ${from} à ${at}.`,
  cardGone: (at) => `La carte en ${at} quitte le plateau.`,
  jailed: (who, at, cell) =>
    `La figurine ${who.of} en ${at} va en prison : ${cell}. La carte quitte le plateau.`,
  released: (who, at, card) =>
    `L’Avocat libère la figurine ${who.of} en ${at}. La carte quitte le plateau : ${card}.`,
  bribed: (from, to, sum) => `L’Avocat en ${to} prend les ${sum} qui sont sur ${from}.`,
  shotInAir: (at) => `Le Pistolet en ${at} tire en l’air. Il reste légal.`,
  killed: (at, victim, card) =>
    card === null
      ? `Le Pistolet en ${at} tire sur la carte en ${victim}. Elle quitte le plateau sans être vue.`
      : `Le Pistolet en ${at} tire sur ${victim} : ${card}. La carte quitte le plateau.`,
  loot: (sum, at) => `Les ${sum} de cette carte passent sur ${at}.`,
  freed: (who) => `La figurine ${who.of} en état d’arrestation rentre.`,
  escapeBegan: (who, cell, at) =>
    `Une figurine ${who.of} tente de s’évader (${cell}). Elle est libre si ${at} reste intact jusqu’à la fin de la manche.`,
  escapeFoiled: (who, cell) =>
    `L’évasion a échoué : la figurine ${who.of} retourne en prison (${cell}).`,
  nobodyEscaped: (at) => `Personne ne s’évade. La carte en ${at} quitte le plateau.`,
  prisonerMoved: (who, from, to) => `${who.name} avance en prison : ${from} → ${to}.`,
  prisonerFreed: (who, from) => `${who.name} avance en prison : ${from} → libre.`,
  thrown: (who, from, to) => `Une figurine ${who.of} est repoussée : ${from} → ${to}.`,
  passed: (who) => `${who.name} passe.`,
  lastRoundBegan: 'La banque est vide : c’est la dernière manche.',
  playEnded: 'Plus personne ne peut ou ne veut retourner de carte.',
  escaped: (who, cell) => `Une figurine ${who.of} s’est évadée (${cell}) et rentre.`,
  collected: (who, at, sum) => `${who.name} prend ${sum} sur ${at}.`,
  figureHome: (who, at) => `La figurine ${who.of} en ${at} rentre.`,
  cardsReturned: 'Toutes les cartes retournent dans la pioche.',
  neverOpened: (list) => `Jamais retournées : ${list}.`,
  ransomBegan: 'On paie les cautions.',
  ransomed: (payer, who, cell, sum, payee) =>
    `${payer.name} paie ${sum} ${payee.to} : la figurine ${who.of} (${cell}) rentre.`,
  confirmed: (who) => `${who.name} a fini cette manche.`,
  withdrawn: (who) => `${who.name} n’a finalement pas fini.`,
  roundClosed: 'La manche est finie.',
  votedStop: (who) => `${who.name} veut arrêter après cette manche.`,
  votedOn: (who) => `${who.name} veut continuer.`,
  stopAsked: 'Personne n’a retourné de carte. Voulez-vous arrêter ?',
  stopping: 'Tout le monde est d’accord : la partie finit avec cette manche.',
  stoodIn: {
    host: {
      exchange: (who) => `L’hôte n’échange rien pour ${who.name}.`,
      layout: (who) => `L’hôte fait poser les cartes au hasard pour ${who.name}.`,
      turn: (who) => `L’hôte passe pour ${who.name}.`,
      choice: (who) => `L’hôte fait faire le choix pour ${who.name}.`,
      ransom: (who) => `L’hôte confirme la manche pour ${who.name}.`,
    },
    time: {
      exchange: (who) => `Temps écoulé : ${who.name} n’échange rien.`,
      layout: (who) => `Temps écoulé : les cartes ${who.of} sont posées au hasard.`,
      turn: (who) => `Temps écoulé : ${who.name} passe.`,
      choice: (who) => `Temps écoulé : le choix est fait pour ${who.name}.`,
      ransom: (who) => `Temps écoulé : ${who.name} confirme la manche.`,
    },
  },
  boughtOut: (who, n, sum, payee) =>
    plural(n, {
      one: `${who.name} doit racheter ${n} figurine et doit ${sum} ${payee.to}.`,
      other: `${who.name} doit racheter ${n} figurines et doit ${sum} ${payee.to}.`,
    }),
  covered: (by, who, sum) => `${by.name} paie les ${sum} qui manquent ${who.to}.`,
  ranked: 'On compte l’argent.',
  planned: (round) => `Ton plan pour la manche ${round} est enregistré.`,
  dropped: 'Une partie de ton plan n’était pas possible :',
  outcomes: {
    BANK_EMPTY: 'La banque est vide',
    STOPPED: 'Vous avez décidé d’arrêter',
    ABANDONED: 'La partie a été interrompue',
  },
  winner: (who, n) => (n === 1 ? `${who} gagne !` : `${who} gagnent !`),
  nobodyWins: 'Personne ne gagne.',
};
