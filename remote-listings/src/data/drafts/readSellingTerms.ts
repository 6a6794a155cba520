import { openFirestore } from '@anunturi/shared-auth/firebase';
import { type DailyUsage, dailyUsageSchema } from '@anunturi/shared-domain/people/dailyUsage';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import {
  type LimitSettings,
  type ModerationSettings,
  limitSettingsSchema,
  moderationSettingsSchema,
} from '@anunturi/shared-domain/site/settings';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import type { SellerAccount, SellingTerms } from '../../domain/sell-form/sellingTerms';
import { parseDocument } from '../parseDocument';
import { withMarketErrors } from '../toMarketError';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What holds for a seller now: read fresh, because an administrator may change it and today's count grows. */
export function readSellingTerms(uid: string | null): Promise<SellingTerms> {
  return withMarketErrors(async () => {
    const [limits, moderation, user, usage] = await Promise.all([
      read<LimitSettings>(documentPaths.settings('limits'), limitSettingsSchema),
      read<ModerationSettings>(documentPaths.settings('moderation'), moderationSettingsSchema),
      uid === null ? null : read<UserFields>(documentPaths.user(uid), userSchema),
      uid === null
        ? null
        : read<DailyUsage>(documentPaths.dailyUsage(uid, toDayKey(new Date())), dailyUsageSchema),
    ]);
    const { listingsPerDay, listingsPerDayNew, newAccountDays, eurRateBani } =
      limits ?? defaultLimitSettings;
    const { preModeration, bannedWords } = moderation ?? defaultModerationSettings;
    if (uid === null || !user) return { eurRateBani, preModeration, bannedWords, account: null };
    const isNew = user.createdAt.getTime() > Date.now() - newAccountDays * DAY_MS;
    const account: SellerAccount = {
      uid,
      sellerType: user.sellerType,
      sellerName:
        user.sellerType === 'company' && user.company ? user.company.name : user.displayName,
      trusted: user.trusted,
      blocked: user.blocked || user.closingAt !== undefined,
      publishedToday: usage?.listings ?? 0,
      perDay: isNew ? listingsPerDayNew : listingsPerDay,
      ...(user.phone !== undefined && { phone: user.phone }),
      ...(user.localityId !== undefined && { localityId: user.localityId }),
    };
    return { eurRateBani, preModeration, bannedWords, account };
  });
}

async function read<T extends object>(
  path: string,
  schema: Parameters<typeof parseDocument<T>>[0],
): Promise<T | null> {
  const { db, doc, getDoc } = await openFirestore();
  const found = await getDoc(doc(db, path));
  return found.exists() ? parseDocument<T>(schema, found) : null;
}
