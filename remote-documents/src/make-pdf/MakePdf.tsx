import { useEffect, useRef, useState } from 'react';
import Archive from 'lucide-react/icons/archive';
import Download from 'lucide-react/icons/download';
import { Button, ButtonLink } from '@anunturi/shared-ui/Button';
import { Notice } from '@anunturi/shared-ui/Notice';
import { ProgressBar } from '@anunturi/shared-ui/ProgressBar';
import { Cluster, Stack } from '@anunturi/shared-ui/Stack';
import { TextField } from '@anunturi/shared-ui/TextField';
import { formatBytes } from '@anunturi/shared-domain/formatNumber';
import { links } from '@anunturi/shared-domain/links';
import { isMarketError } from '@anunturi/shared-domain/marketError';
import { failureMessage } from '../domain/failureMessage';
import type { PdfOptions } from '../domain/pdf-tools/pdfOptions';
import { downloadFile } from '../parts/downloadFile';
import { type PdfWorker, openPdfWorker } from './openPdfWorker';
import { texts } from './texts';
import type { PdfPages } from './usePdfPages';

type Work = { at: 'rest' } | { at: 'making'; done: number } | { at: 'made'; files: Blob[] } | { at: 'failed'; message: string };

/** Makes the document, shows how far it is, lets it be stopped, and hands the result over. */
export function MakePdf({ state, options }: { state: PdfPages; options: PdfOptions }) {
  const [work, setWork] = useState<Work>({ at: 'rest' });
  const [name, setName] = useState<string>(texts.nameStart);
  const [kept, setKept] = useState<'no' | 'keeping' | 'kept'>('no');
  const worker = useRef<PdfWorker | null>(null);
  const { pages } = state;
  useEffect(() => () => worker.current?.close(), []);
  // A result of other pages or options is not the document on the screen.
  useEffect(() => setWork((now) => (now.at === 'made' ? { at: 'rest' } : now)), [pages, options]);
  const fileName = (name.trim() || texts.nameStart).replace(/[\\/:*?"<>|]+/g, '-');

  async function make() {
    setKept('no');
    setWork({ at: 'making', done: 0 });
    const own = openPdfWorker();
    worker.current = own;
    try {
      const used = new Map(pages.map((page) => [page.fileId, state.fileOf(page)]));
      const files = [...used.values()].map(({ id, blob }) => ({ id, blob }));
      setWork({ at: 'made', files: await own.ask({ kind: 'assemble', pages, files, options }, (done) => setWork({ at: 'making', done })) });
    } catch (error) {
      setWork(isMarketError(error) && error.code === 'cancelled' ? { at: 'rest' } : { at: 'failed', message: failureMessage(error) });
    } finally {
      own.close();
    }
  }
  async function download(files: Blob[]) {
    if (files.length === 1) return downloadFile(files[0]!, `${fileName}.pdf`);
    const { downloadZip } = await import('client-zip');
    const zip = await downloadZip(files.map((input, index) => ({ name: `${fileName}-${index + 1}.pdf`, input }))).blob();
    downloadFile(zip, `${fileName}.zip`);
  }
  async function keep(files: Blob[]) {
    setKept('keeping');
    try {
      const { keepInArchive } = await import('../data/archive');
      for (const [index, file] of files.entries()) await keepInArchive(file, { name: files.length === 1 ? fileName : `${fileName} ${index + 1}`, kind: 'pdf', tags: [] });
      setKept('kept');
    } catch (error) {
      setKept('no');
      setWork({ at: 'failed', message: failureMessage(error) });
    }
  }

  return (
    <Stack gap={4}>
      <TextField label={texts.name} value={name} onChange={(event) => setName(event.target.value)} suffix=".pdf" maxLength={80} autoComplete="off" />
      {work.at === 'making' ? <ProgressBar label={texts.making} value={work.done} onCancel={() => worker.current?.close()} /> : <Button variant="accent" size="large" disabled={pages.length === 0 || state.adding !== null} onClick={make}>{texts.make}</Button>}
      {work.at === 'failed' && <Notice tone="bad" role="alert">{work.message}</Notice>}
      {work.at === 'made' && <Made files={work.files} name={`${fileName}.pdf`} kept={kept} onDownload={download} onKeep={keep} />}
    </Stack>
  );
}

type MadeProps = { files: Blob[]; name: string; kept: 'no' | 'keeping' | 'kept'; onDownload(files: Blob[]): void; onKeep(files: Blob[]): void };

function Made({ files, name, kept, onDownload, onKeep }: MadeProps) {
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));
  return (
    <Notice tone="good" role="status" title={files.length === 1 ? texts.made(name, size) : texts.madeMany(files.length, size)}>
      <Cluster gap={2}>
        <Button icon={<Download size={18} />} onClick={() => onDownload(files)}>
          {files.length === 1 ? texts.download : texts.downloadZip}
        </Button>
        {kept === 'kept' ? (
          <ButtonLink variant="ghost" to={links.archive()}>
            {texts.kept}
          </ButtonLink>
        ) : (
          <Button variant="secondary" icon={<Archive size={18} />} busy={kept === 'keeping'} onClick={() => onKeep(files)}>
            {texts.keep}
          </Button>
        )}
      </Cluster>
    </Notice>
  );
}
