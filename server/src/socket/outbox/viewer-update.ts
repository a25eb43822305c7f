import type { Json, MatchNotice, Viewer } from '@mister-x/engine';
import type { Update } from '@mister-x/engine/protocol';

/** What one viewer is sent when something of a match has changed for it. */
export type ViewerUpdate = {
  readonly viewer: Viewer;
  readonly revision: number;
  /** The view (`MatchView`) as JSON, written once for all who see the same; equal for equal views. */
  readonly json: string;
  readonly notices: readonly MatchNotice<Json>[];
  /** The notices as JSON. */
  readonly noticesJson: string;
  /** Notices that its log has with these. */
  readonly logLength: number;
  /** Bytes of the table's view and notices of this moment; never sent. */
  readonly publicLength: number;
  /** `GameFacts.secretRoom`. */
  readonly room: number | undefined;
  /** What the entry published, the same for every viewer. */
  readonly published?: PublishedTrust;
};

export type PublishedTrust = Pick<Update, 'chain' | 'receipts' | 'openings'>;
