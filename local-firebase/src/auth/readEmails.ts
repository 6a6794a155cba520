import type { DocumentStore } from '../firestore/documents/DocumentStore';
import type { RestFields } from '../RestValue';
import { fromFields } from '../server/plainFields';

/** An e-mail of trusted code; `at` is ms. */
export type KeptEmail = { at: number; to: string; subject: string; text: string };
type Mail = { to?: string; message?: { subject?: string; text?: string } };

/** As the extension "Trigger Email" takes them from production's database. */
const COLLECTION = 'mail';

/** The e-mails of a project, newest first. */
export function readEmails(documents: DocumentStore, projectId: string): KeptEmail[] {
  const collection = documents.collection(projectId, [COLLECTION]);
  const stored = collection ? [...documents.all(collection.id)] : [];
  return stored
    .sort((a, b) => b.created - a.created)
    .map(({ fieldsJson, created }) => {
      const { to = '', message = {} } = fromFields(JSON.parse(fieldsJson) as RestFields) as Mail;
      const { subject = '', text = '' } = message;
      return { at: created / 1000, to, subject, text };
    });
}
