import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** So many are drawn; the rest are the same bytes under other names. */
const DIFFERENT = 20;
export type Drawing = { width: number; height: number; quality: number; seed: number };

/** A picture as a camera or a scanner leaves it: soft light, lines of writing, and grain everywhere, which is what makes a JPEG heavy. */
export async function drawJpeg(page: Page, drawing: Drawing): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, quality, seed }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    const light = context.createLinearGradient(0, 0, width, height);
    light.addColorStop(0, `hsl(${seed * 37} 40% 92%)`);
    light.addColorStop(1, `hsl(${seed * 37 + 40} 45% 55%)`);
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#222';
    context.font = `${Math.round(height / 60)}px sans-serif`;
    for (let line = 1; line < 45; line += 1)
      context.fillText(
        `Rândul ${line}: fotografia ${seed}, țiglă și cărămidă, kilometri și ani`,
        width / 12,
        (line * height) / 46,
      );
    const pixels = context.getImageData(0, 0, width, height);
    let state = seed * 7919 + 1;
    for (let at = 0; at < pixels.data.length; at += 4) {
      state = (state * 1664525 + 1013904223) >>> 0;
      const grain = (state >>> 24) / 10 - 12.8;
      pixels.data[at]! += grain;
      pixels.data[at + 1]! += grain;
      pixels.data[at + 2]! += grain;
    }
    context.putImageData(pixels, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer(),
    );
    let text = '';
    for (let at = 0; at < bytes.length; at += 32_768)
      text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(text);
  }, drawing);
  return Buffer.from(base64, 'base64');
}

/** Photos of 12 megapixels in a folder; returns their paths. */
export async function makePhotos(page: Page, folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  const drawn: Buffer[] = [];
  for (let at = 0; at < count; at += 1) {
    if (at < DIFFERENT)
      drawn.push(await drawJpeg(page, { width: 4000, height: 3000, quality: 0.88, seed: at + 1 }));
    const path = join(folder, `IMG_${String(at + 1).padStart(4, '0')}.jpg`);
    await writeFile(path, drawn[at % DIFFERENT]!);
    paths.push(path);
  }
  console.log(
    `  ${count} photos of ${(drawn.reduce((sum, photo) => sum + photo.length, 0) / drawn.length / 1e6).toFixed(1)} MB`,
  );
  return paths;
}
