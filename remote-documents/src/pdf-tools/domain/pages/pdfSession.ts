import { getSession } from '@anunturi/shared-auth/session';
import type { ToolFile, ToolPage } from './toolPages';

/** What a document being made stands on: its files by id, addresses of the photos' small pictures, and the number of files so far. */
export type PdfSession = {
  uid: string;
  pages: ToolPage[];
  files: Map<string, ToolFile>;
  thumbnails: Map<string, string>;
  count: number;
};

let left: PdfSession | null = null;
const ownUid = () => getSession().user?.uid ?? '';

/** The session as it was left on another screen (only by the same person, until the page is closed), or an empty one. */
export function takePdfSession(): PdfSession {
  if (left?.uid === ownUid()) return left;
  if (left) clearPdfSession(left);
  left = null;
  return { uid: ownUid(), pages: [], files: new Map(), thumbnails: new Map(), count: 0 };
}

/** Id of the next file of a session. */
export function nextFileId(session: PdfSession): string {
  session.count += 1;
  return `f${session.count}`;
}

/** Leaves a session for later; an empty one is cleared. */
export function leavePdfSession(session: PdfSession): void {
  left = session.pages.length > 0 ? session : null;
  if (!left) clearPdfSession(session);
}

function clearPdfSession(session: PdfSession) {
  for (const address of session.thumbnails.values()) URL.revokeObjectURL(address);
  session.thumbnails.clear();
  session.files.clear();
}
