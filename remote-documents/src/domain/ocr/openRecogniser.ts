import type { Luma } from '#domain/luma';
import type { Point } from './findPaper';
import { preparePage, prepareCard } from './preparePhoto';
import { type ReadLine, type ReadWord, readTsv } from './readTsv';
import { sureness } from './sureness';
import { toGreyMap } from './toGreyMap';
import { likelyTurns, turnLuma } from './turnLuma';

/**
 * `page`: columns and paragraphs are looked for, words stand where they do in the picture; `card`: rows one below another, single
 * letters too, whichever way the photo is turned, words stand where they do on the card.
 */
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
  function readAs(layout: Layout): ReadLine[] {
    api.SetVariable('tessedit_pageseg_mode', segmentation[layout]);
    api.Recognize(null);
    return readTsv(api.GetTSVText(0), sureMin[layout]);
  }
  function readCard(photo: Luma): ReadLine[] {
    const card = prepareCard(photo);
    let best = { lines: [] as ReadLine[], sure: -1 };
    for (const turn of likelyTurns(card)) {
      const file = toGreyMap(turnLuma(card, turn));
      show(file, 0);
      api.SetVariable('tessedit_pageseg_mode', segmentation.page);
      api.FindLines();
      const lean = api.GetGradient();
      show(file, Math.abs(lean) > LEANING_RADIANS ? lean : 0); // anew also where it is straight: the lines found are forgotten
      const lines = readAs('card');
      const { sure, isUpright } = sureness(lines);
      if (sure > best.sure) best = { lines, sure };
      if (isUpright) break;
    }
    return best.lines;
  }
  function readPage(picture: Luma): ReadLine[] {
    const { page, toPicture } = preparePage(picture);
    show(toGreyMap(page), 0);
    return readAs('page').map((line) => line.map((word) => placedBy(word, toPicture)));
  }
  return { read: (picture, layout) => (layout === 'card' ? readCard : readPage)(picture) };
}

/** A word at the place that its corners have in the picture. */
function placedBy(word: ReadWord, toPicture: (x: number, y: number) => Point): ReadWord {
  const [right, bottom] = [word.left + word.width, word.top + word.height];
  const [from, to] = [toPicture(word.left, word.top), toPicture(right, bottom)];
  const [upper, lower] = [toPicture(right, word.top), toPicture(word.left, bottom)];
  const xs = [from, to, upper, lower].map(([x]) => x);
  const ys = [from, to, upper, lower].map(([, y]) => y);
  const [left, top] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
  const [width, height] = [Math.round(Math.max(...xs)) - left, Math.round(Math.max(...ys)) - top];
  return { ...word, left, top, width, height };
}
