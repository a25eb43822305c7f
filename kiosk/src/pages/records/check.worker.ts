import '../../browser/no-eval.js';
import { type CheckRequest, checkRecord } from './check.js';
import { type StoryRequest, computeStory } from './compute-story.js';

/**
 * Checks one file, or tells the story of a record, beside the page, so that the page stays alive
 * whatever the file is. Both are one script: most of it are the rules.
 */
self.onmessage = ({ data }: MessageEvent<CheckRequest | StoryRequest>) => {
  if (!('record' in data)) self.postMessage(checkRecord(data));
  // The page that opened this worker hears of errors, and of no promise that is broken.
  else computeStory(data).then((answer) => self.postMessage(answer), reportError);
};
