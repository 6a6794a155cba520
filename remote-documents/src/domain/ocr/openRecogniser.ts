import type { Luma } from '#domain/luma';
import { toGreyMap } from './toGreyMap';
import { type ReadLine, readTsv } from './readTsv';

/** `page`: columns and paragraphs are looked for; `card`: rows one below another, single letters too. */
export type Layout = 'page' | 'card';

type Api = {
  /** 0 when the language's data were read. */
  Init(folder: null, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  /** 0 when the picture was read; it is turned by so many radians. */
  SetImageFile(exif: number, angle: number): number;
  FindLines(): number;
  /** How much the lines lean, in radians. */
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
};
type Core = {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Api;
};
/** What `tesseract.js-core` exports. */
export type CreateCore = (options: {
  wasmBinary: ArrayBuffer | Uint8Array;
  /** Called while a picture is read, up to 100. */
  TesseractProgress?(percent: number): void;
  print?(line: string): void;
  printErr?(line: string): void;
}) => Promise<Core>;

export type Recogniser = {
  /** @throws Error when the picture cannot be read */
  read(picture: Luma, layout: Layout): ReadLine[];
};

const LANGUAGE = 'ron';
const NEURAL_NETWORK = 1;
/** Automatic without a look at how the page is turned; one block of rows, where single letters are not passed over. */
const segmentation: Record<Layout, string> = { page: '3', card: '6' };
/** Less sure than this, a word of a page is a stain more often than a word; of a card, a person looks at each. */
const sureMin: Record<Layout, number> = { page: 25, card: 0 };
/** Below this the recogniser reads leaning lines as well. */
const LEANING_RADIANS = 0.01;

/** Tesseract with the words of Romanian, ready to read. @throws Error when its data are not what they must be */
export async function openRecogniser(
  createCore: CreateCore,
  { wasm, data }: { wasm: ArrayBuffer | Uint8Array; data: Uint8Array },
  onProgress: (done: number) => void = () => {},
): Promise<Recogniser> {
  const core = await createCore({
    wasmBinary: wasm,
    TesseractProgress: (percent) => onProgress(Math.min(1, percent / 100)),
    print: () => {}, // what it says of a picture is of no use to anybody, and none of it is logged
    printErr: () => {},
  });
  core.FS.writeFile(`./${LANGUAGE}.traineddata`, data);
  const api = new core.TessBaseAPI();
  if (api.Init(null, LANGUAGE, NEURAL_NETWORK) !== 0) throw new Error('the data were not read');
  function show(picture: Uint8Array, angle: number) {
    core.FS.writeFile('/input', picture);
    if (api.SetImageFile(1, angle) !== 0) throw new Error('the picture was not read');
  }
  return {
    read(picture, layout) {
      const file = toGreyMap(picture);
      show(file, 0);
      if (layout === 'card') {
        api.SetVariable('tessedit_pageseg_mode', segmentation.page);
        api.FindLines();
        const lean = api.GetGradient();
        show(file, Math.abs(lean) > LEANING_RADIANS ? lean : 0);
      }
      api.SetVariable('tessedit_pageseg_mode', segmentation[layout]);
      api.Recognize(null);
      return readTsv(api.GetTSVText(0), sureMin[layout]);
    },
  };
}
