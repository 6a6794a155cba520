import type { Statement } from './decide';

const drafts = new Map<string, Partial<Statement>>();

/** What was typed for the statement about listings and not taken by the server yet: a refusal, or a dialog closed by chance, loses none. */
export const readDraft = (key: string): Partial<Statement> => drafts.get(key) ?? {};

export const keepDraft = (key: string, draft: Partial<Statement>): void =>
  void drafts.set(key, draft);

/** The server has taken the decision. */
export const dropDraft = (key: string): void => void drafts.delete(key);

/** The statement of these listings, whatever is decided about them. */
export const draftKey = (listings: readonly { id: string }[]): string =>
  listings
    .map(({ id }) => id)
    .sort()
    .join(' ');
