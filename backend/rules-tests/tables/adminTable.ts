import { categorySchema } from '@anunturi/shared-domain/category';
import { moderationGrounds } from '@anunturi/shared-domain/moderationFields';
import { moderationLogEntrySchema, moderationTallySchema } from '@anunturi/shared-domain/moderationLog';
import {
  invalidCategories, invalidLimitSettings, invalidLocalitySettings, invalidLogEntries, invalidModerationSettings, invalidSiteSettings, sampleCategory, sampleLimitSettings, sampleLocalitySettings, sampleLogEntry,
  sampleModerationSettings, sampleSiteSettings,
} from '@anunturi/shared-domain/samples/adminSamples';
import { limitSettingsSchema, localitySettingsSchema, moderationSettingsSchema, siteSettingsSchema } from '@anunturi/shared-domain/settings';
import { daysFrom, userOf } from '../baseWorld';
import { faultsOf, matrix, refusals } from '../matrix';
import { admin, claimsOf, seller } from '../people';
import { type Data, Double, increment, NOW, REMOVED, type Role, type RuleCase, type World, type Write } from '../RuleCase';
import { logEntry } from './logEntry';

const everybody: readonly Role[] = ['anonymous', 'other', 'owner', 'blocked', 'admin'];
const asAdmin = { as: admin, claims: claimsOf(admin) };
/** A sample as it is saved now: with the server's time and its log entry. */
const saved = (data: Data): Data => ({ ...data, ...(data.updatedAt !== undefined && { updatedAt: NOW }), logId: 'log1' });
const texts = { ...sampleSiteSettings, homeText: 'Vindeți și cumpărați aproape.', notice: 'Mentenanță azi.' } as Data;
const operator = { name: 'Exemplu SRL', cui: 'RO12345674', tradeRegister: 'J32/9999/2026', seat: 'Str. Exemplului nr. 1', phone: '0269000000', email: 'operator@exemplu.ro' };
const partners = [1, 2, 3].map((n) => ({ label: `Partener ${n}`, url: `https://p${n}.example/` }));

/** categories, settings, moderationLog, moderationTallies. */
export function adminTable(now: Date): RuleCase[] {
  const row = (what: string, may: boolean, writes: Write[], world: World = {}, more: Partial<RuleCase> = {}): RuleCase => ({ ...asAdmin, what: `as administrator ${what}`, may, act: { write: writes }, world, ...more });
  const blockedAdmin: World = { [`users/${admin}`]: userOf(admin, now, { blocked: true }) };
  return [...categories(now, row), ...settings(now, row), ...log(now, row), ...tallies(now, row), row('log when blocked', false, [logEntry('log1', 'userBlocked', 'user', seller)], blockedAdmin)];
}
/** The same with a log entry of this very moment that somebody else's batch could have left, by a person who is no administrator. */
const asNobody = (write: Write[], targetKind: string, targetId: string, action: string, now: Date, world: World = {}): RuleCase[] => [
  { what: `beside an administrator's log entry ${action} ${targetId}`, as: seller, claims: claimsOf(seller), may: false, act: { write }, world: { ...world, 'moderationLog/log1': { action, targetKind, targetId, at: now } } },
];
type Row = (what: string, may: boolean, writes: Write[], world?: World, more?: Partial<RuleCase>) => RuleCase;

