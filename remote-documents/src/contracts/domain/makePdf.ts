import { MarketError } from '@anunturi/shared-domain/site/marketError';
import boldFont from '#fonts/document-bold.ttf';
import regularFont from '#fonts/document-regular.ttf';
import type { PageModel } from './page-model/pageModel';
import type { FormToFill } from './official-form/fillForm';
import type { PdfAnswer, PdfRequest } from './pdf.worker';

type Work = { model: PageModel } | { form: FormToFill };
type Made = Extract<PdfAnswer, { bytes: unknown }>;

/** Started by `preparePdf`: it has its code and its fonts, and makes PDFs when there is no network any more. */
let ready: Worker | undefined;
let asked = 0;

/**
 * The model as a PDF file, drawn beside the page so that typing stays quick.
 * @throws MarketError `unavailable` when the worker or a font cannot be had
 */
export const makePdf = async (model: PageModel): Promise<Blob> => (await run({ model })).file;

/**
 * An official form filled in, and the names of its fields that did not take their answer.
 * @throws MarketError `unavailable` as `makePdf` does, or when the file is no form
 */
export const fillOfficialForm = (form: FormToFill) => run({ form });

async function run(work: Work): Promise<{ file: Blob; unfit: string[] }> {
  let own: Worker | undefined;
  try {
    const worker = ready ?? (own = startWorker());
    const { bytes, unfit } = await draw(worker, work);
    return { file: new Blob([bytes], { type: 'application/pdf' }), unfit };
  } catch (cause) {
    const message = 'PDF-ul nu a putut fi făcut. Verificați conexiunea și încercați din nou.';
    throw new MarketError('unavailable', message, { cause });
  } finally {
    own?.terminate();
  }
}

/** Starts what makes PDFs and keeps it until the page is closed; later calls change nothing. */
export async function preparePdf(): Promise<void> {
  if (ready) return;
  const worker = startWorker(); // some locked-down offices refuse workers
  await draw(worker, { model: { title: '', pages: [{ items: [] }] } });
  ready = worker;
}

const startWorker = () => new Worker(new URL('./pdf.worker.ts', import.meta.url));

function draw(worker: Worker, work: Work): Promise<Made> {
  asked += 1;
  const id = asked;
  const here = (address: string) => new URL(address, window.location.href).href;
  const fonts = { regular: here(regularFont), bold: here(boldFont) };
  return new Promise((resolve, reject) => {
    const heard = new AbortController();
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<PdfAnswer>) => {
        if (data.id !== id) return;
        heard.abort();
        if ('bytes' in data) resolve(data);
        else reject(new Error(data.failed));
      },
      { signal: heard.signal },
    );
    worker.addEventListener(
      'error',
      (event) => {
        heard.abort();
        reject(new Error(event.message));
      },
      { signal: heard.signal },
    );
    worker.postMessage({ id, fonts, ...work } satisfies PdfRequest);
  });
}
