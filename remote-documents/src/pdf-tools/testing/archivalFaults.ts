import * as fontkit from '@cantoo/fontkit';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { loadPdf } from '../domain/opening/loadPdf';
import { outerFaults } from './outerFaults';

const name = (text: string) => PDFName.of(text);
const isNamed = (value: PDFObject | undefined, ...names: string[]) =>
  value instanceof PDFName && names.includes(value.decodeText());
const decoded = (stream: PDFRawStream) =>
  Buffer.from(decodePDFRawStream(PDFRawStream.of(stream.dict, stream.contents)).decode());

/** Every object of a document, those inside others too. */
function* objectsIn({ context }: PDFDocument): Generator<PDFObject> {
  const waiting = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    yield object;
    const inside = object instanceof PDFStream ? object.dict : object;
    if (inside instanceof PDFDict)
      for (const [key, value] of inside.entries()) waiting.push(key, value);
    if (inside instanceof PDFArray) waiting.push(...inside.asArray());
  }
}

/** Whether an entry is there and is no empty list. */
function isMore(value: PDFObject | undefined): boolean {
  if (value instanceof PDFArray) return value.size() > 0;
  return value instanceof PDFDict ? value.keys().length > 0 : value !== undefined;
}

/** Entries that nothing in a document of pictures and words may have, by clause. */
const FORBIDDEN: Record<string, readonly string[]> = {
  '6.1.7.1 outside content': ['FFilter', 'FDecodeParms'],
  '6.1.12 permissions': ['Perms'],
  '6.2.5 graphics state': ['ExtGState', 'TR', 'TR2', 'HTP', 'HTO'],
  '6.2.8 images': ['Alternates', 'OPI'],
  '6.2.10 transparency': ['SMask', 'Group', 'BM', 'CA', 'ca'],
  '6.2.11.4.2 subsets': ['CIDSet', 'CharSet'],
  '6.3 annotations': ['Annots'],
  '6.4 forms': ['AcroForm', 'XFA', 'NeedsRendering'],
  '6.5 actions': ['OpenAction', 'AA', 'A', 'JavaScript', 'JS'],
  '6.8 embedded files': ['EmbeddedFiles', 'EF', 'AF'],
  '6.9 optional content': ['OCProperties', 'OC'],
  '6.10 presentations': ['AlternatePresentations', 'PresSteps', 'Trans'],
  '6.11 requirements': ['Requirements'],
};
const OPERATORS = new Set(
  'q Q cm Do BT ET Tf Tm Td Tj Tr Tz Tc Tw TL Ts T* rg g RG G re W n'.split(' '),
);
const FILTERS = ['FlateDecode', 'DCTDecode', 'ASCIIHexDecode', 'ASCII85Decode', 'RunLengthDecode'];

/**
 * The clauses of ISO 19005-2, level B, that a document of pictures and of words in one embedded font breaks. Those rules of the public
 * profile of veraPDF that need something else in a document (forms, transparency, simple fonts) are held by that not being there.
 */
