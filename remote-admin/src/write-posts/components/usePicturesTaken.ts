import { picturesOf } from '@anunturi/shared-domain/blog/blogPost';
import { useRef } from 'react';
import { AFTER_EDIT_MS, doubtPictures, keepPictures } from '../data/unusedPictures';
import type { EditedPost, PostContent } from '../domain/editedPost';

/** Notes, save by save, which pictures the post has taken in and which it has given up. */
export function usePicturesTaken(initial: EditedPost | null): {
  saved(content: PostContent): void;
} {
  const shown = useRef(initial ? picturesOf(initial) : []);
  return {
    saved(content) {
      const now = picturesOf(content);
      keepPictures(now);
      const gone = shown.current.filter((path) => !now.includes(path));
      if (gone.length > 0) doubtPictures(gone, AFTER_EDIT_MS);
      shown.current = now;
    },
  };
}
