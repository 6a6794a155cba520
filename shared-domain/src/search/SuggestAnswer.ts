import * as z from 'zod/mini';

/** Where words are completed: `GET /api/suggest?{the list's own address, with what is typed so far}`. */
export const SUGGEST_PATH = '/api/suggest';

/** What `GET /api/suggest` answers: searches that begin as what is typed does, and find something. Fields may be added. */
export const suggestAnswerSchema = z.object({
  suggestions: z.array(
    z.object({
      /** All words, to stand in the box: `volkswagen golf diesel`. */
      words: z.string(),
      /** How many listings they find under what was chosen. */
      total: z.int(),
    }),
  ),
});
export type SuggestAnswer = z.infer<typeof suggestAnswerSchema>;
