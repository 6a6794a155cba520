import * as fontkit from '@cantoo/fontkit';
import {
  PDFCheckBox,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { textOf } from '../carry/destinations';
import { openSource } from '../making/copyPages';
import { writePdf } from '../making/writePdf';

/** A field of a form as a screen asks for it; a box is `da` or empty. */
export type FormField = { name: string; label: string; value: string } & (
  | { kind: 'text'; isLong: boolean; most?: number }
  | { kind: 'box' }
  | { kind: 'choice'; options: string[] }
);
/** What is to stand in each field, by its name. */
export type FormAnswers = Readonly<Record<string, string>>;

const CHECKED = 'da';

/** The fields of a file that can be filled in, in the form's order. @throws as `loadPdf` does */
export async function readFormFields(file: Blob, password?: string): Promise<FormField[]> {
  return fieldsOf(await openSource(file, password)).flatMap((field) => describe(field) ?? []);
}

/**
 * The file with the answers in its fields, which can be changed further. A signature in it ends.
 * @throws as `loadPdf` does
 */
export async function fillForm(
  file: Blob,
  answers: FormAnswers,
  font: ArrayBuffer | Uint8Array,
  password?: string,
): Promise<Blob> {
  const pdf = await openSource(file, password);
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const changed = fieldsOf(pdf).filter((field) => {
    const answer = answers[field.getName()];
    if (answer === undefined || answer === describe(field)?.value) return false;
    put(field, answer);
    return true;
  });
  // Standard fonts of PDF have no ș and ț.
  const embedded = await pdf.embedFont(font, { subset: false });
  for (const field of changed)
    if (
      field instanceof PDFTextField ||
      field instanceof PDFDropdown ||
      field instanceof PDFOptionList
    )
      field.updateAppearances(embedded);
  return writePdf(pdf);
}

/** None of a signature or a button, and none that its maker has locked. */
function fieldsOf(pdf: PDFDocument): PDFField[] {
  if (!pdf.catalog.has(PDFName.of('AcroForm'))) return [];
  return pdf
    .getForm()
    .getFields()
    .filter((field) => !field.isReadOnly());
}

function describe(field: PDFField): FormField | null {
  const name = field.getName();
  const label = textOf(field.acroField.dict.lookup(PDFName.of('TU'))) || name;
  if (field instanceof PDFTextField) {
    const most = field.getMaxLength();
    const limit = most === undefined ? {} : { most };
    return {
      name,
      label,
      kind: 'text',
      value: field.getText() ?? '',
      isLong: field.isMultiline(),
      ...limit,
    };
  }
  if (field instanceof PDFCheckBox)
    return { name, label, kind: 'box', value: field.isChecked() ? CHECKED : '' };
  if (field instanceof PDFRadioGroup)
    return {
      name,
      label,
      kind: 'choice',
      value: field.getSelected() ?? '',
      options: field.getOptions(),
    };
  if (field instanceof PDFDropdown || field instanceof PDFOptionList)
    return {
      name,
      label,
      kind: 'choice',
      value: field.getSelected()[0] ?? '',
      options: field.getOptions(),
    };
  return null;
}

function put(field: PDFField, answer: string) {
  if (field instanceof PDFTextField) field.setText(answer.slice(0, field.getMaxLength()));
  else if (field instanceof PDFCheckBox) {
    if (answer === CHECKED) field.check();
    else field.uncheck();
  } else if (
    field instanceof PDFRadioGroup ||
    field instanceof PDFDropdown ||
    field instanceof PDFOptionList
  ) {
    if (field.getOptions().includes(answer)) field.select(answer);
    else if (answer === '') field.clear();
  }
}
