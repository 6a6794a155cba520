import * as z from 'zod/mini';
import { documentId, text, version } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

const slug = text(200);

/** What administrators do with posts of the blog. */
export const postCommands = {
  savePost: defineAdminContract({
    name: 'savePost',
    permission: 'publish',
    input: z.strictObject({
      /** As last read; null for a post that is not stored yet. Under another slug than this one it moves. */
      stored: z.nullable(z.strictObject({ slug: documentId, version })),
      slug,
      content: z.strictObject({
        title: text(500),
        excerpt: text(2000),
        bodyHtml: text(200_000),
        tags: z.array(text(100)),
        cover: z.optional(
          z.strictObject({
            path: text(500),
            alt: text(500),
            width: z.number(),
            height: z.number(),
          }),
        ),
      }),
      act: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.enum(['keep', 'unpublish']) }),
        /** From a moment on, in milliseconds; from now on without one. */
        z.strictObject({ kind: z.literal('publish'), atMs: z.optional(z.int()) }),
      ]),
      /** Whose name a post brought back bears; otherwise that of its writer. */
      authorName: z.optional(text(200)),
    }),
    result: z.strictObject({ slug, version }),
    errors: ['changedElsewhere', 'slugTaken'],
  }),
  publishPostPicture: defineAdminContract({
    name: 'publishPostPicture',
    permission: 'publish',
    /** A photo of `preparePhoto`, for a post under this address, stored already or not. */
    input: z.strictObject({ slug, photoId: documentId }),
    /** Sizes in pixels. */
    result: z.strictObject({ path: z.string(), width: z.int(), height: z.int() }),
    errors: [],
  }),
  deletePost: defineAdminContract({
    name: 'deletePost',
    permission: 'publish',
    input: z.strictObject({ slug: documentId, version }),
    result: z.strictObject({}),
    errors: ['changedElsewhere'],
  }),
};
