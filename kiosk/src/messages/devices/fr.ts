import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: 'Lecteurs',
  none: {
    title: 'Aucun lecteur n’est branché.',
    text: 'Branchez un lecteur de codes-barres USB sur l’ordinateur de l’arbitre : il apparaît ici aussitôt.',
    here: 'Un lecteur en mode clavier peut aussi se brancher sur l’ordinateur de cet écran. Scannez une carte : elle est lue aussitôt, sans rien régler.',
    print: 'Pas encore de cartes ? Imprimez-les depuis l’accueil.',
  },
  ignored: {
    title: 'L’arbitre ignore les lecteurs branchés sur son ordinateur.',
    text: 'Il a été lancé avec --no-scanners. Relancez-le sans cette option : ils apparaîtront ici.',
  },
  kinds: {
    pos: 'Lecteur de codes-barres',
    keyboard: 'Clavier ou lecteur en mode clavier',
    serial: 'Port série',
    mock: 'Lecteur d’essai',
  },
  kindsMany: {
    pos: 'Lecteurs de codes-barres (HID POS)',
    keyboard: 'Lecteurs en mode clavier (HID)',
    serial: 'Lecteurs série',
    mock: 'Lecteurs d’essai',
  },
  states: { off: 'inactif', ready: 'prêt', failed: 'ne marche pas' },
  use: 'Utiliser ce lecteur',
  why: {
    keyboard:
      'Inactif tant que vous ne l’activez pas : c’est peut-être le clavier de quelqu’un, et ce qu’on y tape ne regarde personne.',
    serial: 'Inactif tant que vous ne l’activez pas : autre chose y est peut-être branché.',
  },
  table: 'Table',
  anyTable: 'celle où l’on joue',
  seat: 'Qui s’en sert',
  passed: 'passe de main en main',
  faults: {
    NOT_FOUND: 'Il n’est plus là. Rebranchez-le.',
    BUSY: 'Un autre programme l’utilise. Fermez-le, puis réactivez le lecteur.',
    NO_PERMISSION: 'Cet ordinateur ne laisse pas l’arbitre le lire.',
    LOST: 'Il a été débranché, ou le câble tient mal. Rebranchez-le.',
    OPEN_FAILED: 'Il n’a pas pu être ouvert. Le terminal de l’arbitre dit pourquoi. Débranchez-le et rebranchez-le.',
    GARBLED: 'Ce qu’il envoie n’a pas de sens. Scannez le code de remise à zéro de sa notice.',
    DRIVER_MISSING: 'Cet ordinateur n’a pas ce qu’il faut pour lire ces appareils.',
  },
  type: {
    file: 'Tapez cette commande une fois dans un terminal, dans le dossier de l’arbitre :',
    line: 'Tapez cette commande une fois dans un terminal :',
    serial: 'Tapez cette commande une fois dans un terminal :',
  },
  afterwards: {
    file: 'Puis débranchez-le et rebranchez-le. Toujours rien ? Le fichier ne cite que les fabricants courants : ajoutez-y les deux numéros que montre lsusb, comme il l’explique, et retapez la commande.',
    line: 'Puis débranchez-le et rebranchez-le.',
    serial: 'Puis fermez et rouvrez votre session, et relancez l’arbitre.',
  },
  page: (n, of) => `${n} sur ${of}`,
  test: {
    title: 'Essayez : scannez une carte',
    waiting: 'Rien n’a encore été lu.',
    by: { scanner: 'un lecteur', wedge: 'un lecteur branché ici', camera: 'la caméra' },
    read: (by) => `lu par ${by}`,
    raw: (text) => `On y lit : ${text}`,
  },
  sound: {
    on: 'Le son est actif',
    off: 'Le son est coupé',
    touch: 'Touchez l’écran une fois pour activer le son.',
  },
  here: {
    wedge: 'Les lecteurs en mode clavier sont compris, quelle que soit la langue du clavier.',
    camera: 'Utiliser la caméra',
  },
  lostLine: 'L’arbitre ne transmet pas les lectures à cet écran.',
};
