import { isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { countForeignPictures, fromElsewhere, parsePasted } from '../domain/fromElsewhere';
import { type SafeHtml, toSafeHtml } from '../domain/safeHtml';

/** A pasted text as it enters the post; says when pictures of another place stay behind. */
export function toPastedText(pasted: string): SafeHtml {
  const left = countForeignPictures(pasted, (source) => isBlogAttribute('img', 'src', source));
  if (left > 0)
    showToast(
      `${plural(left, 'imagine nu a putut fi preluată', 'imagini nu au putut fi preluate')}: adăugați cu butonul „Imagine”.`,
    );
  return toSafeHtml(fromElsewhere(pasted));
}

/** The picture among pasted or dropped files. Word and Excel put a picture of the copied text beside the text: there the text is meant. */
export function pictureAmong(data: DataTransfer | null): File | undefined {
  const html = data?.getData('text/html') ?? '';
  if (html && parsePasted(html).textContent?.trim()) return undefined;
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}
