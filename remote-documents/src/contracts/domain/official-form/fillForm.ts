import * as fontkit from '@cantoo/fontkit';
import {
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
  type PDFField,
} from '@cantoo/pdf-lib';
import { drawPdf } from '../page-model/drawPdf';
import type { PageModel } from '../page-model/pageModel';
import type { FieldTexts } from './fieldTexts';

/** An official form: its file, and for each of its fields the answer that stands there (`name`, or `name=value` for a box). */
export type FormToFill = {
  pdf: Uint8Array;
  fields: Readonly<Record<string, string>>;
  /** What the form has no place for and follows it: the annex of those who sell or buy together. */
  annexes: PageModel;
} & FieldTexts;

/**
 * Fills an official form field by field and leaves its pages, its other fields and their order as they are.
 * @returns the file, and the names of fields that are not there or could not take their answer
 */
export async function fillForm(
  { pdf, fields, texts, chosen, annexes }: FormToFill,
  fonts: { regular: ArrayBuffer; bold: ArrayBuffer },
): Promise<{ bytes: Uint8Array; unfit: string[] }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const form = document.getForm();
  const unfit: string[] = [];
  for (const [name, answer] of Object.entries(fields)) {
    const field = form.getFieldMaybe(name);
    const [source = '', wanted] = answer.split('=');
    const told = {
      text: texts[source] ?? '',
      choice: chosen[source] ?? texts[source] ?? '',
      wanted,
    };
    if (!field || !put(field, told)) unfit.push(name);
  }
  // Standard fonts of PDF have no ș and ț.
  form.updateFieldAppearances(await document.embedFont(fonts.regular, { subset: false }));
  if (annexes.pages.length > 0) {
    const drawn = await PDFDocument.load(await drawPdf(annexes, fonts));
    for (const page of await document.copyPages(drawn, drawn.getPageIndices()))
      document.addPage(page);
  }
  return { bytes: await document.save({ updateFieldAppearances: false }), unfit };
}

type Told = { text: string; choice: string; wanted: string | undefined };

/** Whether the field took it. */
function put(field: PDFField, { text, choice, wanted }: Told): boolean {
  if (field instanceof PDFTextField) {
    const most = field.getMaxLength();
    if (most !== undefined && text.length > most) return false;
    field.setText(text);
    return true;
  }
  if (field instanceof PDFCheckBox) {
    if (choice === (wanted ?? 'da')) field.check();
    else field.uncheck();
    return true;
  }
  if (
    field instanceof PDFRadioGroup ||
    field instanceof PDFDropdown ||
    field instanceof PDFOptionList
  ) {
    if (!text && !choice) return true;
    const option = field.getOptions().find((each) => each === choice || each === text);
    if (option !== undefined) field.select(option);
    return option !== undefined;
  }
  return false;
}
