import { type RawObject, samplePdf } from './rawPdf';

const widget = (entries: string, rect = '20 20 120 40') =>
  `<< /Type /Annot /Subtype /Widget /F 4 /Rect [${rect}] ${entries} >>`;
const look = (text: string): RawObject => ({
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /Helv @font >> >>',
  data: `/Tx BMC BT /Helv 12 Tf 2 5 Td (${text}) Tj ET EMC`,
});
const form = (fields: string, more = '') =>
  `/AcroForm << /Fields [${fields}] /DA (/Helv 12 Tf 0 g) /DR << /Font << /Helv @font >> >> ${more} >>`;
const box = (colour: string): RawObject => ({
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 20 20]',
  data: `${colour} rg 0 0 20 20 re f`,
});

const textForm = (value: string, name = 'nume') =>
  samplePdf({
    pages: ['/Annots [@name]'],
    catalog: form('@name'),
    more: {
      name: widget(`/FT /Tx /T (${name}) /V (${value}) /AP << /N @look >> /P @p1`),
      look: look(value),
    },
  });

/** Files with forms to fill in. */
export const formSamples: Record<string, string> = {
  textField: textForm('Ana Pop'),
  sameFieldName: textForm('Dan Rus'),
  checkbox: samplePdf({
    pages: ['/Annots [@agree]'],
    catalog: form('@agree'),
    more: {
      agree: widget(
        '/FT /Btn /T (acord) /V /Da /AS /Da /AP << /N << /Da @yes /Off @no >> >>',
        '20 20 40 40',
      ),
      yes: box('0 0 1'),
      no: box('1 1 1'),
    },
  }),
  radioOverTwoPages: samplePdf({
    pages: ['/Annots [@first]', '/Annots [@second]'],
    catalog: form('@group'),
    more: {
      group: '<< /FT /Btn /Ff 49152 /T (plata) /V /Card /Kids [@first @second] >>',
      first: widget(
        '/Parent @group /AS /Card /AP << /N << /Card @yes /Off @no >> >>',
        '20 20 40 40',
      ),
      second: widget(
        '/Parent @group /AS /Off /AP << /N << /Numerar @yes /Off @no >> >>',
        '20 20 40 40',
      ),
      yes: box('0 0 1'),
      no: box('1 1 1'),
    },
  }),
  choice: samplePdf({
    pages: ['/Annots [@county]'],
    catalog: form('@county'),
    more: {
      county: widget(
        '/FT /Ch /Ff 131072 /T (judet) /Opt [(Cluj) (Bihor)] /V (Cluj) /AP << /N @look >>',
      ),
      look: look('Cluj'),
    },
  }),
  nestedNames: samplePdf({
    pages: ['/Annots [@first @last]'],
    catalog: form('@person'),
    more: {
      person: '<< /T (persoana) /Kids [@first @last] >>',
      first: widget('/Parent @person /FT /Tx /T (prenume) /V (Ana) /AP << /N @look >>'),
      last: widget(
        '/Parent @person /FT /Tx /T (nume) /V (Pop) /AP << /N @look2 >>',
        '20 50 120 70',
      ),
      look: look('Ana'),
      look2: look('Pop'),
    },
  }),
  withoutAppearance: samplePdf({
    pages: ['/Annots [@name]'],
    catalog: form('@name', '/NeedAppearances true'),
    more: { name: widget('/FT /Tx /T (oras) /V (Turda)') },
  }),
  ownFontOfSameName: samplePdf({
    pages: ['/Annots [@name]'],
    catalog: `/AcroForm << /Fields [@name] /DA (/Helv 9 Tf 0 g) /DR << /Font << /Helv @courier >> >> >>`,
    more: {
      name: widget('/FT /Tx /T (cod) /V (42) /AP << /N @look >>'),
      look: look('42'),
      courier: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    },
  }),
  fieldNotListed: samplePdf({
    pages: ['/Annots [@name]'],
    catalog: form(''),
    more: { name: widget('/FT /Tx /T (uitat) /V (da) /AP << /N @look >>'), look: look('da') },
  }),
  hiddenField: samplePdf({
    pages: ['/Annots [@name]'],
    catalog: form('@name'),
    more: {
      name: '<< /Type /Annot /Subtype /Widget /F 2 /Rect [20 20 120 40] /FT /Tx /T (secret) /V (ascuns) /AP << /N @look >> >>',
      look: look('ascuns'),
    },
  }),
  signed: samplePdf({
    pages: ['/Annots [@mark]'],
    catalog: form('@mark', '/SigFlags 3'),
    more: {
      mark: widget('/FT /Sig /T (semnatura) /V @value /AP << /N @look >>'),
      value:
        '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00> >>',
      look: look('Semnat'),
    },
  }),
  dynamicForm: samplePdf({
    pages: ['/Annots [@name]'],
    catalog: form('@name', '/XFA @xfa'),
    more: {
      name: widget('/FT /Tx /T (nume) /V (Ion) /AP << /N @look >>'),
      look: look('Ion'),
      xfa: { data: '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>' },
    },
  }),
};
