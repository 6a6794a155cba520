/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type Values, initialValues } from '../documentTypes';
import { fitValues, readDocumentFile, writeDocumentFile } from '../documentFile';
import { makePages } from '../makePages';
import { drawPdf } from '../page-model/drawPdf';
import { saleContract as sale } from '../saleContract';
import { documentFonts as fonts } from '../samples/documentFonts';
import { readPdf } from '#testing/readPdf';
import { person, price, signing, vehicle } from '../samples/sampleValues';
import { documentDigest } from '../signing/documentDigest';
import type { Signature } from '../signing/signature';

const drawn: Signature = {
  kind: 'drawn',
  strokes: [
    [
      [1, 2],
      [30, 40],
    ],
  ],
};
const printed = async (values: Values) => {
  const digest = await documentDigest(sale, values);
  const { text } = await readPdf(await drawPdf(makePages(sale, { ...values, digest }), fonts));
  return { digest, text: text.replace(/\s+/g, ' ') };
};

beforeAll(() => Object.assign(globalThis, { isSecureContext: true }));

test('the seller fills one half, the buyer the other, and both papers bear one digest', async () => {
  const half = {
    ...initialValues(sale),
    ...person('seller'),
    ...vehicle,
    ...price,
    ...signing,
    eSign: 'da',
  };
  const atBuyer = readDocumentFile(writeDocumentFile(sale, half));
  const whole = { ...fitValues(sale, atBuyer.values), ...person('buyer', 'Rusu Dan') };
  const back = readDocumentFile(
    writeDocumentFile(sale, whole, { signatures: { Cumpărător: drawn } }),
  );
  const atSeller = fitValues(sale, back.values);
  expect(back.signatures).toEqual({ Cumpărător: drawn });
  const [seller, buyer] = [await printed(atSeller), await printed(fitValues(sale, whole))];
  expect(seller.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(seller.digest).toBe(buyer.digest);
  for (const { text, digest } of [seller, buyer]) {
    expect(text).toContain(`Amprenta datelor (SHA-256): ${digest}`);
    expect(text).toContain('Legea 214/2024');
  }
  const changed = { ...atSeller, price_amount: '1' };
  expect(await documentDigest(sale, changed)).not.toBe(seller.digest);
});

test('what is no signature in a file is left out', () => {
  const file = (signatures: unknown) =>
    readDocumentFile(JSON.stringify({ ...JSON.parse(writeDocumentFile(sale, {})), signatures }))
      .signatures;
  expect(file(undefined)).toEqual({});
  expect(
    file({
      A: { kind: 'drawn', strokes: [['x']] },
      B: { kind: 'picture', picture: 'https://x.example/a.png', width: 1, height: 1 },
      C: drawn,
    }),
  ).toEqual({ C: drawn });
});
