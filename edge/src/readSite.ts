import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { ShownSite, SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';

/** Changes made in the administration show within this time; the database is asked no more often. */
const KEPT_MS = 20_000;
const TIMEOUT_MS = 1500;

type Value = {
  stringValue?: string;
  mapValue?: { fields?: Record<string, Value> };
  arrayValue?: { values?: Value[] };
};

/** Reads `settings/site` over the configuration file. When the database does not answer, the last answer or the file stands. */
export function createSiteReader({
  site,
  firebase,
  now = () => new Date(),
}: {
  site: SiteConfig;
  firebase: FirebaseConfig;
  now?: () => Date;
}): () => Promise<ShownSite> {
  let shown: ShownSite = site;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now().getTime() - askedAtMs < KEPT_MS) return shown;
    askedAtMs = now().getTime();
    try {
      const { notice, operator, partners } = await readSettings(firebase);
      shown = {
        ...site,
        ...(notice ? { notice } : {}),
        ...(operator ? { operator } : {}),
        ...(partners ? { partners } : {}),
      };
    } catch (error) {
      console.error('The settings of the site could not be read.', error);
    }
    return shown;
  };
}

async function readSettings({
  projectId,
  emulatorOrigin,
}: FirebaseConfig): Promise<Partial<ShownSite>> {
  const address = `${emulatorOrigin ?? 'https://firestore.googleapis.com'}/v1/projects/${projectId}/databases/(default)/documents/settings/site`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`settings/site answered ${answer.status}`);
  const { fields = {} } = (await answer.json()) as { fields?: Record<string, Value> };
  return plain({ mapValue: { fields } }) as Partial<ShownSite>;
}

function plain({ stringValue, mapValue, arrayValue }: Value): unknown {
  if (mapValue)
    return Object.fromEntries(
      Object.entries(mapValue.fields ?? {}).map(([name, value]) => [name, plain(value)]),
    );
  if (arrayValue) return (arrayValue.values ?? []).map(plain);
  return stringValue;
}
