import type { messages as english } from './en.js';

export const messages: typeof english = {
  camera: {
    view: 'Ce que voit la caméra',
    opening: 'Recherche de la caméra…',
    off: 'Éteindre la caméra',
    aim: 'Placer le code d’une seule carte dans le cadre.',
    choose: 'Caméra',
    nameless: (n: number) => `Caméra ${n}`,
    faults: {
      INSECURE:
        'Les navigateurs n’autorisent la caméra qu’en HTTPS, ou sur l’ordinateur de l’arbitre lui-même. Il faut ouvrir la page sur cet ordinateur, ou lancer l’arbitre avec --https.',
      UNSUPPORTED: 'Ce navigateur ne gère pas la caméra. Un autre y arrivera peut-être.',
      NOT_ALLOWED:
        'Cette page n’a pas le droit d’utiliser la caméra. Il faut l’autoriser avec l’icône à côté de l’adresse, puis réessayer.',
      NOT_FOUND: 'Il n’y a pas de caméra ici. Il faut en brancher une, puis réessayer.',
      BUSY: 'La caméra ne répond pas ; un autre programme l’utilise peut-être. Il faut le fermer, puis réessayer.',
      LOST: 'La caméra n’est plus branchée. Il faut la rebrancher, puis réessayer.',
      READER_MISSING: 'Le module de lecture n’a pas pu être chargé. Merci de réessayer, ou de recharger cette page.',
    },
  },
};
