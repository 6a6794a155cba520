import { EMBEDDED_PROJECT } from '@anunturi/shared-domain/site/embeddedProject';
import { AccessBudget } from '@anunturi/local-firebase/rules/AccessBudget';
import type {
  DocumentReader,
  RulesAuth,
  RulesDocument,
  Ruleset,
  StoredFile,
} from '@anunturi/local-firebase/rules/Ruleset';
import { applyWrites } from './applyWrites';
import { SESSION_S } from './people';
import type { RuleCase, World, Write } from './RuleCase';
import { toRest } from './toRest';
import { toRulesQuery } from './toRulesQuery';

const ROOT = `projects/${EMBEDDED_PROJECT}/databases/(default)/documents`;
const BUCKET = `${EMBEDDED_PROJECT}.appspot.com`;
export type Rulesets = { firestore: Ruleset; storage: Ruleset };

/**
 * Whether the rules let a row of the table happen at a moment, in process; a batch passes when each of its documents
 * does, as on the server.
 */
export function judgeCase(
  { firestore, storage }: Rulesets,
  base: World,
  { as, act, world: changes, claims }: RuleCase,
  now: Date,
  onEvaluated?: (expressions: number) => void,
): boolean {
  const world = { ...base, ...changes };
  const auth: RulesAuth =
    as === null ? null : { uid: as, token: { sub: as, auth_time: SESSION_S, ...claims } };
  const time = now.toISOString();
  const reader: DocumentReader = { get: (name) => documentIn(world, pathOf(name)) };
  if ('get' in act) {
    return firestore.allowsDocument({
      method: 'get',
      name: `${ROOT}/${act.get}`,
      auth,
      time,
      before: documentIn(world, act.get),
      after: null,
      reader,
    });
  }
  if ('list' in act) {
    const parentAndCollection = act.group ? `${ROOT}/${act.list}` : `${ROOT}/${act.list}`;
    const query = toRulesQuery(act.list.split('/').at(-1)!, act);
    return firestore.allowsList({
      parentAndCollection,
      ...(act.group && { collectionGroup: true }),
      query,
      auth,
      time,
      reader,
    });
  }
  if ('file' in act) {
    const file: StoredFile = {
      bucket: BUCKET,
      name: act.file,
      size: act.size ?? 1000,
      contentType: act.type ?? 'image/webp',
      timeCreated: time,
      updated: time,
      ...(act.metadata !== undefined && { metadata: act.metadata }),
    };
    const isOld = act.over ?? (act.verb !== 'create' && act.verb !== 'list');
    const isWritten = act.verb === 'create' || act.verb === 'update';
    return storage.allowsFile({
      method: act.verb,
      bucket: BUCKET,
      path: act.file,
      auth,
      time,
      before: isOld ? file : null,
      after: isWritten ? file : null,
      reader,
    });
  }
  const after = applyWrites(world, act.write, now);
  if (!after) return false;
  const paths = [...new Set(act.write.map(writtenPath))];
  const accessBudget = new AccessBudget(paths.length > 1 ? 20 : 10);
  const batchReader: DocumentReader = {
    ...reader,
    getAfter: (name) => documentIn(after, pathOf(name)),
  };
  return paths.every((path) => {
    const [before, then] = [documentIn(world, path), documentIn(after, path)];
    const stored = before ? 'update' : 'create';
    const method = then ? stored : 'delete';
    return firestore.allowsDocument({
      method,
      name: `${ROOT}/${path}`,
      auth,
      time,
      before,
      after: then,
      reader: batchReader,
      accessBudget,
      onEvaluated,
    });
  });
}

export function writtenPath(write: Write): string {
  if ('set' in write) return write.set;
  return 'update' in write ? write.update : write.delete;
}
const pathOf = (name: string) => name.slice(ROOT.length + 1);

function documentIn(world: World, path: string): RulesDocument | null {
  const data = world[path];
  return data ? { name: `${ROOT}/${path}`, fields: toRest(data) } : null;
}
