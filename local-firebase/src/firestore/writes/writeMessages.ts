import type { RestFields, RestValue } from '../../RestValue';
import {
  formatFieldPath,
  isNamePath,
  parseFieldPath,
  RESERVED_NAME,
  type FieldPath,
} from '../values/fieldPath';
import { parseDocumentName } from '../names';
import { badPayload, invalid } from '../RequestError';
import { bool, list, message, oneOf, text, type Reader } from '../values/readMessage';
import { readFields, readValue } from '../values/readValue';
import { parseTimestamp, toMicros } from '../values/timestamps';

const timestampMicros: Reader<number> = (json) => toMicros(parseTimestamp(json));
const arrayOfValues: Reader<RestValue[]> = (json) => {
  const value = readValue({ arrayValue: json });
  return value.arrayValue?.values ?? [];
};
const transform = message(
  {
    fieldPath: text,
    setToServerValue: oneOf(['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME']),
    increment: readValue,
    maximum: readValue,
    minimum: readValue,
    appendMissingElements: arrayOfValues,
    removeAllFromArray: arrayOfValues,
  },
  [
    [
      'setToServerValue',
      'increment',
      'maximum',
      'minimum',
      'appendMissingElements',
      'removeAllFromArray',
    ],
  ],
);
/** A document as a body, shape only; times given by a client are ignored. */
export const documentMessage = message({
  name: text,
  fields: readFields,
  createTime: timestampMicros,
  updateTime: timestampMicros,
});
/** `{ exists }` or `{ updateTime }` (microseconds). */
export const preconditionMessage = message({ exists: bool, updateTime: timestampMicros }, [
  ['exists', 'updateTime'],
]);
export const maskMessage = message({ fieldPaths: list(text) });
/** A write, shape only. */
export const writeMessage = message(
  {
    update: documentMessage,
    delete: text,
    verify: text,
    transform: message({ document: text, fieldTransforms: list(transform) }),
    updateMask: maskMessage,
    updateTransforms: list(transform),
    currentDocument: preconditionMessage,
  },
  [['update', 'delete', 'verify', 'transform']],
);

/** What must hold before a write; empty asks nothing. */
export type Precondition = { exists?: boolean; updateTime?: number };
/** One step of computing a field on the server. */
export type Transform = {
  path: FieldPath;
  kind: 'serverTime' | 'increment' | 'maximum' | 'minimum' | 'append' | 'remove';
  operand: RestValue;
  elements: RestValue[];
};
/** A checked write. */
export type Write = {
  kind: 'set' | 'delete' | 'verify';
  project: string;
  segments: readonly string[];
  fields: RestFields;
  /** Only these paths are written; null replaces the document. */
  mask: FieldPath[] | null;
  transforms: Transform[];
  precondition: Precondition;
};

/** Checks names, paths and operands of a write; throws 400. */
export function parseWrite(write: ReturnType<typeof writeMessage>): Write {
  const precondition = write.currentDocument ?? {};
  const base = { fields: {}, mask: null, transforms: [], precondition };
  refuseExtras(write);
  if (write.delete !== undefined)
    return { ...base, kind: 'delete', ...parseDocumentName(write.delete) };
  if (
    write.verify !== undefined &&
    precondition.exists === undefined &&
    precondition.updateTime === undefined
  )
    throw invalid('a verify must contain a precondition');
  if (write.verify !== undefined)
    return { ...base, kind: 'verify', ...parseDocumentName(write.verify) };
  if (write.transform) {
    const { document = '', fieldTransforms = [] } = write.transform;
    if (fieldTransforms.length === 0)
      throw invalid('The list of FieldTransform must not be empty.');
    return {
      ...base,
      kind: 'set',
      ...parseDocumentName(document),
      mask: [],
      transforms: parseTransforms(fieldTransforms),
    };
  }
  if (!write.update) throw invalid('empty write operation');
  const mask = write.updateMask ? parseMask(write.updateMask.fieldPaths ?? []) : null;
  return {
    ...base,
    kind: 'set',
    ...parseDocumentName(write.update.name ?? ''),
    fields: write.update.fields ?? {},
    mask,
    transforms: parseTransforms(write.updateTransforms ?? []),
  };
}

/** A mask and transforms belong to an update alone; throws 400. */
function refuseExtras(write: ReturnType<typeof writeMessage>): void {
  const kind = (['delete', 'verify', 'transform'] as const).find((one) => write[one] !== undefined);
  if (!kind) return;
  if (write.updateMask) throw invalid(`a ${kind} must not specify a document mask.`);
  if (write.updateTransforms?.length)
    throw invalid(`a ${kind} must not specify a update transform.`);
}

/** Paths of an update mask; throws 400 for bad or reserved ones. */
export function parseMask(paths: string[]): FieldPath[] {
  const mask = paths.map(parseFieldPath);
  for (const path of mask) refuseReserved(path);
  return mask;
}

function refuseReserved(path: FieldPath): void {
  for (const part of path)
    if (RESERVED_NAME.test(part)) throw invalid(`field name ${part} is reserved`);
}

/** A path and one below it exclude each other; the same path may come twice. */
function refuseOverlap(paths: FieldPath[]): void {
  const sorted = paths.map((path) => path.map((part) => `${part}\0`).join('')).sort();
  for (const [i, path] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next?.startsWith(path) && next !== path)
      throw invalid('Field paths conflict: one of them lies within another.');
  }
}

function parseTransforms(messages: ReturnType<typeof transform>[]): Transform[] {
  const transforms = messages.map((one): Transform => {
    const path = parseFieldPath(one.fieldPath ?? '');
    if (isNamePath(path)) throw invalid('field name __name__ is reserved');
    if (path.length > 21) throw invalid(`Property ${path[0]} contains an invalid nested entity.`);
    refuseReserved(path);
    const base = { path, operand: { nullValue: null } as RestValue, elements: [] };
    if (one.setToServerValue === 'REQUEST_TIME') return { ...base, kind: 'serverTime' };
    if (one.setToServerValue)
      throw invalid('ServerValue type must be specified for set_to_server_value transformation.');
    if (one.increment) return { ...base, kind: 'increment', operand: numeric(one.increment) };
    if (one.maximum) return { ...base, kind: 'maximum', operand: numeric(one.maximum) };
    if (one.minimum) return { ...base, kind: 'minimum', operand: numeric(one.minimum) };
    if (one.appendMissingElements)
      return { ...base, kind: 'append', elements: one.appendMissingElements };
    if (one.removeAllFromArray)
      return { ...base, kind: 'remove', elements: one.removeAllFromArray };
    throw invalid(`The transformation of "${formatFieldPath(path)}" is not set.`);
  });
  refuseOverlap(transforms.map(({ path }) => path));
  return transforms;
}

function numeric(value: RestValue): RestValue {
  if (value.integerValue === undefined && value.doubleValue === undefined)
    throw invalid('Input must be int64 or double.');
  return value;
}

/** Reads a precondition out of query parameters. */
export function preconditionFrom(
  exists: string | undefined,
  updateTime: string | undefined,
): Precondition {
  if (exists !== undefined && updateTime !== undefined) throw badPayload();
  if (exists !== undefined) return { exists: bool(exists) };
  return updateTime === undefined ? {} : { updateTime: timestampMicros(updateTime) };
}
