import type { DocumentData } from '@google-cloud/firestore';

/**
 * Whether anybody may have seen a stored post: it stands published and its hour has come, or it was so before. Earlier versions
 * stored `logId` with what they published, and no `wasPublic`.
 */
export const hasBeenPublic = (post: DocumentData, now: Date): boolean =>
  post.wasPublic === true ||
  post.logId !== undefined ||
  (post.status === 'published' && (post.publishedAt as Date) <= now);
