import { downloadFile } from '../parts/downloadFile';

export type ZipInput = { name: string; size: number; read(): Promise<Blob> };
type SavePicker = (options: { suggestedName: string }) => Promise<{ createWritable(): Promise<WritableStream<Uint8Array>> }>;

/**
 * Writes files into a ZIP, one read at a time: straight to disk where the browser offers that, else gathered by the
 * browser and downloaded. Returns its size in bytes, or null when the visitor changed their mind about where.
 */
export async function saveZip(inputs: readonly ZipInput[], name: string, onFile?: (done: number) => void): Promise<number | null> {
  const target = await chooseTarget(name);
  if (target === 'cancelled') return null;
  const { downloadZip } = await import('client-zip');
  async function* entries() {
    for (const [done, input] of inputs.entries()) {
      onFile?.(done);
      yield { name: input.name, input: await input.read() };
    }
  }
  const answer = downloadZip(entries());
  if (!target) {
    const zip = await answer.blob();
    downloadFile(zip, name);
    return zip.size;
  }
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      controller.enqueue(chunk);
    },
  });
  await answer.body!.pipeThrough(counter).pipeTo(await target.createWritable());
  return size;
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