function categories(now: Date, row: Row): RuleCase[] {
  const path = 'categories/noua';
  const category = saved(sampleCategory as Data);
  const stored = { ...sampleCategory, updatedAt: daysFrom(now, -5) };
  const put = (data: Data, action = 'categoryChanged', id = 'noua'): Write[] => [{ set: `categories/${id}`, data }, logEntry('log1', action, 'category', id)];
  const change = (what: string, may: boolean, data: Data, action = 'categoryChanged', world: World = {}) =>
    row(`change a category: ${what}`, may, [{ update: path, data: { updatedAt: NOW, logId: 'log1', ...data } }, logEntry('log1', action, 'category', 'noua')], { [path]: stored, ...world });
  return [
    ...matrix({ name: 'a category', path, document: stored, owner: seller, acts: { get: { may: everybody }, list: { may: everybody }, create: { may: ['admin'], act: { write: put(category) } }, update: { may: ['admin'], act: { write: put(category) } } } }),
    ...refusals('a category', asAdmin, [...faultsOf(categorySchema, { ...category, parentId: 'autoturisme' }), ...invalidCategories.map(([what, data]) => [what, saved(data)] as const)], (data) => ({ write: put(data) })),
    ...([['service', 'service'], ['vehicle', 'other'], ['vehicle', 'part']] as const).map(([kind, shape]) => row(`create a category of ${shape}`, true, put({ ...category, kind, shape }))),
    row('create a category at its limits', true, put({ ...category, label: 'x'.repeat(60), order: 10_000, icon: 'x'.repeat(40), parentId: 'autoturisme' })),
    row('create a category with a list for a label', false, put({ ...category, label: ['a', 'b'] })),
    row('create a category of boats', false, put({ ...category, kind: 'boat' })),
    ...asNobody([{ set: path, data: category }], 'category', 'noua', 'categoryChanged', now),
    ...asNobody([{ set: path, data: { ...category, label: 'Alt nume' } }], 'category', 'noua', 'categoryChanged', now, { [path]: stored }),
    row('create a category below itself', false, put({ ...category, parentId: 'noua' })),
    row('create a category below one of services', false, put({ ...category, parentId: 'electricieni' })),
    row('create a category below nothing', false, put({ ...category, parentId: 'nicaieri' })),
    row('create a merged category', false, put({ ...category, active: false, mergedInto: 'autoturisme' })),
    row('create a category of yesterday', false, put({ ...category, updatedAt: daysFrom(now, -1) })),
    ...['Noua', 'x'.repeat(61), 'a_b'].map((id) => row(`create the category ${id.slice(0, 5)}`, false, put(category, 'categoryChanged', id))),
    row('create a category without a log entry', false, [{ set: path, data: category }]),
    row('create a category logged as another', false, [{ set: path, data: category }, logEntry('log1', 'categoryChanged', 'category', 'alta')]),
    row('create a category logged as settings', false, put(category, 'settingsChanged')),
    change('its label', true, { label: 'Alt nume' }),
    change('its label with a false log entry', false, { label: 'Alt nume' }, 'categoryMerged'),
    change('its label and kind', false, { kind: 'service', shape: 'service' }),
    change('its shape', false, { shape: 'other' }),
    change('into nothing', false, { label: '' }),
    change('merge', true, { active: false, mergedInto: 'autoturisme' }, 'categoryMerged'),
    change('merge with a false log entry', false, { active: false, mergedInto: 'autoturisme' }),
    change('merge and stay in use', false, { mergedInto: 'autoturisme' }, 'categoryMerged'),
    change('merge with itself', false, { active: false, mergedInto: 'noua' }, 'categoryMerged'),
    change('merge with a service', false, { active: false, mergedInto: 'electricieni' }, 'categoryMerged'),
    change('rename a merged one', true, { label: 'Alt nume' }, 'categoryChanged', { [path]: { ...stored, active: false, mergedInto: 'autoturisme' } }),
  ];
}

