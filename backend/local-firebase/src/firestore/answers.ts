import type { StoredDocument } from './DocumentStore';
import { pickFields, type FieldPath } from './fieldPath';
import type { CommitResult } from './Firestore';
import { fullName } from './names';
import { parseFields } from './orderKey';
import { formatMicros } from './timestamps';

/** A document as JSON text; stored fields are passed on as they are unless a mask cuts them. */
export function documentJson(document: StoredDocument, mask: readonly FieldPath[] | null = null): string {
  const fields = mask ? JSON.stringify(pickFields(parseFields(document), mask)) : document.fieldsJson;
  const shown = fields === '{}' ? '' : `"fields":${fields},`;
  return `{"name":${JSON.stringify(fullName(document))},${shown}"createTime":"${formatMicros(document.created)}","updateTime":"${formatMicros(document.updated)}"}`;
}

/** The answer to a commit. */
export function commitJson({ time, writes }: CommitResult): object {
  if (writes.length === 0) return {};
  return { writeResults: writes.map(writeResult), commitTime: formatMicros(time) };
}

/** One write's result; deleted documents have no updateTime. */
export const writeResult = ({ updated, transformResults }: CommitResult['writes'][number]): object => ({
  ...(updated === null ? {} : { updateTime: formatMicros(updated) }),
  ...(transformResults.length ? { transformResults } : {}),
});
