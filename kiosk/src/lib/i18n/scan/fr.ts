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
        'Les navigateurs ne prêtent la caméra qu’aux pages venues par HTTPS ou du même ordinateur. Il faut ouvrir la page sur l’ordinateur de l’arbitre, ou démarrer l’arbitre avec --https.',
      UNSUPPORTED: 'Ce navigateur ne sait pas utiliser de caméra. Un autre le saura peut-être.',
      NOT_ALLOWED:
        'Cette page n’a pas le droit d’utiliser la caméra. Il faut l’autoriser avec le signe à côté de l’adresse, puis réessayer.',
      NOT_FOUND: 'Il n’y a pas de caméra ici. Il faut en brancher une, puis réessayer.',
      BUSY: 'La caméra ne répond pas ; un autre programme l’utilise peut-être. Il faut le fermer, puis réessayer.',
      LOST: 'La caméra a disparu. Il faut la rebrancher, puis réessayer.',
      READER_MISSING:
        'La partie qui lit les codes n’a pas pu être chargée. Merci de réessayer, ou de recharger cette page.',
    },
  },
};
