import { addressText } from './addressText';

const address = (parts: Record<string, string>) =>
  addressText(
    Object.fromEntries(Object.entries(parts).map(([name, value]) => [`x_${name}`, value])),
    'x',
  );

test('each part stands with its word, the country only where it is not Romania', () => {
  expect(
    address({
      country: 'România',
      county: 'Sibiu',
      town: 'Mediaș',
      village: 'Ighișu Nou',
      street: 'Morii',
      number: '12',
      block: '4',
      stair: 'A',
      floor: '3',
      flat: '17',
      postalCode: '551025',
    }),
  ).toBe(
    'jud. Sibiu, loc. Mediaș, sat Ighișu Nou, str. Morii, nr. 12, bl. 4, sc. A, et. 3, ap. 17, cod poștal 551025',
  );
  expect(address({ country: 'Germania', town: 'München' })).toBe('Germania, loc. München');
  expect(address({ country: 'România' })).toBe('');
});

test('a word that was typed is not said twice, and Bucharest is named once', () => {
  expect(
    address({
      county: 'București',
      town: 'București',
      village: '3',
      street: 'Bd. Unirii',
      number: 'nr. 5',
      floor: 'parter',
    }),
  ).toBe('București, sectorul 3, Bd. Unirii, nr. 5, parter');
  expect(address({ county: 'jud. Sibiu', village: 'Sector 2', street: 'Calea Dumbrăvii' })).toBe(
    'jud. Sibiu, Sector 2, Calea Dumbrăvii',
  );
});
