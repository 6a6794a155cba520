import { drawPdf } from './page-model/drawPdf';
import { type FormToFill, fillForm } from './official-form/fillForm';
import type { PageModel } from './page-model/pageModel';

export type PdfRequest = {
  id: number;
  fonts: { regular: string; bold: string };
} & ({ model: PageModel } | { form: FormToFill });
export type PdfAnswer = { id: number } & (
  | { bytes: Uint8Array<ArrayBuffer>; unfit: string[] }
  | { failed: string }
);

/** By address: a worker that is kept makes PDFs without a network. */
const fonts = new Map<string, ArrayBuffer>();

async function readFont(address: string): Promise<ArrayBuffer> {
  const known = fonts.get(address);
  if (known) return known;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`font ${answer.status}`);
  const font = await answer.arrayBuffer();
  fonts.set(address, font);
  return font;
}

self.onmessage = async ({ data: { id, fonts: wanted, ...work } }: MessageEvent<PdfRequest>) => {
  const answer = (message: PdfAnswer, transfer: Transferable[] = []) =>
    self.postMessage(message, { transfer });
  try {
    const [regular, bold] = await Promise.all([readFont(wanted.regular), readFont(wanted.bold)]);
    const { bytes, unfit } =
      'form' in work
        ? await fillForm(work.form, { regular, bold })
        : { bytes: await drawPdf(work.model, { regular, bold }), unfit: [] };
    const copy = new Uint8Array(bytes);
    answer({ id, bytes: copy, unfit }, [copy.buffer]);
  } catch (error) {
    answer({ id, failed: String(error) });
  }
};
