import { useEffect, useRef, useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { failureMessage } from '#domain/failureMessage';
import { closePdf, countPdfPages, renderPdfPage } from '#domain/renderPdfPage';
import styles from './PreviewDialog.module.css';
import { texts } from '../texts';

const PAGES_SHOWN = 20;
const PAGE_PX = 1200;
type Shown =
  | { at: 'loading' }
  | { at: 'failed'; message: string }
  | { at: 'image'; address: string }
  | { at: 'pdf'; file: Blob; pages: number }
  | { at: 'other' };
type Props = { entry: ArchiveEntry; onClose(): void; onDownload(entry: ArchiveEntry): void };

/** A kept file as it looks: a picture, or the first pages of a PDF. */
export function PreviewDialog({ entry, onClose, onDownload }: Props) {
  const shown = useContent(entry);
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry.name}
      size="large"
      footer={<Button onClick={() => onDownload(entry)}>{texts.download}</Button>}
    >
      {shown.at === 'loading' && <p role="status">{texts.previewLoading}</p>}
      {shown.at === 'failed' && (
        <Notice tone="bad" role="alert">
          {shown.message}
        </Notice>
      )}
      {shown.at === 'image' && (
        <img src={shown.address} alt={entry.name} className={styles.picture} />
      )}
      {shown.at === 'pdf' && (
        <Stack gap={4}>
          {Array.from({ length: Math.min(shown.pages, PAGES_SHOWN) }, (_, index) => (
            <PdfPage key={index} id={entry.id} file={shown.file} pageIndex={index} />
          ))}
          {shown.pages > PAGES_SHOWN && <p>{texts.previewMore(shown.pages - PAGES_SHOWN)}</p>}
        </Stack>
      )}
    </Dialog>
  );
}

function useContent(entry: ArchiveEntry): Shown {
  const [shown, setShown] = useState<Shown>({ at: 'loading' });
  useEffect(() => {
    let open = true;
    let address = '';
    async function load(): Promise<Shown> {
      const { readArchived } = await import('#data/archive');
      const file = await readArchived(entry);
      if (entry.contentType.startsWith('image/'))
        return { at: 'image', address: (address = URL.createObjectURL(file)) };
      if (entry.contentType === 'application/pdf')
        return { at: 'pdf', file, pages: await countPdfPages({ id: entry.id, blob: file }) };
      return { at: 'other' };
    }
    load()
      .catch((error: unknown): Shown => ({ at: 'failed', message: failureMessage(error) }))
      .then((next) => open && setShown(next));
    return () => {
      open = false;
      void closePdf(entry.id);
      if (address) URL.revokeObjectURL(address);
    };
  }, [entry]);
  return shown;
}

function PdfPage({ id, file, pageIndex }: { id: string; file: Blob; pageIndex: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    renderPdfPage({ id, blob: file }, pageIndex, canvas.current!, {
      longestSide: PAGE_PX,
    }).catch((error: unknown) => console.warn('The page could not be drawn', error));
  }, [id, file, pageIndex]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={texts.previewPage(pageIndex + 1)}
      className={styles.picture}
    />
  );
}
