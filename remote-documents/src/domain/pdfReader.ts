import type { PDFDocumentProxy } from 'pdfjs-dist';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { readBytes } from './pdf-tools/readBytes';

/** An opened PDF; its id tells it from others. */
export type OpenedFile = { id: string; blob: Blob; password?: string };

// The build for older browsers: the other one needs Safari 18, Chrome 128 and Firefox 134.
const loadPdfjs = () =>
  import(/* webpackChunkName: "pdfjs" */ 'pdfjs-dist/legacy/build/pdf.mjs').catch(
    (error: unknown) => {
      throw new MarketError('unavailable', undefined, { cause: error });
    },
  );
/** A worker, and what rejects with `NoReader` once it is known not to read. */
type Reader = { worker: Worker; gone: Promise<never> };
let reader: Reader | null = null;
/** Set once a worker did not start: some browsers and locked-down offices refuse them. The page then reads by itself, slower. */
let readsInPage = false;
/** The worker speaks first, as soon as its file is here: one that says nothing for so long is not coming. */
const WAIT_LIMIT_MS = 20_000;

/** Opens a PDF for drawing. @throws MarketError `fileUnreadable`, `unavailable` */
export async function openPdf(file: OpenedFile): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPdfjs();
  if (!readsInPage) {
    try {
      return await openWith(pdfjs, file, startReader());
    } catch (error) {
      if (!(error instanceof NoReader)) throw toMarketError(error);
      readsInPage = true;
      endReader();
    }
  }
  const handler = globalThis as { pdfjsWorker?: unknown };
  try {
    handler.pdfjsWorker ??= await import(
      /* webpackChunkName: "pdf_worker_min_mjs-in-page" */
      // @ts-expect-error -- the package has no types for its worker
      'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
    );
    return await openWith(pdfjs, file, null);
  } catch (error) {
    throw toMarketError(error);
  }
}

class NoReader extends Error {}

async function openWith(
  { GlobalWorkerOptions, getDocument }: Awaited<ReturnType<typeof loadPdfjs>>,
  file: OpenedFile,
  from: Reader | null,
): Promise<PDFDocumentProxy> {
  const data = await readBytes(file.blob, new Uint8Array(file.blob.size));
  GlobalWorkerOptions.workerPort = from?.worker ?? null;
  // No font faces and no evaluated code: the page's security policy allows neither.
  const opening = getDocument({
    data,
    ...(file.password ? { password: file.password } : {}),
    disableFontFace: true,
    isEvalSupported: false,
    useWasm: false,
    verbosity: 0,
  }).promise;
  return from ? Promise.race([opening, from.gone]) : opening;
}

function startReader(): Reader {
  try {
    reader ??= watch(
      new Worker(
        /* webpackChunkName: "pdf_worker_min_mjs" */ new URL(
          'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
          import.meta.url,
        ),
        { type: 'module' },
      ),
    );
    return reader;
  } catch (error) {
    throw new NoReader(String(error));
  }
}

function watch(worker: Worker): Reader {
  const gone = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new NoReader('no answer')), WAIT_LIMIT_MS);
    worker.addEventListener('message', () => clearTimeout(timer), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new NoReader(message)));
  });
  gone.catch(() => {}); // it may go while nobody reads
  return { worker, gone };
}

function endReader() {
  reader?.worker.terminate();
  reader = null;
}

/** The reader's failures by their names: it has a class for each, in whatever copy of it. */
function toMarketError(error: unknown): MarketError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException')
    return new MarketError(
      'fileUnreadable',
      'PDF-ul este protejat cu parolă: nu poate fi arătat aici.',
    );
  if (/^(InvalidPDF|FormatError|MissingPDF)/.test(name))
    return new MarketError('fileUnreadable', undefined, { cause: error });
  return new MarketError(
    'unavailable',
    'Browserul nu poate arăta acest PDF. Descărcați fișierul ca să îl vedeți.',
    { cause: error },
  );
}

/** Frees the reader's memory; the next file starts it anew. */
export async function releaseReader(isStillUnused: () => boolean): Promise<void> {
  if (!reader) return;
  const { GlobalWorkerOptions } = await loadPdfjs();
  if (!isStillUnused()) return; // a drawing came meanwhile
  GlobalWorkerOptions.workerPort = null;
  endReader();
}
