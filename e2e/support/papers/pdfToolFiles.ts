import type { Page } from '@playwright/test';
import { makePdf } from './makePdf';

/** Pictures of one colour each, drawn in the page. */
export async function drawPictures(page: Page, count = 2, width = 1200, height = 800) {
  const drawn = await page.evaluate(
    async ([count, width, height]) => {
      const pictures: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d')!;
        context.fillStyle = `hsl(${at * 40} 60% 40%)`;
        context.fillRect(0, 0, width, height);
        const bytes = new Uint8Array(
          await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer(),
        );
        pictures.push(btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')));
      }
      return pictures;
    },
    [count, width, height] as const,
  );
  return drawn.map((base64, at) => ({
    name: `talon-${at + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

/** A PDF of one line a page. */
export const plainPdf = (name: string, pages: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf(
    Array.from({ length: pages }, (_, at) => ({
      line: `${name} pagina ${at + 1}`,
      width: 300 + at,
      height: 400,
    })),
  ),
});
/** The same, saying that it is locked: a reader asks for the password before anything else. */
export function lockedPdf(name: string) {
  const { buffer, ...file } = plainPdf(name, 1);
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >> /ID [<00> <00>]`;
  return {
    ...file,
    buffer: Buffer.from(
      buffer.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${lock}`),
      'latin1',
    ),
  };
}
