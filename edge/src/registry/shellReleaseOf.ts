import * as z from 'zod/mini';

const schema = z.object({ shell: z.object({ release: z.string() }) });

/** The live release of the shell, as the registry's file has it; undefined where none was released. */
export const shellReleaseOf = (raw: unknown): string | undefined =>
  schema.safeParse(raw).data?.shell.release;
