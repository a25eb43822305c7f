import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: 'Lecteurs',
  none: {
    title: 'Aucun lecteur n’est branché.',
    text: 'Branchez un lecteur de codes-barres USB à l’ordinateur de l’arbitre : il apparaît ici aussitôt.',
    here: 'Un lecteur qui écrit comme un clavier peut aussi se brancher à l’ordinateur de cet écran. Scannez une carte : elle est lue aussitôt, sans aucun réglage.',
    print: 'Pas encore de cartes ? Imprimez-les depuis la première page.',
  },
  ignored: {
    title: 'L’arbitre ignore les lecteurs branchés à son ordinateur.',
    text: 'Il a été lancé avec --no-scanners. Relancez-le sans cette option : ils apparaîtront ici.',
  },
  kinds: {
    pos: 'Lecteur de codes-barres',
    keyboard: 'Clavier, ou lecteur qui écrit',
    serial: 'Port série',
    mock: 'Lecteur d’essai',
  },
  kindsMany: {
    pos: 'Lecteurs de codes-barres (HID POS)',
    keyboard: 'Lecteurs qui écrivent (claviers HID)',
    serial: 'Lecteurs série',
    mock: 'Lecteurs d’essai',
  },
  states: { off: 'éteint', ready: 'prêt', failed: 'ne marche pas' },
  use: 'Utiliser ce lecteur',
  why: {
    keyboard:
      'Éteint jusqu’à ce que vous l’allumiez : c’est peut-être le clavier de quelqu’un, et ce qu’on y tape ne regarde personne.',
    serial: 'Éteint jusqu’à ce que vous l’allumiez : autre chose y est peut-être branché.',
  },
  table: 'Table',
  anyTable: 'celle où l’on joue',
  seat: 'Dans quelle main',
  passed: 'passe de main en main',
  faults: {
    NOT_FOUND: 'Il n’est plus là. Rebranchez-le.',
    BUSY: 'Un autre programme l’utilise. Fermez-le, puis rallumez le lecteur.',
    NO_PERMISSION: 'Cet ordinateur ne laisse pas l’arbitre le lire.',
    LOST: 'Il a été débranché, ou le câble tient mal. Rebranchez-le.',
    OPEN_FAILED:
      'Il n’a pas pu être ouvert. Le terminal de l’arbitre dit pourquoi. Débranchez-le et rebranchez-le.',
    GARBLED: 'Ce qu’il envoie n’a pas de sens. Scannez le code de remise à zéro de sa notice.',
    DRIVER_MISSING: 'Il manque à cet ordinateur de quoi lire ces appareils.',
  },
  type: {
    file: 'Tapez ceci une fois dans un terminal, dans le dossier de l’arbitre :',
    line: 'Tapez ceci une fois dans un terminal :',
    serial: 'Tapez ceci une fois dans un terminal :',
  },
  afterwards: {
    file: 'Puis débranchez-le et rebranchez-le. Toujours rien ? Le fichier ne nomme que les fabricants courants : ajoutez-y les deux numéros que montre lsusb et retapez ceci.',
    line: 'Puis débranchez-le et rebranchez-le.',
    serial: 'Puis fermez et rouvrez votre session, et relancez l’arbitre.',
  },
  more: 'Tout sur les lecteurs : docs/hardware.md',
  page: (n, of) => `${n} sur ${of}`,
  test: {
    title: 'Essayez : scannez une carte',
    waiting: 'Rien n’a encore été lu.',
    by: { scanner: 'un lecteur', wedge: 'un lecteur à cet écran', camera: 'la caméra' },
    read: (by) => `lu par ${by}`,
    raw: (text) => `On y lit : ${text}`,
  },
  sound: {
    on: 'Le son est actif',
    off: 'Le son est coupé',
    touch: 'Touchez une fois l’écran, ensuite il pourra sonner.',
  },
  here: {
    wedge: 'Les lecteurs qui écrivent sont compris, quelle que soit la langue du clavier.',
    camera: 'Utiliser la caméra',
  },
  lostLine: 'L’arbitre n’annonce pas les lectures à cet écran.',
};
