/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { PDFDocument } from '@cantoo/pdf-lib';
import { initialValues } from '../documentTypes';
import { makeAnnexes } from '../makePages';
import { saleContract as sale } from '../saleContract';
import { documentFonts } from '../samples/documentFonts';
import { readPdf } from '#testing/readPdf';
import { company, person, price, signing, vehicle } from '../samples/sampleValues';
import { fieldTexts } from './fieldTexts';
import { fillForm } from './fillForm';

const fonts = {
  regular: new Uint8Array(documentFonts.regular).buffer,
  bold: new Uint8Array(documentFonts.bold).buffer,
};
const noAnnexes = { title: '', pages: [] };
const values = {
  ...initialValues(sale),
  ...company('seller'),
  ...person('buyer'),
  ...vehicle,
  ...price,
  ...signing,
};

/** A form of our own with the kinds of fields that official ones have: text, boxes, one of several, lists. */
async function makeForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const form = document.getForm();
  page.drawText('CONTRACT (form)', { x: 40, y: 800, size: 12 });
  [
    'Vanzator.Nume',
    'Cumparator.Nume',
    'Vehicul.VIN',
    'Vehicul.Numar',
    'Pret.Litere',
    'Data',
    'Neatins',
  ].forEach((name, at) =>
    form.createTextField(name).addToPage(page, { x: 40, y: 740 - at * 30, width: 400, height: 20 }),
  );
  const short = form.createTextField('Prea.Scurt');
  short.setMaxLength(5);
  short.addToPage(page, { x: 40, y: 500, width: 60, height: 20 });
  form.createCheckBox('Vanzator.Firma').addToPage(page, { x: 40, y: 460, width: 14, height: 14 });
  form.createCheckBox('Cumparator.Firma').addToPage(page, { x: 80, y: 460, width: 14, height: 14 });
  form.createCheckBox('Anexe').addToPage(page, { x: 120, y: 460, width: 14, height: 14 });
  const kind = form.createRadioGroup('Cumparator.Fel');
  ['persoana', 'firma'].forEach((option, at) =>
    kind.addOptionToPage(option, page, { x: 40 + at * 40, y: 420, width: 14, height: 14 }),
  );
  const norm = form.createDropdown('Norma');
  norm.addOptions(['Euro 4', 'Euro 5', 'Euro 6']);
  norm.addToPage(page, { x: 40, y: 380, width: 100, height: 20 });
  const paper = form.createOptionList('Act');
  paper.addOptions(['B.I.', 'C.I.', 'pașaport'].map((each) => each.replace('ș', 's')));
  paper.addToPage(page, { x: 160, y: 340, width: 100, height: 60 });
  return document.save();
}

const fields = {
  'Vanzator.Nume': 'seller_name',
  'Cumparator.Nume': 'buyer_name',
  'Vehicul.VIN': 'v_vin',
  'Vehicul.Numar': 'v_plate',
  'Pret.Litere': 'price_words',
  Data: 'date',
  'Prea.Scurt': 'seller_name',
  'Vanzator.Firma': 'seller_type=firma',
  'Cumparator.Firma': 'buyer_type=firma',
  Anexe: 'annexes',
  'Cumparator.Fel': 'buyer_type',
  Norma: 'v_norm',
  Act: 'buyer_idType',
  'Nu.Exista': 'buyer_cnp',
};

test('an official form is filled in field by field, and says which answers it did not take', async () => {
  const answers = fieldTexts(sale, { ...values, annexes: 'da', v_norm: 'Euro 6' });
  const { bytes, unfit } = await fillForm(
    { pdf: await makeForm(), fields, ...answers, annexes: noAnnexes },
    fonts,
  );
  expect(unfit).toEqual(['Prea.Scurt', 'Nu.Exista']);
  const form = (await PDFDocument.load(bytes)).getForm();
  expect(form.getFields().map((field) => field.getName())).toHaveLength(14);
  expect(form.getTextField('Vanzator.Nume').getText()).toBe('Cârciuma Țărănească Șelimbăr SRL');
  expect(form.getTextField('Vehicul.Numar').getText()).toBe('SB 12 ABC');
  expect(form.getTextField('Data').getText()).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
  expect(form.getTextField('Neatins').getText()).toBeUndefined();
  expect(form.getCheckBox('Vanzator.Firma').isChecked()).toBe(true);
  expect(form.getCheckBox('Cumparator.Firma').isChecked()).toBe(false);
  expect(form.getCheckBox('Anexe').isChecked()).toBe(true);
  expect(form.getRadioGroup('Cumparator.Fel').getSelected()).toBe('persoana');
  expect(form.getDropdown('Norma').getSelected()).toEqual(['Euro 6']);
  expect(form.getOptionList('Act').getSelected()).toEqual(['C.I.']);
  form.flatten();
  const { text } = await readPdf(await (await PDFDocument.load(bytes)).save());
  expect(text).toContain('CONTRACT (form)');
});

test('another program reads the Romanian letters of a filled form', async () => {
  const { bytes } = await fillForm(
    { pdf: await makeForm(), fields, ...fieldTexts(sale, values), annexes: noAnnexes },
    fonts,
  );
  const document = await PDFDocument.load(bytes);
  document.getForm().flatten({ updateFieldAppearances: false });
  const { text } = await readPdf(await document.save());
  expect(text).toContain('Cârciuma Țărănească Șelimbăr SRL');
  expect(text).toContain('Ștefănescu Ioana-Mădălina');
});

test('those who sell together stand on the annex that follows the form', async () => {
  const answers = { ...values, sellerOthers: '1', ...person('seller2', 'Șofron Țugui') };
  const { bytes } = await fillForm(
    {
      pdf: await makeForm(),
      fields,
      ...fieldTexts(sale, answers),
      annexes: makeAnnexes(sale, answers, {}),
    },
    fonts,
  );
  const { text, pages } = await readPdf(bytes);
  expect(pages).toBe(2);
  expect(text).toMatch(/ANEXA 1[^]*Șofron Țugui/);
  const form = (await PDFDocument.load(bytes)).getForm();
  expect(form.getTextField('Vehicul.Numar').getText()).toBe('SB 12 ABC');
});

test('a document that is not asked a question leaves its field empty', async () => {
  const { bytes } = await fillForm(
    {
      pdf: await makeForm(),
      fields,
      ...fieldTexts(sale, initialValues(sale)),
      annexes: noAnnexes,
    },
    fonts,
  );
  const form = (await PDFDocument.load(bytes)).getForm();
  expect(form.getTextField('Vanzator.Nume').getText() ?? '').toBe('');
  expect(form.getDropdown('Norma').getSelected()).toEqual([]);
});

test('what is no PDF is no form', async () => {
  await expect(
    fillForm(
      {
        pdf: new TextEncoder().encode('<html>'),
        fields,
        ...fieldTexts(sale, values),
        annexes: noAnnexes,
      },
      fonts,
    ),
  ).rejects.toThrow();
});
