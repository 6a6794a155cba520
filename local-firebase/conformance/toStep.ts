import type { Json, JsonObject, RulesRequest, Step, WriteRequest } from './vectors';

/** The short request of a rules case as an HTTP request. */
export function toStep(request: RulesRequest, documents: string): Step {
  const { as } = request;
  if (request.method === 'get') return { as, method: 'GET', path: `/${request.path}` };
  if (request.method === 'list') {
    const below = request.parent ? `/${request.parent}` : '';
    return {
      as,
      method: 'POST',
      path: `${below}:runQuery`,
      body: { structuredQuery: request.query },
    };
  }
  const writes = request.method === 'batch' ? request.writes : [request];
  return {
    as,
    method: 'POST',
    path: ':commit',
    body: { writes: writes.map((write) => toWrite(write, documents)) },
  };
}

/** One entry of a commit, from the short form used in the vectors. */
export function toWrite(
  { method, path, data = {}, mask, transforms, precondition }: WriteRequest,
  documents: string,
): JsonObject {
  const name = `${documents}/${path}`;
  const currentDocument = precondition ?? impliedPreconditions[method];
  const condition: JsonObject = currentDocument ? { currentDocument } : {};
  if (method === 'delete') return { delete: name, ...condition };
  const masked: Json = { fieldPaths: mask ?? Object.keys(data) };
  return {
    update: { name, fields: data },
    ...(method === 'update' || mask ? { updateMask: masked } : {}),
    ...(transforms ? { updateTransforms: transforms } : {}),
    ...condition,
  };
}

const impliedPreconditions: Partial<Record<WriteRequest['method'], JsonObject>> = {
  create: { exists: false },
  update: { exists: true },
};
