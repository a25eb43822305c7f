import { storyOfEurope } from '@mister-x/engine/mister-x-europe/story';
import { stepsOf } from '@mister-x/engine/record';
import type { Storyteller } from '../../pursuit/story/storyteller.js';

const europeTeller: Storyteller = {
  id: 'mister-x-europe',
  tell: async (record, game) => storyOfEurope(stepsOf(record, game)),
};

export default europeTeller;
