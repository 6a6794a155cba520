/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { readPdf } from '#testing/readPdf';
import { corpus, corpusFile } from '../../samples/corpus';
import { assemblePdf } from './assemblePdf';
import { type PdfOptions, startOptions } from './pdfOptions';
import { type ToolPage, pagesOf } from '../pages/toolPages';

// Browsers give the memory of a file back while its pages are at work; Node 20 has no way to, but this.
const given = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'transfer');
Object.defineProperty(ArrayBuffer.prototype, 'transfer', {
  configurable: true,
  value(this: ArrayBuffer) {
    return structuredClone(this, { transfer: [this] });
  },
});
afterAll(() => {
  Reflect.deleteProperty(ArrayBuffer.prototype, 'transfer');
  if (given) Object.defineProperty(ArrayBuffer.prototype, 'transfer', given);
});

const name = (text: string) => PDFName.of(text);
const pagesFrom = (fileId: string, count = 1) =>
  pagesOf({ id: fileId, name: `${fileId}.pdf`, kind: 'pdf', blob: new Blob() }, count);

async function join(pages: readonly ToolPage[], options: Partial<PdfOptions> = {}) {
  const made = await assemblePdf({
    pages,
    options: { ...startOptions, ...options },
    fileOf: corpusFile,
    passwordOf: (file) => (file.endsWith('WithPassword') ? 'secret' : undefined),
    prepareImage: () => Promise.reject(new Error('no photo here')),
    shrinkImage: () => Promise.reject(new Error('no photo here')),
    readFont: () => Promise.reject(new Error('no font here')),
    onPage: () => {},
  });
  expect(made.leftOut).toEqual([]);
  const bytes = new Uint8Array(await made.files[0]!.arrayBuffer());
  return { ...made, bytes, pdf: await PDFDocument.load(bytes.slice(), { updateMetadata: false }) };
}
const catalogEntry = (pdf: PDFDocument, key: string) => pdf.catalog.lookup(name(key), PDFDict);
const texts = (list: PDFObject[], pdf: PDFDocument) =>
  list.map((each) => {
    const found = pdf.context.lookup(each);
    return found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : null;
  });
const layerNames = (pdf: PDFDocument, list: PDFArray | undefined) =>
  (list?.asArray() ?? []).map((ref) =>
    pdf.context.lookup(ref, PDFDict).lookup(name('Name'), PDFString).decodeText(),
  );

test('fields keep their values and looks; a name that another file has used gets a number', async () => {
  const { pdf } = await join([...pagesFrom('textField'), ...pagesFrom('sameFieldName')]);
  const form = pdf.getForm();
  expect(form.getFields().map((field) => field.getName())).toEqual(['nume', 'nume_2']);
  expect(form.getTextField('nume').getText()).toBe('Ana Pop');
  expect(form.getTextField('nume_2').getText()).toBe('Dan Rus');
  for (const field of form.getFields())
    expect(field.acroField.getWidgets()[0]!.getAppearances()?.normal).toBeDefined();
});

test('ticks, choices and fields with compound names are there, and can be filled in further', async () => {
  const { pdf } = await join(
    ['checkbox', 'choice', 'nestedNames', 'fieldNotListed', 'withoutAppearance'].flatMap((each) =>
      pagesFrom(each),
    ),
  );
  const form = pdf.getForm();
  expect(form.getCheckBox('acord').isChecked()).toBe(true);
  expect(form.getDropdown('judet').getSelected()).toEqual(['Cluj']);
  expect(form.getTextField('persoana.nume').getText()).toBe('Pop');
  expect(form.getTextField('uitat').getText()).toBe('da');
  expect(form.getTextField('oras').getText()).toBe('Turda');
  expect(String(catalogEntry(pdf, 'AcroForm').lookup(name('NeedAppearances')))).toBe('true');
});

test('a field of two pages comes along whole, or with the page that was chosen', async () => {
  const both = await join(pagesFrom('radioOverTwoPages', 2));
  expect(both.pdf.getForm().getRadioGroup('plata').getOptions()).toEqual(['Card', 'Numerar']);
  expect(both.pdf.getForm().getRadioGroup('plata').getSelected()).toBe('Card');
  const second = await join(pagesFrom('radioOverTwoPages', 2).slice(1));
  expect(second.pdf.getForm().getRadioGroup('plata').acroField.getWidgets()).toHaveLength(1);
});

