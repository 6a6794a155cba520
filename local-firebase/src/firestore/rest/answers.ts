import type { StoredDocument } from '../documents/DocumentStore';
import { isNamePath, pickFields, type FieldPath } from '../values/fieldPath';
import type { CommitResult } from '../Firestore';
import { fullName } from '../names';
import { parseFields } from '../queries/orderKey';
import { formatMicros } from '../values/timestamps';

/** A document as JSON text; stored fields are passed on as they are unless a mask cuts them. */
export function documentJson(
  document: StoredDocument,
  mask: readonly FieldPath[] | null = null,
): string {
  const fields = mask ? maskedJson(document, mask) : document.fieldsJson;
  const shown = fields === '{}' ? '' : `"fields":${fields},`;
  return `{"name":${JSON.stringify(fullName(document))},${shown}"createTime":"${formatMicros(document.created)}","updateTime":"${formatMicros(document.updated)}"}`;
}

/** The name alone is no field: nothing is parsed for it. */
const maskedJson = (document: StoredDocument, mask: readonly FieldPath[]): string =>
  mask.every(isNamePath) ? '{}' : JSON.stringify(pickFields(parseFields(document), mask));

/** The answer to a commit. */
export function commitJson({ time, writes }: CommitResult): object {
  if (writes.length === 0) return {};
  return { writeResults: writes.map(writeResult), commitTime: formatMicros(time) };
}

/** One write's result; deleted documents have no updateTime. */
export const writeResult = ({
  updated,
  transformResults,
}: CommitResult['writes'][number]): object => ({
  ...(updated === null ? {} : { updateTime: formatMicros(updated) }),
  ...(transformResults.length ? { transformResults } : {}),
});

/** A JSON list whose items are JSON texts already. */
export type JsonList = { items: string[] };

const STREAMED_ABOVE = 1000;

/** A list as a response body; a long one goes out in pieces, because one text of it could be larger than a text may be. */
export function listBody({ items }: JsonList): string | ReadableStream<Uint8Array> {
  if (items.length <= STREAMED_ABOVE) return `[${items.join(',')}]`;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const piece = items.slice(at, at + STREAMED_ABOVE);
      const isLast = at + piece.length === items.length;
      controller.enqueue(
        Buffer.from(`${at === 0 ? '[' : ','}${piece.join(',')}${isLast ? ']' : ''}`),
      );
      at += piece.length;
      if (isLast) controller.close();
    },
  });
}
