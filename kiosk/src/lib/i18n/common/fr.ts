import type { messages as english } from './en.js';

export const messages: typeof english = {
  appName: 'Mister X',
  colon: ' : ',
  language: 'Langue',
  cancel: 'Annuler',
  close: 'Fermer',
  back: 'Retour',
  yes: 'Oui',
  retry: 'Réessayer',
  loading: 'Un instant…',
  saveRecord: 'Enregistrer la partie',
  unknownRefusal: (code) => `Cela n’a pas fonctionné (${code}).`,
  board: {
    loading: 'Un instant : on va chercher le plan de jeu…',
    missing: 'Impossible d’obtenir le plan de jeu auprès de l’arbitre.',
    foreign:
      'Ce que l’arbitre a envoyé n’est pas le plan de jeu de cette partie. Il a été modifié en route ou sur le serveur.',
  },
  connection: {
    connecting: 'Connexion…',
    offline: 'Connexion perdue. Nouvel essai…',
    silent: 'L’arbitre ne répond pas…',
  },
  refusals: {
    MALFORMED: 'L’arbitre n’a pas compris. Merci de recharger cette page.',
    FORBIDDEN: 'Cet appareil n’a pas ce droit.',
    TABLE_UNKNOWN: 'Cette table n’existe plus.',
    SEAT_UNKNOWN: 'Cette place n’existe pas à cette table.',
    SCANNER_UNKNOWN: 'Ce lecteur n’est plus branché.',
    SEAT_TAKEN: 'Cette place est déjà prise.',
    SEATS_UNCLAIMED: 'Il manque encore quelqu’un qui joue avec un téléphone.',
    NAMES_ALIKE:
      'Deux personnes portent le même nom. Il en faut deux différents pour savoir de qui on parle.',
    CODE_UNKNOWN: 'Ce code n’est pas valable ou a déjà servi.',
    WORDS_UNKNOWN:
      'Ces mots ne correspondent à aucune place. Sont-ils dans le bon ordre ? Seuls les derniers mots d’une place sont valables.',
    STALE_STATE: 'Il vient de se passer autre chose. Merci de regarder à nouveau.',
    DUPLICATE_COMMAND: 'Cela a déjà été envoyé.',
    GAME_NOT_STARTED: 'La partie n’a pas encore commencé.',
    GAME_NOT_OVER: 'La partie n’est pas encore terminée.',
    SEALED:
      'Une partie de la clé est sur un téléphone qui n’est pas encore là. Il faut y ouvrir la page.',
    SHARE_WRONG:
      'Ce téléphone a une autre partie de la clé que celle avec laquelle la partie a commencé.',
    CHAIN_BROKEN:
      'Le journal de cette partie n’est plus celui qui a été écrit. La partie ne peut pas continuer.',
    LINE_OPEN_NEEDED:
      'L’arbitre n’écoute cela que sur une ligne privée. Merci de recharger la page.',
    LINE_KEY_WRONG:
      'Ce n’est pas l’arbitre dont la clé a été donnée : un autre serveur, ou quelqu’un entre les deux. Rien de secret n’a été envoyé. Merci de scanner à nouveau le code du grand écran.',
    GAME_OVER: 'La partie est terminée.',
    FULL: 'Il n’y a plus de place.',
    BUSY: 'L’arbitre est très occupé. Merci de réessayer dans un instant.',
    INTERNAL: 'Une erreur s’est produite chez l’arbitre. Rien n’a changé.',
    PHASE_WRONG: 'Ce n’est pas possible maintenant.',
    NOT_YOUR_TURN: 'Ce n’est pas le tour de ce joueur.',
    TAKEBACK_DISABLED: 'À cette table, on ne reprend pas ses coups.',
    TAKEBACK_NOT_NOW: 'Il n’y a rien à reprendre maintenant.',
    TAKEBACK_DECLINED: 'La reprise du coup a été refusée.',
    CONCEDE_NOT_NOW:
      'Impossible d’abandonner maintenant. Après un refus, on peut redemander au tour suivant.',
    CONNECTION_LOST: 'La connexion a été perdue. Merci de réessayer.',
  },
};
