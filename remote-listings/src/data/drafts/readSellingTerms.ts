import { callCommand } from '@anunturi/shared-auth/callCommand';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { serverNow } from '@anunturi/shared-auth/serverClock';
import { type DailyUsage, dailyUsageSchema } from '@anunturi/shared-domain/people/dailyUsage';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { type LimitSettings, limitSettingsSchema } from '@anunturi/shared-domain/site/settings';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { isJustRejected } from '@anunturi/shared-domain/moderation/isJustRejected';
import type { SellerAccount, SellingTerms } from '#domain/sell-form/sellingTerms';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What holds for a seller now: read fresh, because an administrator may change it and today's count grows. */
export async function readSellingTerms(uid: string | null): Promise<SellingTerms> {
  const nowMs = serverNow(); // a device's clock may stand on another day
  const [limits, { preModeration }, user, usage] = await Promise.all([
    readDocument<LimitSettings>(documentPaths.settings('limits'), limitSettingsSchema),
    callCommand('readPublishingTerms', {}),
    uid === null ? null : readDocument<UserFields>(documentPaths.user(uid), userSchema),
    uid === null
      ? null
      : readDocument<DailyUsage>(
          documentPaths.dailyUsage(uid, toDayKey(new Date(nowMs))),
          dailyUsageSchema,
        ),
  ]);
  const { listingsPerDay, listingsPerDayNew, newAccountDays, eurRateBani } =
    limits ?? defaultLimitSettings;
  if (uid === null || !user) return { eurRateBani, preModeration, account: null };
  const isNew = user.createdAt.getTime() > nowMs - newAccountDays * DAY_MS;
  const account: SellerAccount = {
    uid,
    sellerType: user.sellerType,
    sellerName:
      user.sellerType === 'company' && user.company ? user.company.name : user.displayName,
    displayName: user.displayName,
    trusted: user.trusted,
    ...(isJustRejected(user, new Date(nowMs)) && { justRejected: true }),
    blocked: user.blocked || user.closingAt !== undefined,
    publishedToday: usage?.listings ?? 0,
    perDay: isNew ? listingsPerDayNew : listingsPerDay,
    ...(user.phone !== undefined && { phone: user.phone }),
    ...(user.localityId !== undefined && { localityId: user.localityId }),
  };
  return { eurRateBani, preModeration, account };
}
