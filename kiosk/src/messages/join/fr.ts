import type { messages as english } from './en.js';

export const messages: typeof english = {
  heading: 'Prends ta place',
  lead: 'Scanne le code du grand écran ou tape-le ici.',
  code: 'Code',
  eight: 'Un code a huit lettres et chiffres. Vérifie ce que tu as tapé.',
  take: 'Prendre la place',
  haveRecovery: 'J’ai un code de récupération',
  haveCode: 'J’ai un code de l’écran',
  recoveryHeading: 'Reprends ta place',
  recoveryLead: 'Tape le code de récupération que tu as noté en prenant ta place.',
  recovery: 'Code de récupération',
  takeOver: 'Reprendre',
  digits: (n) => `Un code de récupération a 20 chiffres, et tu en as tapé ${n}.`,
  held: 'Ce téléphone a déjà une place',
  resume: 'Continuer la partie',
  who: 'Qui es-tu ?',
  pick: 'Choisis ton nom. Tu peux encore le changer.',
  name: 'Ton nom',
  sit: 'Jouer',
  taken: 'Toutes les places sont prises.',
  begun:
    'La partie a commencé. Ta place a maintenant son propre code : Menu → Places et téléphones sur le grand écran.',
  /** Of a table by correspondence. */
  correspondence: {
    heading: 'Une invitation',
    lead: 'À une partie par correspondance : chacun joue quand il a le temps, pendant des jours ou des semaines, sur son propre téléphone ou ordinateur.',
    free: 'libre',
    you: 'toi',
    masks:
      'On joue sous un masque. Le sort décide qui joue quelle couleur, et personne n’apprend qui est qui avant la fin.',
    accept: 'Accepter l’invitation',
    there: 'Tu as une place',
    wait: 'L’hôte commence quand tout le monde est là. Reviens à cette page sur cet appareil ; elle te reconnaît.',
    remind:
      'Rien ne t’annonce le début : reviens voir de temps en temps. Ensuite, tu peux activer des rappels : Menu → Rappels.',
    lots: 'Les couleurs sont tirées au sort quand la partie commence. Cette page te dit alors la tienne, et à personne d’autre.',
    recovery: 'Il vaut dès que la partie a commencé. Sans lui, les autres devraient accepter une nouvelle personne.',
    replace: {
      title: (who) => `Une nouvelle personne pour ${who} ?`,
      text: (who) =>
        `L’hôte dit que la personne qui joue ${who} ne reviendra pas. Si tous les autres acceptent, quelqu’un d’autre prend la place, et l’ancien téléphone la perd.`,
      yes: 'D’accord',
      no: 'Non',
      later: 'Plus tard',
      own: 'Es-tu encore là ?',
      ownText: 'L’hôte dit que tu ne reviendras pas. Si tous les autres acceptent, quelqu’un d’autre prend ta place.',
      here: 'Je suis encore là',
    },
  },
};
