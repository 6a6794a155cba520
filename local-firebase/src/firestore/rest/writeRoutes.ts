import { randomInt } from 'node:crypto';
import type { Caller } from '../../caller';
import { commitJson, documentJson, writeResult } from './answers';
import type { StoredDocument } from '../documents/DocumentStore';
import type { Firestore } from '../Firestore';
import { checkId, fullName, parseDocumentName, parseName } from '../names';
import { bytes, list, message, readWhole, text, type Reader } from '../values/readMessage';
import { masksOf } from './readRoutes';
import type { Target } from './readTarget';
import { badPayload, invalid, RequestError } from '../RequestError';
import {
  documentMessage,
  parseMask,
  parseWrite,
  preconditionFrom,
  writeMessage,
  type Write,
} from '../writes/writeMessages';

const labels: Reader<object> = (json) => {
  if (
    typeof json !== 'object' ||
    json === null ||
    Object.values(json).some((value) => typeof value !== 'string')
  )
    throw badPayload();
  return json;
};
const commitMessage = message({ database: text, writes: list(writeMessage), transaction: bytes });
const batchWriteMessage = message({ database: text, writes: list(writeMessage), labels });
const rollbackMessage = message({ database: text, transaction: bytes });
const MAX_BATCH_WRITES = 500;

/** POST :commit */
export function commit(
  firestore: Firestore,
  caller: Caller,
  { project }: Target,
  body: unknown,
): object {
  const request = readWhole(commitMessage, body);
  const writes = (request.writes ?? []).map(parseWrite);
  const check =
    request.transaction === undefined
      ? undefined
      : firestore.transactions.end(request.transaction, project, writes.length > 0, (name) => {
          const path = parseDocumentName(name);
          return firestore.documents.get(path.project, path.segments)?.updated ?? null;
        });
  return commitJson(firestore.commit(caller, project, writes, check));
}

/** POST :rollback */
export function rollback(firestore: Firestore, { project }: Target, body: unknown): object {
  const { transaction } = readWhole(rollbackMessage, body);
  if (!transaction) throw invalid('A transaction is required.');
  firestore.transactions.rollback(transaction, project);
  return {};
}

/** POST :batchWrite, each write by itself. */
export function batchWrite(
  firestore: Firestore,
  caller: Caller,
  { project }: Target,
  body: unknown,
): object {
  const writes = (readWhole(batchWriteMessage, body).writes ?? []).map(parseWrite);
  if (writes.length > MAX_BATCH_WRITES)
    throw invalid(`maximum ${MAX_BATCH_WRITES} writes allowed per request`);
  const names = writes.map(fullName);
  if (new Set(names).size < names.length)
    throw invalid('A document may be written only once in a batchWrite.');
  const outcomes = writes.map((write) => {
    try {
      const [result] = firestore.commit(caller, project, [write]).writes;
      return { result: result ? writeResult(result) : {}, status: {} };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return { result: {}, status: { code: error.rpcCode, message: error.message } };
    }
  });
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newId = (): string =>
  Array.from({ length: 20 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

/** POST on a collection. */
export function createDocument(
  firestore: Firestore,
  caller: Caller,
  { project, segments, parameters }: Target,
  body: unknown,
): string {
  const { fields = {} } = readWhole(documentMessage, body);
  const mask = masksOf(parameters, 'mask.fieldPaths');
  if (segments.length % 2 === 0)
    throw invalid(
      `Document parent name "${fullName({ project, segments: segments.slice(0, -1) })}" lacks "/" at index ${fullName({ project, segments }).length}.`,
    );
  parseName(fullName({ project, segments }));
  const id = parameters.get('documentId') || newId();
  checkId(id, 'Resource');
  return store(
    firestore,
    caller,
    {
      ...base,
      kind: 'set',
      project,
      segments: [...segments, id],
      fields,
      precondition: { exists: false },
    },
    mask,
  );
}

const base = { fields: {}, mask: null, transforms: [], precondition: {} };

/** PATCH on a document. */
export function patchDocument(
  firestore: Firestore,
  caller: Caller,
  { project, segments, parameters }: Target,
  body: unknown,
): string {
  const { fields = {} } = readWhole(documentMessage, body);
  const answerMask = masksOf(parameters, 'mask.fieldPaths');
  const path = parseDocumentName(fullName({ project, segments }));
  const paths = parameters.getAll('updateMask.fieldPaths');
  const write: Write = {
    ...base,
    kind: 'set',
    ...path,
    fields,
    mask: paths.length ? parseMask(paths) : null,
    precondition: preconditionOf(parameters),
  };
  return store(firestore, caller, write, answerMask);
}

/** DELETE on a document. */
export function deleteDocument(
  firestore: Firestore,
  caller: Caller,
  { project, segments, parameters }: Target,
): string {
  const path = parseDocumentName(fullName({ project, segments }));
  firestore.commit(caller, project, [
    { ...base, kind: 'delete', ...path, precondition: preconditionOf(parameters) },
  ]);
  return '{}';
}

const preconditionOf = (parameters: URLSearchParams) =>
  preconditionFrom(
    parameters.get('currentDocument.exists') ?? undefined,
    parameters.get('currentDocument.updateTime') ?? undefined,
  );

function store(
  firestore: Firestore,
  caller: Caller,
  write: Write,
  mask: ReturnType<typeof masksOf>,
): string {
  firestore.commit(caller, write.project, [write]);
  return documentJson(
    firestore.documents.get(write.project, write.segments) as StoredDocument,
    mask,
  );
}
