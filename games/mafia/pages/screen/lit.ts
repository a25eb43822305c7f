import type { FigureId, Notice, QuarterId } from '../../rules/browser.js';

/** Quarters that a step is about. */
export function quartersLitBy(notices: readonly Notice[]): readonly QuarterId[] {
  return notices.flatMap((notice) => {
    switch (notice.type) {
      case 'opened':
      case 'paid':
      case 'shotInAir':
      case 'escapeBegan':
      case 'escapeFoiled':
      case 'nobodyEscaped':
      case 'jailed':
      case 'released':
        return [notice.quarter];
      case 'traded':
        return [notice.good, notice.buyer];
      case 'feePaid':
      case 'bribed':
        return [notice.from, notice.to];
      case 'arrested':
        return [notice.quarter, notice.by];
      case 'killed':
        return [notice.quarter, notice.victim];
      default:
        return [];
    }
  });
}

/** Figures in prison that a step is about. */
export function figuresIn(notices: readonly Notice[]): readonly FigureId[] {
  return notices.flatMap((notice) => {
    switch (notice.type) {
      case 'jailed':
      case 'escapeBegan':
      case 'escapeFoiled':
      case 'escaped':
      case 'ransomed':
        return [notice.figure];
      case 'prisonerMoved':
        return [notice.figure, ...notice.thrown.map(({ figure }) => figure)];
      case 'boughtOut':
        return notice.figures;
      default:
        return [];
    }
  });
}
