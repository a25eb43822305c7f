import type { TrustMessages } from './en.js';

export const messages: TrustMessages = {
  title: 'Faire confiance à cet arbitre',
  intro:
    'Cet arbitre s’identifie avec son propre certificat, que ton appareil ne connaît pas encore. Fais ceci une fois : ses pages s’ouvrent ensuite sans avertissement, personne sur le réseau ne peut les lire ni les modifier, et l’écran reste allumé pendant la partie.',
  download: {
    title: 'Obtenir le certificat',
    button: 'Télécharger mister-x.crt',
  },
  install: {
    title: 'L’installer',
    devices: {
      ios: {
        name: 'iPhone, iPad',
        steps: [
          'Ouvre cette page dans Safari, touche le bouton ci-dessus et autorise le téléchargement.',
          'Réglages → Général → VPN et gestion de l’appareil → le profil « Mister X ». Sous « Plus de détails », compare l’empreinte, puis installe.',
          'Réglages → Général → Informations → Réglages des certificats : active Mister X.',
        ],
      },
      android: {
        name: 'Android',
        steps: [
          'Touche le bouton ci-dessus.',
          'Dans les paramètres, cherche « Certificat CA », choisis « Installer quand même », puis mister-x.crt parmi les téléchargements.',
          'Compare l’empreinte : Paramètres → Certificats de confiance → Utilisateur → Mister X.',
          'Firefox seulement : Paramètres → À propos de Firefox, touche cinq fois le logo ; puis Paramètres → Paramètres secrets → Utiliser les certificats CA tiers.',
        ],
      },
      windows: {
        name: 'Windows',
        steps: [
          'Télécharge le fichier. Compare l’empreinte dans un terminal : certutil -hashfile mister-x.crt SHA256',
          'Ouvre le fichier : Installer un certificat → Utilisateur actuel → magasin « Autorités de certification racines de confiance ».',
        ],
      },
      mac: {
        name: 'Mac',
        steps: [
          'Télécharge le fichier. Compare l’empreinte dans un terminal : shasum -a 256 mister-x.crt',
          'Ouvre le fichier ; dans Trousseaux d’accès, ouvre Mister X → Se fier → Toujours approuver.',
        ],
      },
      linux: {
        name: 'Linux',
        steps: [
          'Télécharge le fichier. Compare l’empreinte dans un terminal : sha256sum mister-x.crt',
          'Chrome, Chromium : Paramètres → Confidentialité et sécurité → Sécurité → Gérer les certificats ; importe-le comme certificat de confiance.',
        ],
      },
      firefox: {
        name: 'Firefox sur ordinateur',
        steps: [
          'Paramètres → Vie privée et sécurité → Afficher les certificats → Autorités → Importer.',
          'Compare l’empreinte sous « Voir », puis choisis « Confirmer cette AC pour identifier des sites web ».',
        ],
      },
    },
  },
  compare: {
    title: 'Comparer l’empreinte',
    text: 'Ce que ton appareil affiche comme SHA-256 doit être ce qu’affiche le grand écran ou le terminal de l’arbitre :',
    warning:
      'Cette page est arrivée par une connexion que d’autres peuvent modifier : ce qu’elle affiche ne prouve rien. Regarde le grand écran. En cas de différence, n’installe pas le certificat, ou retire-le.',
  },
  open: {
    title: 'Rejoindre la partie',
    text: 'Scanne le code du grand écran, ou ouvre :',
  },
  limits: {
    title: 'Ce que tu autorises',
    text: 'Le certificat a été créé sur l’ordinateur de l’arbitre, et sa clé ne le quitte jamais. Il ne vaut que pour les adresses des réseaux domestiques et pour cet arbitre, pas pour ta banque. Après la soirée, tu peux le retirer là où tu l’as installé.',
  },
  language: 'Langue',
};
