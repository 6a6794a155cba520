import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { type LegalState, legalStateSchema } from '@anunturi/shared-contract/site/legalStateSchema';
import { parseSiteChanges } from '@anunturi/shared-contract/site/parseSiteChanges';
import type {
  ShownSite,
  SiteChanges,
  SiteConfig,
} from '@anunturi/shared-contract/site/siteConfigSchema';
import { documentsAddress } from '@anunturi/shared-auth/firestore-rest/documentsAddress';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { toPlainFields } from '@anunturi/shared-domain/site/plainValue';
import { restDocumentSchema } from '@anunturi/shared-domain/site/restDocumentSchema';

/** Changes made in the administration show within this time; the database is asked no more often. */
const KEPT_MS = 20_000;
const TIMEOUT_MS = 1500;

/** The site as pages show it; `forget` asks the database again next time. */
export type SiteReader = { (): Promise<ShownSite>; forget?(): void };

/** Reads `settings/site` and `settings/legal` over the configuration file. When the database does not answer, the last answer or the file stands. */
export function createSiteReader({
  site,
  firebase,
  elapsedMs = () => performance.now(),
}: {
  site: SiteConfig;
  firebase: FirebaseConfig;
  elapsedMs?: () => number;
}): SiteReader {
  let shown: ShownSite = site;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  const read = async () => {
    if (elapsedMs() - askedAtMs < KEPT_MS) return shown;
    askedAtMs = elapsedMs();
    try {
      const [changes, legal] = await Promise.all([readChanges(firebase), readLegal(firebase)]);
      shown = { ...site, ...changes, ...(legal && { legal }) };
    } catch (error) {
      console.error('The settings of the site could not be read.', error);
    }
    return shown;
  };
  return Object.assign(read, { forget: () => (askedAtMs = Number.NEGATIVE_INFINITY) });
}

async function readSettings(name: string, firebase: FirebaseConfig) {
  const address = `${documentsAddress(firebase)}/settings/${name}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`settings/${name} answered ${answer.status}`);
  return toPlainFields(restDocumentSchema.parse(await answer.json()).fields);
}

async function readLegal(firebase: FirebaseConfig): Promise<LegalState | undefined> {
  const { data, error } = parseStored(legalStateSchema, await readSettings('legal', firebase));
  if (error) console.error('The versions of the legal texts in settings/legal are broken.', error);
  return data;
}

async function readChanges(firebase: FirebaseConfig): Promise<SiteChanges> {
  const { changes, broken } = parseSiteChanges(await readSettings('site', firebase));
  if (broken.length > 0)
    console.error(`The configuration stands for what is broken in settings/site: ${broken.join()}`);
  return changes;
}
