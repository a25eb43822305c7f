import type { messages as english } from './en.js';

export const messages: typeof english = {
  camera: {
    view: 'Ce que voit la caméra',
    opening: 'Recherche de la caméra …',
    off: 'Éteindre la caméra',
    aim: 'Placez le code d’une seule carte dans le cadre.',
    choose: 'Caméra',
    nameless: (n: number) => `Caméra ${n}`,
    faults: {
      INSECURE:
        'Les navigateurs ne prêtent la caméra qu’aux pages venues par HTTPS ou du même ordinateur. Ouvrez la page sur l’ordinateur de l’arbitre, ou démarrez l’arbitre avec --https.',
      UNSUPPORTED: 'Ce navigateur ne sait pas utiliser de caméra. Essayez avec un autre.',
      NOT_ALLOWED:
        'Cette page n’a pas le droit d’utiliser la caméra. Autorisez-la avec le signe à côté de l’adresse, puis réessayez.',
      NOT_FOUND: 'Il n’y a pas de caméra ici. Branchez-en une, puis réessayez.',
      BUSY: 'La caméra ne répond pas ; un autre programme l’utilise peut-être. Fermez-le, puis réessayez.',
      LOST: 'La caméra a disparu. Rebranchez-la, puis réessayez.',
      READER_MISSING:
        'La partie qui lit les codes n’a pas pu être chargée. Réessayez, ou rechargez cette page.',
    },
  },
};
