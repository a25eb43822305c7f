import { plurals } from '../../../messages/plural.js';
import type { messages as english } from './en.js';

const plural = plurals('de');

export const messages: typeof english = {
  lead: {
    own: 'Damit du weißt, wann du dran bist, auch wenn diese Seite zu ist. Andere erfahren dadurch nichts.',
    table: 'Für alle, die das Spiel von anderswo verfolgen. Erzählt wird nur, was dieser Bildschirm zeigt.',
  },
  push: {
    title: 'Mitteilungen',
    label: 'Dieses Handy benachrichtigen',
    text: 'Wenn du dran bist.',
    unsafe: 'Für Mitteilungen muss die Seite mit https:// geöffnet sein.',
    missing: 'Dieser Browser kennt keine. Auf dem iPhone muss die Seite zuerst auf den Home-Bildschirm.',
    denied: 'Mitteilungen sind blockiert. Erlaube sie in den Einstellungen dieses Browsers.',
    failed: 'Der Push-Dienst des Browsers ist nicht erreichbar. Versuch es später noch einmal.',
  },
  feed: {
    title: 'Newsfeed',
    text: 'Eine Adresse für einen Feedreader (Atom).',
    make: 'Adresse erstellen',
    again: 'Neue Adresse',
    againText: 'Die alte Adresse gilt dann nicht mehr.',
    madeAt: (when) => `Erstellt ${when}.`,
    address: 'Adresse des Feeds',
    once: 'Jetzt kopieren: Sie wird nur einmal angezeigt.',
  },
  hook: {
    title: 'Webhooks',
    text: 'Der Schiedsrichter schickt eine Nachricht an ein Chatprogramm oder ein eigenes Programm.',
    url: 'Adresse des Webhooks',
    format: 'Nachrichten für',
    formats: {
      plain: 'Eigenes Programm',
      discord: 'Discord',
      slack: 'Slack, Mattermost',
      matrix: 'Matrix',
    },
    add: 'Hinzufügen',
    secret: (host) => `Geheimnis für ${host}`,
    once: 'Jetzt kopieren: Es wird nur einmal angezeigt. Damit prüft das Programm, von wem die Nachricht kommt.',
    wrong: 'Die Adresse muss mit https:// beginnen und darf nicht im Netz des Schiedsrichters liegen.',
    full: 'Mehr als drei gehen nicht. Zieh zuerst einen zurück.',
    fine: 'Bereit.',
    ADDRESS: 'Die Adresse gibt es nicht, oder sie liegt im Netz des Schiedsrichters.',
    UNREACHABLE: 'Dort antwortet niemand.',
    answer: (status) => `Antwort: ${status}.`,
    delivered: 'Zugestellt.',
    paused: 'Pausiert: Mehrmals nacheinander abgelehnt.',
    resume: 'Fortsetzen',
    since: (when) => `Letzter Versuch ${when}.`,
    waiting: (n) =>
      plural(n, {
        one: `${n} Nachricht wird noch einmal geschickt.`,
        other: `${n} Nachrichten werden noch einmal geschickt.`,
      }),
    lost: (n) =>
      plural(n, {
        one: `${n} Nachricht ging verloren.`,
        other: `${n} Nachrichten gingen verloren.`,
      }),
  },
  withdraw: 'Zurückziehen',
};
