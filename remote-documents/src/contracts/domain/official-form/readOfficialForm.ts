import { readPageConfig } from '@anunturi/shared-contract/page/readPageConfig';
import { officialFormPath } from '@anunturi/shared-contract/site/officialFormPath';

/** The hash that an official form of this site must have; null where the site has none for the document. */
export function officialFormHash(document: string): string | null {
  const forms = readPageConfig()?.site.officialForms;
  return forms?.find((each) => each.document === document)?.sha256 ?? null;
}

const asTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([, each]) => typeof each === 'string'),
  ) as Record<string, string>;

/** The official form with the list of its fields; null when it is missing or its bytes are not those of its hash. */
export async function readOfficialForm(
  document: string,
): Promise<{ pdf: Uint8Array; fields: Record<string, string> } | null> {
  const hash = officialFormHash(document);
  if (!hash || !globalThis.isSecureContext) return null;
  try {
    const [pdf, fields] = await Promise.all(
      (['pdf', 'json'] as const).map((ending) => fetch(officialFormPath(document, ending))),
    );
    if (!pdf?.ok || !fields?.ok) return null;
    const bytes = await pdf.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const isSame =
      Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
    return isSame ? { pdf: new Uint8Array(bytes), fields: asTexts(await fields.json()) } : null;
  } catch (error) {
    console.error('The official form could not be read', error);
    return null;
  }
}
