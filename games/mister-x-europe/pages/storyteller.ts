import { storyOfEurope } from '../computer/story/index.js';
import { stepsOf } from '@mister-x/engine/record';
import type { Storyteller } from '../../pursuit/pages/story/storyteller.js';

const europeTeller: Storyteller = {
  id: 'mister-x-europe',
  tell: async (record, game) => storyOfEurope(stepsOf(record, game)),
};

export default europeTeller;
