import * as z from 'zod/mini';

/** `assets.json` of the shell's build: the files of its entry and of each screen of its own, and its server bundle. */
export const shellFilesSchema = z.object({
  entries: z.object({ main: z.array(z.string()) }),
  chunks: z.record(z.string(), z.array(z.string())),
  server: z.optional(z.string().check(z.regex(/^[\w-][\w.-]*\.cjs$/))),
});
export type ShellFiles = z.infer<typeof shellFilesSchema>;