test('a font of the same name in another form gets another name, and its fields ask for it', async () => {
  const { pdf } = await join([...pagesFrom('textField'), ...pagesFrom('ownFontOfSameName')]);
  const fonts = catalogEntry(pdf, 'AcroForm')
    .lookup(name('DR'), PDFDict)
    .lookup(name('Font'), PDFDict);
  expect(String(fonts.lookup(name('Helv_2'), PDFDict).get(name('BaseFont')))).toBe('/Courier');
  expect(pdf.getForm().getTextField('cod').acroField.getDefaultAppearance()).toBe(
    '/Helv_2 9 Tf 0 g',
  );
});

test('fields are made part of the page when asked, those without a look too, and hidden ones stay unseen', async () => {
  const { pdf, bytes } = await join(
    ['textField', 'checkbox', 'withoutAppearance', 'hiddenField'].flatMap((each) =>
      pagesFrom(each),
    ),
    { flattenForms: true },
  );
  expect(pdf.catalog.has(name('AcroForm'))).toBe(false);
  expect(pdf.getPages().every((page) => (page.node.Annots()?.size() ?? 0) === 0)).toBe(true);
  const { text } = await readPdf(bytes);
  expect(text).toContain('Ana Pop');
  expect(text).toContain('Turda');
  expect(text).not.toContain('ascuns');
});

test('a hidden layer stays hidden, whichever way its file says so', async () => {
  const { pdf } = await join([
    ...pagesFrom('hiddenLayer'),
    ...pagesFrom('layersOffUnlessNamed'),
    ...pagesFrom('layerOfAnnotation'),
  ]);
  const layers = catalogEntry(pdf, 'OCProperties');
  const state = layers.lookup(name('D'), PDFDict);
  expect(layerNames(pdf, layers.lookup(name('OCGs'), PDFArray))).toHaveLength(5);
  const hidden = layerNames(pdf, state.lookup(name('OFF'), PDFArray));
  expect(hidden.slice(0, 2)).toEqual(['Ascuns', 'Neales']);
  expect(hidden).toHaveLength(3);
  expect(state.lookup(name('RBGroups'), PDFArray).size()).toBe(1);
});

test.each([
  ['linkToPage', 2],
  ['linkByName', 2],
  ['linkByOldName', 2],
])('%s leads to the page in the new document', async (file, count) => {
  const { pdf } = await join([...pagesFrom('onePage'), ...pagesFrom(file, count)]);
  const [, first, second] = pdf.getPages();
  for (const ref of first!.node.Annots()!.asArray()) {
    const link = pdf.context.lookup(ref, PDFDict);
    expect(link.lookup(name('Dest'), PDFArray).get(0)).toBe(second!.ref);
  }
});

test('bookmarks of all files stand one after another; those of pages left out go', async () => {
  const titles = (pdf: PDFDocument) => {
    const found: string[] = [];
    const walk = (item: PDFObject | undefined, depth: number) => {
      if (!(item instanceof PDFDict)) return;
      found.push(`${'-'.repeat(depth)}${texts([item.get(name('Title'))!], pdf)[0]}`);
      walk(item.lookup(name('First')), depth + 1);
      walk(item.lookup(name('Next')), depth);
    };
    walk(catalogEntry(pdf, 'Outlines').lookup(name('First')), 0);
    return found;
  };
  const whole = await join([...pagesFrom('bookmarks', 3)]);
  expect(titles(whole.pdf)).toEqual(['Partea 1', '-Capitol', 'Partea 2']);
  const some = await join(pagesFrom('bookmarks', 3).slice(1, 2));
  expect(titles(some.pdf)).toEqual(['Partea 1', '-Capitol']);
});

