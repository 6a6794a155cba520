import { readFileSync } from 'node:fs';
import type { ReportFields } from '../moderation/report';
import type { ContactMessageFields } from '../moderation/contactMessage';
import { documentPaths } from '../site/documentPaths';
import { keptDays } from './keptDays';
import { retention } from './retention';
import type { Session } from './session';
import type { UserFields } from './user';

const kept = retention.flatMap(({ places }) => places.map(({ collection }) => collection));
/** What names no person: lists, pages, counts, and the queue, whose orders go when they are done. */
const impersonal = [
  'tombstones',
  'categories',
  'settings',
  'blogPosts',
  'blogRedirects',
  'moderationTallies',
  'jobs',
  'schedules',
];
/** The collection of a path, or of what it leads to. */
function collectionOf(path: string): string {
  const parts = path.split('/');
  return parts[parts.length % 2 === 0 ? parts.length - 2 : parts.length - 1]!;
}

test('each collection of the database stands in one row of the retention table, or names nobody', () => {
  const all = Object.entries(documentPaths).map(([name, path]) => {
    if (typeof path === 'string') return collectionOf(path);
    const owner = name === 'savedSearch' ? documentPaths.user('a') : 'a';
    return collectionOf((path as (...of: unknown[]) => string)(owner, 1));
  });
  expect([...new Set(all)].filter((each) => !kept.includes(each)).sort()).toEqual(
    [...impersonal].sort(),
  );
  expect(kept).toHaveLength(new Set(kept).size);
});

/** Says nothing of the person that the row would have to name. */
const state = null;
const fieldsOf = {
  users: {
    email: /e-mail/,
    displayName: /nume afișat/,
    nameFolded: /nume afișat/,
    personFolded: /nume afișat/,
    phone: /telefonul/,
    localityId: /localitatea/,
    company: /datele, autorizațiile și programul firmei/,
    mailboxes: /amprentele adreselor confirmate/,
    blockedReason: /blocări/,
    blockedAt: /blocări/,
    blockedGround: /blocări/,
    blockedUntil: /blocări/,
    blockAppeal: /ce ați scris împotriva lor/,
    blockAppealedAt: state,
    rejectedAt: /respingeri/,
    acceptedListings: /câte anunțuri/,
    sellerType: state,
    companyConfirmedAt: state,
    role: state,
    blocked: state,
    sessionsEndedAt: state,
    standingSession: state,
    credentialsAt: state,
    endedSessions: state,
    secured: state,
    secondFactorSessions: state,
    allowedWords: /cuvinte/,
    reportingBarredUntil: /sesizări/,
    trusted: state,
    closingAt: state,
    createdAt: state,
    updatedAt: state,
  } satisfies Record<keyof UserFields, RegExp | null>,
  reports: {
    reporterName: /nume/,
    reporterEmail: /e-mail/,
    reporterId: /contul/,
    explanation: /motiv/,
    ground: /motiv/,
    target: state,
    targetId: state,
    url: state,
    title: state,
    goodFaith: state,
    count: state,
    repeats: /motiv, nume, e-mail/,
    status: state,
    createdAt: state,
    decision: state,
    reversedAt: state,
  } satisfies Record<keyof ReportFields, RegExp | null>,
  contactMessages: {
    name: /numele/,
    email: /adresa/,
    subject: /textul/,
    message: /textul/,
    note: /nota/,
    answer: /răspunsul/,
    status: state,
    createdAt: state,
    updatedAt: state,
  } satisfies Record<keyof ContactMessageFields, RegExp | null>,
  sessions: {
    uid: /Unde sunteți/,
    began: /când ați intrat/,
    lastAt: /ultima dată/,
    device: /una doar a contului/,
    browserDigest: /una aceeași pentru toate conturile din acel browser/,
    deviceName: /browserul și sistemul/,
    provedAt: state,
    forgetAt: state,
  } satisfies Record<keyof Session, RegExp | null>,
};

test('what is stored of a person is named in the row of its collection', () => {
  for (const [collection, fields] of Object.entries(fieldsOf)) {
    const { what } = retention.find(({ places }) =>
      places.some((place) => place.collection === collection),
    )!;
    for (const words of Object.values(fields)) if (words) expect(what).toMatch(words);
  }
});

test('backups live as long as the table says', () => {
  const platform = readFileSync(`${__dirname}/../../../docs/platform.md`, 'utf8');
  expect(platform).toContain(`--retention=${keptDays.backup / 7}w`);
});
