import fc from 'fast-check';
import { documentList } from '../documentList';
import { longestSampleFor, sampleFor } from '../samples/sampleValues';
import type { Block } from './blocks';
import { layoutDocument } from './layoutDocument';
import { PAGE_HEIGHT, PAGE_WIDTH } from './pageModel';
import { pageTexts } from './testing/pageTexts';
import { plain, say } from './runs';
import { textWidth, toWritable } from './textWidth';
import { wrapRuns } from './wrapRuns';

test('Romanian letters have their own width and unknown signs become a question mark', () => {
  expect(textWidth('ș', 10)).toBe(textWidth('s', 10));
  expect(textWidth('Ț', 10)).toBeGreaterThan(0);
  expect(toWritable('Ana 漢 și\u00a0Ion')).toBe('Ana ? și Ion');
});

test('lines keep within the width and lose no word', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'abcșțăîâ WM.') }),
        { minLength: 1, maxLength: 60 },
      ),
      (words) => {
        const text = words.join(' ');
        const lines = wrapRuns(plain(text), 10, 120);
        expect(lines.every((line) => line.width <= 120.001)).toBe(true);
        expect(
          lines
            .map((line) => line.runs.map((run) => run.text).join(''))
            .join('')
            .replaceAll(' ', ''),
        ).toBe(text.replaceAll(' ', ''));
      },
    ),
  );
});

test('what is filled in stands out and an empty place stays dotted', () => {
  expect(say`Eu, ${'Ana'}, declar ${''}.`).toEqual([
    { text: 'Eu, ' },
    { text: 'Ana', bold: true },
    { text: ', declar ' },
    { text: expect.stringMatching(/^\.+$/) },
    { text: '.' },
  ]);
});

test('a weight change inside a word does not break the line there', () => {
  const [line] = wrapRuns(
    [{ text: 'preț: ' }, { text: '100', bold: true }, { text: ',' }],
    10,
    200,
  );
  expect(line!.runs.map((run) => run.text)).toEqual(
    ['preț:', ' 100', ','].map((text) => text.trim()),
  );
  expect(line!.runs[2]!.x).toBeCloseTo(line!.runs[1]!.x + textWidth('100', 10, true), 5);
});

const long: Block[] = Array.from({ length: 90 }, (_, index) => ({
  kind: 'text',
  runs: plain(`Rândul ${index} ${'cuvânt '.repeat(12)}`),
}));

test('a long document goes on to numbered pages and nothing leaves the paper', () => {
  const model = layoutDocument({ title: 'Lung', blocks: long });
  expect(model.pages.length).toBeGreaterThan(1);
  expect(pageTexts(model.pages[0]!)).toContain(`Pagina 1 din ${model.pages.length}`);
  for (const item of model.pages.flatMap((page) => page.items)) {
    if (item.kind !== 'text') continue;
    expect(item.x).toBeGreaterThanOrEqual(0);
    expect(item.x + textWidth(item.text, item.size, item.bold)).toBeLessThanOrEqual(PAGE_WIDTH);
    expect(item.y).toBeLessThanOrEqual(PAGE_HEIGHT);
  }
});

test('a document that must stand on one page is made smaller until it does', () => {
  const model = layoutDocument({ title: 'Una', blocks: long.slice(0, 50), onePage: true });
  expect(layoutDocument({ title: 'Una', blocks: long.slice(0, 50) }).pages).toHaveLength(2);
  expect(model.pages).toHaveLength(1);
});

test('a heading goes to the next page with what it heads', () => {
  const blocks: Block[] = [
    { kind: 'gap', height: 740 },
    { kind: 'heading', text: 'Titlu' },
    { kind: 'boxes', boxes: [{ title: 'A' }], height: 60 },
  ];
  const [first, second] = layoutDocument({ title: 'x', blocks }).pages;
  expect(pageTexts(first!)).not.toContain('Titlu');
  expect(pageTexts(second!)).toContain('Titlu');
});

test('neither the first nor the last line of a text stands alone on a page', () => {
  const lines = plain('cuvânt '.repeat(60));
  for (let above = 600; above < 800; above += 3) {
    const { pages } = layoutDocument({
      title: 'x',
      dense: true,
      blocks: [
        { kind: 'gap', height: above },
        { kind: 'text', runs: lines },
        { kind: 'gap', height: 700 },
        { kind: 'text', runs: lines },
      ],
    });
    for (const page of pages) {
      const words = page.items.filter(
        (item) => item.kind === 'text' && item.text.startsWith('cuvânt'),
      ).length;
      expect(words).not.toBe(1);
    }
  }
});

test('the signatures keep the words above them on their page', () => {
  const blocks: Block[] = [
    { kind: 'gap', height: 640 },
    { kind: 'text', runs: plain('Încheiat astăzi.') },
    { kind: 'gap', height: 10 },
    { kind: 'signatures', parties: [{ role: 'A', name: 'Ana' }] },
  ];
  for (let more = 0; more < 120; more += 4) {
    const { pages } = layoutDocument({
      title: 'x',
      blocks: [{ kind: 'gap', height: more }, ...blocks],
    });
    const last = pageTexts(pages.at(-1)!);
    expect(last).toEqual(expect.arrayContaining(['Încheiat astăzi.', 'semnătura']));
  }
});

test('running text is made a little smaller where that saves a page, and no more', () => {
  const sizes = (count: number) => {
    const { pages } = layoutDocument({
      title: 'x',
      blocks: Array.from({ length: count }, () => ({
        kind: 'text' as const,
        runs: plain('Un rând.'),
      })),
    });
    return {
      pages: pages.length,
      size: pages[0]!.items.flatMap((item) => (item.kind === 'text' ? [item.size] : []))[0]!,
    };
  };
  expect(sizes(40)).toEqual({ pages: 1, size: 9.5 * 1.15 });
  const fitted = sizes(46);
  expect(fitted.pages).toBe(1);
  expect(fitted.size).toBeGreaterThanOrEqual(9);
  expect(sizes(70)).toEqual({ pages: 2, size: 9.5 * 1.15 });
});

test('captions are no smaller than 6.5 points, in every document, however much it holds', async () => {
  for (const { load } of documentList) {
    const definition = await load();
    for (const values of [sampleFor(definition), longestSampleFor(definition)])
      for (const page of layoutDocument(definition.content(values)).pages)
        for (const item of page.items)
          if (item.kind === 'text' && item.faint) expect(item.size).toBeGreaterThan(6.499);
  }
});
