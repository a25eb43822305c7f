import type { messages as english } from './en.js';

export const messages: typeof english = {
  title: 'Le premier tour',
  leave: 'Continuer sans explications',
  done: 'Compris',
  hidden:
    'Mister X se déplace en secret. Vous ne voyez que le ticket qu’il utilise : il s’inscrit sur le tableau de parcours, en bas.',
  ticket:
    'Mister X s’est déplacé en secret : vous ne voyez que son ticket, en bas, sur le tableau de parcours. À vous maintenant : vous payez aussi avec un ticket. Les taxis suivent les lignes jaunes, les bus les vertes, le métro les rouges.',
  stop: 'Touchez maintenant l’une des stations claires du plan. Allez là où Mister X pourrait bientôt être.',
  confirm: 'Regardez encore une fois votre coup, puis confirmez.',
  others: 'Les autres détectives sont des ordinateurs. Ils jouent tout seuls, l’un après l’autre.',
  after: (moves) =>
    `Voilà un tour. Aux coups ${moves}, Mister X doit se montrer. Qui arrive sur sa station l’a attrapé. Avec la carte double, il joue deux fois ; un ticket noir cache son moyen de transport.`,
  cover: 'Tu es Mister X. Ce que toi seul peux savoir est caché : découvre-le en bas.',
  own: 'Choisis un ticket et une station, puis confirme. Reste hors de portée des détectives. Ils voient ton ticket, pas ta station.',
  hunted: 'Les détectives sont des ordinateurs. Ils jouent tout seuls et réfléchissent à l’endroit où tu peux être.',
  afterX: (moves) =>
    `Voilà un tour. Aux coups ${moves}, tout le monde voit où tu es. Garde tes tickets noirs pour ensuite : personne ne saura comment tu es reparti.`,
};
