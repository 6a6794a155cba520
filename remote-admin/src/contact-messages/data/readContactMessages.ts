import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';
import {
  type ContactMessage,
  contactMessageSchema,
  type ContactStatus,
} from '@anunturi/shared-domain/moderation/contactMessage';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { noteReading } from '#data/noteReading';
import { type Cursor, type Page, readPage } from '@anunturi/shared-auth/firestore/readPage';

/** A page of messages in one status, newest first. An e-mail address finds everything that came from it, whatever the status. */
export async function readContactMessages(
  { status, words }: { status: ContactStatus | 'all'; words: string },
  after: Cursor | null,
): Promise<Page<ContactMessage>> {
  if (after === null) await noteReading('contactMessagesRead');
  const typed = words.trim();
  const asked = { path: documentPaths.contactMessages, schema: contactMessageSchema };
  if (isEmail(typed)) {
    const page = await readPage({ ...asked, filters: [['email', '==', typed]], size: 100 });
    return {
      next: null,
      rows: page.rows.sort((a, b) => Number(b.createdAt) - Number(a.createdAt)),
    };
  }
  // The database cannot look inside texts: words sift the messages of the last pages, which are longer then.
  const page = await readPage(
    {
      ...asked,
      filters: status === 'all' ? [] : [['status', '==', status]],
      order: [['createdAt', 'desc']],
      size: typed ? 200 : 25,
    },
    after,
  );
  return { ...page, rows: page.rows.filter((message) => matches(message, typed)) };
}

const isEmail = (text: string) => EMAIL_ADDRESS.test(text);
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function matches({ name, subject, message, email }: ContactMessage, words: string): boolean {
  const text = fold(`${name} ${email} ${subject} ${message}`);
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
