import { getSession } from '@anunturi/shared-auth/session';
import type { ToolFile, ToolPage } from './toolPages';

/** What a document being made stands on: its files by id, addresses of the photos' small pictures, and the number of files so far. */
export type Desk = {
  uid: string;
  pages: ToolPage[];
  files: Map<string, ToolFile>;
  thumbnails: Map<string, string>;
  count: number;
};

let left: Desk | null = null;
const ownUid = () => getSession().user?.uid ?? '';

/** The desk as it was left on another screen (only by the same person, until the page is closed), or an empty one. */
export function takeDesk(): Desk {
  if (left?.uid === ownUid()) return left;
  if (left) clearDesk(left);
  left = null;
  return { uid: ownUid(), pages: [], files: new Map(), thumbnails: new Map(), count: 0 };
}

/** Id of the next file of a desk. */
export function nextFileId(desk: Desk): string {
  desk.count += 1;
  return `f${desk.count}`;
}

/** Leaves a desk for later; an empty one is cleared. */
export function leaveDesk(desk: Desk): void {
  left = desk.pages.length > 0 ? desk : null;
  if (!left) clearDesk(desk);
}

function clearDesk(desk: Desk) {
  for (const address of desk.thumbnails.values()) URL.revokeObjectURL(address);
  desk.thumbnails.clear();
  desk.files.clear();
}

/** Clears what was left: for tests. */
export function forgetDesk(): void {
  left = null;
}
