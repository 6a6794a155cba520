import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { sampleConversation, sampleMessage } from '@anunturi/shared-domain/samples/messageSamples';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleCompanyUser, sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import {
  admin,
  buyer,
  claimsOf,
  company,
  editor,
  leaving,
  listingId,
  moderator,
  other,
  seller,
  SESSION_S,
  young,
} from './people';
import type { Data, World } from './RuleCase';

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);
export const conversationId = `${listingId}_${buyer}`;
export const dayOf = (now: Date) => toDayKey(now);

const names: Record<string, string> = {
  [seller]: 'Ana Pop',
  [buyer]: 'Dan Radu',
  [admin]: 'Ioana Marin',
  [moderator]: 'Dan Oprea',
  [editor]: 'Lia Manea',
  [other]: 'Mihai Stan',
  [young]: 'Ela Nistor',
  [leaving]: 'Geo Albu',
};

const staff: Record<string, string> = {
  [admin]: 'admin',
  [moderator]: 'moderator',
  [editor]: 'editor',
};

/** `users/{uid}` of one of the people. */
export function userOf(uid: string, now: Date, change: Data = {}): Data {
  const old = daysFrom(now, uid === young ? -1 : -100);
  const base =
    uid === company
      ? sampleCompanyUser
      : {
          ...sampleUser,
          displayName: names[uid] ?? 'Ioan Nou',
          nameFolded: (names[uid] ?? 'Ioan Nou').toLowerCase(),
        };
  return {
    ...base,
    email: claimsOf(uid).email,
    createdAt: old,
    updatedAt: old,
    ...(uid in staff && { role: staff[uid] }),
    // A seller may have a second factor too: it alone gives nobody a role.
    ...((uid in staff || uid === other) && { secondFactorSessions: [SESSION_S] }),
    ...(uid === leaving && { closingAt: daysFrom(now, -1) }),
    ...change,
  };
}

/** The sample car as it stands in the base world: published ten days ago, twenty days left, twice edited. */
export const listingOf = (now: Date, change: Data = {}): Data => ({
  ...sampleCar,
  ownerId: seller,
  version: 3,
  createdAt: daysFrom(now, -10),
  updatedAt: daysFrom(now, -2),
  publishedAt: daysFrom(now, -10),
  expiresAt: daysFrom(now, 20),
  ...change,
});

const category = (now: Date, kind: string, shape: string, change: Data = {}): Data => ({
  kind,
  shape,
  label: 'Categorie',
  order: 1,
  active: true,
  icon: 'car',
  updatedAt: daysFrom(now, -100),
  ...change,
});

const moderationOf = (now: Date, change: Data = {}): Data => ({
  preModeration: false,
  autoTrustAfter: 3,
  bannedWords: ['arme'],
  updatedAt: daysFrom(now, -100),
  ...change,
});
const limitsOf = (now: Date, change: Data = {}): Data => ({
  ...defaultLimitSettings,
  updatedAt: daysFrom(now, -100),
  ...change,
});

/** What every row of the table starts from. */
export function baseWorld(now: Date): World {
  const listing = listingOf(now);
  const at = daysFrom(now, -10);
  return {
    ...Object.fromEntries(
      [seller, buyer, admin, moderator, editor, other, company, young, leaving].map((uid) => [
        `users/${uid}`,
        userOf(uid, now),
      ]),
    ),
    [`profiles/${seller}`]: {
      displayName: 'Ana Pop',
      sellerType: 'private',
      memberSince: daysFrom(now, -100),
    },
    'categories/autoturisme': category(now, 'vehicle', 'car'),
    'categories/autoutilitare': category(now, 'vehicle', 'other'),
    'categories/alte-masini': category(now, 'vehicle', 'car'),
    'categories/remorci-si-rulote': category(now, 'vehicle', 'other'),
    'categories/anvelope-si-jante': category(now, 'vehicle', 'part'),
    'categories/electricieni': category(now, 'service', 'service'),
    'categories/tractari': category(now, 'service', 'service'),
    'categories/inchisa': category(now, 'vehicle', 'car', { active: false }),
    'settings/moderation': moderationOf(now),
    'settings/limits': limitsOf(now),
    [`listings/${listingId}`]: listing,
    [`listings/${listingId}/private/check`]: { at },
    [`listings/${listingId}/private/contact`]: { phone: '0712345678' },
    [`listings/${listingId}/counters/all`]: { views: 7, favourites: 2, conversations: 1 },
    [`listings/${listingId}/priceHistory/0`]: {
      amountMinor: 950_000,
      currency: 'EUR',
      priceLei: listing.priceLei,
      at,
    },
    [`conversations/${conversationId}`]: {
      ...sampleConversation,
      lastMessageAt: daysFrom(now, -1),
      createdAt: daysFrom(now, -1),
    },
    [`conversations/${conversationId}/messages/message01`]: {
      ...sampleMessage,
      sentAt: daysFrom(now, -1),
    },
  };
}