export async function archivalFaults(file: Uint8Array): Promise<string[]> {
  const faults = new Set(outerFaults(file));
  const hold = (clause: string, isTrue: boolean) => void (isTrue || faults.add(clause));
  const { pdf } = await loadPdf(file);
  const { catalog, context } = pdf;
  const all = [...objectsIn(pdf)];
  const dicts = all.filter((object) => object instanceof PDFDict);
  const streams = all.filter((object) => object instanceof PDFRawStream);
  const owners = [...dicts, ...streams.map(({ dict }) => dict)];

  for (const [clause, keys] of Object.entries(FORBIDDEN))
    hold(clause, !owners.some((dict) => keys.some((key) => isMore(dict.lookup(name(key))))));
  const id = context.lookup(context.trailerInfo.ID);
  hold('6.1.3 identity', id instanceof PDFArray && id.size() === 2);
  hold('6.1.3 encryption', context.trailerInfo.Encrypt === undefined);
  for (const object of all) {
    if (object instanceof PDFHexString)
      hold('6.1.6 hexadecimal strings', /^([0-9a-f]{2})*$/i.test(object.asString()));
    if (object instanceof PDFString || object instanceof PDFHexString)
      hold('6.1.13 strings', object.asBytes().length <= 32_767);
    if (object instanceof PDFName) hold('6.1.13 names', object.decodeText().length <= 127);
    if (object instanceof PDFNumber)
      hold('6.1.13 numbers', Math.abs(object.asNumber()) < 2_147_483_648);
  }
  for (const { dict } of streams) {
    hold('6.1.7.1 outside content', !dict.has(name('F')));
    const filter = dict.lookup(name('Filter'));
    const used = filter instanceof PDFArray ? filter.asArray() : [filter ?? name('FlateDecode')];
    hold(
      '6.1.7.2 filters',
      used.every((each) => isNamed(each, ...FILTERS)),
    );
  }
  for (const page of pdf.getPages()) {
    for (const box of [
      page.getMediaBox(),
      page.getCropBox(),
      page.getTrimBox(),
      page.getBleedBox(),
    ])
      for (const side of [box.width, box.height])
        hold('6.1.13 size of pages', side >= 3 && side <= 14_400);
    hold('6.2.2 resources', page.node.has(name('Resources')));
  }

  const intents = catalog.lookup(name('OutputIntents'));
  const intent =
    intents instanceof PDFArray && intents.size() === 1 ? intents.lookup(0) : undefined;
  const profile = intent instanceof PDFDict ? intent.lookup(name('DestOutputProfile')) : undefined;
  const isIntent = intent instanceof PDFDict && isNamed(intent.lookup(name('S')), 'GTS_PDFA1');
  hold('6.2.3 output intent', isIntent && profile instanceof PDFRawStream);
  if (profile instanceof PDFRawStream) {
    const colours = decoded(profile);
    const said = (from: number) => colours.toString('latin1', from, from + 4);
    hold('6.2.3 profile', colours[8]! <= 4 && ['mntr', 'prtr'].includes(said(12)));
    hold('6.2.3 profile', said(16) === 'RGB ' && profile.dict.get(name('N'))?.toString() === '3');
  }
  const metadata = catalog.lookup(name('Metadata'));
  const isPlain = metadata instanceof PDFRawStream && !metadata.dict.has(name('Filter'));
  hold('6.6.2.1 metadata', isPlain && isNamed(metadata.dict.lookup(name('Subtype')), 'XML'));
  const pictures = streams.filter(
    ({ dict }) => dict.has(name('Subtype')) && dict.has(name('Width')),
  );
  for (const { dict } of pictures) {
    hold('6.2.4.3 colours', isNamed(dict.lookup(name('ColorSpace')), 'DeviceRGB', 'DeviceGray'));
    hold('6.2.8 images', dict.get(name('Interpolate'))?.toString() !== 'true');
    hold('6.2.8 images', ['1', '2', '4', '8'].includes(String(dict.get(name('BitsPerComponent')))));
  }
  hold(
    '6.2.9 other content',
    streams.every(({ dict }) => !isNamed(dict.lookup(name('Subtype')), 'Form', 'PS')),
  );

  const contents = pdf.getPages().flatMap(({ node }) => {
    const content = node.Contents();
    const parts =
      content instanceof PDFArray
        ? content.asArray().map((_, at) => content.lookup(at))
        : [content];
    return parts.flatMap((part) =>
      part instanceof PDFRawStream ? [decoded(part).toString('latin1')] : [],
    );
  });
  for (const text of contents) {
    const bare = text.replaceAll(/<[^>]*>|\((?:\\.|[^)\\])*\)|\[[^\]]*\]/g, ' ');
    const operators = bare.match(/(?<![/\w.-])[A-Za-z'"*]+/g) ?? [];
    hold(
      '6.2.2 operators',
      operators.every((operator) => OPERATORS.has(operator)),
    );
    let depth = 0;
    for (const operator of operators) {
      depth += Number(operator === 'q') - Number(operator === 'Q');
      hold('6.1.13 nesting', depth <= 28);
    }
  }

  const fonts = dicts.filter((dict) => isNamed(dict.lookup(name('Type')), 'Font'));
  for (const font of fonts) {
    hold('6.2.11.2 kinds of fonts', isNamed(font.lookup(name('Subtype')), 'Type0', 'CIDFontType2'));
    hold('6.2.11.2 kinds of fonts', font.lookup(name('BaseFont')) instanceof PDFName);
    if (isNamed(font.lookup(name('Subtype')), 'Type0'))
      hold('6.2.11.3.3 encodings', isNamed(font.lookup(name('Encoding')), 'Identity-H'));
    else descendantFaults(font, contents).forEach((fault) => faults.add(fault));
  }
  return [...faults].toSorted();
}

/** Embedding, widths and signs of the font whose glyphs the contents name. */
function descendantFaults(font: PDFDict, contents: readonly string[]): string[] {
  const map = font.lookup(name('CIDToGIDMap'));
  const descriptor = font.lookup(name('FontDescriptor'));
  const program = descriptor instanceof PDFDict ? descriptor.lookup(name('FontFile2')) : undefined;
  if (!(program instanceof PDFRawStream)) return ['6.2.11.4.1 embedding'];
  const faults: string[] = [];
  if (!isNamed(map, 'Identity')) faults.push('6.2.11.3.2 glyphs of signs');
  const read = fontkit.create(decoded(program)) as unknown as {
    unitsPerEm: number;
    numGlyphs: number;
    getGlyph(id: number): { advanceWidth: number };
  };
  const widths = new Map<number, number>();
  const said = font.lookup(name('W'), PDFArray);
  for (let at = 0; at + 1 < said.size(); at += 2) {
    const first = said.lookup(at, PDFNumber).asNumber();
    const list = said.lookup(at + 1, PDFArray);
    list
      .asArray()
      .forEach((_, next) => widths.set(first + next, list.lookup(next, PDFNumber).asNumber()));
  }
  const used = contents.flatMap((text) =>
    [...text.matchAll(/<([0-9A-Fa-f]+)>\s*Tj/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []),
  );
  for (const glyph of new Set(used.map((hex) => parseInt(hex, 16)))) {
    if (glyph === 0) faults.push('6.2.11.8 no sign for a letter');
    if (glyph >= read.numGlyphs) faults.push('6.2.11.4.1 embedding');
    else {
      const real = (read.getGlyph(glyph).advanceWidth / read.unitsPerEm) * 1000;
      if (Math.abs(real - (widths.get(glyph) ?? 1000)) > 1) faults.push('6.2.11.5 widths');
    }
  }
  return faults;
}
