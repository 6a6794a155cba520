import type { CategoryFields } from '../listing/category';
import { defaultLimitSettings, defaultModerationSettings } from '../site/defaultSettings';
import type { DutySettings } from '../site/duties';
import * as limits from '../site/limits';
import type { ModerationLogEntryFields } from '../moderation/moderationLog';
import type {
  LimitSettings,
  LocalitySettings,
  ModerationSettings,
  SiteSettings,
} from '../site/settings';
import type { SecurityEntry } from '../people/securityEntry';
import { type Case, withField } from './Case';
import { sampleAdminId, sampleListingId, sampleNow } from './listingSamples';

export const sampleCategory: CategoryFields = {
  kind: 'vehicle',
  label: 'Autoturisme',
  shape: 'car',
  order: 1,
  active: true,
  icon: 'car',
  updatedAt: sampleNow,
};
export const validCategories: readonly (readonly [string, CategoryFields])[] = [
  ['a category', sampleCategory],
  ['a merged one', { ...sampleCategory, active: false, mergedInto: 'autoutilitare' }],
];
export const invalidCategories: readonly Case[] = [
  ...Object.keys(sampleCategory).map((field): Case => [
    `a category without ${field}`,
    withField(sampleCategory, field, undefined),
  ]),
  ['a category with a field nobody knows', { ...sampleCategory, colour: 'red' }],
  [
    'a label over the limit',
    { ...sampleCategory, label: 'x'.repeat(limits.CATEGORY_LABEL_MAX + 1) },
  ],
  ['an unknown shape', { ...sampleCategory, shape: 'plane' }],
  ['a service category in the shape of a car', { ...sampleCategory, kind: 'service' }],
  ['a merged category still in use', { ...sampleCategory, mergedInto: 'autoutilitare' }],
];

const sampleLogEntry: ModerationLogEntryFields = {
  actorId: sampleAdminId,
  action: 'listingRejected',
  targetKind: 'listing',
  targetId: sampleListingId,
  targetTitle: 'Dacia Logan 1.5 dCi',
  ground: 'misleading',
  text: 'Kilometri falși.',
  at: sampleNow,
};
export const validLogEntries: readonly (readonly [string, ModerationLogEntryFields])[] = [
  ['a rejection', sampleLogEntry],
];
export const invalidLogEntries: readonly Case[] = [
  ...['actorId', 'action', 'targetKind', 'targetId', 'at'].map((field): Case => [
    `a log entry without ${field}`,
    withField(sampleLogEntry, field, undefined),
  ]),
  ['a log entry with a field nobody knows', { ...sampleLogEntry, secret: 1 }],
  ['an unknown action', { ...sampleLogEntry, action: 'shrugged' }],
  ['an unknown target', { ...sampleLogEntry, targetKind: 'planet' }],
  ['an unknown ground', { ...sampleLogEntry, ground: 'mood' }],
];

const sampleSecurityEntry: SecurityEntry = {
  kind: 'refusal',
  event: 'refusedRight',
  personId: sampleAdminId,
  source: '0'.repeat(20),
  command: 'blockUser',
  count: 2,
  at: sampleNow,
  forgetAt: sampleNow,
};
export const validSecurityEntries: readonly (readonly [string, SecurityEntry])[] = [
  ['a refusal', sampleSecurityEntry],
];
export const invalidSecurityEntries: readonly Case[] = [
  ...['kind', 'event', 'count', 'at', 'forgetAt'].map((field): Case => [
    `an entry without ${field}`,
    withField(sampleSecurityEntry, field, undefined),
  ]),
  ['a network address', { ...sampleSecurityEntry, source: '192.0.2.1' }],
  ['an e-mail address', { ...sampleSecurityEntry, personId: 'ana@exemplu.ro' }],
  ['an unknown event', { ...sampleSecurityEntry, event: 'shrugged' }],
];

export const sampleSiteSettings: SiteSettings = {
  homeTitle: 'Târgul Local, aproape de casă',
  updatedAt: sampleNow,
};
export const sampleLimitSettings: LimitSettings = { ...defaultLimitSettings, updatedAt: sampleNow };
export const sampleDutySettings: DutySettings = {
  largeSince: '2027-03-01',
  reports: [{ year: 2027, orders: 2, disputes: 0, users: 41_000 }],
  updatedAt: sampleNow,
};
export const invalidDutySettings: readonly Case[] = [
  ['duties without a time', withField(sampleDutySettings, 'updatedAt', undefined)],
  ['a day that is a moment', { ...sampleDutySettings, largeSince: '2027-03-01T10:00' }],
  [
    'a report of half a person',
    { ...sampleDutySettings, reports: [{ year: 2027, orders: 0, disputes: 0, users: 0.5 }] },
  ],
];
export const sampleModerationSettings: ModerationSettings = {
  ...defaultModerationSettings,
  updatedAt: sampleNow,
};
export const sampleLocalitySettings: LocalitySettings = {
  localities: [
    {
      id: 'sibiu',
      name: 'Sibiu',
      kind: 'city',
      neighbourIds: ['selimbar', 'cisnadie'],
      surchargePercent: 0,
    },
  ],
  updatedAt: sampleNow,
};
export const invalidSiteSettings: readonly Case[] = [
  ['site texts without a time', {}],
  ['a notice over the limit', { ...sampleSiteSettings, notice: 'x'.repeat(301) }],
  ['site texts with a field nobody knows', { ...sampleSiteSettings, banner: 'x' }],
];
export const invalidLimitSettings: readonly Case[] = [
  ...Object.keys(sampleLimitSettings).map((field): Case => [
    `limits without ${field}`,
    withField(sampleLimitSettings, field, undefined),
  ]),
  ['a negative limit', { ...sampleLimitSettings, listingsPerDay: -1 }],
  ['an absurd rate', { ...sampleLimitSettings, eurRateBani: 5 }],
];
export const invalidModerationSettings: readonly Case[] = [
  ...Object.keys(sampleModerationSettings).map((field): Case => [
    `moderation settings without ${field}`,
    withField(sampleModerationSettings, field, undefined),
  ]),
  [
    'too many banned words',
    {
      ...sampleModerationSettings,
      bannedWords: Array.from({ length: limits.BANNED_WORDS_MAX + 1 }, (_, at) => `w${at}`),
    },
  ],
];
export const invalidLocalitySettings: readonly Case[] = [
  ['localities without a time', withField(sampleLocalitySettings, 'updatedAt', undefined)],
  ['no locality', { ...sampleLocalitySettings, localities: [] }],
];
