import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  check: {
    heading: 'Les mêmes mots ?',
    lead: 'Le grand écran montre-t-il ces mots, dans cet ordre ? Sinon, quelqu’un intercepte peut-être la connexion.',
    same: 'Oui, les mêmes',
    other: 'Non, d’autres',
  },
  words: {
    heading: 'Tes mots de secours',
    lead: 'Note-les : si ce téléphone tombe en panne, ils te ramènent dans la partie. Ils seront ensuite effacés ici.',
    renewed:
      'Les anciens mots ne sont plus valables. Note ceux-ci. Ils seront ensuite effacés ici.',
    secret: 'Quiconque les connaît peut prendre ta place.',
    written: 'Je les ai notés',
    offer: 'Téléphone en panne ou batterie vide ? Six mots te ramènent dans la partie.',
    mayEnd: 'Sans eux, la partie peut être perdue.',
    elsewhere: 'Sans eux, tu continues sur le grand écran.',
    show: 'Voir les mots',
    later: 'Plus tard',
  },
  moved: {
    heading: 'Ta place a changé d’appareil',
    lead: 'Un autre appareil l’a prise, ou la table l’a reprise.',
    refused: 'Impossible de revenir dans la partie',
    again: 'Rejoindre à nouveau',
    here: 'Continuer ici',
  },
  gathering: {
    youAre: 'Tu es',
    wait: 'Tout le monde est là ? Lance la partie sur le grand écran.',
    here: 'est là',
    missing: 'pas encore là',
    kiosk: 'au grand écran',
    away: 'connexion perdue',
  },
  cover: {
    hold: 'Maintiens pour voir',
    held: 'Relâche pour cacher',
    keep: 'Glisse ici pour garder ouvert',
    cover: 'Cacher',
    idle: 'Se cache au bout d’un moment',
    heading: 'Caché',
    keys: 'Clavier : maintiens la barre d’espace ; Entrée garde ouvert.',
  },
  move: {
    map: 'Plan',
    list: 'Liste',
    log: 'Parcours',
    step: 'À faire',
    confirm: 'Jouer',
    sending: 'Un instant…',
  },
  takeback: {
    asks: (who) => `${who} : peut-on reprendre le dernier coup ?`,
    wants: (who) => `${who} veut reprendre le dernier coup.`,
    host: 'l’hôte',
    agree: 'Accepter',
    decline: 'Refuser',
    seconds: (n) => plural(n, { one: `${n} seconde`, other: `${n} secondes` }),
    ask: 'Demander à reprendre mon coup',
    askText: (who) => `${who} doit accepter. Une seule demande par tour.`,
    askYes: 'Demander',
    asked: (who) => `C’est à ${who} de répondre.`,
  },
  wish: {
    asks: (who) => `${who} : on abandonne ?`,
    agree: 'Abandonner',
    decline: 'Continuer',
    seconds: (n) => plural(n, { one: `${n} seconde`, other: `${n} secondes` }),
    asked: 'Tu veux abandonner.',
    wants: (who) => `${who} veut abandonner.`,
    waiting: (who) => `On attend ${who}`,
    playsOn: (who) => `${who} veut continuer.`,
    silence: 'Tout le monde n’a pas répondu.',
    goesOn: 'La partie continue.',
    again: 'Tu pourras redemander au prochain tour.',
  },
  menu: {
    open: 'Menu',
    concede: 'Abandonner',
    concedeAsk: 'Vraiment abandonner ? La partie sera perdue.',
    concedeTogether:
      'On n’abandonne qu’ensemble : l’arbitre demande aux autres. S’ils sont tous d’accord, la partie est perdue.',
    leave: 'Quitter cette table',
    leaveAsk: 'Tu perdras ta place. Seuls les mots de secours te la rendront.',
    reminders: 'Rappels',
    players: 'Joueurs',
  },
  end: {
    rematch: 'Une autre partie ? Regarde le grand écran. Ton téléphone suivra.',
    report: 'Bilan',
  },
};
