import { scrubMessage } from './scrubMessage';

test.each([
  ['Cannot send to ion.popescu+x@posta.ro now', 'Cannot send to [e-mail] now'],
  ['mailto:ana%40posta.ro', '[e-mail]'],
  ['call 0722 123 456', 'call [phone]'],
  ['call 0722123456 or 0269.123.456', 'call [phone] or [phone]'],
  ['call +40 722 123 456', 'call [phone]'],
  ['call 0040722123456', 'call [phone]'],
  ['CNP 1960229123456 is invalid', 'CNP [CNP] is invalid'],
  ['plate SB 12 ABC', 'plate [plate]'],
  ['plate sb12abc and B-123-XYZ', 'plate [plate] and [plate]'],
  ['VIN UU1LSDAAH12345678', 'VIN [VIN]'],
  ['RO49AAAA1B31007593840000', '[IBAN]'],
  ['token eyJhbGciOi.eyJzdWIiOi.sig', 'token [token]'],
  ['failed: /anunt/x?telefon=0722123456#ana', 'failed: /anunt/x?…'],
  ['listing 3kQ9dPz7LmN2aBcDeFgH not found', 'listing [id] not found'],
  ['bani 123456789', 'bani [number]'],
])('%s becomes %s', (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'title')",
  'Loading chunk 812 failed.',
  'ReferenceError: renderListingSummaryTable is not defined',
  'blog 2.0.0-x wants react ^20.0.0, the shell has 19.3.1.',
])('what is about the program stays: %s', (message) => {
  expect(scrubMessage(message)).toBe(message);
});

test('a message is cut to two hundred characters', () => {
  expect(scrubMessage('ab '.repeat(2000))).toHaveLength(200);
});
