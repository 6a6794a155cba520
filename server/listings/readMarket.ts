import * as z from 'zod/mini';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

const moderationSchema = z.object({ preModeration: z.boolean() });
const limitsSchema = z.object({ eurRateBani: z.int() });

export type Market = { preModeration: boolean; eurRateBani: number };

/** What the settings say for listings now. */
export async function readMarket(store: Store): Promise<Market> {
  const moderation = await store.get(documentPaths.settings('moderation'), moderationSchema);
  const limits = await store.get(documentPaths.settings('limits'), limitsSchema);
  const { preModeration } = moderation ?? defaultModerationSettings;
  const { eurRateBani } = limits ?? defaultLimitSettings;
  return { preModeration, eurRateBani };
}
