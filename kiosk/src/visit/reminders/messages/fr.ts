import { plurals } from '../../../messages/plural.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  lead: {
    own: 'Pour savoir quand c’est à toi, même si cette page est fermée. Les autres n’en apprennent rien.',
    table: 'Pour suivre la partie de loin. On n’y trouve que ce que montre cet écran.',
  },
  push: {
    title: 'Notifications',
    label: 'Prévenir ce téléphone',
    text: 'Quand c’est à toi.',
    unsafe: 'Pour les notifications, la page doit être ouverte avec https://.',
    missing: 'Ce navigateur n’en a pas. Sur iPhone, ajoute d’abord cette page à l’écran d’accueil.',
    denied: 'Les notifications sont bloquées. Autorise-les dans les réglages de ce navigateur.',
    failed: 'Le service de notifications du navigateur est injoignable. Réessaie plus tard.',
  },
  feed: {
    title: 'Fil d’actualité',
    text: 'Une adresse pour un lecteur de flux (Atom).',
    make: 'Créer l’adresse',
    again: 'Nouvelle adresse',
    againText: 'L’ancienne adresse ne marchera plus.',
    madeAt: (when) => `Créée ${when}.`,
    address: 'Adresse du flux',
    once: 'À copier maintenant : elle ne s’affiche qu’une fois.',
  },
  hook: {
    title: 'Webhooks',
    text: 'L’arbitre envoie un message à une messagerie ou à ton propre programme.',
    url: 'Adresse du webhook',
    format: 'Messages pour',
    formats: {
      plain: 'Mon programme',
      discord: 'Discord',
      slack: 'Slack, Mattermost',
      matrix: 'Matrix',
    },
    add: 'Ajouter',
    secret: (host) => `Secret pour ${host}`,
    once: 'À copier maintenant : il ne s’affiche qu’une fois. Avec lui, le programme vérifie qui envoie le message.',
    wrong: 'L’adresse doit commencer par https:// et ne pas se trouver sur le réseau de l’arbitre.',
    full: 'Pas plus de trois. Retires-en un d’abord.',
    fine: 'Prêt.',
    ADDRESS: 'L’adresse n’existe pas, ou elle est sur le réseau de l’arbitre.',
    UNREACHABLE: 'Personne n’y répond.',
    answer: (status) => `Réponse : ${status}.`,
    delivered: 'Message remis.',
    paused: 'En pause : refusé plusieurs fois de suite.',
    resume: 'Reprendre',
    since: (when) => `Dernier essai : ${when}.`,
    waiting: (n) => plural(n, { one: `${n} message sera renvoyé.`, other: `${n} messages seront renvoyés.` }),
    lost: (n) => plural(n, { one: `${n} message a été perdu.`, other: `${n} messages ont été perdus.` }),
  },
  withdraw: 'Retirer',
};
