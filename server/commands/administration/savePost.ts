import type { DocumentData } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';
import {
  blogPostSchema,
  picturesOf,
  toPostTokens,
  toReadingMinutes,
} from '@anunturi/shared-domain/blog/blogPost';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { slugField } from '@anunturi/shared-domain/site/fields';
import { SLUG_MAX } from '@anunturi/shared-domain/site/limits';
import * as z from 'zod/mini';
import { type AdminContext, defineAdminCommand } from '../../app/command/defineAdminCommand';
import type { LogNote } from '../../app/command/writeLogEntry';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { hasBeenPublic } from './hasBeenPublic';
import { AFTER_EDIT_MS, doubtOf, removePostPictures } from '../../jobs/removePostPictures';

type Save = CommandInput<'savePost'>;
type Context = AdminContext<Save>;
const addressSchema = z.object({ slug: slugField(SLUG_MAX) });

/** Saves a post: a new one, the next version of a stored one, or (under another slug) a move that leaves a redirect behind. */
export const savePost = defineAdminCommand(commands.savePost, async (context) => {
  const { input, store, now } = context;
  const { stored, slug, content, act } = input;
  parseFields(addressSchema, { slug });
  const isMove = stored !== null && stored.slug !== slug;
  const path = documentPaths.blogPost(slug);
  if ((stored === null || isMove) && (await store.read(path))) refuse('slugTaken');
  const before = stored && (await store.read(documentPaths.blogPost(stored.slug)));
  if (stored && before?.version !== stored.version) refuse('changedElsewhere');
  const version = before && !isMove ? before.version + 1 : 1;
  const post = parseFields(blogPostSchema, {
    ...content,
    pictures: picturesOf(content),
    searchTokens: toPostTokens(content),
    readingMinutes: Math.min(toReadingMinutes(content.bodyHtml), 500),
    ...toStanding(act, before, now),
    ...(before && !isMove
      ? { authorId: before.authorId, authorName: before.authorName, createdAt: before.createdAt }
      : {
          authorId: context.adminId,
          authorName: await authorName(before, context),
          createdAt: now,
        }),
    version,
    updatedAt: now,
    ...(await feedIdOf(before, context, isMove)),
  });
  store.set(path, post);
  if (!before || isMove) store.delete(documentPaths.postTombstone(slug));
  if (before) doubtPictures(before, post.pictures ?? [], context);
  if (isMove) leave(stored.slug, before!, context);
  return { log: notes(context, { before, isMove }), result: { slug, version } };
});

/** What the act makes of where the post stands; `wasPublic` stays for ever, so that its old addresses lead on. */
function toStanding(act: Save['act'], before: DocumentData | null, now: Date) {
  const wasPublic = before !== null && hasBeenPublic(before, now);
  if (act.kind === 'publish') {
    const publishedAt = act.atMs === undefined ? now : new Date(act.atMs);
    // One that only waits for its hour was seen by nobody: `hasBeenPublic` looks at the hour.
    const isPublic = wasPublic || publishedAt <= now;
    return { status: 'published', publishedAt, ...(isPublic && { wasPublic: true }) };
  }
  const stays = act.kind === 'keep' && before?.status === 'published';
  return {
    ...(stays ? { status: 'published', publishedAt: before.publishedAt } : { status: 'draft' }),
    ...(wasPublic && { wasPublic: true }),
  };
}

/** Readers of the feed know a post by the address under which it was first public; one that comes to an address that another post has left gets an id of its own. */
async function feedIdOf(
  before: DocumentData | null,
  { input: { stored, slug }, store, now }: Context,
  isMove: boolean,
) {
  if (before?.feedId) return { feedId: before.feedId as string };
  if (before && !isMove) return {};
  if (before && hasBeenPublic(before, now)) return { feedId: stored!.slug };
  const isReused = (await store.read(documentPaths.blogRedirect(slug))) !== null;
  return isReused ? { feedId: `${slug}-${now.getTime().toString(36)}` } : {};
}

/** The old document goes, and its address leads to the new one, unless nobody ever saw it there. */
function leave(oldSlug: string, before: DocumentData, { input, store, now }: Context) {
  store.delete(documentPaths.blogRedirect(input.slug));
  if (hasBeenPublic(before, now))
    store.set(documentPaths.blogRedirect(oldSlug), { slug: input.slug, at: now });
  store.delete(documentPaths.blogPost(oldSlug));
}

/** What the post has shown and shows no more is looked for later: another post may show it, or a step back. */
function doubtPictures(before: DocumentData, shown: readonly string[], { store, now }: Context) {
  const were = picturesOf({ cover: before.cover, bodyHtml: String(before.bodyHtml ?? '') });
  const paths = were.filter((path) => !shown.includes(path));
  const later = new Date(now.getTime() + AFTER_EDIT_MS);
  if (paths.length > 0) store.enqueue(removePostPictures, doubtOf(paths, now), { at: later });
}

async function authorName(before: DocumentData | null, { input, store, adminId }: Context) {
  if (before) return before.authorName as string;
  const user = await store.read(documentPaths.user(adminId));
  return input.authorName ?? (user?.displayName as string);
}

/** Going public, going back, a new hour and a new address are logged; other saves are not. */
function notes(
  { input: { stored, slug, content, act } }: Context,
  { before, isMove }: { before: DocumentData | null; isMove: boolean },
): LogNote[] {
  const note = (action: 'postPublished' | 'postUnpublished' | 'postDeleted', targetId: string) => ({
    action,
    targetKind: 'blogPost' as const,
    targetId,
    targetTitle: content.title,
  });
  const isOut = act.kind === 'publish' || (act.kind === 'keep' && before?.status === 'published');
  if (isMove)
    return [...(isOut ? [note('postPublished', slug)] : []), note('postDeleted', stored!.slug)];
  if (act.kind === 'keep') return [];
  return [note(act.kind === 'publish' ? 'postPublished' : 'postUnpublished', slug)];
}
