import { useEffect, useRef, useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { failureMessage } from '#domain/failureMessage';
import type { Fit } from '../domain/making/assembleWithin';
import { largestAllowed, makeDocuments } from '../domain/making/makeDocuments';
import type { PdfOptions } from '../domain/making/pdfOptions';
import type { PageText } from '../domain/reading/recognisePages';
import type { RefusedFile } from '../domain/pages/toolPages';
import { closePdfs } from '#domain/renderPdfPage';
import { LeftBehind, type NamedLeftBehind } from './LeftBehind';
import { MadePdf } from './MadePdf';
import { type PdfWorker, openPdfWorker } from '../domain/worker/openPdfWorker';
import { ReadText } from '../reading/ReadText';
import { RefusedFiles } from './RefusedFiles';
import { texts } from '../texts';
import { texts as readingTexts } from '../reading/texts';
import type { PdfPages } from '../behaviour/usePdfPages';

type Work =
  | { at: 'rest' }
  | { at: 'making'; done: number; stage?: 'reading' | undefined }
  | {
      at: 'made';
      files: Blob[];
      fit: Fit;
      leftOut: RefusedFile[];
      leftBehind: NamedLeftBehind[];
      /** Names of files whose pages were drawn. */
      drawn: string[];
      keepsSignature: boolean;
      /** The text of each page, where it was asked for. */
      pageTexts: PageText[] | undefined;
    }
  | { at: 'failed'; message: string };

const largestSize = (files: readonly Blob[]) =>
  formatBytes(Math.max(...files.map(({ size }) => size)));

function labelOf({ output }: PdfOptions, stage?: 'reading'): string {
  if (stage) return readingTexts.readingText;
  return output.startsWith('pdf') ? texts.making : texts.makingPictures;
}

/** Makes the document, shows how far it is, lets it be stopped, and hands the result over. */
export function MakePdf({ state, options }: { state: PdfPages; options: PdfOptions }) {
  const [work, setWork] = useState<Work>({ at: 'rest' });
  const [name, setName] = useState<string>(texts.nameStart);
  const worker = useRef<PdfWorker | null>(null);
  const { pages } = state;
  // Work on other pages or options is not the document on the screen.
  const [workedOn, setWorkedOn] = useState({ pages, options });
  if (workedOn.pages !== pages || workedOn.options !== options) {
    setWorkedOn({ pages, options });
    setWork({ at: 'rest' });
  }
  useEffect(() => () => worker.current?.close(), [pages, options]);
  const fileName = (name.trim() || texts.nameStart).replace(/[\\/:*?"<>|]+/g, '-');

  async function make() {
    setWork({ at: 'making', done: 0 });
    const own = openPdfWorker();
    worker.current = own;
    try {
      await closePdfs(); // its end would be the end of drawings that the work begins with
      const made = await makeDocuments({
        pages,
        fileOf: state.fileOf,
        options,
        worker: own,
        title: fileName,
        onProgress: (done, stage) =>
          setWork((now) => (now.at === 'making' ? { at: 'making', done, stage } : now)),
      });
      const { files, fit, leftOut, leftBehind, drawn, keepsSignature } = made;
      const names = new Map(pages.map(({ fileId, name: own }) => [fileId, own]));
      setWork({
        at: 'made',
        files,
        fit,
        leftOut: leftOut.map((id) => ({ id, name: names.get(id)!, reason: 'damaged' })),
        leftBehind: leftBehind.map(({ fileId, kinds }) => ({ name: names.get(fileId)!, kinds })),
        drawn: drawn.map((id) => names.get(id)!),
        keepsSignature: keepsSignature ?? false,
        pageTexts: made.texts,
      });
    } catch (error) {
      if (isMarketError(error) && error.code === 'cancelled')
        setWork((now) => (worker.current === own ? { at: 'rest' } : now));
      else setWork({ at: 'failed', message: failureMessage(error) });
    } finally {
      own.close();
    }
  }

  return (
    <Stack gap={4}>
      <TextField
        label={texts.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        suffix={options.output.startsWith('pdf') ? '.pdf' : undefined}
        maxLength={80}
        autoComplete="off"
      />
      <RowFocus>
        <div data-row="make">
          {work.at === 'making' ? (
            <ProgressBar
              label={labelOf(options, work.stage)}
              value={work.done}
              onCancel={() => worker.current?.close()}
            />
          ) : (
            <Button
              size="large"
              disabled={pages.length === 0 || state.adding !== null}
              onClick={make}
            >
              {options.output.startsWith('pdf') ? texts.make : texts.makePictures}
            </Button>
          )}
        </div>
      </RowFocus>
      {work.at === 'failed' && (
        <Notice tone="bad" role="alert">
          {work.message}
        </Notice>
      )}
      {work.at === 'made' && work.leftOut.length > 0 && (
        <RefusedFiles title={texts.leftOut} files={work.leftOut} />
      )}
      {work.at === 'made' && work.keepsSignature && (
        <Notice tone="info" role="status">
          {texts.signatureKept}
        </Notice>
      )}
      {work.at === 'made' && work.drawn.length > 0 && (
        <Notice tone="warn" role="status" title={texts.drawn}>
          {texts.drawnHint(work.drawn.join(', '))}
        </Notice>
      )}
      {work.at === 'made' && work.fit !== 'unasked' && work.files.length > 0 && (
        <Notice tone={work.fit === 'fits' ? 'good' : 'warn'} role="status">
          {texts[work.fit](largestSize(work.files), formatBytes(largestAllowed(options)))}
        </Notice>
      )}
      {work.at === 'made' && work.files.length > 0 && (
        <MadePdf files={work.files} name={fileName} />
      )}
      {work.at === 'made' && work.pageTexts && <ReadText pages={work.pageTexts} name={fileName} />}
      {work.at === 'made' && work.leftBehind.length > 0 && <LeftBehind files={work.leftBehind} />}
    </Stack>
  );
}
