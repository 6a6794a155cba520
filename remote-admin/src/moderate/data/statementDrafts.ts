import { getSession } from '@anunturi/shared-auth/session';
import { STATEMENT_DRAFTS_PREFIX } from '@anunturi/shared-contract/page/localStorageKeys';
import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import type { Asked, Statement } from './decide';

/** What was typed or ticked about listings and not taken by the server yet. */
type StatementDraft = Partial<Statement & Pick<Asked, 'items'>>;
type Kept = readonly (readonly [key: string, draft: StatementDraft])[];

/** The last drafts are kept; who leaves more behind has let them go. */
const KEPT_MAX = 30;

/** Of the moderator, on this device: neither a refusal nor a closed dialog or tab loses what was typed. */
const drafts = () =>
  deviceStore<Kept>(`${STATEMENT_DRAFTS_PREFIX}${getSession().user?.uid ?? ''}`, (found) =>
    Array.isArray(found) ? found.filter(isKept) : null,
  );

const isKept = (found: unknown): found is Kept[number] =>
  Array.isArray(found) && typeof found[0] === 'string' && typeof found[1] === 'object';

const others = (key: string): Kept => (drafts().get() ?? []).filter(([each]) => each !== key);

export const readDraft = (key: string): StatementDraft =>
  drafts()
    .get()
    ?.find(([each]) => each === key)?.[1] ?? {};

/** Keeps a draft; one that says nothing is none. */
export function keepDraft(key: string, draft: StatementDraft): void {
  const isEmpty = !draft.facts?.trim() && !draft.ground && !draft.items?.length;
  if (isEmpty) dropDraft(key);
  else write([...others(key), [key, draft] as const].slice(-KEPT_MAX));
}

/** The server has taken the decision. */
export function dropDraft(key: string): void {
  if (
    drafts()
      .get()
      ?.some(([each]) => each === key)
  )
    write(others(key));
}

/** A full or forbidden storage costs only the draft. */
function write(kept: Kept): void {
  if (!drafts().set(kept.length > 0 ? kept : null))
    console.warn('A statement could not be kept on this device');
}

/** The statement of these listings, whatever is decided about them. */
export const draftKey = (listings: readonly { id: string }[]): string =>
  listings
    .map(({ id }) => id)
    .sort()
    .join(' ');
