import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  title: 'Ce qui est garanti',
  keys: {
    title: 'Les secrets sont sous clé',
    phones: (who, n) =>
      n === 1
        ? `Un seul téléphone garde la clé (${who}). Après un redémarrage, la partie attend ce téléphone.`
        : `Seuls ces téléphones gardent la clé, chacun une part (${who}). Après un redémarrage, la partie les attend tous.`,
    host: 'La clé est sur le disque de l’arbitre : après un redémarrage, la partie n’attend personne. Mais qui a ce disque peut voir les secrets.',
    screen: 'Seul le navigateur du grand écran garde la clé. Après un redémarrage, la partie l’attend.',
  },
  line: {
    plain: 'Chiffré : personne sur le réseau ne peut écouter. Seul HTTPS empêche aussi de modifier les pages en route.',
    https: 'Chiffré : personne sur le réseau ne peut écouter ni rien modifier.',
  },
  receipts: {
    title: 'Reçus',
    text: (phone) =>
      `Chaque coup secret affiche aussitôt un code ici${phone ? ' et sur le téléphone qui l’a joué' : ''}. C’est l’abrégé d’un reçu plus long, que chaque appareil vérifie quand le coup est dévoilé.`,
    short:
      'Ces huit caractères sont un repère : on voit qu’un reçu est là et ne change pas. À eux seuls, ils ne prouvent rien. Pour une preuve, il faut noter le numéro de contrôle.',
    opened: 'ouvert et vérifié',
    sealed: 'scellé',
    start: 'Départ',
    mine: 'Tes codes. Le grand écran doit montrer les mêmes.',
  },
  chain: {
    title: 'Un numéro pour toute la partie',
    text: 'Il résume toute la partie jusqu’à cette étape. Au moindre changement, il serait différent.',
    compare:
      'Pour comparer deux écrans, on lit à voix haute le numéro de contrôle de la même étape. Mieux vaut en noter sur papier : qui gère l’ordinateur peut changer ce que montrent les écrans, mais pas une feuille.',
    own: (link) => `Cet appareil a suivi lui-même chaque étape, jusqu’à l’étape ${link}.`,
    since: (link) => `Cet appareil suit la partie depuis l’étape ${link}. Il ne peut rien garantir de ce qui précède.`,
    now: 'Maintenant',
    link: (link) => `étape ${link}`,
    round: (round) => `Tour ${round}`,
    end: 'Fin',
    none: 'Le premier numéro de contrôle arrive au début de la partie.',
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
    moves: 'Chaque coup secret correspond à son reçu. Rien n’a été échangé après coup.',
    sent: 'Chacun de tes coups a bien été envoyé par ce téléphone.',
    luck: 'Le hasard vient de nombres que l’arbitre et les téléphones avaient fixés avant le début.',
    rules:
      'Chaque coup était-il permis ? Il suffit d’enregistrer la partie et de l’ouvrir avec « Vérifier une partie » : elle est rejouée coup par coup.',
    limit:
      'La personne qui gère l’ordinateur fournit aussi les pages qui vérifient. Contre elle, il faut des numéros de contrôle notés sur papier et un programme venu d’ailleurs, qui vérifie la partie enregistrée.',
  },
  news: {
    claimed: (who) => `${who} : joue sur un téléphone.`,
    'taken-over': (who) => `${who} : joue maintenant sur un autre téléphone.`,
    released: (who) => `${who} : joue de nouveau sur le grand écran.`,
    reopened: (who) => `${who} : la place est libre pour un autre téléphone.`,
    replaced: (who) => `${who} : tous les autres acceptent une nouvelle personne.`,
    computer: (who) => `${who} : un ordinateur joue à partir de maintenant.`,
    reopening: (who) =>
      `${who} : le téléphone est perdu. La place sera bientôt libre, sauf si le téléphone s’y oppose.`,
    answering: (who) => `${who} : l’hôte va répondre à sa place.`,
    vetoed: (who) => `${who} s’y oppose : rien ne change.`,
  },
  recovery: {
    key: 'Il contient aussi la clé de tes secrets. Sans téléphone ni code, plus personne ne pourra jamais les ouvrir.',
  },
  waiting: {
    title: (who, n = 1) => (n === 1 ? `On attend un téléphone : ${who}` : `On attend ces téléphones : ${who}`),
    text: 'Il faut y ouvrir la page. La partie reprend d’elle-même.',
    recovery: 'Téléphone perdu ? Avec son code de récupération, un autre peut prendre la place.',
  },
  reopening: {
    band: (who) => `${who} : téléphone et code de récupération seraient perdus.`,
    left: (n) =>
      plural(n, {
        one: `La place se libère dans ${n} seconde.`,
        other: `La place se libère dans ${n} secondes.`,
      }),
    leftEnd: (n) =>
      plural(n, {
        one: `La partie s’arrête dans ${n} seconde.`,
        other: `La partie s’arrête dans ${n} secondes.`,
      }),
    title: 'Ce téléphone est-il perdu ?',
    text: 'C’est ce que dit la table. Si tu ne fais rien, un autre téléphone pourra prendre ta place.',
    object: 'Non, je suis là',
  },
  answering: {
    band: (who) => `${who} : toujours pas de réponse.`,
    left: (n) =>
      plural(n, {
        one: `L’hôte répond à sa place dans ${n} seconde.`,
        other: `L’hôte répond à sa place dans ${n} secondes.`,
      }),
    title: 'Tu joues encore ?',
    text: 'L’hôte va répondre à ta place. Si tu t’y opposes, la partie continue de t’attendre.',
    object: 'Oui, je joue encore',
  },
  open: {
    title: (who) => `${who} : la place est libre`,
    watching: 'Un autre téléphone peut prendre la place. La partie continue ensuite.',
  },
  lost: {
    title: 'Cette partie ne peut pas continuer',
    text: (who) => `${who} : téléphone et code de récupération sont perdus, et la clé avec eux.`,
    sealed:
      'Les coups secrets de cette partie restent scellés à jamais. Personne ne peut les ouvrir, pas même l’arbitre.',
    phone: 'Une autre partie ? Regarde le grand écran.',
  },
  alarm: {
    past: {
      title: 'Ce n’est plus la même partie',
      text: 'L’arbitre raconte un autre début de partie que celui que cet appareil a suivi. Ses données sont revenues en arrière ou ont été remplacées, ou un autre ordinateur répond à sa place.',
    },
    split: {
      title: 'Deux réponses différentes',
      text: 'L’arbitre a dit à cet appareil deux choses différentes sur la même étape.',
    },
    receipt: {
      title: 'Un reçu différent',
      text: 'Le reçu publié par l’arbitre n’est pas celui que connaît cet appareil.',
    },
    'receipt-unsent': {
      title: 'Un coup que tu n’as pas envoyé',
      text: 'L’arbitre a noté pour toi un coup que ce téléphone n’a pas envoyé. Quelqu’un d’autre joue peut-être à ta place.',
    },
    opening: {
      title: 'Un coup ne correspond pas à son reçu',
      text: 'L’arbitre montre un autre coup que celui sur lequel il s’était engagé.',
    },
    seed: {
      title: 'Le tirage n’est pas celui convenu',
      text: 'Les tirages de cette partie ne viennent pas des nombres que l’arbitre et cet appareil avaient fixés avant le début.',
    },
    record: {
      title: 'Ce n’est pas la partie jouée',
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
      title: 'Un coup secret est resté scellé',
      text: 'La partie est finie, mais l’arbitre n’a pas ouvert tous les coups secrets. Personne ne peut vérifier le reste.',
    },
    'seed-missing': {
      title: 'Tirages impossibles à vérifier',
      text: 'La partie est finie, mais l’arbitre ne montre pas les nombres à l’origine de ses tirages.',
    },
    'record-missing': {
      title: 'Partie impossible à vérifier',
      text: 'La partie est finie, mais l’arbitre ne la donne pas à enregistrer.',
    },
    'code-missing': {
      title: 'Cette page ne peut rien vérifier',
      text: 'Une partie de la page ne s’est pas chargée. Il faut recharger la page.',
    },
    where: (slot) => (slot === '0' ? 'Départ' : `Coup ${slot}`),
    stop: 'Cet appareil n’envoie plus rien pour l’instant. Il faut demander autour de la table ce qui s’est passé.',
    unchecked:
      'Tant que ce n’est pas réglé, cette partie n’est pas vérifiée. La personne qui gère l’ordinateur en sait peut-être plus.',
    again: 'Vérifier à nouveau',
    later: 'Plus tard',
    anyway: 'Continuer quand même',
    anywayAsk: 'Continuer avec cet arbitre ?',
    anywayText:
      'Cet appareil oublie ce qu’il a vu et fait désormais confiance à l’arbitre. Il ne peut plus rien garantir de ce qui précède.',
    band: 'Cet appareil ne croit plus l’arbitre.',
    show: 'Pourquoi ?',
  },
};
