import { AccessBudget } from './AccessBudget';
import type { Code } from './compile/Code';
import { fileToMap } from './fileToMap';
import { pathOfName } from './values/fromJson';
import { ANY_DEPTH, ANY_SEGMENT, matchPath, type PathPart, type Pattern } from './matchPath';
import { allowsQuery } from './query-analysis/allowsQuery';
import { requestMap } from './requestMap';
import { documentToMap, EvalContext } from './EvalContext';
import type { DocumentRequest, FileRequest, ListRequest, Ruleset } from './Ruleset';
import { PathValue } from './values/values';

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';
/** One allow statement. */
export type Statement = { methods: ReadonlySet<Method>; condition: Code };
/** One match block with its whole path. */
export type Block = { service: string; pattern: Pattern; statements: readonly Statement[] };

/** Rules that are ready to judge requests. */
export class CompiledRuleset implements Ruleset {
  constructor(
    private readonly blocks: readonly Block[],
    readonly warnings: string[],
    readonly services: string[],
  ) {}

  allowsDocument(request: DocumentRequest): boolean {
    const { method, name, before, reader } = request;
    const path = pathOfName(name);
    const after = method === 'get' ? before : request.after;
    const written =
      method === 'get'
        ? {}
        : { resource: method === 'delete' || !after ? null : documentToMap(after) };
    const context = new EvalContext({
      service: 'cloud.firestore',
      project: path.project ?? '-',
      request: requestMap({ ...request, path, ...written }),
      resource: before && documentToMap(before),
      reader,
      budget: request.accessBudget ?? new AccessBudget(10),
      requested: { name, before, after: method === 'delete' ? null : after },
    });
    const allowed = this.judge('cloud.firestore', method, path.segments, context);
    request.onEvaluated?.(context.steps);
    return allowed;
  }

  allowsList(request: ListRequest): boolean {
    return allowsQuery(request, (path, context) =>
      this.judge('cloud.firestore', 'list', path, context),
    );
  }

  allowsFile(request: FileRequest): boolean {
    const { method, bucket, reader, before, after } = request;
    const isRead = method === 'get' || method === 'list';
    const folders = request.path.replace(/\/$/, '').split('/');
    const segments = [
      'b',
      bucket,
      'o',
      ...(method === 'list' && request.path === '' ? [] : folders),
    ];
    const written = isRead
      ? {}
      : { resource: method === 'delete' || !after ? null : fileToMap(after) };
    const context = new EvalContext({
      service: 'firebase.storage',
      project: request.project ?? bucket.split('.')[0]!,
      request: requestMap({ ...request, path: new PathValue(segments), ...written }),
      resource: method !== 'list' && before ? fileToMap(before) : null,
      reader,
      budget: new AccessBudget(10),
      requested: null,
    });
    const listed: PathPart[] = request.deep
      ? [...segments, ANY_DEPTH, ANY_SEGMENT]
      : [...segments, ANY_SEGMENT];
    return this.judge('firebase.storage', method, method === 'list' ? listed : segments, context);
  }

  /** True when any statement of any block that covers the path says true. */
  private judge(
    service: string,
    method: Method,
    path: readonly PathPart[],
    context: EvalContext,
  ): boolean {
    if (path.includes('')) return false;
    try {
      for (const block of this.blocks) {
        if (
          block.service !== service ||
          !block.statements.some(({ methods }) => methods.has(method))
        )
          continue;
        const wildcards = matchPath(block.pattern, path);
        if (!wildcards) continue;
        context.wildcards = wildcards;
        for (const { methods, condition } of block.statements) {
          if (methods.has(method) && condition(context, null) === true && !context.exhausted)
            return true;
        }
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // a value outgrew the engine: denied
    }
    return false;
  }
}
