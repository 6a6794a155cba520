import { useEffect, useRef, useState } from 'react';
import { FileText } from '@anunturi/shared-ui/icons/FileText';
import { Image as ImageIcon } from '@anunturi/shared-ui/icons/Image';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import styles from './EntryThumb.module.css';

/** People who count each megabyte see the kind of file instead: a small picture costs the whole file. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A kept file's first page or picture, small; its kind until it is drawn, which happens when it comes into sight. */
export function EntryThumb({ entry }: { entry: ArchiveEntry }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = canvas.current!;
    if (savesData() || !/^image\/|pdf$/.test(entry.contentType)) return undefined;
    const watcher = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watcher.disconnect();
      import('../domain/drawThumbnail')
        .then(({ drawThumbnail }) => drawThumbnail(entry, element))
        .then((done) => element.isConnected && setDrawn(done))
        // A file that cannot be drawn can still be downloaded: its kind stays.
        .catch((error: unknown) => console.warn('The thumbnail could not be drawn', error));
    });
    watcher.observe(element.parentElement!);
    return () => watcher.disconnect();
  }, [entry]);
  const Icon = entry.contentType.startsWith('image/') ? ImageIcon : FileText;
  return (
    <span className={styles.frame} aria-hidden="true" data-drawn={drawn || undefined}>
      <canvas ref={canvas} className={styles.picture} />
      {!drawn && <Icon className={styles.icon} strokeWidth={1.5} />}
    </span>
  );
}
