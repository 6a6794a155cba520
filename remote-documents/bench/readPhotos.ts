// Benchmark of reading photographed papers: npm run bench:ocr [-- --only talon --look tilt --show]; --show prints what was read.
// What is measured: the share of right fields, of wrong ones, and of letters of a page, on demo papers as phones see them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { headlessChromiumPath } from '../../e2e/support/chromiumPath';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { readAnswers } from '../src/contracts/domain/papers/readAnswers';
import type { Luma } from '../src/domain/luma';
import { type CreateCore, openRecogniser } from '../src/domain/ocr/openRecogniser';
import { type ReadLine, textOf } from '../src/domain/ocr/readTsv';
import { sureness } from '../src/domain/ocr/sureness';
import { turnLuma } from '../src/domain/ocr/turnLuma';
import { type PhotoLook, photograph } from '../src/testing/photograph';
import { type DemoPaper, demoPapers } from './demoPapers';

reportFailures();
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    look: { type: 'string', default: '' },
    show: { type: 'boolean' },
  },
});

type Look = { dpi: number; turn?: 0 | 90 | 180 | 270; jpeg?: number; photo?: PhotoLook };
const frame = { width: 2000, height: 1500, share: 0.8 };
const looks: Record<string, Look> = {
  'scan, 300 dpi': { dpi: 300 },
  'scan, 150 dpi': { dpi: 150 },
  'tilt 3°, uneven light': {
    dpi: 300,
    jpeg: 80,
    photo: { ...frame, tilt: 3, dusk: 0.4, noise: 8 },
  },
  'tilt −7°, shadow, noise': {
    dpi: 300,
    jpeg: 80,
    photo: { ...frame, share: 0.7, tilt: -7, shadow: 0.5, noise: 18 },
  },
  'perspective, blur, JPEG 60': {
    dpi: 300,
    jpeg: 60,
    photo: { ...frame, share: 0.75, nearer: [0.15, -0.25], blur: 1, noise: 8 },
  },
  'turned 90°, tilt 2°': { dpi: 300, turn: 90, jpeg: 80, photo: { ...frame, tilt: 2, noise: 12 } },
  'turned 180°, perspective': {
    dpi: 300,
    turn: 180,
    jpeg: 80,
    photo: { ...frame, nearer: [-0.2, 0.1], dusk: 0.5, noise: 12 },
  },
  'far away, dim, JPEG 60': {
    dpi: 300,
    jpeg: 60,
    photo: { ...frame, share: 0.5, tilt: -2, dusk: 0.5, noise: 10 },
  },
  'all at once, JPEG 60': {
    dpi: 300,
    jpeg: 60,
    photo: {
      ...frame,
      share: 0.75,
      tilt: 6,
      nearer: [0.12, 0.2],
      dusk: 0.3,
      shadow: 0.45,
      blur: 1,
      noise: 12,
    },
  },
};

async function drawPapers(papers: readonly DemoPaper[], dpi: number): Promise<Luma[]> {
  const browser = await chromium.launch({
    executablePath: headlessChromiumPath(),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ deviceScaleFactor: dpi / 96 });
    const page = await context.newPage();
    const drawn: Luma[] = [];
    for (const { html, size } of papers) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await page.setContent(html);
      drawn.push(await toLuma(await page.screenshot()));
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

async function toLuma(picture: Buffer): Promise<Luma> {
  const grey = sharp(picture).greyscale().raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  return { values: new Uint8Array(data), width: info.width, height: info.height };
}

/** As pages of a PDF are read: turned until most of the words are sure. */
function readUpright(picture: Luma) {
  let lines: ReadLine[] = [];
  for (const turn of [0, 90, 270, 180] as const) {
    lines = recogniser.read(turnLuma(picture, turn), 'page');
    if (sureness(lines).isUpright) break;
  }
  return lines;
}

/** Letters to change, add or take away between two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(
        Math.min(
          row[j]! + 1,
          next[j - 1]! + 1,
          row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}

const { resolve } = createRequire(import.meta.url);
const createCore = createRequire(import.meta.url)(
  'tesseract.js-core/tesseract-core-simd-lstm.js',
) as CreateCore;
const recogniser = await openRecogniser(createCore, {
  wasm: readFileSync(resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  data: gunzipSync(
    readFileSync(resolve('@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz')),
  ),
});

const papers = demoPapers.filter(({ name }) => name.includes(options.only));
const rows = [];
for (const [name, look] of Object.entries(looks)) {
  if (!name.includes(options.look)) continue;
  const drawn = await drawPapers(papers, look.dpi);
  const count = { right: 0, doubted: 0, marked: 0, unmarked: 0, all: 0, letters: 0, errors: 0 };
  const started = performance.now();
  for (const [at, paper] of papers.entries()) {
    const seen = look.photo ? photograph(drawn[at]!, look.photo) : drawn[at]!;
    const raw = { raw: { width: seen.width, height: seen.height, channels: 1 as const } };
    const turned = sharp(seen.values, raw).rotate(look.turn ?? 0);
    const picture = await toLuma(await turned.jpeg({ quality: look.jpeg ?? 90 }).toBuffer());
    if (paper.kind === 'page') {
      const lines = readUpright(picture);
      const text = textOf(lines).replace(/\s+/g, ' ');
      count.letters += paper.right.text!.length;
      count.errors += Math.min(paper.right.text!.length, distance(paper.right.text!, text));
      if (options.show) console.log(text);
      continue;
    }
    const lines = recogniser.read(picture, 'card');
    if (options.show) console.log(textOf(lines), '\n');
    const answers = readAnswers(lines, paper.kind);
    for (const field of new Set([...Object.keys(paper.right), ...Object.keys(answers)])) {
      const [value, answer] = [paper.right[field], answers[field]];
      if (value) count.all += 1;
      if (answer && answer.value === value) {
        count.right += 1;
        if (!answer.isSure) count.doubted += 1;
      } else if (answer) count[answer.isSure ? 'unmarked' : 'marked'] += 1;
      if (answer?.value !== value || !answer?.isSure)
        console.log(
          `  ${paper.name} | ${name} | ${field}: ${value} <> ${answer?.value} ${answer?.isSure ? 'SURE' : ''}`,
        );
    }
  }
  const percent = (part: number, all: number) => (all ? `${Math.round((part / all) * 100)} %` : '');
  rows.push({
    look: name,
    right: percent(count.right, count.all),
    'right, to check': percent(count.doubted, count.all),
    'wrong, to check': percent(count.marked, count.all),
    'wrong, not marked': percent(count.unmarked, count.all),
    letters: percent(count.letters - count.errors, count.letters),
    seconds: ((performance.now() - started) / 1000).toFixed(1),
  });
  console.log(JSON.stringify(rows.at(-1)));
}
console.table(rows);
