import { useEffect, useRef } from 'react';
import type { FieldPlace } from '../domain/fieldPlace';
import { PAGE_HEIGHT, type PageModel } from '../domain/page-model/pageModel';
import { texts } from '../texts';
import { PagePreview } from './PagePreview';
import styles from './PreviewSide.module.css';

/** The page beside the form: it follows the field being filled in, within its own frame only. */
export function PreviewSide({ model, place }: { model: PageModel; place: FieldPlace | null }) {
  const frame = useRef<HTMLElement>(null);
  const [page, y] = [place?.page, place?.y];
  useEffect(() => {
    const sheet = page === undefined ? null : frame.current?.querySelectorAll('svg')[page];
    if (!sheet || y === undefined) return;
    const box = frame.current!;
    if (box.scrollHeight <= box.clientHeight) return; // not a frame of its own on narrow screens
    const inFrame = sheet.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const at = box.scrollTop + inFrame + (y / PAGE_HEIGHT) * sheet.clientHeight;
    box.scrollTo({ top: at - box.clientHeight / 3 });
  }, [page, y]);
  return (
    <section ref={frame} aria-labelledby="previzualizare" tabIndex={0} className={styles.preview}>
      <h2 id="previzualizare" className={styles.title}>
        {texts.preview}
      </h2>
      <PagePreview model={model} place={place} />
    </section>
  );
}
