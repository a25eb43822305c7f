import type { PrintMessages } from './en.js';

export const messages: PrintMessages = {
  sheets: {
    types: { name: 'Tickets communs', text: 'Une carte par sorte, que tous scannent.' },
    labels: { name: 'Étiquettes', text: 'À coller sur les tickets de la boîte.' },
    stations: { name: 'Cartes station', text: 'Une carte pour chaque station.' },
    starts: { name: 'Cartes de départ', text: 'Avec un code sur chacune.' },
    commands: { name: 'Commandes', text: 'Confirmer, annuler, passer et les autres.' },
    digits: { name: 'Chiffres', text: 'Dix codes à la place des cartes station.' },
  },
  map: { name: 'Plan', text: 'Sur une page, ou en feuilles à coller.' },
  everybody: 'Pour tous',
  numbered: (serial) => `n° ${serial}`,
  startCard: 'Carte de départ',
  commands: {
    confirm: { name: 'Confirmer', hint: 'C’est mon coup.' },
    cancel: { name: 'Annuler', hint: 'Retour au début du tour.' },
    pass: { name: 'Passer', hint: 'Je reste sur place.' },
    takeback: { name: 'Reprendre', hint: 'Le dernier coup était une erreur.' },
    repeat: { name: 'Répéter', hint: 'Où en est-on ?' },
  },
  digitsHint: 'Scannez les chiffres de la station l’un après l’autre, puis « Confirmer ».',
  page: (n, of) => `${n} / ${of}`,
  actualSize: 'Imprimez en taille réelle (100 %).',
  millimetres: (n) => `${n} mm`,
  ask: {
    code: 'Sorte de code',
    codes: {
      qr: {
        name: 'QR code',
        text: 'Lu par toute caméra et tout lecteur 2D. Les lecteurs bon marché à trait rouge veulent du Code 128.',
      },
      datamatrix: { name: 'Data Matrix', text: 'Encore plus petit ; lu par les lecteurs 2D.' },
      code128: {
        name: 'Code 128 (barres)',
        text: 'Lu par tous les lecteurs, même ceux à trait rouge.',
      },
    },
    board: 'Plan de jeu',
    label: 'Feuille d’étiquettes',
    offset: 'Décalage',
    offsetText:
      'Imprimez une feuille sur papier ordinaire et posez-la contre les étiquettes. Si l’impression tombe à côté, déplacez-la ici.',
    poster: 'Taille du plan',
    tiled: (size) => `${size}, à coller`,
    whole: (size) => `${size}, une page`,
    tooWide: 'Ce code est trop large pour ces étiquettes. Choisissez un QR code, ou des étiquettes plus grandes.',
  },
};
