import type { Page } from '@playwright/test';

/** A picture of lines of text as a scanner makes it, drawn in the page. */
export async function drawScan(page: Page, name: string, lines: readonly string[]) {
  const base64 = await page.evaluate(async (lines) => {
    const canvas = new OffscreenCanvas(1100, 120 + lines.length * 70);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#f4f2ee';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#222';
    context.font = '34px "DejaVu Sans", Arial, sans-serif';
    for (const [at, line] of lines.entries()) context.fillText(line, 60, 100 + at * 70);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer(),
    );
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  }, lines);
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
