import * as z from 'zod/mini';
import { noticeKinds } from './noticeKinds';
import { sitePathField, textField } from '../site/fields';

/** `users/{uid}/notices/{id}`: one thing that happened, by trusted code (addNotice); its person says that it was read. */
export const noticeSchema = z.strictObject({
  kind: z.enum(noticeKinds),
  text: textField(1, 300),
  /** The screen that shows what it tells of. */
  path: sitePathField,
  createdAt: z.date(),
  read: z.boolean(),
  forgetAt: z.date(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** As screens hold it. */
export const shownNoticeSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  path: z.string(),
  atMs: z.int(),
  isRead: z.boolean(),
});
export type ShownNotice = z.infer<typeof shownNoticeSchema>;

/** A stored notice, as screens hold it. */
export const toShownNotice = ({
  id,
  kind,
  text,
  path,
  createdAt,
  read,
}: Notice & { id: string }): ShownNotice => ({
  id,
  kind,
  text,
  path,
  atMs: createdAt.getTime(),
  isRead: read,
});
