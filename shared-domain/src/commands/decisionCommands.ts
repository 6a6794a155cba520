import * as z from 'zod/mini';
import { shownDecisionSchema } from '../moderation/shownDecision';
import { documentId, text } from './commandFields';
import { defineContract } from './defineContract';

/** What a person does about the restrictions that stand in `decisions`. */
export const ownDecisionCommands = {
  /** The last fifty about the caller, also of a suspended one, newest first. Changes nothing. */
  readMyDecisions: defineContract({
    name: 'readMyDecisions',
    input: z.strictObject({}),
    result: z.strictObject({ decisions: z.array(shownDecisionSchema) }),
    errors: [],
  }),
  appealRestriction: defineContract({
    name: 'appealRestriction',
    input: z.strictObject({ decisionId: documentId, text: text(5000) }),
    result: z.strictObject({}),
    errors: ['wrongStatus'],
  }),
};
