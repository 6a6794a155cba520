import * as z from 'zod/mini';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/Store';

const moderationSchema = z.object({ preModeration: z.boolean(), bannedWords: z.array(z.string()) });
const limitsSchema = z.object({ eurRateBani: z.int() });

export type Market = { preModeration: boolean; bannedWords: string[]; eurRateBani: number };

/** What the settings say for listings now. */
export async function readMarket(store: Store): Promise<Market> {
  const moderation = await store.get(documentPaths.settings('moderation'), moderationSchema);
  const limits = await store.get(documentPaths.settings('limits'), limitsSchema);
  const { preModeration, bannedWords } = moderation ?? defaultModerationSettings;
  const { eurRateBani } = limits ?? defaultLimitSettings;
  return { preModeration, bannedWords, eurRateBani };
}
