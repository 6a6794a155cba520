import { openFirestore } from '@anunturi/shared-auth/firebase';
import { serverNow } from '@anunturi/shared-auth/serverClock';
import { type DailyUsage, dailyUsageSchema } from '@anunturi/shared-domain/people/dailyUsage';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { type LimitSettings, limitSettingsSchema } from '@anunturi/shared-domain/site/settings';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** What a person may still send today; `blocked` by an administrator or leaving. */
export type MessageAllowance = {
  blocked: boolean;
  left: number;
  perDay: number;
  isNew: boolean;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Today is the server's: a device's clock may stand on another day. */
export function readMessageAllowance(uid: string): Promise<MessageAllowance> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const [settings, person, today] = await Promise.all(
      [
        documentPaths.settings('limits'),
        documentPaths.user(uid),
        documentPaths.dailyUsage(uid, toDayKey(new Date(serverNow()))),
      ].map((path) => getDoc(doc(db, path))),
    );
    const limits =
      (settings!.exists() && parseDocument<LimitSettings>(limitSettingsSchema, settings!)) ||
      defaultLimitSettings;
    const user = person!.exists() ? parseDocument<UserFields>(userSchema, person!) : null;
    const usage = today!.exists() ? parseDocument<DailyUsage>(dailyUsageSchema, today!) : null;
    const isNew =
      user !== null && user.createdAt.getTime() > serverNow() - limits.newAccountDays * DAY_MS;
    const perDay = isNew ? limits.messagesPerDayNew : limits.messagesPerDay;
    return {
      blocked: user === null || user.blocked || user.closingAt !== undefined,
      left: Math.max(0, perDay - (usage?.messages ?? 0)),
      perDay,
      isNew,
    };
  });
}
