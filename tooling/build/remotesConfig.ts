import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { root } from './repository.cjs';

const buildSchema = z.object({
  folder: z.string(),
  package: z.string(),
  port: z.number(),
  owner: z.string(),
});

const remotesConfigSchema = z.object({
  /** Missing in a repository that holds a remote alone. */
  shell: z.optional(buildSchema),
  remotes: z.array(
    z.extend(buildSchema, { name: z.string(), minimumShell: z.optional(z.string()) }),
  ),
});

/** What `remotes.config.json` says of everything with a browser build. @throws ZodError when it says it wrongly */
export const remotesConfig = remotesConfigSchema.parse(
  JSON.parse(readFileSync(join(root, 'remotes.config.json'), 'utf8')),
);
