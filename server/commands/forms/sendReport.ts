import { commands } from '@anunturi/shared-domain/commands/commands';
import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import type { ReportSnapshot } from '@anunturi/shared-domain/moderation/reportSnapshot';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import type { Caller } from '../../app/callers/Caller';
import type { Store } from '../../app/data/Store';
import { perDay } from '../../app/limits/limits';
import { newId } from '../../app/command/newId';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { refusePrograms } from '../../app/refusePrograms';
import { anyone } from '../../app/command/who';
import { keepReportPhotos } from '../../jobs/keepReportPhotos';
import { reportReceivedEmail } from '../../mail/emails/decisionEmails';
import { tellAddress, toMailLink } from '../../mail/tell';
import { findOpenReport } from './findOpenReport';
import { repeatReport } from './repeatReport';
import { takeSnapshot } from './takeSnapshot';

/** Photos among reported messages stay with the notice. */
function keepPhotos(
  reportId: string,
  conversationId: string,
  { authorId, messages = [] }: ReportSnapshot,
  store: Store,
): void {
  const photoIds = messages.flatMap(({ photo }) => photo?.id ?? []);
  if (photoIds.length > 0)
    store.enqueue(keepReportPhotos, { reportId, conversationId, authorId, photoIds });
}

const isChildAbuse = ({ ground }: { ground: string }) => ground === 'childAbuse';

/** @throws Refusal notAllowed while an administrator has suspended the caller's right to send notices */
async function refuseBarred({ uid }: Caller, store: Store, now: Date): Promise<void> {
  const until =
    uid === null ? undefined : (await store.read(documentPaths.user(uid)))?.reportingBarredUntil;
  if (until > now)
    refuse(
      'notAllowed',
      `Sesizările dumneavoastră nu sunt primite până pe ${formatDate(until)}. Motivele și contestația sunt în cont, la „Sesizări și decizii”.`,
    );
}

/**
 * Files a notice (DSA art. 16) with what it is about as it stands now; what one source says again about one thing is counted with its
 * open notice. Notices of child abuse are neither capped nor held up.
 */
export const sendReport = defineCommand(commands.sendReport, {
  who: anyone,
  limit: { ...perDay('reports'), unless: isChildAbuse },
  texts: { explanation: 'toOperator', reporterName: 'toOperator' },
  async run({ caller, input: { proof, showMessages = false, ...fields }, store, now }) {
    if (!isChildAbuse(fields)) {
      if (caller.uid !== null && !caller.emailVerified) refuse('emailNotVerified');
      refusePrograms(proof);
    }
    if (!isChildAbuse(fields)) await refuseBarred(caller, store, now);
    const snapshot = await takeSnapshot(fields, { caller, showMessages, store, now });
    const isThere = snapshot !== null;
    const { open, keep } = await findOpenReport(fields, { caller, isThere, store, now });
    const receipt = open?.receipt ?? newId();
    const report = parseFields(reportSchema, {
      ...fields,
      ...(snapshot?.title !== undefined && { title: snapshot.title }),
      ...(caller.uid !== null && { reporterId: caller.uid }),
      status: 'open',
      createdAt: now,
    });
    if (open) store.set(documentPaths.report(receipt), repeatReport(open.report, report, now));
    else {
      store.create(documentPaths.report(receipt), report);
      if (snapshot) {
        store.create(documentPaths.reportSnapshot(receipt), snapshot.document);
        keepPhotos(receipt, fields.targetId, snapshot.document, store);
      }
      keep(receipt);
    }
    const statusUrl = await toMailLink({ act: 'receipt', reportId: receipt }, store);
    if (report.reporterEmail !== undefined)
      await tellAddress(
        report.reporterEmail,
        // Notices of child abuse have no limit: one e-mail a day says that they came.
        { kind: 'reportReceived', subject: isChildAbuse(fields) ? 'childAbuse' : receipt },
        reportReceivedEmail(receipt, statusUrl),
        { store, now },
      );
    return { receipt, statusUrl };
  },
});
