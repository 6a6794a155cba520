import { PART_MARK, type PartMark } from '@anunturi/shared-contract/telemetry/markPart';
import type { Page } from '@playwright/test';

/** The parts that a document has shown: `blog 1.0.0-abc`. */
export const shownParts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByName(name)
        .map((mark) => (mark as PerformanceMark).detail as PartMark)
        .flatMap(({ kind, part, version }) => (kind === 'shown' ? [`${part} ${version}`] : [])),
    PART_MARK,
  );
