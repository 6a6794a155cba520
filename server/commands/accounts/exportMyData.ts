import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { commands } from '@anunturi/shared-domain/commands/commands';
import type { ExportPart } from '../../accounts/ExportPart';
import { noteOwnExport } from '../../accounts/legalRequests';
import * as documents from '../../accounts/exportOwnDocuments';
import * as files from '../../accounts/exportOwnFiles';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { blockedToo, refuseOldSignIn } from '../../app/command/who';

/** In this order. */
const parts: Record<string, ExportPart> = {
  account: documents.exportAccount,
  lists: documents.exportLists,
  emails: documents.exportEmails,
  sessions: documents.exportSessions,
  reports: documents.exportReports,
  decisions: documents.exportDecisions,
  notes: documents.exportNotes,
  listings: documents.exportListings,
  conversations: documents.exportConversations,
  photos: files.exportPhotos,
  uploads: documents.exportUploads,
};
const order = Object.keys(parts);
/** Those whose pages begin after a document's id; the others' beginnings are the storage's. */
const pagedByIds = ['reports', 'listings', 'conversations'];
/** What Firestore takes for no document's id. */
const NO_ID = /^\.{1,2}$|^__.*__$|\/|.{401}/;

/** Everything that is kept about the caller, a page at a time; the device puts the pages and the files into one archive. */
export const exportMyData = defineCommand(commands.exportMyData, {
  who: blockedToo,
  limit: perDay('exports'),
  isAnsweredOnce: true,
  isHeavy: true,
  async run({ caller, input: { after = '' }, store, files: stored, accounts, now }) {
    refuseOldSignIn(caller, now);
    const [name = order[0]!, ...rest] = after === '' ? [] : after.split(':');
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    const from = rest.join(':');
    if (!part || (pagedByIds.includes(name) && NO_ID.test(from))) refuse('invalidInput');
    const { uid } = caller;
    if (after === '') {
      noteOwnExport(uid, { store, now });
      await noteSecurity('ownDataExported', byCaller(caller), { store, now });
    }
    const page = await part({ uid, store, files: stored, accounts }, from);
    const following = order[order.indexOf(name) + 1];
    const next = page.next === undefined ? following && `${following}:` : `${name}:${page.next}`;
    return {
      documents: page.documents,
      files: page.files ?? [],
      ...(next !== undefined && { next }),
      done: order.indexOf(name) / order.length,
    };
  },
});
