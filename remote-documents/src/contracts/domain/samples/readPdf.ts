import { execFile } from 'node:child_process';
import path from 'node:path';

/** Text and page count of a PDF, as another program reads them. */
export function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  return new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      [path.join(__dirname, 'printPdfText.mjs')],
      { maxBuffer: 50_000_000 },
      (error, printed) => (error ? reject(error) : resolve(JSON.parse(printed))),
    );
    reader.stdin!.end(bytes);
  });
}
