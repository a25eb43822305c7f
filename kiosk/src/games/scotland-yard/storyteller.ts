import { stepsOf } from '@mister-x/engine/record';
import { pairTimesOn } from '@mister-x/engine/scotland-yard/players';
import { storyOfYard } from '@mister-x/engine/scotland-yard/story';
import type { Storyteller } from '../../pursuit/story/storyteller.js';

const yardTeller: Storyteller = {
  id: 'scotland-yard',
  tell: (record, game) => storyOfYard(stepsOf(record, game), pairTimesOn),
};

export default yardTeller;
