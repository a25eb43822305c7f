import { plurals } from '../plural.js';
import type { messages as english } from './en.js';

const plural = plurals('fr');

export const messages: typeof english = {
  check: {
    heading: 'Les mêmes mots ?',
    lead: 'Le grand écran montre-t-il ces mots, dans cet ordre ? Sinon, quelqu’un est peut-être entre les deux.',
    same: 'Oui, les mêmes',
    other: 'Non, d’autres',
  },
  words: {
    heading: 'Tes mots de reprise',
    lead: 'Note-les : si ce téléphone lâche, ils te rendent ta place. Ensuite, il les oublie.',
    renewed:
      'Les anciens mots ne valent plus. Note ceux-ci à leur place. Ensuite, ce téléphone les oublie.',
    secret: 'Qui les connaît peut prendre ta place.',
    written: 'Je les ai notés',
    offer: 'Si ce téléphone lâche, six mots te rendent ta place.',
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
    wait: 'Tout le monde est là ? La partie se lance sur le grand écran.',
    here: 'présent',
    missing: 'pas encore là',
    kiosk: 'au grand écran',
    away: 'connexion perdue',
  },
  cover: {
    hold: 'Maintiens pour voir',
    held: 'Lâche pour cacher',
    keep: 'Glisse ici pour garder ouvert',
    cover: 'Cacher',
    idle: 'Se cache après un moment',
    heading: 'Caché',
    keys: 'Clavier : maintiens la barre d’espace, Entrée garde ouvert.',
  },
  move: {
    map: 'Plan',
    list: 'Liste',
    log: 'Trajets',
    step: 'À faire',
    confirm: 'Partir',
    sending: 'Un instant…',
  },
  takeback: {
    asks: (who) => `${who} : peut-on reprendre le dernier coup ?`,
    agree: 'Accepter',
    decline: 'Le coup reste',
    seconds: (n) => plural(n, { one: `${n} seconde`, other: `${n} secondes` }),
    ask: 'Demander à reprendre mon coup',
    askText: (who) => `${who} doit accepter. Une seule demande par tour.`,
    askYes: 'Demander',
    asked: (who) => `La demande est chez ${who}.`,
  },
  wish: {
    asks: (who) => `${who} : on abandonne ?`,
    agree: 'Abandonner',
    decline: 'Continuer',
    seconds: (n) => plural(n, { one: `${n} seconde`, other: `${n} secondes` }),
    asked: 'Tu veux abandonner.',
    wants: (who) => `${who} veut abandonner.`,
    waiting: (who) => `On attend : ${who}`,
    playsOn: (who) => `${who} veut continuer.`,
    silence: 'Tout le monde n’a pas répondu.',
    goesOn: 'La partie continue.',
    again: 'Tu pourras redemander au prochain tour.',
  },
  menu: {
    open: 'Menu',
    concede: 'Abandonner',
    concedeAsk: 'Tu abandonnes et l’autre camp gagne. Vraiment ?',
    concedeTogether:
      'On n’abandonne qu’ensemble : on demande aux autres. Si tous sont d’accord, l’autre camp gagne.',
    leave: 'Quitter cette table',
    leaveAsk: 'Ce téléphone oublie sa place. Seuls les mots de reprise la ramènent.',
    players: 'Joueurs',
  },
  end: {
    rematch: 'Pour une autre partie, regarde le grand écran. Ton téléphone suit.',
    report: 'Rapport',
  },
};
