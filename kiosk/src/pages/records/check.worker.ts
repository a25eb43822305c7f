import '../../lib/no-eval.js';
import { type CheckAsk, checkRecord } from './check.js';
import { type TellAsk, tellStory } from './tell.js';

/**
 * Checks one file, or tells the story of a record, beside the page, so that the page stays alive
 * whatever the file is. Both are one script: most of it are the rules.
 */
self.onmessage = ({ data }: MessageEvent<CheckAsk | TellAsk>) => {
  if (!('record' in data)) self.postMessage(checkRecord(data));
  // The page that opened this worker hears of errors, and of no promise that is broken.
  else tellStory(data).then((told) => self.postMessage(told), reportError);
};
