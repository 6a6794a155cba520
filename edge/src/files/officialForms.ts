import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfficialForm } from '@anunturi/shared-contract/site/siteConfigSchema';
import type { Handler } from 'hono';

const CACHE_CONTROL = 'public, max-age=3600';

/**
 * Answers `/formulare/{document}.pdf` and `.json` with the official forms of the configuration, from beside its file. A form
 * that is missing, or whose bytes are not those of its hash, is not there; the server says why in its log.
 */
export function answerOfficialForms(
  forms: readonly OfficialForm[] = [],
  folder: string | undefined,
): Handler {
  return async (c) => {
    const [, document, ending] = /^\/formulare\/([a-z0-9-]+)\.(pdf|json)$/.exec(c.req.path) ?? [];
    const form = forms.find((each) => each.document === document);
    if (!form || !folder) return c.notFound();
    try {
      const pdf = await readFile(join(folder, form.pdf));
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      if (sha256 !== form.sha256) throw new Error(`its SHA-256 is ${sha256}`);
      const body = ending === 'pdf' ? pdf : await readFile(join(folder, form.fields));
      return c.body(new Uint8Array(body), 200, {
        'content-type': ending === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8',
        'cache-control': CACHE_CONTROL,
      });
    } catch (error) {
      console.error(`The official form ${form.pdf} is not used.`, error);
      return c.notFound();
    }
  };
}
