/** A phone's last page. */
export const messages = {
  yours: 'Your points',
  parts: {
    marker: 'Score track',
    tokens: 'Tokens',
    links: 'Linked pairs',
    bonus: 'Arrest',
  },
  hideout: (places: string, hideout: string) => `Your case: ${places}. Hideout: ${hideout}`,
  arrested: {
    right: (place: string) => `Right hideout: ${place}`,
    wrong: (place: string) => `Wrong hideout: ${place}`,
  },
  ranking: 'Ranking',
};
