import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { turnOf } from './evenings.js';

const TURNS = ['always', 'played', 'looked-at'] as const;

/** Files by their turns, and within each turn as always. */
export class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return TURNS.flatMap((turn) => sorted.filter((file) => turnOf(file.moduleId) === turn));
  }
}