function settings(now: Date, row: Row): RuleCase[] {
  const words = { ...sampleModerationSettings, bannedWords: ['arme', 'droguri'], bannedPattern: '(arme|droguri)' } as Data;
  const all: [string, Parameters<typeof faultsOf>[0], Data, readonly (readonly [string, Data])[]][] = [
    ['site', siteSettingsSchema, { ...texts, operator, partners }, invalidSiteSettings], ['limits', limitSettingsSchema, sampleLimitSettings as Data, invalidLimitSettings],
    ['moderation', moderationSettingsSchema, words, invalidModerationSettings], ['localities', localitySettingsSchema, sampleLocalitySettings as Data, invalidLocalitySettings],
  ];
  const put = (name: string, data: Data, logged = name, action = 'settingsChanged'): Write[] => [{ set: `settings/${name}`, data }, logEntry('log1', action, 'settings', logged)];
  const site = (what: string, may: boolean, change: Data) => row(`save the site with ${what}`, may, put('site', saved({ ...texts, operator, partners, ...change })));
  const limits = (what: string, may: boolean, change: Data) => row(`save limits with ${what}`, may, put('limits', saved({ ...sampleLimitSettings, ...change } as Data)));
  const moderation = (what: string, may: boolean, change: Data) => row(`save moderation with ${what}`, may, put('moderation', saved({ ...words, ...change })));
  const most = { listingsPerDay: 1000, listingsPerDayNew: 1000, conversationsPerDay: 1000, conversationsPerDayNew: 1000, messagesPerDay: 10_000, messagesPerDayNew: 10_000, reportsPerDay: 1000, newAccountDays: 365, eurRateBani: 700 };
  const least = Object.fromEntries(Object.keys(most).map((key) => [key, key === 'eurRateBani' ? 400 : 0]));
  return [
    ...all.flatMap(([name, schema, data, invalid]) => [
      ...matrix({ name: `the settings of ${name}`, path: `settings/${name}`, document: { ...data, updatedAt: daysFrom(now, -1) }, owner: seller, acts: { get: { may: everybody }, create: { may: ['admin'], act: { write: put(name, saved(data)) } }, update: { may: ['admin'], act: { write: put(name, saved(data)) } } } }),
      ...refusals(`the settings of ${name}`, asAdmin, [...faultsOf(schema, saved(data)).filter(([what]) => !/localities\[0\]|localities as a list/.test(what)), ...invalid.map(([what, bad]) => [what, saved(bad)] as const)], (bad) => ({ write: put(name, bad) })),
      row(`save the settings of ${name} without a log entry`, false, [{ set: `settings/${name}`, data: saved(data) }]),
      row(`save the settings of ${name} logged as others`, false, put(name, saved(data), 'others')),
      row(`save the settings of ${name} logged as a category`, false, put(name, saved(data), name, 'categoryChanged')),
      ...asNobody([{ set: `settings/${name}`, data: saved(data) }], 'settings', name, 'settingsChanged', now),
      row(`save the settings of ${name} under another name`, false, put('colours', saved(data))),
      row(`save the settings of ${name} of yesterday`, false, put(name, { ...saved(data), updatedAt: daysFrom(now, -1) })),
      row(`save the settings of ${name} with more`, false, put(name, { ...saved(data), extra: 1 })),
    ]),
    row('save settings of another name', false, put('colours', { updatedAt: NOW, logId: 'log1' })),
    row('save the site with nothing', true, put('site', { updatedAt: NOW, logId: 'log1' })),
    site('everything at its longest', true, { homeTitle: 'x'.repeat(120), homeText: 'x'.repeat(400), notice: 'x'.repeat(300) }),
    ...([['homeTitle', 120], ['homeText', 400], ['notice', 300]] as const).map(([field, max]) => site(`too long a ${field}`, false, { [field]: 'x'.repeat(max + 1) })),
    ...([['name', 'x'], ['name', 'x'.repeat(121)], ['cui', 'RO1'], ['cui', 'XX12345'], ['tradeRegister', 'X1'], ['seat', 'x'], ['seat', 'x'.repeat(201)], ['phone', '123'], ['email', 'x'], ['more', 'x']] as const).map(([field, value]) => site(`an operator whose ${field} is ${value.slice(0, 5)}`, false, { operator: { ...operator, [field]: value } })),
    site('an operator of another register', true, { operator: { ...operator, cui: '12', tradeRegister: 'J2026000001234' } }),
    ...[0, 1, 2].flatMap((at) => ([['label', 'x'], ['label', 'x'.repeat(61)], ['url', 'http://x.ro/'], ['url', 'https://a b'], ['url', `https://${'x'.repeat(300)}`], ['more', 'x']] as const).map(([field, value]) => site(`partner ${at} whose ${field} is ${value.slice(0, 12)}`, false, { partners: partners.map((each, n) => (n === at ? { ...each, [field]: value } : each)) }))),
    site('two partners', false, { partners: partners.slice(0, 2) }),
    site('four partners', false, { partners: [...partners, partners[0]] }),
    limits('the most', true, most),
    limits('the least', true, least),
    ...Object.entries(most).flatMap(([field, max]) => [limits(`${field} over its limit`, false, { [field]: max + 1 }), limits(`${field} below its limit`, false, { [field]: field === 'eurRateBani' ? 399 : -1 }), limits(`${field} as a double`, false, { [field]: new Double(max) }), limits(`${field} as digits`, false, { [field]: String(max) })]),
    moderation('no words', true, { bannedWords: [], bannedPattern: '' }),
    moderation('the most words', true, { bannedWords: Array.from({ length: 200 }, (_, at) => `${'x'.repeat(37)}${at + 100}`), bannedPattern: 'x'.repeat(20_000), autoTrustAfter: 1000 }),
    moderation('too long a pattern', false, { bannedPattern: 'x'.repeat(20_001) }),
    moderation('a pattern that cannot be read', false, { bannedPattern: '(arme' }),
    moderation('a pattern without words', false, { bannedWords: [] }),
    moderation('words without a pattern', false, { bannedPattern: '' }),
    moderation('a word of one letter', false, { bannedWords: ['a'] }),
    moderation('trust after too many', false, { autoTrustAfter: 1001 }),
    moderation('trust after a double', false, { autoTrustAfter: new Double(3) }),
    row('save the most localities', true, put('localities', saved({ localities: Array.from({ length: 300 }, (_, at) => ({ id: `l${at}` })), updatedAt: now }))),
    row('save too many localities', false, put('localities', saved({ localities: Array.from({ length: 301 }, (_, at) => ({ id: `l${at}` })), updatedAt: now }))),
    row('save localities that are a map', false, put('localities', saved({ localities: { a: 1 }, updatedAt: now }))),
  ];
}

