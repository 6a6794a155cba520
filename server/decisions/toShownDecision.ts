import { type Decision, decisionSchema } from '@anunturi/shared-domain/moderation/decision';
import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';
import { toShownAppeal } from '../accounts/toShownBlock';
import { parseFitting } from '../app/data/parseFitting';

type Found = Parameters<typeof parseFitting>[1];

/** Decisions as their person and administrators read them; one that does not fit its schema is left out. */
export const toShownDecisions = (found: Found, now: Date): ShownDecision[] =>
  parseFitting<Decision>(decisionSchema, found).map(
    ({
      byMachine,
      at,
      until,
      endedAt,
      appeal,
      appealedAt: _open,
      words: _words,
      before: _before,
      changed: _changed,
      ...rest
    }) => ({
      ...rest,
      isByMachine: byMachine === true,
      atMs: at.getTime(),
      ...(until && { untilMs: until.getTime() }),
      isOver: endedAt !== undefined || (until !== undefined && until <= now),
      ...(appeal && { appeal: toShownAppeal(appeal) }),
    }),
  );
