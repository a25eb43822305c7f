import type { StoryMessages } from './en.js';

export const messages: StoryMessages = {
  tabs: { label: 'La traque', result: 'Résultat', story: 'Récit' },
  computing: 'Calcul des stations où Mister X pouvait être…',
  failed: 'Le récit de cette partie n’a pas pu être calculé. Vous pouvez la revoir en entier.',
  none: 'Rien à raconter : aucun tour n’a été joué.',
  percent: (n) => `${n} %`,
  round: (n) => `Tour ${n}`,
  way: (stops) => `Trajet de Mister X : ${stops}`,
  heat: {
    map: 'Sur le plan',
    kinds: {
      believed: 'Ce que les détectives pouvaient savoir',
      smoothed: 'Ce qu’on sait maintenant',
      none: 'Les pions seulement',
    },
    legend: 'Probabilité que Mister X y soit',
    below: (n) => `moins de ${n} %`,
    from: (n) => `à partir de ${n} %`,
  },
  noose: {
    title: 'L’étau',
    stops: 'Où Mister X pouvait être : nombre de stations',
    afterX: 'après son coup',
    afterDetectives: 'après les détectives',
    chance: 'Chances de le capturer',
    at: (round, stops, chance) => `Tour ${round} : stations ${stops}, chances ${chance} %`,
  },
  turns: {
    title: 'Moments décisifs',
    none: 'Aucun coup n’a décidé seul de la partie.',
    together: 'Tous les détectives',
    to: (who, stop, piece) => `${who} en ${stop} (${piece})`,
    stays: (who) => `${who} reste sur place`,
    fell: (before, after) => `Les chances de capture sont tombées de ${before} % à ${after} %.`,
    stayed: (after) => `Les chances de capture sont restées à ${after} %.`,
    kept: (steps, kept) => `Mieux : ${steps}. Elles auraient été de ${kept} %.`,
    risk: 'Mister X prend un risque',
    riskText: (chance, leg, other) =>
      `Après son coup, les chances de capture étaient de ${chance} %. Avec ${leg}, de ${other} %.`,
    escape: 'Mister X se faufile',
    escapeText: (chance, leg, other) =>
      `Après son coup, les chances de capture étaient de ${chance} %. Avec ${leg}, de ${other} %.`,
  },
  missed: {
    title: 'Captures manquées',
    none: 'Aucun détective qui pouvait le capturer n’est allé ailleurs.',
    text: (from, stop, piece) => `Mister X était à un coup : ${from} → ${stop} (${piece}).`,
    share: (share) => `D’après ce que savaient les détectives, il y était avec une probabilité de ${share} %.`,
    certain: 'Il ne pouvait être nulle part ailleurs.',
  },
  luck: {
    title: 'La chance',
    tries: (n, chance) =>
      `Les détectives sont allés ${n} fois sur une station où il pouvait être. La probabilité de tomber sur lui au moins une fois était de ${chance} %.`,
    none: 'Les détectives ne sont jamais allés là où il pouvait être.',
    lucky: 'Ils ont eu de la chance.',
    even: 'La chance n’a pas décidé.',
    unlucky: 'Ils n’ont pas eu de chance.',
  },
  model:
    'Les stations possibles découlent des règles. Leur probabilité et les chances de capture sont estimées par un modèle.',
  keep: {
    open: 'Enregistrer…',
    title: 'Garder cette partie',
    film: 'GIF animé',
    filmText: 'Toute la traque en GIF, pour les messages et les albums.',
    page: 'Page',
    pageText: 'Film, récit et enregistrement dans un seul fichier. Tout navigateur l’ouvre, même hors ligne.',
    make: 'Créer et enregistrer',
    save: 'Enregistrer',
    making: (done, of) => `Image ${done} sur ${of}`,
    saved: (megabytes) => `Enregistré : ${megabytes} Mo.`,
    failed: 'Ce navigateur n’a pas pu créer le film. La page peut quand même être enregistrée.',
    pageFailed: 'La page n’a pas pu être chargée. L’arbitre fonctionne-t-il encore ?',
  },
};