test('pages keep the numbers they are called by, and those without are called by their place', async () => {
  const { pdf } = await join([...pagesFrom('onePage'), ...pagesFrom('pageLabels', 3).slice(1)]);
  const labels = catalogEntry(pdf, 'PageLabels').lookup(name('Nums'), PDFArray);
  const said = [1, 3, 5].map((at) => {
    const label = labels.lookup(at, PDFDict);
    return `${label.get(name('S'))} ${label.get(name('P')) ?? ''} ${label.get(name('St'))}`;
  });
  expect(said).toEqual(['/D  1', '/r  2', '/D (A-) 5']);
});

test('attached files come along once, also when the document is cut', async () => {
  const { pdf } = await join([...pagesFrom('attachment'), ...pagesFrom('attachmentOnPage')]);
  const files = catalogEntry(pdf, 'Names')
    .lookup(name('EmbeddedFiles'), PDFDict)
    .lookup(name('Names'), PDFArray);
  expect([texts([files.get(0)], pdf), files.size()]).toEqual([['oferta.txt'], 2]);
  const twice = await join([...pagesFrom('onePage'), ...pagesFrom('attachment')], {
    split: { by: 'pages', every: 1 },
  });
  expect(twice.files).toHaveLength(2);
});

test('what cannot come along is named with its file', async () => {
  const kinds = async (file: string) => (await join(pagesFrom(file))).leftBehind;
  expect(await kinds('tagged')).toEqual([{ fileId: 'tagged', kinds: ['tags'] }]);
  expect(await kinds('signed')).toEqual([{ fileId: 'signed', kinds: ['signatures'] }]);
  expect(await kinds('dynamicForm')).toEqual([{ fileId: 'dynamicForm', kinds: ['dynamicForm'] }]);
  expect(await kinds('openScript')).toEqual([{ fileId: 'openScript', kinds: ['scripts'] }]);
  expect(await kinds('textField')).toEqual([]);
  const { pdf } = await join(pagesFrom('signed'));
  expect(pdf.getForm().getSignature('semnatura').acroField.dict.has(name('V'))).toBe(false);
});

test.each(['rc4Of128Bits', 'aes128', 'aes256', 'aes256WithPassword', 'rc4WithPassword'])(
  '%s is joined with others, its fields readable',
  async (file) => {
    const { pdf, bytes } = await join([...pagesFrom('onePage'), ...pagesFrom(file)]);
    expect(pdf.getForm().getTextField('nume').getText()).toBe('Ana Pop');
    expect((await readPdf(bytes)).text).toContain('Pagina 1');
  },
);

test.each(corpus.filter(({ kind }) => kind === 'repairable').map((file) => file.name))(
  '%s comes along with both its pages',
  async (file) => {
    expect((await join(pagesFrom(file, 2))).pdf.getPageCount()).toBe(2);
  },
);

test('a document begins at each bookmark of the first level, and at none where there are none', async () => {
  const pagesOfEach = async (pages: readonly ToolPage[]) => {
    const { files } = await join(pages, { split: { by: 'bookmarks' } });
    return Promise.all(
      files.map(async (file) => (await PDFDocument.load(await file.arrayBuffer())).getPageCount()),
    );
  };
  expect(await pagesOfEach(pagesFrom('bookmarks', 3))).toEqual([2, 1]);
  expect(await pagesOfEach([...pagesFrom('pageLabels', 3), ...pagesFrom('bookmarks', 3)])).toEqual([
    3, 2, 1,
  ]);
  expect(await pagesOfEach(pagesFrom('pageLabels', 3))).toEqual([3]);
});

test('attached files that came along with another document do not come again', async () => {
  const attached = async (carried: string[]) => {
    const made = await assemblePdf({
      pages: pagesFrom('attachment'),
      carried,
      options: startOptions,
      fileOf: corpusFile,
      prepareImage: () => Promise.reject(new Error('no photo here')),
      shrinkImage: () => Promise.reject(new Error('no photo here')),
      readFont: () => Promise.reject(new Error('no font here')),
      onPage: () => {},
    });
    const pdf = await PDFDocument.load(await made.files[0]!.arrayBuffer());
    return pdf.catalog.has(name('Names'));
  };
  expect(await attached([])).toBe(true);
  expect(await attached(['attachment'])).toBe(false);
});
