import { isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import {
  countForeignPictures,
  foreignMedia,
  fromElsewhere,
  parsePasted,
} from '../domain/fromElsewhere';
import { type SafeHtml, toSafeHtml } from '../domain/safeHtml';

/** A pasted text as it enters the post; says when pictures of another place, videos or sounds stay behind. */
export function toPastedText(pasted: string): SafeHtml {
  const left = countForeignPictures(pasted, (source) => isBlogAttribute('img', 'src', source));
  if (left > 0)
    showToast(
      `${plural(left, 'imagine nu a putut fi preluată', 'imagini nu au putut fi preluate')}: adăugați cu butonul „Imagine”.`,
    );
  sayLeftMedia(foreignMedia(pasted));
  return toSafeHtml(fromElsewhere(pasted));
}

/** Names the videos and sounds that a post cannot hold. */
function sayLeftMedia(names: readonly string[]): void {
  if (names.length === 0) return;
  const known = [...new Set(names.filter(Boolean))].join(', ');
  showToast(
    `${plural(names.length, 'videoclip sau sunet nu a fost preluat', 'videoclipuri sau sunete nu au fost preluate')}${known && ` (${known})`}: puneți în text o legătură spre el.`,
  );
}

/** Whether a video or sound was pasted or dropped as a file; it is named, and stays behind. */
export function refuseMedia(data: DataTransfer | null): boolean {
  const media = [...(data?.files ?? [])].filter(({ type }) => /^(video|audio)\//.test(type));
  sayLeftMedia(media.map(({ name }) => name));
  return media.length > 0;
}

/** The picture among pasted or dropped files. Word and Excel put a picture of the copied text beside the text: there the text is meant. */
export function pictureAmong(data: DataTransfer | null): File | undefined {
  const html = data?.getData('text/html') ?? '';
  if (html && parsePasted(html).textContent?.trim()) return undefined;
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}
