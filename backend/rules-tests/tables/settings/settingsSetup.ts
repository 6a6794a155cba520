import {
  invalidLimitSettings,
  invalidLocalitySettings,
  invalidModerationSettings,
  invalidSiteSettings,
  sampleLimitSettings,
  sampleLocalitySettings,
  sampleModerationSettings,
  sampleSiteSettings,
} from '@anunturi/shared-domain/samples/adminSamples';
import {
  limitSettingsSchema,
  localitySettingsSchema,
  moderationSettingsSchema,
  siteSettingsSchema,
} from '@anunturi/shared-domain/site/settings';
import { faultsOf } from '../../matrix';
import type { Data, Write } from '../../RuleCase';
import { adminRow as row, saved } from '../administration/asAdmin';
import { logEntry } from '../administration/logEntry';

export const texts = {
  ...sampleSiteSettings,
  homeText: 'Vindeți și cumpărați aproape.',
  notice: 'Mentenanță azi.',
} as Data;

export const operator = {
  name: 'Exemplu SRL',
  cui: 'RO12345674',
  tradeRegister: 'J32/9999/2026',
  seat: 'Str. Exemplului nr. 1',
  phone: '0269000000',
  email: 'operator@exemplu.ro',
};

export const partners = [1, 2, 3].map((n) => ({
  label: `Partener ${n}`,
  url: `https://p${n}.example/`,
}));

/** What the rows of settings share. */
export function settingsSetup() {
  const words = {
    ...sampleModerationSettings,
    bannedWords: ['arme', 'droguri'],
    bannedPattern: '(arme|droguri)',
  } as Data;
  const all: [
    string,
    Parameters<typeof faultsOf>[0],
    Data,
    readonly (readonly [string, Data])[],
  ][] = [
    ['site', siteSettingsSchema, { ...texts, operator, partners }, invalidSiteSettings],
    ['limits', limitSettingsSchema, sampleLimitSettings as Data, invalidLimitSettings],
    ['moderation', moderationSettingsSchema, words, invalidModerationSettings],
    ['localities', localitySettingsSchema, sampleLocalitySettings as Data, invalidLocalitySettings],
  ];
  const put = (name: string, data: Data, logged = name, action = 'settingsChanged'): Write[] => [
    { set: `settings/${name}`, data },
    logEntry('log1', action, 'settings', logged),
  ];
  const site = (what: string, may: boolean, change: Data) =>
    row(
      `save the site with ${what}`,
      may,
      put('site', saved({ ...texts, operator, partners, ...change })),
    );
  const limits = (what: string, may: boolean, change: Data) =>
    row(
      `save limits with ${what}`,
      may,
      put('limits', saved({ ...sampleLimitSettings, ...change } as Data)),
    );
  const moderation = (what: string, may: boolean, change: Data) =>
    row(`save moderation with ${what}`, may, put('moderation', saved({ ...words, ...change })));
  const most = {
    listingsPerDay: 1000,
    listingsPerDayNew: 1000,
    conversationsPerDay: 1000,
    conversationsPerDayNew: 1000,
    messagesPerDay: 10_000,
    messagesPerDayNew: 10_000,
    reportsPerDay: 1000,
    newAccountDays: 365,
    eurRateBani: 700,
  };
  const least = Object.fromEntries(
    Object.keys(most).map((key) => [key, key === 'eurRateBani' ? 400 : 0]),
  );
  return { words, all, put, site, limits, moderation, most, least };
}
