import * as z from 'zod/mini';
import { documentId } from '@anunturi/shared-domain/commands/commandFields';

/** What `GET /api/live` is asked: which conversation, what its page knows already, whether the person began to type (`1`) or stopped (`0`), and up to where it has been told of the other conversations. */
export const liveQuestionSchema = z.strictObject({
  conversation: documentId,
  /** The moment up to which the page knows the conversation; 0 asks how it stands, without messages. */
  after: z.coerce.number().check(z.gte(0)),
  typing: z.optional(z.enum(['0', '1'])),
  /** `news.since` of the answer before; `0` asks for all of it at once. A page of an earlier release asks for none. */
  since: z.optional(z.string().check(z.maxLength(40))),
});
