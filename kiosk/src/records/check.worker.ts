import './no-eval.js';
import { type CheckAsk, checkRecord } from './check.js';
import { type TellAsk, tellStory } from './tell.js';

/**
 * Checks one file, or tells the story of a record, beside the page, so that the page stays alive
 * whatever the file is. Both are one script: most of it are the rules.
 */
self.onmessage = ({ data }: MessageEvent<CheckAsk | TellAsk>) => {
  self.postMessage('record' in data ? tellStory(data) : checkRecord(data));
};
