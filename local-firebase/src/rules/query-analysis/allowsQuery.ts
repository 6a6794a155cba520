import { AccessBudget } from '../AccessBudget';
import { pathOfName } from '../values/fromJson';
import { MapValue } from '../values/MapValue';
import { ANY_DEPTH, ANY_SEGMENT, type PathPart } from '../matchPath';
import { requestMap } from '../requestMap';
import { documentToMap, EvalContext, type RequestedDocument } from '../EvalContext';
import type { ListRequest, RulesQuery } from '../Ruleset';
import { EVAL_ERROR, type Result } from '../values/Result';
import { PathValue } from '../values/values';
import { readFilter, type Conjunction } from './readFilter';
import { SymbolicMap } from './symbolic';

type Judge = (path: readonly PathPart[], context: EvalContext) => boolean;

/**
 * Proves that the rules allow every document the query could ever return, from its filters alone: each alternative is
 * judged with a resource of which only the filtered fields are known. An alternative pinned by `__name__` is judged on
 * that document itself.
 */
export function allowsQuery(request: ListRequest, judge: Judge): boolean {
  const alternatives = readFilter(request.query.where);
  if (!alternatives) return false;
  const budget = new AccessBudget(10);
  const query = queryMap(request.query);
  return alternatives.every((alternative) =>
    alternative.pinned === null
      ? allowsAny(request, alternative, query, budget, judge)
      : allowsPinned(request, alternative.pinned, query, budget, judge),
  );
}

function allowsAny(
  request: ListRequest,
  { fields }: Conjunction,
  query: MapValue,
  budget: AccessBudget,
  judge: Judge,
): boolean {
  const path = pathOfName(request.parentAndCollection);
  const [parent, collection] = [path.segments.slice(0, -1), path.segments.at(-1)!];
  const parts: PathPart[] = [
    ...parent,
    ...(request.collectionGroup ? ([ANY_DEPTH] as const) : []),
    collection,
    ANY_SEGMENT,
  ];
  const resource = new SymbolicMap({
    facts: [],
    isMap: true,
    children: new Map([['data', fields]]),
  });
  return judge(parts, contextFor(request, path, resource, query, budget, null));
}

function allowsPinned(
  request: ListRequest,
  name: string,
  query: MapValue,
  budget: AccessBudget,
  judge: Judge,
): boolean {
  const path = pathOfName(name);
  if (path.project !== pathOfName(request.parentAndCollection).project) return false;
  const document = request.reader.get(name);
  const requested = { name, before: document, after: document };
  return judge(
    path.segments,
    contextFor(
      request,
      path,
      document ? documentToMap(document) : EVAL_ERROR,
      query,
      budget,
      requested,
    ),
  );
}

function contextFor(
  request: ListRequest,
  path: PathValue,
  resource: Result,
  query: MapValue,
  budget: AccessBudget,
  requested: RequestedDocument | null,
): EvalContext {
  const { auth, time, reader } = request;
  return new EvalContext({
    service: 'cloud.firestore',
    project: path.project ?? '-',
    request: requestMap({ method: 'list', path, auth, time, query }),
    resource,
    reader,
    budget,
    requested,
  });
}

/** `request.query`: an absent limit is null, an absent offset 0; orderBy holds the given fields only. */
function queryMap({ limit, offset, orderBy }: RulesQuery): MapValue {
  const count = typeof limit === 'object' ? limit?.value : limit;
  return MapValue.of([
    ['limit', wholeNumber(count)],
    ['offset', wholeNumber(offset ?? 0)],
    [
      'orderBy',
      MapValue.of(
        (orderBy ?? []).map(
          ({ field, direction }) =>
            [field.fieldPath, direction === 'DESCENDING' ? 'DESC' : 'ASC'] as const,
        ),
      ),
    ],
  ]);
}

const wholeNumber = (count: number | undefined) =>
  Number.isSafeInteger(count) ? BigInt(count!) : null;