function log(now: Date, row: Row): RuleCase[] {
  const path = 'moderationLog/log1';
  const entry = { ...sampleLogEntry, at: NOW } as Data;
  const put = (data: Data, id = 'log1'): Write[] => [{ set: `moderationLog/${id}`, data }];
  return [
    ...matrix({ name: 'an entry of the log', path, document: { ...entry, at: daysFrom(now, -1) }, owner: seller, acts: { get: { may: ['admin'] }, list: { may: ['admin'] }, create: { may: ['admin'], act: { write: put(entry) } } } }),
    ...refusals('an entry of the log', asAdmin, [...faultsOf(moderationLogEntrySchema, entry), ...invalidLogEntries.map(([what, data]) => [what, { ...data, ...(data.at !== undefined && { at: NOW }) }] as const)], (data) => ({ write: put(data) })),
    row('log at the limits', true, put({ ...entry, targetId: 'x'.repeat(200), targetTitle: 'x'.repeat(200), text: 'x'.repeat(2000) }, 'x'.repeat(200))),
    row('log without more', true, put({ actorId: admin, action: 'userTrusted', targetKind: 'user', targetId: 'x', at: NOW })),
    ...([['targetId', 201], ['targetTitle', 201], ['text', 2001]] as const).map(([field, size]) => row(`log with too long a ${field}`, false, put({ ...entry, [field]: 'x'.repeat(size) }))),
    row('log as another', false, put({ ...entry, actorId: seller })),
    row('log yesterday', false, put({ ...entry, at: daysFrom(now, -1) })),
    row('log under an id that is none', false, put(entry, 'a b')),
    row('log again under an old id', false, put(entry), { [path]: entry }),
    row('log as somebody who is no administrator', false, put({ ...entry, actorId: seller }), {}, { as: seller }),
  ];
}

function tallies(now: Date, row: Row): RuleCase[] {
  const year = now.getUTCFullYear();
  const path = `moderationTallies/${year}`;
  const old = { rejectedByGround: { fraud: 3, spam: 1 }, contested: 2, reversed: 1 };
  const first = { rejectedByGround: { fraud: 1 }, contested: 0, reversed: 0 };
  const add = (data: Data, target = path): Write[] => [{ set: target, merge: true, data: { contested: increment(0), reversed: increment(0), ...data } }];
  const put = (data: Data, target = path): Write[] => [{ set: target, data }];
  const was: World = { [path]: old };
  return [
    ...matrix({ name: 'the tally', path, document: old, owner: seller, acts: { get: { may: everybody }, create: { may: ['admin'], act: { write: put(first) } }, update: { may: ['admin'], act: { write: add({ rejectedByGround: { fraud: increment(1) } }) } } } }),
    ...refusals('the tally', asAdmin, faultsOf(moderationTallySchema, first), (data) => ({ write: put(data) })),
    row('tally a new ground', true, add({ rejectedByGround: { other: increment(1) } }), was),
    row('tally a contest', true, add({ contested: increment(1) }), was),
    row('tally a reversal', true, add({ contested: increment(1), reversed: increment(1) }), was),
    row('tally two contests', false, add({ contested: increment(2) }), was),
    row('tally two reversals', false, add({ reversed: increment(2) }), was),
    row('tally backwards', false, add({ contested: increment(-1) }), was),
    row('tally a reversal backwards', false, add({ reversed: increment(-1) }), was),
    row('tally a rejection backwards', false, add({ rejectedByGround: { fraud: increment(-1) } }), was),
    ...Object.keys(moderationGrounds).map((ground) => row(`tally ${ground} backwards`, false, add({ rejectedByGround: { [ground]: increment(-1) } }), { [path]: { ...old, rejectedByGround: { [ground]: 3 } } })),
    row('tally five rejections at once', true, add({ rejectedByGround: { fraud: increment(5) } }), was),
    row('tally ten rejections at once', false, add({ rejectedByGround: { fraud: increment(10) } }), was),
    row('tally and forget a ground', false, put({ ...old, rejectedByGround: { fraud: 4 } }), was),
    row('tally a ground nobody knows', false, add({ rejectedByGround: { mood: increment(1) } }), was),
    row('tally with more', false, add({ rejectedByGround: { fraud: increment(1) }, total: 4 }), was),
    row('tally a double', false, add({ rejectedByGround: { fraud: new Double(4) } }), was),
    row('tally digits', false, add({ rejectedByGround: { fraud: '4' } }), was),
    row('tally a double of contests', false, add({ contested: new Double(3) }), was),
    row('tally a double of reversals', false, add({ reversed: new Double(2) }), was),
    row('tally another year', false, put(first, `moderationTallies/${year - 1}`)),
    row('tally more of another year', false, add({ contested: increment(1) }, `moderationTallies/${year - 1}`), { [`moderationTallies/${year - 1}`]: old }),
    row('start a tally of many', false, put({ ...first, contested: 5 })),
    row('remove a field of the tally', false, [{ update: path, data: { contested: REMOVED } }], was),
  ];
}
