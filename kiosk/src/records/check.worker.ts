import './no-eval.js';
import { type CheckAsk, checkRecord } from './check.js';

/** Checks one file beside the page, so that the page stays alive whatever the file is. */
self.onmessage = ({ data }: MessageEvent<CheckAsk>) => {
  self.postMessage(checkRecord(data));
};
