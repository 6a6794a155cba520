import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { shownAppealSchema } from '../people/shownBlock';
import { decisionKinds } from './decisionKinds';
import { moderationGrounds } from './moderationFields';

/** A decision as its person and administrators read it; moments in milliseconds. */
export const shownDecisionSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(idsOf(decisionKinds)),
  personId: z.string(),
  targetKind: z.enum(['listing', 'user', 'file']),
  targetId: z.string(),
  targetTitle: z.string(),
  ground: z.optional(z.enum(idsOf(moderationGrounds))),
  facts: z.string(),
  isByMachine: z.boolean(),
  atMs: z.number(),
  untilMs: z.optional(z.number()),
  /** It no longer restricts anybody. */
  isOver: z.boolean(),
  appeal: z.optional(shownAppealSchema),
});
export type ShownDecision = z.infer<typeof shownDecisionSchema>;
