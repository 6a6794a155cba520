import { blogPostSchema } from '@anunturi/shared-domain/blogPost';
import { contactMessageSchema } from '@anunturi/shared-domain/contactMessage';
import { publicUsageSchema } from '@anunturi/shared-domain/publicUsage';
import { reportSchema } from '@anunturi/shared-domain/report';
import { invalidBlogPosts, sampleBlogDraft, sampleBlogPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { invalidContactMessages, sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { invalidReports, sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { dayOf, daysFrom, userOf } from '../baseWorld';
import { faultsOf, matrix, refusals } from '../matrix';
import { admin, claimsOf, leaving, other, seller, unregistered } from '../people';
import { type Data, Double, Increment, NOW, REMOVED, type Role, type RuleCase, type World, type Write } from '../RuleCase';
import { logEntry } from './logEntry';
import { dailyUsage } from './publishing';

const everybody: readonly Role[] = ['anonymous', 'other', 'owner', 'blocked', 'admin'];
const asAdmin = { as: admin, claims: claimsOf(admin) };

/** The growth of everybody's day by what is named. */
const publicUsage = (now: Date, grown: Partial<Record<'contactMessages' | 'reports', string>>): Write => ({
  set: `publicUsage/${dayOf(now)}`, merge: true,
  data: {
    contactMessages: new Increment(grown.contactMessages ? 1 : 0), reports: new Increment(grown.reports ? 1 : 0),
    ...(grown.contactMessages && { lastContactMessageId: grown.contactMessages }), ...(grown.reports && { lastReportId: grown.reports }),
  },
});

/** contactMessages, reports and publicUsage. */
export function formTable(now: Date): RuleCase[] {
  return [...contact(now), ...reports(now), ...usage(now)];
}

function contact(now: Date): RuleCase[] {
  const path = 'contactMessages/c1';
  const message = { ...sampleContactMessage, createdAt: NOW } as Data;
  const stored = { ...sampleContactMessage, createdAt: daysFrom(now, -1) };
  const send = (data: Data, id = 'c1'): Write[] => [{ set: `contactMessages/${id}`, data }, publicUsage(now, { contactMessages: id })];
  const row = (what: string, may: boolean, writes: Write[], as: string | null = null, world: World = {}): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const handle = (what: string, may: boolean, data: Data, action = 'contactMessageChanged', world: World = {}) =>
    row(`as administrator handle a contact message: ${what}`, may, [{ update: path, data: { updatedAt: NOW, logId: 'log1', ...data } }, logEntry('log1', action, 'contactMessage', 'c1')], admin, { [path]: stored, ...world });
  const remove = (action = 'contactMessageDeleted', id = 'contactMessageDeleted_c1', target = 'c1'): Write[] => [{ delete: path }, logEntry(id, action, 'contactMessage', target)];
  return [
    ...matrix({
      name: 'a contact message', path, document: stored, owner: seller,
      acts: {
        get: { may: ['admin'] }, list: { may: ['admin'] }, create: { may: ['anonymous', 'other', 'owner', 'admin'], act: { write: send(message) } },
        update: { may: ['admin'], act: { write: [{ update: path, data: { status: 'answered', updatedAt: NOW, logId: 'log1' } }, logEntry('log1', 'contactMessageChanged', 'contactMessage', 'c1')] } }, delete: { may: ['admin'], act: { write: remove() } },
      },
    }),
    ...refusals('a contact message', { as: null }, [...faultsOf(contactMessageSchema, message), ...invalidContactMessages.map(([what, data]) => [what, { ...data, ...(data.createdAt instanceof Date && { createdAt: NOW }) }] as const)], (data) => ({ write: send(data) })),
    row('send the longest contact message', true, send({ ...message, name: 'x'.repeat(60), email: `${'x'.repeat(243)}@example.ro`, subject: 'x'.repeat(120), message: 'x'.repeat(4000) })),
    row('send the shortest contact message', true, send({ ...message, name: 'xy', email: 'x@y.ro', subject: 'xyz', message: 'x'.repeat(10) })),
    ...([['a note', { note: 'x' }], ['an answer', { status: 'answered' }], ['a log entry', { logId: 'x' }], ['a change', { updatedAt: NOW }], ['an old time', { createdAt: daysFrom(now, -1) }], ['a list for a name', { name: ['a', 'b'] }], ['a list for a subject', { subject: ['a', 'b', 'c'] }], ['a wide space in its e-mail', { email: 'dan\u2003radu@example.ro' }]] as [string, Data][])
      .map(([what, change]) => row(`send a contact message with ${what}`, false, send({ ...message, ...change }))),
    row('send a contact message without counting it', false, [{ set: path, data: message }]),
    row('send two contact messages on one count', false, [...send(message), { set: 'contactMessages/c2', data: message }]),
    row('send a contact message counted twice', false, [{ set: path, data: message }, { set: `publicUsage/${dayOf(now)}`, data: { contactMessages: 2, reports: 0, lastContactMessageId: 'c1' } }]),
    row('send a contact message counted before', false, [{ set: path, data: message }], null, { [`publicUsage/${dayOf(now)}`]: { contactMessages: 1, reports: 0, lastContactMessageId: 'c1' } }),
    row('send a contact message under an id that is none', false, send(message, 'c 1')),
    row('send a contact message without an account', false, send(message), unregistered),
    row('send a contact message while leaving', false, send(message), leaving),
    ...['new', 'answered', 'archived', 'spam'].map((status) => handle(`as ${status}`, true, { status, note: 'Răspuns pe e-mail.' })),
    handle('as read', false, { status: 'read' }),
    handle('with the longest note', true, { note: 'x'.repeat(2000) }),
    handle('with too long a note', false, { note: 'x'.repeat(2001) }),
    handle('with an empty note', false, { note: '' }),
    handle('yesterday', false, { status: 'spam', updatedAt: daysFrom(now, -1) }),
    handle('and reword it', false, { status: 'spam', message: 'Alte cuvinte decât ale lui.' }),
    handle('with a false log entry', false, { status: 'spam' }, 'contactMessageDeleted'),
    handle('without a note again', true, { note: REMOVED }, 'contactMessageChanged', { [path]: { ...stored, note: 'x' } }),
    row('as somebody else handle a contact message beside a log entry', false, [{ update: path, data: { status: 'spam', updatedAt: NOW, logId: 'log1' } }], other, { [path]: stored, 'moderationLog/log1': { action: 'contactMessageChanged', targetKind: 'contactMessage', targetId: 'c1', at: now } }),
    row('as administrator delete a contact message with a false log entry', false, remove('contactMessageChanged'), admin, { [path]: stored }),
    row('as administrator delete a contact message under another log id', false, remove('contactMessageDeleted', 'log1'), admin, { [path]: stored }),
    row('as administrator delete a contact message without a log entry', false, [{ delete: path }], admin, { [path]: stored }),
    row('as somebody else delete a contact message with an old log entry', false, [{ delete: path }], other, { [path]: stored, 'moderationLog/contactMessageDeleted_c1': { at: now, action: 'contactMessageDeleted', targetKind: 'contactMessage', targetId: 'c1' } }),
  ];
}

function reports(now: Date): RuleCase[] {
  const path = 'reports/r1';
  const anonymous = { ...sampleReport, createdAt: NOW } as Data;
  const own = { ...anonymous, reporterId: seller };
  const stored = { ...own, createdAt: daysFrom(now, -1) };
  const send = (data: Data, id = 'r1'): Write[] => [{ set: `reports/${id}`, data }, publicUsage(now, { reports: id })];
  const sendOwn = (data: Data, uid = seller): Write[] => [{ set: path, data }, dailyUsage(uid, now, { reports: 'r1' })];
  const row = (what: string, may: boolean, writes: Write[], as: string | null = null, world: World = {}): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const decision = { outcome: 'removed', text: 'Anunțul a fost eliminat.', decidedAt: NOW, decidedBy: admin };
  const decide = (what: string, may: boolean, data: Data = {}, more: { stored?: Data; log?: Write; as?: string } = {}) =>
    row(`as administrator decide a report ${what}`, may, [{ update: path, data: { status: 'decided', decision, logId: 'log1', ...data } }, more.log ?? logEntry('log1', 'reportDecided', 'report', 'r1')], more.as ?? admin, { [path]: more.stored ?? stored });
  const query = { where: [['reporterId', '==', seller]] as ['reporterId', '==', string][] };
  return [
    ...matrix({
      name: 'a report', path, document: stored, owner: seller, query,
      acts: { get: { may: ['owner', 'blocked', 'admin'] }, list: { may: ['owner', 'blocked', 'admin'] }, create: { may: ['owner'], act: { write: sendOwn(own) } }, update: { may: ['admin'], act: { write: [{ update: path, data: { status: 'decided', decision, logId: 'log1' } }, logEntry('log1', 'reportDecided', 'report', 'r1')] } } },
    }),
    { what: 'list all reports', as: seller, may: false, act: { list: 'reports', limit: 10 } },
    { what: 'list all reports as administrator', as: admin, may: true, act: { list: 'reports', limit: 10 } },
    { what: 'read a report without a reporter', as: seller, may: false, act: { get: path }, world: { [path]: { ...sampleReport, createdAt: now } } },
    ...refusals('a report', { as: null }, [...faultsOf(reportSchema, anonymous), ...invalidReports.map(([what, data]) => [what, { ...data, ...(data.createdAt instanceof Date && { createdAt: NOW }) }] as const)], (data) => ({ write: send(data) })),
    row('report without an account', true, send(anonymous)),
    row('report at the limits', true, send({ ...anonymous, targetId: 'x'.repeat(200), url: `/${'x'.repeat(499)}`, title: 'x'.repeat(120), explanation: 'x'.repeat(2000), reporterName: 'x'.repeat(60) })),
    row('report the shortest', true, send({ ...anonymous, targetId: 'x', url: '/', title: 'x', explanation: 'x'.repeat(20), reporterName: 'xy', reporterEmail: 'x@y.ro' })),
    ...['conversation', 'profile'].map((target) => row(`report a ${target}`, true, send({ ...anonymous, target }))),
    row('report child abuse without a name', true, send({ ...anonymous, ground: 'childAbuse', reporterName: undefined, reporterEmail: undefined })),
    row('report fraud without a name', false, send({ ...anonymous, reporterName: undefined })),
    row('report fraud without an e-mail', false, send({ ...anonymous, reporterEmail: undefined })),
    ...([['a decision', { decision: { ...decision, decidedAt: NOW } }], ['a log entry', { logId: 'x' }], ['an old time', { createdAt: daysFrom(now, -1) }], ['a list for a title', { title: ['x'] }], ['a list for an address', { url: ['/'] }], ['a list for an explanation', { explanation: Array.from({ length: 30 }, () => 'x') }], ['a list for a target', { targetId: ['x'] }], ['too long an address', { url: `/${'x'.repeat(500)}` }], ['the state decided', { status: 'decided' }]] as [string, Data][])
      .map(([what, change]) => row(`report with ${what}`, false, send({ ...anonymous, ...change }))),
    row('report without counting it', false, [{ set: path, data: anonymous }]),
    row('report under an id that is none', false, send(anonymous, 'r 1')),
    row('report in the name of another', false, sendOwn(own, other), other),
    row('report in a name without an account', false, sendOwn(own), null),
    row('report signed in as nobody', false, send(anonymous), seller),
    row('report signed in and counted by the day of everybody', false, [{ set: path, data: own }, publicUsage(now, { reports: 'r1' })], seller),
    row('report while leaving', false, [{ set: path, data: { ...own, reporterId: leaving } }, dailyUsage(leaving, now, { reports: 'r1' })], leaving),
    row('report counted before and blocked since', false, [{ set: path, data: own }], seller, { [`users/${seller}`]: userOf(seller, now, { blocked: true }) }),
    decide('', true),
    row('as the reporter decide a report beside a log entry', false, [{ update: path, data: { status: 'decided', decision: { ...decision, decidedBy: seller }, logId: 'log1' } }], seller, { [path]: stored, 'moderationLog/log1': { action: 'reportDecided', targetKind: 'report', targetId: 'r1', at: now } }),
    decide('in the most words', true, { decision: { ...decision, text: 'x'.repeat(2000), outcome: 'kept' } }),
    decide('as corrected', true, { decision: { ...decision, outcome: 'changed' } }),
    ...([['in too many words', { text: 'x'.repeat(2001) }], ['in no words', { text: '' }], ['with an unknown outcome', { outcome: 'lost' }], ['as another', { decidedBy: seller }], ['yesterday', { decidedAt: daysFrom(now, -1) }], ['with more', { note: 'x' }]] as [string, Data][]).map(([what, change]) => decide(what, false, { decision: { ...decision, ...change } })),
    decide('and reword it', false, { title: 'Altul' }),
    decide('and leave it open', false, { status: 'open' }),
    decide('into another state', false, { status: 'closed' }),
    decide('again', false, {}, { stored: { ...stored, status: 'decided', decision: { ...decision, decidedAt: daysFrom(now, -1) } } }),
    decide('that is in no state', false, {}, { stored: { ...stored, status: 'lost' } }),
    decide('with a false log entry', false, {}, { log: logEntry('log1', 'listingEdited', 'report', 'r1') }),
    decide('with the log entry of another', false, {}, { log: logEntry('log1', 'reportDecided', 'report', 'r2') }),
  ];
}

function usage(now: Date): RuleCase[] {
  const day = dayOf(now);
  const path = `publicUsage/${day}`;
  const zero = { contactMessages: 0, reports: 0 };
  const row = (what: string, may: boolean, data: Data, before: Data | null = null, as: string | null = null, target = path, world: World = {}): RuleCase => ({ what: `write everybody's day: ${what}`, as, claims: claimsOf(as), may, act: { write: [{ set: target, data }] }, world: { ...(before && { [target]: before }), ...world } });
  const yesterday = `publicUsage/${dayOf(daysFrom(now, -1))}`;
  return [
    ...matrix({ name: "everybody's day", path, document: zero, owner: seller, acts: { get: { may: ['admin'] }, list: { may: ['admin'] }, create: { may: ['anonymous', 'other', 'owner', 'admin'] }, update: { may: ['anonymous', 'other', 'owner', 'admin'], act: { write: [publicUsage(now, { reports: 'r1' })] } } } }),
    ...refusals("everybody's day", { as: null }, faultsOf(publicUsageSchema, { contactMessages: 1, reports: 1, lastContactMessageId: 'c1', lastReportId: 'r1' }), (data) => ({ write: [{ set: path, data }] })),
    ...(['contactMessages', 'reports'] as const).flatMap((count) => [
      row(`${count} up to the limit`, true, { ...zero, [count]: 2000 }, { ...zero, [count]: 1999 }),
      row(`${count} over the limit`, false, { ...zero, [count]: 2001 }, { ...zero, [count]: 2000 }),
      row(`${count} by two`, false, { ...zero, [count]: 2 }),
      row(`${count} backwards`, false, { ...zero, [count]: 1 }, { ...zero, [count]: 2 }),
      row(`${count} as a double`, false, { ...zero, [count]: new Double(1) }),
    ]),
    row('of yesterday', false, zero, null, null, yesterday),
    row('of yesterday again', false, { ...zero, reports: 1 }, zero, null, yesterday),
    row('with an id that is none', false, { contactMessages: 1, reports: 0, lastContactMessageId: 'a b' }),
    row('while leaving', false, zero, null, leaving),
    row('more while leaving', false, { ...zero, reports: 1 }, zero, leaving),
  ];
}

/** blogPosts and blogRedirects. */
export function blogTable(now: Date): RuleCase[] {
  const path = 'blogPosts/cum-citim-talonul';
  const post = { ...sampleBlogPost, publishedAt: NOW, createdAt: NOW, updatedAt: NOW, logId: 'log1' } as Data;
  const draft = { ...sampleBlogDraft, createdAt: NOW, updatedAt: NOW } as Data;
  const earlier = { createdAt: daysFrom(now, -5), updatedAt: daysFrom(now, -5), version: 4 };
  const out = { ...sampleBlogPost, ...earlier, publishedAt: daysFrom(now, -5) } as Data;
  const hidden = { ...sampleBlogDraft, ...earlier } as Data;
  const later = { ...out, publishedAt: new Date(now.getTime() + 60_000) };
  const entry = (action: string, id = 'log1', target = 'cum-citim-talonul') => logEntry(id, action, 'blogPost', target);
  const row = (what: string, may: boolean, writes: Write[], world: World = {}, as: string = admin): RuleCase => ({ what: `as administrator ${what}`, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const create = (what: string, may: boolean, data: Data, writes: Write[] = [], target = path) => row(`write a post ${what}`, may, [{ set: target, data }, ...writes]);
  const save = (what: string, may: boolean, was: Data, data: Data, writes: Write[] = []) => row(`save a post ${what}`, may, [{ update: path, data: { version: 5, updatedAt: NOW, ...data } }, ...writes], { [path]: was });
  const seen = (what: string, document: Data | null, may: boolean): RuleCase[] =>
    ([['anybody', null], ['another person', other], ['an administrator', admin]] as const).map(([who, as]) => ({ what: `as ${who} read ${what}`, as, claims: claimsOf(as), may: may || as === admin, act: { get: path }, world: { [path]: document } }));
  const listed = (what: string, as: string | null, may: boolean, where: [string, '==' | '<=', unknown][]): RuleCase => ({ what: `list posts ${what}`, as, may, act: { list: 'blogPosts', where, limit: 10 } });
  const redirect = 'blogRedirects/adresa-veche';
  const to = { slug: 'cum-citim-talonul', at: NOW } as Data;
  const moved = (what: string, may: boolean, data: Data, target = redirect, world: World = { [path]: out }) => row(`redirect ${what}`, may, [{ set: target, data }], world);
  return [
    ...matrix({
      name: 'a post', path, document: out, owner: seller, query: { where: [['status', '==', 'published'], ['publishedAt', '<=', now]] },
      acts: { get: { may: everybody }, list: { may: everybody }, create: { may: ['admin'], act: { write: [{ set: path, data: draft }] } }, update: { may: ['admin'], act: { write: [{ update: path, data: { title: 'Alt titlu', version: 5, updatedAt: NOW } }] } }, delete: { may: ['admin'], act: { write: [{ delete: path }, entry('postDeleted', 'postDeleted_cum-citim-talonul_4')] } } },
    }),
    ...seen('a draft', hidden, false), ...seen('a post of a minute ahead', later, false), ...seen('a published post', out, true), ...seen('a post that is not there', null, true),
    ...seen('a post taken back', { ...out, status: 'draft' }, false),
    listed('published by now', null, true, [['status', '==', 'published'], ['publishedAt', '<=', now]]),
    listed('published until earlier', null, true, [['status', '==', 'published'], ['publishedAt', '<=', daysFrom(now, -1)]]),
    listed('published until later', null, false, [['status', '==', 'published'], ['publishedAt', '<=', new Date(now.getTime() + 1000)]]),
    listed('published at any time', null, false, [['status', '==', 'published']]), listed('of any state', null, false, [['publishedAt', '<=', now]]), listed('that are drafts', other, false, [['status', '==', 'draft']]), listed('that are drafts as administrator', admin, true, [['status', '==', 'draft']]),
    ...refusals('a post', asAdmin, [...faultsOf(blogPostSchema, post), ...invalidBlogPosts.map(([what, data]) => [what, { ...data, ...Object.fromEntries(['createdAt', 'updatedAt', 'publishedAt'].filter((key) => data[key] instanceof Date).map((key) => [key, NOW])), logId: 'log1' }] as const)], (data) => ({ write: [{ set: path, data }, entry('postPublished')] })),
    create('as a draft', true, draft), create('published at once', true, post, [entry('postPublished')]), create('for later', true, { ...post, publishedAt: daysFrom(now, 3) }, [entry('postPublished')]),
    create('as a draft with a time in mind', true, { ...draft, publishedAt: daysFrom(now, 3) }), create('as a draft with a word for a time', false, { ...draft, publishedAt: 'luni' }),
    create('at the limits', true, { ...draft, title: 'x'.repeat(120), excerpt: 'x'.repeat(300), bodyHtml: 'x'.repeat(200_000), tags: Array.from({ length: 10 }, (_, at) => `${'x'.repeat(29)}${at}`), readingMinutes: 500, authorName: 'x'.repeat(60), cover: { path: `blog/x/${'x'.repeat(293)}`, alt: 'x'.repeat(200), width: 10_000, height: 10_000 } }),
    create('at the least', true, { ...draft, title: 'x'.repeat(5), excerpt: 'x', tags: [], readingMinutes: 1, authorName: 'xy', cover: { path: 'blog/x/y', alt: 'x', width: 1, height: 1 } }),
    ...([['a path over the limit', { cover: { path: `blog/x/${'x'.repeat(294)}`, alt: 'x', width: 1, height: 1 } }], ['too long words for its cover', { cover: { path: 'blog/x/y', alt: 'x'.repeat(201), width: 1, height: 1 } }], ['no width of its cover', { cover: { path: 'blog/x/y', alt: 'x', width: 0, height: 1 } }], ['no height of its cover', { cover: { path: 'blog/x/y', alt: 'x', width: 1, height: 0 } }], ['another author', { authorId: other }], ['an old creation', { createdAt: daysFrom(now, -1) }], ['an old change', { updatedAt: daysFrom(now, -1) }], ['a second version', { version: 2 }], ['a double for a version', { version: new Double(1) }], ['a list for a title', { title: Array.from({ length: 6 }, () => 'x') }], ['a list for a body', { bodyHtml: [] }], ['a log entry that is not there', { logId: 'log9' }], ['a state of its own', { status: 'hidden' }]] as [string, Data][])
      .map(([what, change]) => create(`with ${what}`, false, { ...draft, ...change })),
    row('write a draft without being one', false, [{ set: path, data: { ...draft, authorId: other } }], {}, other),
    row('save a draft without being one', false, [{ update: path, data: { title: 'Alt titlu', version: 5, updatedAt: NOW } }], { [path]: hidden }, other),
    create('under an address that is none', false, draft, [], 'blogPosts/Cum Citim'), create('under too long an address', false, draft, [], `blogPosts/${'x'.repeat(81)}`),
    create('of an unknown state, logged', false, { ...post, status: 'hidden' }, [entry('postUnpublished')]),
    create('published without a log entry', false, post), create('published and logged as taken back', false, post, [entry('postUnpublished')]), create('published and logged as another', false, post, [entry('postPublished', 'log1', 'altul')]),
    save('that is out', true, out, { title: 'Alt titlu' }), save('from an old tab', false, out, { title: 'Alt titlu', version: 4 }), save('to a double version', false, out, { title: 'Alt titlu', version: new Double(5) }), save('yesterday', false, out, { updatedAt: daysFrom(now, -1) }), save('in the name of another', false, out, { authorId: other }), save('as if new', false, out, { createdAt: NOW }), save('into nothing', false, out, { title: '' }),
    save('and go public', true, hidden, { status: 'published', publishedAt: NOW, logId: 'log1' }, [entry('postPublished')]), save('and go public unlogged', false, hidden, { status: 'published', publishedAt: NOW }), save('and take it back', true, out, { status: 'draft', logId: 'log1' }, [entry('postUnpublished')]), save('and take it back unlogged', false, out, { status: 'draft' }), save('and take it back logged as public', false, out, { status: 'draft', logId: 'log1' }, [entry('postPublished')]),
    save('and move its hour', true, out, { publishedAt: daysFrom(now, 2), logId: 'log1' }, [entry('postPublished')]), save('and move its hour unlogged', false, out, { publishedAt: daysFrom(now, 2) }), save('that is a draft and move its hour', true, hidden, { publishedAt: daysFrom(now, 2) }), save('and name a log entry of old', false, out, { logId: 'log0' }), save('that was logged before', true, { ...out, logId: 'log0' }, { title: 'Alt titlu' }), save('that was logged before and forget it', false, { ...out, logId: 'log0' }, { logId: REMOVED }),
    row('delete a post without a log entry', false, [{ delete: path }], { [path]: out }), row('delete a post of another version', false, [{ delete: path }, entry('postDeleted', 'postDeleted_cum-citim-talonul_3')], { [path]: out }), row('delete a post logged as taken back', false, [{ delete: path }, entry('postUnpublished', 'postDeleted_cum-citim-talonul_4')], { [path]: out }),
    { ...row('delete a post with an old log entry', false, [{ delete: path }], { [path]: out, 'moderationLog/postDeleted_cum-citim-talonul_4': { at: now, action: 'postDeleted', targetKind: 'blogPost', targetId: 'cum-citim-talonul' } }, other) },
    ...matrix({ name: 'a redirect', path: redirect, document: { ...to, at: daysFrom(now, -1) }, owner: seller, world: { [path]: out }, acts: { get: { may: everybody }, list: { may: ['admin'] }, create: { may: ['admin'], act: { write: [{ set: redirect, data: to }] } }, update: { may: ['admin'], act: { write: [{ set: redirect, data: to }] } }, delete: { may: ['admin'] } } }),
    moved('to nothing', false, to, redirect, {}), moved('to itself', false, to, 'blogRedirects/cum-citim-talonul'), moved('from an address that is none', false, to, 'blogRedirects/A B'), moved('from too long an address', false, to, `blogRedirects/${'x'.repeat(81)}`), moved('since yesterday', false, { ...to, at: daysFrom(now, -1) }), moved('with more', false, { ...to, code: 301 }), moved('to a number', false, { ...to, slug: 7 }),
  ];
}
