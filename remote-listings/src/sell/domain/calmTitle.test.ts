import { calmTitle } from './calmTitle';

test.each([
  ['VÂND DACIA LOGAN 1.5 DCI, URGENT!!!', 'Vând Dacia Logan 1.5 DCI, urgent'],
  ['Golf 7, unic proprietar!', 'Golf 7, unic proprietar'],
  ['BMW X5 4X4 FULL OPTIONS', 'BMW X5 4X4 full options'],
])('%s is offered as %s', (typed, calm) => expect(calmTitle(typed)).toBe(calm));

test('places of the county are written as they are called, whole', () => {
  const places = ['Sibiu', 'Șeica Mare'];
  expect(calmTitle('ELECTRICIAN AUTORIZAT SIBIU!!!', places)).toBe('Electrician autorizat Sibiu');
  expect(calmTitle('CAMION MARE, ȘEICA MARE', places)).toBe('Camion mare, Șeica Mare');
  expect(calmTitle('CAMION MARE DE VÂNZARE', places)).toBe('Camion mare de vânzare');
});

test.each(['Dacia Logan 1.5 dCi, 2018', 'BMW X5', ''])('%s stays as it is', (title) =>
  expect(calmTitle(title)).toBeNull(),
);
