import type { HostAnnouncement, TableInfo } from '@mister-x/engine/protocol';
import { t } from '../messages/index.svelte.js';
import { lossConsequenceOf } from './standstill.js';

/** How people are told what the host is about to do to a seat. */
export function announcedMessages(info: TableInfo, { what }: HostAnnouncement) {
  const { answering, reopening } = t.trust;
  if (what === 'answer') return answering;
  return lossConsequenceOf(info) === 'game-ends' ? { ...reopening, left: reopening.leftEnd } : reopening;
}
