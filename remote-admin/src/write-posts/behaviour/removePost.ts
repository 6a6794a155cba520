import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { dropLocalCopy } from '../data/localCopy';
import { readPost } from '../data/readPosts';
import { type Author, deletePost, savePost } from '../data/savePost';
import type { EditedPost } from '../domain/editedPost';
import { toSafeHtml } from '../domain/safeHtml';

/**
 * Deletes a post and offers to bring it back while the message is in sight. False when it could not be deleted; the
 * reason is said.
 */
export async function removePost(
  { slug, version }: Pick<EditedPost, 'slug' | 'version'>,
  author: Author,
  onRestored: () => void,
): Promise<boolean> {
  try {
    const post = await readPost(slug);
    if (!post) return true; // gone already
    await deletePost({ slug, version });
    dropLocalCopy(author.uid, slug);
    const gone = { ...post, bodyHtml: toSafeHtml(post.bodyHtml) };
    const undo = () => void restore(gone, onRestored);
    showToast(`Articolul „${post.title}” a fost șters`, { undo });
    return true;
  } catch (error) {
    console.error('The post could not be deleted', error);
    showToast(toRomanianMessage(error), { tone: 'bad' });
    return false;
  }
}

async function restore(
  { title, excerpt, bodyHtml, tags, cover, slug, status, publishedAtMs, authorName }: EditedPost,
  onRestored: () => void,
): Promise<void> {
  try {
    const act =
      status === 'published' && publishedAtMs !== undefined
        ? ({ kind: 'publish', at: new Date(publishedAtMs) } as const)
        : ({ kind: 'keep' } as const);
    await savePost({
      stored: null,
      slug,
      content: { title, excerpt, bodyHtml, tags, ...(cover && { cover }) },
      act,
      authorName,
    });
    showToast(`Articolul „${title}” este din nou la locul lui`, { tone: 'good' });
    onRestored();
  } catch (error) {
    console.error('The post could not be brought back', error);
    showToast(toRomanianMessage(error), { tone: 'bad' });
  }
}
