import { MarketError } from '@anunturi/shared-domain/site/marketError';
import {
  type DocumentDefinition,
  type DocumentId,
  type Values,
  documentIds,
  initialValues,
} from './documentTypes';

import { readSignatures } from './signing/readSignatures';
import type { Signatures } from './signing/signature';

const FILE_KIND = 'anunturi-document';
const FILE_VERSION = 1;
export const DOCUMENT_FILE_MAX_BYTES = 200_000;

/** What a file brings: which document, its answers, who signed them, and their digest when it was written (empty without). */
export type DocumentFile = {
  document: DocumentId;
  values: Values;
  signatures: Signatures;
  digest: string;
};

/** A document's answers as a file to come back to. It holds personal data: it is given to the visitor and sent nowhere. */
export function writeDocumentFile(
  definition: DocumentDefinition,
  values: Values,
  { signatures = {}, digest = '' }: { signatures?: Signatures; digest?: string } = {},
): string {
  return JSON.stringify(
    { kind: FILE_KIND, version: FILE_VERSION, document: definition.id, values, signatures, digest },
    null,
    1,
  );
}

/** Which document a file is of. @throws MarketError `fileUnreadable` when it is not such a file */
export function readDocumentFile(text: string): DocumentFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  const { kind, version, document, values, signatures, digest } = (file ?? {}) as Record<
    string,
    unknown
  >;
  const known = documentIds.find((id) => id === document);
  if (
    kind !== FILE_KIND ||
    version !== FILE_VERSION ||
    !known ||
    typeof values !== 'object' ||
    values === null
  )
    throw unreadable();
  return {
    document: known,
    values: Object.fromEntries(
      Object.entries(values).filter(([, value]) => typeof value === 'string'),
    ) as Values,
    signatures: readSignatures(signatures),
    digest: typeof digest === 'string' ? digest : '',
  };
}

/** Answers of a file that the document has a place for, no longer than it allows. */
export function fitValues(definition: DocumentDefinition, values: Values): Values {
  const fitted = initialValues(definition);
  for (const field of definition.steps.flatMap((step) => step.fields)) {
    const value = Object.hasOwn(values, field.name) ? values[field.name]! : undefined;
    if (value === undefined) continue;
    if (field.choices && !field.choices.some(([choice]) => choice === value)) continue;
    const ticked = value === 'da' ? 'da' : '';
    fitted[field.name] = field.kind === 'check' ? ticked : value.slice(0, field.maxLength ?? 3000);
  }
  return fitted;
}

const unreadable = () =>
  new MarketError('fileUnreadable', 'Fișierul nu este un document salvat de aici.');
