import { storageUrl } from '@anunturi/shared-auth/firebase';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { useLayoutEffect, useRef } from 'react';
import type { PostForm } from '../domain/postForm';
import { toSafeHtml } from '../domain/safeHtml';
import editor from './PostEditor.module.css';

/** The post as it will be read, from what is typed now. */
export function PreviewDialog({ form, onClose }: { form: PostForm; onClose(): void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const parsed = new DOMParser().parseFromString(toSafeHtml(form.bodyHtml), 'text/html');
    parsed
      .querySelectorAll('img')
      .forEach((image) => image.setAttribute('src', storageUrl(image.getAttribute('src')!)));
    place.current?.replaceChildren(...parsed.body.childNodes);
  }, [form.bodyHtml]);
  return (
    <Dialog open onClose={onClose} title="Previzualizare" size="large">
      <article>
        <h1>{form.title || 'Articol fără titlu'}</h1>
        {form.excerpt && <p>{form.excerpt}</p>}
        {form.cover && (
          <Photo
            src={storageUrl(form.cover.path)}
            alt={form.cover.alt}
            width={form.cover.width}
            height={form.cover.height}
            ratio="16 / 9"
            rounded
          />
        )}
        <div ref={place} className={editor.text} />
      </article>
    </Dialog>
  );
}
