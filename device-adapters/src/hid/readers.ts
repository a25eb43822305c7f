import { ScanAssembler } from '../assembler.js';
import type { ScanSink } from '../polled-adapter.js';
import type { NowMs, Timers } from '../scanner.js';
import type { ReportLayout } from './descriptor.js';
import { type Character, KeyboardDecoder, textOf } from './keyboard.js';
import { PosDecoder } from './pos.js';

/** From reports to scans. */
export type ReportReader = {
  readonly report: (bytes: Uint8Array) => void;
  /** Forgets a scan that has begun. */
  readonly drop: () => void;
};

export type ReaderOptions = {
  readonly clock: NowMs;
  readonly timers: Timers;
  /** Silence after which a keyboard's scan without a suffix is over, in milliseconds. */
  readonly idleMs: number;
};

/** The reports of one scan come within a few milliseconds. */
const CONTINUATION_MS = 500;

export function posReader(
  layout: ReportLayout | undefined,
  sink: ScanSink,
  { clock, timers }: ReaderOptions,
): ReportReader {
  const decoder = new PosDecoder(layout);
  const assembler = new ScanAssembler<string>((signs) => signs.join(''), {
    timers,
    idleMs: CONTINUATION_MS,
    silence: 'spoils',
    scan: (text) => sink.scan(text, clock()),
    spoil: sink.spoil,
  });
  return {
    drop: () => assembler.drop(),
    report: (bytes) => {
      const report = decoder.decode(bytes);
      if (report.what === 'nothing') return;
      if (report.what === 'garbled') {
        assembler.spoil(report.more ? 'more may follow' : 'that was all');
        return;
      }
      assembler.push(...report.text);
      if (!report.more) assembler.end();
    },
  };
}

export function keyboardReader(
  layout: ReportLayout | undefined,
  sink: ScanSink,
  { clock, timers, idleMs }: ReaderOptions,
): ReportReader {
  const decoder = new KeyboardDecoder(layout);
  const assembler = new ScanAssembler<Character>(textOf, {
    timers,
    idleMs,
    silence: 'ends',
    scan: (text) => sink.scan(text, clock()),
    spoil: sink.spoil,
  });
  return {
    drop: () => assembler.drop(),
    report: (bytes) => {
      for (const stroke of decoder.decode(bytes)) {
        if (stroke.what === 'suffix') assembler.end();
        else assembler.push(stroke);
      }
    },
  };
}
