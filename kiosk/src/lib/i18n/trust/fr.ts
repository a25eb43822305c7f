import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  title: 'Ce à quoi vous pouvez vous fier',
  keys: {
    title: 'Les secrets sont sous clé',
    phones: (who) =>
      `Un seul téléphone garde la clé (${who}). Après un redémarrage, la partie attend ce téléphone.`,
    host: 'La clé est sur le disque de l’arbitre : un redémarrage n’attend personne. Qui tient ce disque peut regarder.',
    limit:
      'Qui modifie le programme en marche pourrait encore regarder par-dessus l’épaule de l’arbitre.',
  },
  line: {
    plain: 'Ligne scellée : elle arrête qui écoute le réseau, pas qui modifie les pages en chemin.',
    https: 'HTTPS : personne sur le réseau ne peut écouter ni modifier les pages.',
  },
  receipts: {
    title: 'Reçus',
    text: 'Chaque coup secret montre aussitôt un code, ici et sur le téléphone de son auteur. Quand le coup est montré, chaque appareil le vérifie.',
    opened: 'ouvert et vérifié',
    sealed: 'scellé',
    start: 'Départ',
    mine: 'Tes codes. Le grand écran doit montrer les mêmes.',
  },
  chain: {
    title: 'Six mots pour toute la partie',
    text: 'Ils valent pour tout ce qui s’est passé jusque-là. Notez-en : avec un autre passé, d’autres mots sortiraient.',
    own: (link) => `Cet appareil a suivi chaque pas lui-même, jusqu’au maillon ${link}.`,
    now: 'Les mots de cet instant',
    link: (link) => `maillon ${link}`,
    round: (round) => `Ronde ${round}`,
    end: 'Fin',
    line: (round) => `Mots de la ronde ${round} :`,
    lineEnd: 'Mots de la fin :',
    note: 'notez-les',
    none: 'Les premiers mots viennent avec la ronde 1.',
  },
  check: {
    title: 'Pour vérifier après coup',
    text: 'Enregistrez la partie terminée et comparez-la à vos mots :',
  },
  news: {
    claimed: (who) => `${who} : a rejoint avec un téléphone.`,
    'taken-over': (who) => `${who} : joue maintenant sur un autre téléphone.`,
    released: (who) => `${who} : joue de nouveau sur le grand écran.`,
    reopened: (who) => `${who} : la place est libre pour un autre téléphone.`,
    reopening: (who) =>
      `${who} : le téléphone est perdu. La place sera bientôt libre, sauf si le téléphone s’y oppose.`,
    vetoed: (who) => `${who} : le téléphone s’y oppose. Il garde la place.`,
  },
  words: {
    key: 'Ils portent aussi la clé de tes secrets. Téléphone et mots perdus, plus personne ne pourra jamais les ouvrir.',
  },
  gathering: {
    away: (who) => `Il manque un téléphone : ${who}. Ouvrez-y la page.`,
  },
  waiting: {
    title: (who) => `En attente du téléphone : ${who}`,
    text: 'Ouvrez la page sur ce téléphone. La partie reprend d’elle-même.',
    words: 'Téléphone perdu ? Avec ses six mots, un autre prend la place.',
    still: 'Ce qui est public reste affiché. Personne ne peut jouer.',
  },
  lose: {
    action: 'Téléphone et mots perdus…',
    title: (who) => `${who} : téléphone et mots sont-ils perdus tous les deux ?`,
    first: 'Pendant une minute, le téléphone peut s’y opposer. Tout le monde en est informé.',
    open: 'Ensuite un autre téléphone peut prendre la place. Il voit tous ses secrets, et la partie continue.',
    end: 'Ensuite cette partie est finie pour de bon. La clé n’existe plus, et ce qui est scellé le reste à jamais.',
    yes: 'Oui, les deux',
  },
  reopening: {
    band: (who) => `${who} : téléphone et mots seraient perdus.`,
    left: (n) =>
      plural(n, {
        one: `La place s’ouvre dans ${n} seconde.`,
        other: `La place s’ouvre dans ${n} secondes.`,
      }),
    leftEnd: (n) =>
      plural(n, {
        one: `La partie finit dans ${n} seconde.`,
        other: `La partie finit dans ${n} secondes.`,
      }),
    cancel: 'Annuler',
    title: 'Ce téléphone est-il perdu ?',
    text: 'La table le dit. Si tu ne fais rien, un autre téléphone pourra prendre ta place.',
    object: 'Je suis là : je m’oppose',
  },
  open: {
    title: (who) => `${who} : la place est libre`,
    text: 'Scannez avec un autre téléphone, ou tapez le code. La partie continue ensuite.',
    watching: 'Un autre téléphone peut prendre la place. La partie continue ensuite.',
  },
  lost: {
    title: 'Cette partie ne peut pas continuer',
    text: (who) => `${who} : téléphone et mots sont perdus, et la clé avec eux.`,
    sealed:
      'Les coups secrets de cette partie restent scellés à jamais. Personne ne peut les ouvrir, pas même l’arbitre.',
    phone: 'Pour une autre partie, regarde le grand écran.',
    again: 'Nouvelle partie',
  },
  alarm: {
    past: {
      title: 'Pas la partie vue jusqu’ici',
      text: 'L’arbitre montre un autre passé que celui que cet appareil a suivi. Ses données ont été ramenées en arrière ou échangées, ou quelqu’un d’autre répond.',
    },
    receipt: {
      title: 'Pas le coup que tu as envoyé',
      text: 'L’arbitre a publié un autre reçu que celui de ce téléphone.',
    },
    opening: {
      title: 'Un coup ne correspond pas à son reçu',
      text: 'L’arbitre montre un autre coup que celui auquel il s’était engagé.',
    },
    seed: {
      title: 'Le hasard n’était pas celui convenu',
      text: 'Les tirages de cette partie ne viennent pas des nombres que l’arbitre et cet appareil avaient fixés avant le début.',
    },
    where: (window) => `Fenêtre ${window}`,
    stop: 'Cet appareil n’envoie plus rien pour l’instant. La table doit éclaircir ce qui s’est passé.',
    later: 'Plus tard',
    anyway: 'Continuer quand même',
    anywayAsk: 'Continuer avec cet arbitre ?',
    anywayText:
      'Cet appareil oublie ce qu’il a vu et croit l’arbitre à partir d’ici. Il ne peut plus répondre de ce qui précède.',
    band: 'Cet appareil ne se fie pas à l’arbitre.',
    show: 'Pourquoi ?',
  },
};
