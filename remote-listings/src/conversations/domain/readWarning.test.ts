import { readWarning } from './readWarning';

const warning = (text: string) => readWarning(text, 'exemplu.ro');

test.each([
  'vezi http://exemplu.ro/plata',
  'www.piese-auto.com',
  'mai multe pe piese-auto.xyz/golf',
])('%s: an internet address is named', (text) => {
  expect(warning(text)).toMatch(/conține o adresă de internet/);
});

test('a known swindle is named with its reason', () => {
  expect(warning('Spuneți-mi codul primit prin SMS ca să vă intre banii')).toBe(
    'Seamănă cu o înșelătorie cunoscută. Un cod primit prin SMS sau WhatsApp deschide contul dumneavoastră. Nimeni cinstit nu are nevoie de el.',
  );
});

test.each([
  'scrieți-mi la ana@exemplu.ro',
  'Mașina are 1.6 tdi și 115 cp.Merge bine',
  'Prețul e 9.750 euro',
  'Sunați la 0740 123 456',
])('of "%s" nobody is warned', (text) => {
  expect(warning(text)).toBeUndefined();
});
