import * as z from 'zod/mini';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../data/Store';

const ageSchema = z.object({ newAccountDays: z.number() });

/** For how many days an account counts as new. */
export async function readNewAccountDays(store: Store): Promise<number> {
  const limits = await store.get(documentPaths.settings('limits'), ageSchema);
  return (limits ?? defaultLimitSettings).newAccountDays;
}
