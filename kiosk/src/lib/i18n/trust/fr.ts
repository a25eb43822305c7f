import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  title: 'Ce à quoi vous pouvez vous fier',
  keys: {
    title: 'Les secrets sont sous clé',
    phones: (who) =>
      `Un seul téléphone garde la clé (${who}). Après un redémarrage, la partie attend ce téléphone.`,
    host: 'La clé est sur le disque de l’arbitre : un redémarrage n’attend personne. Qui tient ce disque peut regarder.',
  },
  line: {
    plain:
      'Chiffré contre les écoutes sur le réseau. Seul HTTPS arrête aussi quelqu’un qui modifie les pages en chemin.',
    https: 'Chiffré : personne sur le réseau ne peut écouter ni rien modifier.',
  },
  receipts: {
    title: 'Reçus',
    text: 'Chaque coup secret montre aussitôt un code, ici et sur le téléphone qui l’a envoyé. Il abrège un reçu plus long, que chaque appareil vérifie quand le coup est dévoilé.',
    short:
      'Les huit caractères sont pour l’œil : on voit qu’un reçu est là et ne change pas. Seuls, ils ne prouvent rien. Pour une preuve, notez les six mots.',
    opened: 'ouvert et vérifié',
    sealed: 'scellé',
    start: 'Départ',
    mine: 'Tes codes. Le grand écran doit montrer les mêmes.',
  },
  chain: {
    title: 'Six mots pour toute la partie',
    text: 'Ils valent pour tout ce qui précède cette étape. Au moindre changement, les mots seraient différents.',
    compare:
      'Pour comparer deux écrans, lisez à voix haute les mots de la même étape. Notez-en sur papier : qui gère l’ordinateur peut changer ce que montrent les écrans, mais pas votre feuille.',
    own: (link) => `Cet appareil a suivi lui-même chaque étape, jusqu’à l’étape ${link}.`,
    since: (link) =>
      `Cet appareil suit la partie depuis l’étape ${link}. Il ne peut pas répondre de ce qui précède.`,
    now: 'Maintenant',
    link: (link) => `étape ${link}`,
    round: (round) => `Tour ${round}`,
    end: 'Fin',
    none: 'Les premiers mots viennent au tour 1.',
  },
  checked: {
    whole: 'Tout est vérifié',
    since: (link) => `Vérifié depuis l’étape ${link}`,
    pending: 'Vérification de la partie…',
    offline: 'Pas encore vérifié : pas de connexion',
    failed: 'Échec de la vérification',
    none: {
      lost: 'Non vérifié : la clé est perdue',
      abandoned: 'Non vérifié : partie interrompue',
      overruled: 'Non vérifié : poursuivi quand même',
    },
    how: 'Comment ça marche',
    title: 'Ce que vérifie cet appareil',
    course: 'La partie enregistrée est bien celle que cet appareil a suivie, étape par étape.',
    moves:
      'Chaque coup secret est celui pour lequel son reçu a été fait. Rien n’a été échangé après coup.',
    sent: 'Chacun de tes coups a bien été envoyé par ce téléphone.',
    luck: 'Le hasard vient de nombres que l’arbitre et les téléphones avaient fixés avant le début.',
    rules:
      'Chaque coup était-il permis ? Enregistrez la partie et ouvrez-la avec « Examiner un enregistrement » : elle est rejouée coup par coup.',
    limit:
      'Qui gère l’ordinateur fournit aussi les pages qui vérifient. Contre cette personne, seuls des mots notés sur papier aident, avec un programme venu d’ailleurs qui vérifie la partie enregistrée.',
  },
  news: {
    claimed: (who) => `${who} : a rejoint la partie par téléphone.`,
    'taken-over': (who) => `${who} : joue maintenant sur un autre téléphone.`,
    released: (who) => `${who} : joue de nouveau sur le grand écran.`,
    reopened: (who) => `${who} : la place est libre pour un autre téléphone.`,
    reopening: (who) =>
      `${who} : le téléphone est perdu. La place sera bientôt libre, sauf si le téléphone s’y oppose.`,
    vetoed: (who) => `${who} : le téléphone s’y oppose. Il garde la place.`,
  },
  words: {
    key: 'Ils portent aussi la clé de tes secrets. Téléphone et mots perdus, plus personne ne pourra jamais les ouvrir.',
  },
  waiting: {
    title: (who) => `En attente du téléphone : ${who}`,
    text: 'Ouvrez la page sur ce téléphone. La partie reprend d’elle-même.',
    words: 'Téléphone perdu ? Avec ses six mots, un autre prend la place.',
  },
  reopening: {
    band: (who) => `${who} : téléphone et mots seraient perdus.`,
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
    title: 'Ce téléphone est-il perdu ?',
    text: 'La table le dit. Si tu ne fais rien, un autre téléphone pourra prendre ta place.',
    object: 'Je suis là : je m’oppose',
  },
  open: {
    title: (who) => `${who} : la place est libre`,
    watching: 'Un autre téléphone peut prendre la place. La partie continue ensuite.',
  },
  lost: {
    title: 'Cette partie ne peut pas continuer',
    text: (who) => `${who} : téléphone et mots sont perdus, et la clé avec eux.`,
    sealed:
      'Les coups secrets de cette partie restent scellés à jamais. Personne ne peut les ouvrir, pas même l’arbitre.',
    phone: 'Pour une autre partie, regarde le grand écran.',
  },
  alarm: {
    past: {
      title: 'Pas la partie vue jusqu’ici',
      text: 'L’arbitre montre un autre passé que celui que cet appareil a suivi. Ses données ont été ramenées en arrière ou remplacées, ou un autre ordinateur répond.',
    },
    split: {
      title: 'Deux réponses différentes',
      text: 'L’arbitre a dit à cet appareil deux choses différentes sur la même étape.',
    },
    receipt: {
      title: 'Un autre reçu',
      text: 'L’arbitre a publié un autre reçu que celui que connaît cet appareil.',
    },
    'receipt-unsent': {
      title: 'Un coup que tu n’as pas envoyé',
      text: 'L’arbitre a noté pour toi un coup que ce téléphone n’a pas envoyé. Quelqu’un d’autre joue peut-être à ta place.',
    },
    opening: {
      title: 'Un coup ne correspond pas à son reçu',
      text: 'L’arbitre montre un autre coup que celui auquel il s’était engagé.',
    },
    seed: {
      title: 'Le tirage ne correspond pas à l’accord',
      text: 'Les tirages de cette partie ne viennent pas de nombres que l’arbitre et cet appareil auraient fixés avant le début.',
    },
    record: {
      title: 'Pas la partie que vous avez jouée',
      text: 'La partie que l’arbitre donne à enregistrer n’est pas celle que cet appareil a suivie.',
    },
    'chain-missing': {
      title: 'Rien ne peut être vérifié',
      text: 'L’arbitre ne dit pas où en est la partie : cet appareil ne peut rien vérifier.',
    },
    'receipt-missing': {
      title: 'Un coup sans reçu',
      text: 'Un coup secret a été joué, mais l’arbitre n’en a jamais publié le reçu.',
    },
    'opening-missing': {
      title: 'Un coup secret est resté fermé',
      text: 'La partie est finie, mais l’arbitre n’a pas ouvert tous les coups secrets. Personne ne peut vérifier le reste.',
    },
    'seed-missing': {
      title: 'Le hasard ne peut être vérifié',
      text: 'La partie est finie, mais l’arbitre ne montre pas les nombres à l’origine de ses tirages.',
    },
    'record-missing': {
      title: 'La partie ne peut être vérifiée',
      text: 'La partie est finie, mais l’arbitre n’en fournit pas l’enregistrement.',
    },
    'code-missing': {
      title: 'Cette page ne peut rien vérifier',
      text: 'Une partie de la page ne s’est pas chargée. Recharge la page.',
    },
    where: (window) => (window === '0' ? 'Départ' : `Coup ${window}`),
    stop: 'Cet appareil n’envoie plus rien pour l’instant. Demandez à table ce qui s’est passé.',
    unchecked:
      'Tant que ce n’est pas réglé, cette partie n’est pas vérifiée. Demandez à qui gère l’ordinateur.',
    again: 'Vérifier à nouveau',
    later: 'Plus tard',
    anyway: 'Continuer quand même',
    anywayAsk: 'Continuer avec cet arbitre ?',
    anywayText:
      'Cet appareil oublie ce qu’il a vu et croit l’arbitre à partir d’ici. Il ne peut plus répondre de ce qui précède.',
    band: 'Cet appareil ne se fie pas à l’arbitre.',
    show: 'Pourquoi ?',
  },
};
