export const messages = {
  title: 'Mister X',
};
