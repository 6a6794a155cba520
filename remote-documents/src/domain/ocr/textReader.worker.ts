import type { Luma } from '#domain/luma';
import { type CreateCore, type Layout, type Recogniser, openRecogniser } from './openRecogniser';
import type { ReadLine } from './readTsv';

/** Addresses on this site. */
export type ReaderFiles = { core: string; wasm: string; data: string };
export type ReaderRequest = { id: number; files: ReaderFiles; picture: Luma; layout: Layout };
export type ReaderMessage = { id: number } & (
  | { progress: number }
  | { answer: ReadLine[] }
  /** `loading`: the recogniser did not come; `reading`: it did not read the picture. */
  | { failed: 'loading' | 'reading'; why: string }
);

/** What the script of the recogniser leaves in a worker. */
declare const TesseractCore: CreateCore;
declare function importScripts(address: string): void;

let opening: Promise<Recogniser> | null = null;
let onProgress: (done: number) => void = () => {};

async function open({ core, wasm, data }: ReaderFiles): Promise<Recogniser> {
  const [code, packed] = await Promise.all([download(wasm), download(data)]);
  importScripts(core);
  const unpacked = packed.body!.pipeThrough(new DecompressionStream('gzip'));
  return openRecogniser(
    TesseractCore,
    {
      wasm: await code.arrayBuffer(),
      data: new Uint8Array(await new Response(unpacked).arrayBuffer()),
    },
    (done) => onProgress(done),
  );
}

async function download(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return answer;
}

self.onmessage = async ({ data }: MessageEvent<ReaderRequest>) => {
  const { id, files, picture, layout } = data;
  const send = (message: ReaderMessage) => self.postMessage(message);
  try {
    const recogniser = await (opening ??= open(files));
    onProgress = (progress) => send({ id, progress });
    try {
      send({ id, answer: recogniser.read(picture, layout) });
    } catch (error) {
      send({ id, failed: 'reading', why: String(error) });
    }
  } catch (error) {
    opening = null; // the next request asks for the files anew
    send({ id, failed: 'loading', why: String(error) });
  }
};
