import type { ContactMessageFields } from '@anunturi/shared-domain/moderation/contactMessage';
import type { LegalRequestFields } from '@anunturi/shared-domain/people/legalRequest';
import { toLegalRequestKind } from '@anunturi/shared-domain/people/legalRequestKinds';
import type { Decision } from '@anunturi/shared-domain/moderation/decision';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import type { ModerationLogEntryFields } from '@anunturi/shared-domain/moderation/moderationLog';
import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import type { PersonNote } from '@anunturi/shared-domain/people/personNote';
import type { SecurityEntry } from '@anunturi/shared-domain/people/securityEntry';
import type { ReportFields } from '@anunturi/shared-domain/moderation/report';
import { contactMessages, reports } from './data/notices';
import { people } from './data/people';
import type { County } from './county/createCounty';
import { stableId } from './stableId';
import type { SeededDocument } from './SeededDocument';
import { daysBefore, rejection, type SeededListing } from './toListing';

/** What waits for the administrator and what was already decided. */
export function toNotices(
  county: County,
  listings: readonly SeededListing[],
  now: Date,
): SeededDocument[] {
  const hoursBefore = (hours: number) => daysBefore(now, hours / 24);
  const contacts = county
    .fill(contactMessages)
    .map(({ key, hoursAgo, ...message }): SeededDocument => [
      `${documentPaths.contactMessages}/${stableId(`contact ${key}`)}`,
      { ...message, createdAt: hoursBefore(hoursAgo) } satisfies ContactMessageFields,
    ]);
  const requests = contacts.flatMap(([path, message]): SeededDocument[] => {
    const { subject, createdAt } = message as ContactMessageFields;
    const kind = toLegalRequestKind(subject);
    const messageId = path.slice(documentPaths.contactMessages.length + 1);
    const request = { source: 'contact', receivedAt: createdAt, messageId } as const;
    return kind
      ? [[documentPaths.legalRequest(messageId), { kind, ...request } satisfies LegalRequestFields]]
      : [];
  });
  const notices = reports.flatMap(
    ({
      key,
      hoursAgo,
      listing: listingKey,
      answer,
      ground,
      explanation,
      name,
      email,
    }): SeededDocument[] => {
      const listing = listings.find((each) => each.seed.key === listingKey)!;
      const id = stableId(`report ${key}`);
      const decidedAt = hoursBefore(hoursAgo / 2);
      const report: ReportFields = {
        target: 'listing',
        targetId: listing.id,
        url: links.listing({ slug: listing.fields.slug, id: listing.id }),
        title: listing.fields.title,
        ground,
        explanation,
        reporterName: name,
        reporterEmail: email,
        goodFaith: true,
        createdAt: hoursBefore(hoursAgo),
        ...(answer
          ? {
              status: 'decided',
              decision: { outcome: 'kept', text: answer, decidedAt },
            }
          : { status: 'open' }),
      };
      const log = {
        actorId: people.admin.uid,
        action: 'reportDecided',
        targetKind: 'report',
        targetId: id,
        targetTitle: report.title,
        ground,
        at: decidedAt,
        ...(answer && { text: answer }),
      } satisfies ModerationLogEntryFields;
      return [
        [`${documentPaths.reports}/${id}`, report],
        ...(answer
          ? [[`${documentPaths.moderationLog}/${stableId(`log ${key}`)}`, log] as const]
          : []),
      ];
    },
  );
  const rejections = listings.flatMap(rejectionOf);
  const told = [refusal(now), personNote(now), ...safety(now)];
  return [...contacts, ...requests, ...notices, ...rejections, ...told];
}

/** What the program refused by itself, weeks ago. */
function refusal(now: Date): SeededDocument {
  const { uid, name } = people.autoCetate;
  const decision: Decision = {
    kind: 'wordRefusal',
    personId: uid,
    targetKind: 'user',
    targetId: uid,
    targetTitle: name,
    facts: 'Programul a refuzat anunțul, pentru că acolo se află „replică”.',
    byMachine: true,
    words: ['replică'],
    at: daysBefore(now, 20),
  };
  return [documentPaths.decision(stableId('refused words')), decision];
}

function personNote(now: Date): SeededDocument {
  const note: PersonNote = {
    personId: people.autoCetate.uid,
    authorId: people.admin.uid,
    text: 'A explicat la telefon: mașinile vin din parcul propriu, actele se pot vedea la sediu.',
    at: daysBefore(now, 19),
  };
  return [documentPaths.personNote(stableId('person note')), note];
}

/** What the security log tells of: somebody signed in, and tried what is an administrator's. */
function safety(now: Date): SeededDocument[] {
  const source = '5c1d70c5b1a2e3f40d9b';
  const entry = (
    daysAgo: number,
    entry: Pick<SecurityEntry, 'kind' | 'event' | 'count'> & Partial<SecurityEntry>,
  ): SeededDocument => {
    const [at, forgetAt] = [daysBefore(now, daysAgo), daysBefore(now, daysAgo - keptDays.security)];
    const fields: SecurityEntry = { personId: people.admin.uid, source, ...entry, at, forgetAt };
    return [documentPaths.securityEntry(stableId(`safety ${entry.event}`)), fields];
  };
  return [
    entry(2, { kind: 'signIn', event: 'signedIn', count: 1 }),
    entry(2, { kind: 'read', event: 'reportsRead', count: 3 }),
    entry(1, {
      kind: 'refusal',
      event: 'refusedRight',
      personId: people.autoCetate.uid,
      command: 'readQueues',
      count: 2,
    }),
  ];
}

function rejectionOf({ id, fields, moderation }: SeededListing): SeededDocument[] {
  if (!moderation) return [];
  const at = moderation.decidedAt;
  const entry: ModerationLogEntryFields = {
    actorId: people.admin.uid,
    action: 'listingRejected',
    targetKind: 'listing',
    targetId: id,
    targetTitle: fields.title,
    ground: rejection.ground,
    text: rejection.facts,
    at,
  };
  return [
    [documentPaths.listingModeration(id), moderation],
    [`${documentPaths.moderationLog}/${stableId(`log ${id}`)}`, entry],
    [
      documentPaths.moderationTally(at.getUTCFullYear()),
      { rejectedByGround: { [rejection.ground]: 1 }, contested: 0, reversed: 0 },
    ],
  ];
}
