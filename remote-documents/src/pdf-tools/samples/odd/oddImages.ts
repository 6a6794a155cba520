import { type RawObjects, samplePdf } from '../rawPdf';
import type { OddPdf } from './OddPdf';
import { deflate } from './packedPdf';

const shown = (dict: string, data: string, more: RawObjects = {}) =>
  samplePdf({
    pages: ['/Resources << /Font << /F1 @font >> /XObject << /X @x >> >>'],
    drawn: 'q 100 0 0 100 20 20 cm /X Do Q',
    more: { x: { dict: `/Type /XObject /Subtype /Image ${dict}`, data }, ...more },
  });
const SIZE = '/Width 4 /Height 4';
const GREY = '/ColorSpace /DeviceGray /BitsPerComponent 8';
const grey = '\x80'.repeat(16);
const packed = (dict: string, data = grey, more: RawObjects = {}) =>
  shown(`${dict} /Filter /FlateDecode`, deflate(data), more);

/** Pictures with faults; each has a page. */
const pictures: Record<string, string> = {
  tooFewBytes: shown(`${SIZE} ${GREY}`, '\x80'),
  tooManyBytes: shown(`${SIZE} ${GREY}`, grey.repeat(9)),
  noBytes: shown(`${SIZE} ${GREY}`, ''),
  widthZero: shown(`/Width 0 /Height 4 ${GREY}`, grey),
  widthNegative: shown(`/Width -4 /Height 4 ${GREY}`, grey),
  widthOfFractions: shown(`/Width 4.5 /Height 4 ${GREY}`, grey),
  widthGigantic: shown(`/Width 200000 /Height 200000 ${GREY}`, grey),
  noWidth: shown(`/Height 4 ${GREY}`, grey),
  noColours: shown(`${SIZE} /BitsPerComponent 8`, grey),
  unknownColours: shown(`${SIZE} /ColorSpace /Nicaieri /BitsPerComponent 8`, grey),
  coloursOfThemselves: shown(`${SIZE} /ColorSpace @s /BitsPerComponent 8`, grey, {
    s: '[/Indexed @s 1 <000000FFFFFF>]',
  }),
  paletteTooShort: shown(
    `${SIZE} /ColorSpace [/Indexed /DeviceRGB 255 <000000>] /BitsPerComponent 8`,
    grey,
  ),
  profileMissing: shown(`${SIZE} /ColorSpace [/ICCBased 99 0 R] /BitsPerComponent 8`, grey),
  profileBroken: shown(`${SIZE} /ColorSpace [/ICCBased @icc] /BitsPerComponent 8`, grey, {
    icc: { dict: '/N 1', data: 'profil' },
  }),
  sevenBits: shown(`${SIZE} /ColorSpace /DeviceGray /BitsPerComponent 7`, grey),
  sixteenBits: packed(`${SIZE} /ColorSpace /DeviceGray /BitsPerComponent 16`, grey.repeat(2)),
  maskOfItself: packed(`${SIZE} ${GREY} /SMask @x`),
  maskOfOtherSize: packed(`${SIZE} ${GREY} /SMask @m`, grey, {
    m: { dict: `/Subtype /Image /Width 2 /Height 2 ${GREY}`, data: grey.slice(0, 4) },
  }),
  maskMissing: packed(`${SIZE} ${GREY} /SMask 99 0 R`),
  predictorUnknown: packed(`${SIZE} ${GREY} /DecodeParms << /Predictor 99 >>`),
  filterTwice: shown(`${SIZE} ${GREY} /Filter [/FlateDecode /FlateDecode]`, deflate(deflate(grey))),
  filterUnknown: shown(`${SIZE} ${GREY} /Filter /Nicaieri`, grey),
  photoThatIsNone: shown(
    `${SIZE} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    'poza',
  ),
  faxThatIsNone: shown(
    `${SIZE} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 4 >>`,
    'fax',
  ),
  stampWithColours: shown(`${SIZE} /ImageMask true ${GREY}`, grey),
};
export const oddImages: OddPdf[] = Object.entries(pictures).map(([name, text]) => ({ name, text }));
