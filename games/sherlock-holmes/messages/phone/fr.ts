import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { messages as english } from './en.js';

const plural = plurals('fr');
const cards = (n: number) => plural(n, { one: `${n} carte`, other: `${n} cartes` });

export const messages: typeof english = {
  tabs: { label: 'Pages', do: 'Tour', map: 'Plan', book: 'Carnet', log: 'Journal' },
  back: 'Retour',
  waitOthers: 'On attend les autres.',
  cover: {
    before: {
      setup: 'La table se met en place',
      cards: 'Les cartes imprimées sont en cours de lecture',
    },
    you: 'À toi de jouer',
    other: (who) => `Au tour de ${who}`,
    round: (n) => `Manche ${n}`,
    deck: (n) => `Pioche : ${cards(n)}`,
    signal: 'Son et vibration',
  },
  todo: {
    move: 'Déplace-toi d’un ou deux lieux, reste sur place ou prends un fiacre.',
    investigate: 'Que fais-tu ? Piocher termine ton tour.',
    hand: 'Fais lire ta première main.',
    answer: 'Pose un Lestrade pour regarder aussi.',
    note: 'Holmes a montré un jeton à tout le monde.',
    decide: {
      mine: 'Paie avec des cartes qui montrent son symbole, ou laisse-le.',
      foreign: 'Il reste en place.',
    },
    decided: {
      take: 'Tu prends le jeton dès que les autres ont répondu.',
      leave: 'Tu laisses le jeton dès que les autres ont répondu.',
    },
    watch: 'Quelqu’un regarde un jeton. On attend les autres.',
    wait: 'On attend la table.',
    waitFor: (who) => `Au tour de ${who}.`,
    out: 'Tu reviens au décompte.',
    over: 'La partie est finie.',
    aims: {
      search: 'Pose une carte avec ce symbole pour regarder le jeton.',
      look: 'Choisis une carte Holmes pour le coup d’œil secret.',
      lookWhere: 'Quel jeton veux-tu voir ?',
      cab: 'Choisis une carte Cocher.',
      cabWhere: 'Où vas-tu ?',
      arrest: 'Où se cache le coupable ?',
    },
  },
  hand: {
    heading: (n) => `Ta main : ${cards(n)}`,
    empty: 'Aucune carte',
  },
  pile: (n) => plural(n, { one: `${n} jeton pris`, other: `${n} jetons pris` }),
  move: {
    steps: (n) => plural(n, { one: `${n} pas`, other: `${n} pas` }),
    stay: (n) => (n === 0 ? 'Rester sur place' : `Rester et prendre ${cards(n)}`),
    go: (place) => `Aller : ${place}`,
    cab: 'Prendre un fiacre',
    cabMeans: 'Défausse une carte Cocher et va n’importe où.',
    anywhere: 'N’importe où',
    ride: (place) => `En fiacre : ${place}`,
    takeBack: 'Annuler le déplacement',
  },
  search: {
    offer: 'Enquêter ici',
    means: 'Pose une carte avec ce symbole et regarde le jeton.',
    noCard: (type) => `Aucune de tes cartes n’a ce symbole : ${type}`,
    go: 'Regarder le jeton',
  },
  look: {
    offer: 'Coup d’œil secret avec Holmes',
    means: 'Défausse une carte Holmes et regarde un jeton, où qu’il soit.',
    where: (type) => `Jetons avec ce symbole : ${type}`,
    go: 'Regarder ce jeton',
  },
  seen: {
    mine: (n) => `Ce jeton fait partie de ton affaire. Symboles nécessaires : ${n}`,
    foreign: 'Ce jeton concerne une autre affaire.',
    close: 'Fermer',
    putAway: 'Ranger définitivement',
  },
  decide: {
    leave: 'Laisser',
    take: (sum, of) => `Prendre (${sum}/${of})`,
  },
  window: {
    asks: (who) => `${who} regarde un jeton. Jouer Lestrade pour le voir aussi ?`,
    how: 'Maintiens le bouton du bas pour choisir la carte.',
    no: 'Non',
    go: 'Regarder aussi',
    none: 'Pas de carte Lestrade',
    used: 'Lestrade déjà joué ce tour-ci',
  },
  reveal: {
    lead: (place) => `Holmes montre à tous : ${place}`,
    noted: 'C’est noté',
  },
  draw: {
    offer: 'Piocher',
    lead: (n) =>
      n === 0
        ? 'Plus de carte à prendre : termine ton tour.'
        : `Prends ${cards(n)}, au choix dans la rivière ou la pioche.`,
    line: 'Rivière',
    position: (at, card) => `Rivière ${at} : ${card}`,
    deck: 'Dans la pioche',
    below: (n) => `reste ${cards(n)}`,
    shuffles: 'Vide : on mélange d’abord la défausse.',
    fewer: 'Une de moins dans la pioche',
    more: 'Une de plus dans la pioche',
    extra: 'Défausse une carte Holmes pour une carte supplémentaire : touche-la.',
    fresh: 'L’utiliser tout de suite',
    help: 'Défausser Holmes pour une carte de plus',
    go: 'Prendre',
    end: 'Terminer le tour',
  },
  arrest: {
    offer: 'Procéder à une arrestation',
    lead: 'Coûte une carte Lestrade. Tu attends ensuite le décompte.',
    means: 'Après une arrestation, tu reviens seulement au décompte. Impossible de l’annuler.',
    needs: {
      tokens: 'Il te faut plus de jetons de ton affaire.',
      yard: 'Seulement à Scotland Yard.',
      lestrade: 'Il te faut une carte Lestrade.',
    },
    go: (place) => `Arrêter : ${place}`,
  },
  printed: {
    lead: 'Quelles cartes as-tu prises ?',
    of: (n, of) => `${n} sur ${of}`,
    scan: 'Scanner avec ce téléphone',
    remove: (card) => `Retirer : ${card}`,
    type: 'Symbole',
    go: 'Ce sont mes cartes',
  },
  stop: {
    wanted: (who) => `Pour arrêter maintenant : ${who}`,
    means: 'Si tout le monde est d’accord, la partie finit sans points d’arrestation.',
    too: 'Arrêter aussi',
    playOn: 'Continuer quand même',
  },
};
