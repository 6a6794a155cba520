import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';

export type ZipInput = { name: string; size: number; read(): Promise<Blob> };
/** `missing`: names of files that were not there to be read. */
export type SavedZip = { sizeBytes: number; missing: string[] };
type Options = { onFile?(done: number): void; signal?: AbortSignal };
type SavePicker = (options: {
  suggestedName: string;
}) => Promise<{ createWritable(): Promise<WritableStream<Uint8Array>> }>;

/**
 * Writes files into a ZIP, one read at a time: straight to disk where the browser offers that, else gathered by the
 * browser and downloaded. Null when the visitor changed their mind about where. @throws MarketError `cancelled` after `signal`
 */
export async function saveZip(
  inputs: readonly ZipInput[],
  name: string,
  { onFile, signal }: Options = {},
): Promise<SavedZip | null> {
  const target = await chooseTarget(name);
  if (target === 'cancelled') return null;
  const { downloadZip } = await import('client-zip');
  const missing: string[] = [];
  async function* entries() {
    for (const [done, input] of inputs.entries()) {
      onFile?.(done);
      const content = await input.read().catch((error: unknown) => {
        if (!isMarketError(error) || error.code !== 'notFound') throw error;
        missing.push(input.name);
        return null;
      });
      if (signal?.aborted) throw new MarketError('cancelled');
      if (content) yield { name: input.name, input: content };
    }
  }
  const answer = downloadZip(entries());
  if (!target) {
    const zip = await answer.blob();
    downloadFile(zip, name);
    return { sizeBytes: zip.size, missing };
  }
  let sizeBytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sizeBytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  await answer.body!.pipeThrough(counter).pipeTo(await target.createWritable());
  return { sizeBytes, missing };
}

async function chooseTarget(suggestedName: string) {
  const { showSaveFilePicker } = window as { showSaveFilePicker?: SavePicker };
  if (!showSaveFilePicker) return null;
  try {
    return await showSaveFilePicker.call(window, { suggestedName });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled' as const;
    return null; // not allowed here: the ordinary download remains
  }
}
