import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './filesBelow';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** Writes a brotli and a gzip twin beside every text file below a folder, so that the server compresses nothing. */
export async function compress(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) =>
    /\.(js|css|svg|json|ttf|mjs|txt|wasm)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < 512) return;
      const quality = bytes.length > 500_000 ? 9 : 11; // the highest quality is very slow on large files
      await writeFile(
        `${file}.br`,
        await brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
      );
      await writeFile(`${file}.gz`, await gunzippable(bytes, { level: 9 }));
    }),
  );
}
