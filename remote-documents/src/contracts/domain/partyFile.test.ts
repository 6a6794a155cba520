/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { partyFileName, readPartyFile, writePartyFile } from './partyFile';
import { fromSavedParty, toSavedParty } from './savedParties';
import { saleContract } from './saleContract';

test("a seller's data saved as a file fills in the buyer of another phone's contract", () => {
  const [seller, buyer] = saleContract.steps;
  const values = { seller_name: 'Ana Mureșan', seller_town: 'Sibiu', seller_cnp: '2900101123457' };
  const read = readPartyFile(writePartyFile(toSavedParty(seller!, values)));
  expect(fromSavedParty(buyer!, read)).toMatchObject({
    buyer_name: 'Ana Mureșan',
    buyer_town: 'Sibiu',
    buyer_cnp: '2900101123457',
  });
});

test.each([
  '',
  'x',
  'null',
  '[]',
  '{"kind":"anunturi-parte","version":1,"name":" ","answers":{}}',
  '{"kind":"anunturi-document","version":1,"name":"A","answers":{}}',
])('a file that is none is refused: %s', (text) =>
  expect(() => readPartyFile(text)).toThrow('nu conține datele unei persoane'),
);

test('answers that are no texts are left out, long ones cut', () => {
  const file = {
    kind: 'anunturi-parte',
    version: 1,
    name: 'A',
    answers: { town: 'x'.repeat(900), county: 5 },
  };
  expect(readPartyFile(JSON.stringify(file)).answers).toEqual({ town: 'x'.repeat(200) });
});

test('the name of the file is plain', () => {
  expect(partyFileName('Ștefan  Țuțea-Ionescu')).toBe('date-stefan-tutea-ionescu.json');
  expect(partyFileName('漢')).toBe('date-parte.json');
});
