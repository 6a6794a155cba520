import { MarketError } from '@anunturi/shared-domain/site/marketError';
import boldFont from '#fonts/document-bold.ttf';
import regularFont from '#fonts/document-regular.ttf';
import type { PageModel } from './page-model/pageModel';
import type { PdfAnswer, PdfRequest } from './pdf.worker';

/**
 * The model as a PDF file, drawn beside the page so that typing stays quick.
 * @throws MarketError `unavailable` when the worker or a font cannot be had
 */
export function makePdf(model: PageModel): Promise<Blob> {
  return new Promise((resolve, reject) => {
    let worker: Worker | undefined;
    const end = (settle: () => void) => {
      worker?.terminate();
      settle();
    };
    const fail = (cause: unknown) =>
      end(() =>
        reject(
          new MarketError(
            'unavailable',
            'PDF-ul nu a putut fi făcut. Verificați conexiunea și încercați din nou.',
            { cause },
          ),
        ),
      );
    try {
      worker = new Worker(new URL('./pdf.worker.ts', import.meta.url));
    } catch (error) {
      return fail(error); // some locked-down offices refuse workers
    }
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) =>
      'bytes' in data
        ? end(() => resolve(new Blob([data.bytes], { type: 'application/pdf' })))
        : fail(data.failed);
    worker.onerror = (event) => fail(event.message);
    const here = (address: string) => new URL(address, window.location.href).href;
    worker.postMessage({
      model,
      fonts: { regular: here(regularFont), bold: here(boldFont) },
    } satisfies PdfRequest);
  });
}
