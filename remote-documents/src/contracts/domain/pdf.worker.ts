import { drawPdf } from './page-model/drawPdf';
import type { PageModel } from './page-model/pageModel';

export type PdfRequest = { model: PageModel; fonts: { regular: string; bold: string } };
export type PdfAnswer = { bytes: Uint8Array<ArrayBuffer> } | { failed: string };

async function fetchFont(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`font ${answer.status}`);
  return answer.arrayBuffer();
}

self.onmessage = async ({ data: { model, fonts } }: MessageEvent<PdfRequest>) => {
  const answer = (message: PdfAnswer, transfer: Transferable[] = []) =>
    self.postMessage(message, { transfer });
  try {
    const [regular, bold] = await Promise.all([fetchFont(fonts.regular), fetchFont(fonts.bold)]);
    const bytes = (await drawPdf(model, { regular, bold })) as Uint8Array<ArrayBuffer>;
    answer({ bytes }, [bytes.buffer]);
  } catch (error) {
    answer({ failed: String(error) });
  }
};
