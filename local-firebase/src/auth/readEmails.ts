import type { DocumentStore } from '../firestore/documents/DocumentStore';
import type { RestFields } from '../RestValue';
import { fromFields } from '../server/plainFields';

/** An e-mail of trusted code: the id of its document, how far it is (`PENDING`, `SUCCESS`, ...); `at` is ms. */
export type KeptEmail = {
  id: string;
  at: number;
  to: string;
  subject: string;
  text: string;
  html?: string;
  state: string;
};
type Mail = {
  to?: string;
  message?: { subject?: string; text?: string; html?: string };
  delivery?: { state?: string };
};

/** As the extension "Trigger Email" takes them from production's database. */
const COLLECTION = 'mail';

/** The e-mails of a project, newest first. */
export function readEmails(documents: DocumentStore, projectId: string): KeptEmail[] {
  const collection = documents.collection(projectId, [COLLECTION]);
  const stored = collection ? [...documents.all(collection.id)] : [];
  return stored
    .sort((a, b) => b.created - a.created)
    .map(({ segments, fieldsJson, created }) => {
      const mail = fromFields(JSON.parse(fieldsJson) as RestFields) as Mail;
      const { to = '', message = {}, delivery } = mail;
      const { subject = '', text = '', html } = message;
      const id = segments.at(-1)!;
      const state = delivery?.state ?? 'PENDING';
      return { id, at: created / 1000, to, subject, text, ...(html && { html }), state };
    });
}
