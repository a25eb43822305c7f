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
    loading: 'Un instant, le plan de jeu arrive…',
    missing: 'Impossible de recevoir le plan de jeu de l’arbitre.',
    foreign: 'Le plan de jeu reçu n’est pas celui de cette partie. Il a été modifié en route ou sur le serveur.',
  },
  connection: {
    connecting: 'Connexion…',
    offline: 'Connexion perdue. Nouvel essai…',
    silent: 'L’arbitre ne répond pas…',
  },
  /** While a game cannot be saved. */
  unsaved: {
    DISK_FULL:
      'Le disque de l’ordinateur de l’arbitre est plein. Dès qu’il y aura de la place, la partie reprendra d’elle-même.',
    FILES_GONE:
      'Les parties enregistrées par l’arbitre ont été déplacées ou supprimées. Dès que les fichiers seront remis en place, la partie reprendra d’elle-même.',
  },
  refusals: {
    MALFORMED: 'L’arbitre n’a pas compris. Merci de recharger cette page.',
    UNKNOWN_REQUEST: 'Cette page et l’arbitre n’ont pas la même version. Merci de recharger la page.',
    FORBIDDEN: 'Cet appareil n’a pas ce droit.',
    TABLE_UNKNOWN: 'Cette table n’existe plus.',
    SEAT_UNKNOWN: 'Cette place n’existe pas à cette table.',
    SCANNER_UNKNOWN: 'Ce lecteur n’est plus branché.',
    SEAT_TAKEN: 'Cette place est déjà prise.',
    SEATS_UNCLAIMED: 'Tous ceux qui jouent sur un téléphone ne sont pas encore là.',
    NO_COMPUTER: 'Aucun ordinateur ne joue avec ces règles.',
    SEAT_NOT_AWAY: 'C’est possible seulement quand le téléphone est absent : il est connecté, ou l’était à l’instant.',
    NAMES_ALIKE: 'Deux noms sont identiques ou se ressemblent trop. Il faut en changer un pour savoir de qui on parle.',
    CODE_UNKNOWN: 'Ce code n’est pas valable ou a déjà servi.',
    RECOVERY_CODE_UNKNOWN:
      'Aucune place n’a ce code de récupération. Tous les chiffres sont-ils justes ? Seul le code le plus récent est valable.',
    STALE_STATE: 'La situation vient de changer. Merci de regarder à nouveau.',
    DUPLICATE_COMMAND: 'Cela a déjà été envoyé.',
    GAME_NOT_STARTED: 'La partie n’a pas encore commencé.',
    GAME_NOT_OVER: 'La partie n’est pas encore terminée.',
    SEALED: 'Un morceau de la clé est sur un téléphone qui n’est pas encore connecté. Il faut y ouvrir la page.',
    SHARE_WRONG: 'Ce téléphone n’a pas le morceau de clé avec lequel la partie a commencé.',
    CHAIN_BROKEN: 'L’historique de cette partie a été modifié ou abîmé. Elle ne peut pas continuer.',
    CHANNEL_NEEDED: 'L’arbitre n’accepte cela que par une connexion chiffrée. Merci de recharger la page.',
    CHANNEL_KEY_WRONG:
      'Ce n’est pas l’arbitre attendu : c’est un autre serveur, ou quelqu’un intercepte la connexion. Rien de secret n’a été envoyé. Merci de scanner à nouveau le code du grand écran.',
    GAME_OVER: 'La partie est terminée.',
    FULL: 'Il n’y a plus de place.',
    BUSY: 'L’arbitre est très occupé. Merci de réessayer dans un instant.',
    DISK_FULL: 'Le disque de l’ordinateur de l’arbitre est plein. Il faut libérer de l’espace, puis réessayer.',
    FILES_GONE:
      'Les parties enregistrées par l’arbitre ont été déplacées ou supprimées. Il faut remettre les fichiers en place, puis réessayer.',
    INTERNAL: 'Une erreur s’est produite chez l’arbitre. Rien n’a changé.',
    PHASE_WRONG: 'Ce n’est pas possible maintenant.',
    NOT_YOUR_TURN: 'C’est à quelqu’un d’autre de jouer.',
    TAKEBACK_DISABLED: 'À cette table, on ne reprend pas ses coups.',
    TAKEBACK_NOT_NOW: 'Il n’y a rien à reprendre maintenant.',
    TAKEBACK_DECLINED: 'La reprise du coup a été refusée.',
    CONCEDE_NOT_NOW: 'Impossible d’abandonner maintenant. Après un refus, on peut redemander au tour suivant.',
    CHANGE_LIMIT: 'Trop de changements pendant ce tour. Il faut attendre le suivant.',
    CONNECTION_LOST: 'La connexion a été perdue. Merci de réessayer.',
  },
  levels: {
    easy: 'Ordinateur : facile',
    medium: 'Ordinateur : moyen',
    hard: 'Ordinateur : difficile',
  },
};
