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
import { daysFrom } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { seller } from '../people';
import { type Data, Double, roles as everybody, NOW, type RuleCase, type Write } from '../RuleCase';
import { adminRow as row, asAdmin, asNobody, saved } from './asAdmin';
import { logEntry } from './logEntry';

const texts = {
  ...sampleSiteSettings,
  homeText: 'Vindeți și cumpărați aproape.',
  notice: 'Mentenanță azi.',
} as Data;
const operator = {
  name: 'Exemplu SRL',
  cui: 'RO12345674',
  tradeRegister: 'J32/9999/2026',
  seat: 'Str. Exemplului nr. 1',
  phone: '0269000000',
  email: 'operator@exemplu.ro',
};
const partners = [1, 2, 3].map((n) => ({ label: `Partener ${n}`, url: `https://p${n}.example/` }));

/** settings/{site, limits, moderation, localities}. */
export function settingsTable(now: Date): RuleCase[] {
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
  return [
    ...all.flatMap(([name, schema, data, invalid]) => [
      ...matrix({
        name: `the settings of ${name}`,
        path: `settings/${name}`,
        document: { ...data, updatedAt: daysFrom(now, -1) },
        owner: seller,
        acts: {
          get: { may: everybody },
          create: { may: ['admin'], act: { write: put(name, saved(data)) } },
          update: { may: ['admin'], act: { write: put(name, saved(data)) } },
        },
      }),
      ...refusals(
        `the settings of ${name}`,
        asAdmin,
        [
          ...faultsOf(schema, saved(data)).filter(
            ([what]) => !/localities\[0\]|localities as a list/.test(what),
          ),
          ...invalid.map(([what, bad]) => [what, saved(bad)] as const),
        ],
        (bad) => ({ write: put(name, bad) }),
      ),
      row(`save the settings of ${name} without a log entry`, false, [
        { set: `settings/${name}`, data: saved(data) },
      ]),
      row(`save the settings of ${name} logged as others`, false, put(name, saved(data), 'others')),
      row(
        `save the settings of ${name} logged as a category`,
        false,
        put(name, saved(data), name, 'categoryChanged'),
      ),
      ...asNobody(
        [{ set: `settings/${name}`, data: saved(data) }],
        'settings',
        name,
        'settingsChanged',
        now,
      ),
      row(`save the settings of ${name} under another name`, false, put('colours', saved(data))),
      row(
        `save the settings of ${name} of yesterday`,
        false,
        put(name, { ...saved(data), updatedAt: daysFrom(now, -1) }),
      ),
      row(`save the settings of ${name} with more`, false, put(name, { ...saved(data), extra: 1 })),
    ]),
    row('save settings of another name', false, put('colours', { updatedAt: NOW, logId: 'log1' })),
    ...extremes(
      'the site',
      asAdmin,
      siteSettingsSchema,
      saved({ ...texts, operator, partners }),
      ['homeTitle', 'homeText', 'notice', 'operator.name', 'operator.seat'],
      (data) => ({ write: put('site', data) }),
    ),
    ...extremes(
      'limits',
      asAdmin,
      limitSettingsSchema,
      saved(sampleLimitSettings as Data),
      Object.keys(sampleLimitSettings),
      (data) => ({ write: put('limits', data) }),
    ),
    ...extremes(
      'moderation',
      asAdmin,
      moderationSettingsSchema,
      saved(words),
      ['autoTrustAfter'],
      (data) => ({ write: put('moderation', data) }),
    ),
    ...[2, 60].map((size) =>
      site(`a partner's name of ${size}`, true, {
        partners: partners.map((each) => ({ ...each, label: 'x'.repeat(size) })),
      }),
    ),
    site('the longest address of a partner', true, {
      partners: partners.map((each) => ({ ...each, url: `https://${'x'.repeat(292)}` })),
    }),
    row('save the site with nothing', true, put('site', { updatedAt: NOW, logId: 'log1' })),
    site('everything at its longest', true, {
      homeTitle: 'x'.repeat(120),
      homeText: 'x'.repeat(400),
      notice: 'x'.repeat(300),
    }),
    ...(
      [
        ['homeTitle', 120],
        ['homeText', 400],
        ['notice', 300],
      ] as const
    ).map(([field, max]) => site(`too long a ${field}`, false, { [field]: 'x'.repeat(max + 1) })),
    ...(
      [
        ['name', 'x'],
        ['name', 'x'.repeat(121)],
        ['cui', 'RO1'],
        ['cui', 'XX12345'],
        ['tradeRegister', 'X1'],
        ['seat', 'x'],
        ['seat', 'x'.repeat(201)],
        ['phone', '123'],
        ['email', 'x'],
        ['more', 'x'],
      ] as const
    ).map(([field, value]) =>
      site(`an operator whose ${field} is ${value.slice(0, 5)}`, false, {
        operator: { ...operator, [field]: value },
      }),
    ),
    site('an operator of another register', true, {
      operator: { ...operator, cui: '12', tradeRegister: 'J2026000001234' },
    }),
    ...[0, 1, 2].flatMap((at) =>
      (
        [
          ['label', 'x'],
          ['label', 'x'.repeat(61)],
          ['url', 'http://x.ro/'],
          ['url', 'https://a b'],
          ['url', `https://${'x'.repeat(300)}`],
          ['more', 'x'],
        ] as const
      ).map(([field, value]) =>
        site(`partner ${at} whose ${field} is ${value.slice(0, 12)}`, false, {
          partners: partners.map((each, n) => (n === at ? { ...each, [field]: value } : each)),
        }),
      ),
    ),
    site('two partners', false, { partners: partners.slice(0, 2) }),
    site('four partners', false, { partners: [...partners, partners[0]] }),
    limits('the most', true, most),
    limits('the least', true, least),
    ...Object.entries(most).flatMap(([field, max]) => [
      limits(`${field} over its limit`, false, { [field]: max + 1 }),
      limits(`${field} below its limit`, false, { [field]: field === 'eurRateBani' ? 399 : -1 }),
      limits(`${field} as a double`, false, { [field]: new Double(max) }),
      limits(`${field} as digits`, false, { [field]: String(max) }),
    ]),
    moderation('no words', true, { bannedWords: [], bannedPattern: '' }),
    moderation('the most words', true, {
      bannedWords: Array.from({ length: 200 }, (_, at) => `${'x'.repeat(37)}${at + 100}`),
      bannedPattern: 'x'.repeat(20_000),
      autoTrustAfter: 1000,
    }),
    moderation('too long a pattern', false, { bannedPattern: 'x'.repeat(20_001) }),
    moderation('a pattern that cannot be read', false, { bannedPattern: '(arme' }),
    moderation('a pattern without words', false, { bannedWords: [] }),
    moderation('words without a pattern', false, { bannedPattern: '' }),
    moderation('a word of one letter', false, { bannedWords: ['a'] }),
    moderation('trust after too many', false, { autoTrustAfter: 1001 }),
    moderation('trust after a double', false, { autoTrustAfter: new Double(3) }),
    row(
      'save the most localities',
      true,
      put(
        'localities',
        saved({
          localities: Array.from({ length: 300 }, (_, at) => ({ id: `l${at}` })),
          updatedAt: now,
        }),
      ),
    ),
    row(
      'save too many localities',
      false,
      put(
        'localities',
        saved({
          localities: Array.from({ length: 301 }, (_, at) => ({ id: `l${at}` })),
          updatedAt: now,
        }),
      ),
    ),
    row(
      'save localities that are a map',
      false,
      put('localities', saved({ localities: { a: 1 }, updatedAt: now })),
    ),
  ];
}
