import { calmTitle } from './calmTitle';

test.each([
  ['VÂND DACIA LOGAN 1.5 DCI, URGENT!!!', 'Vând Dacia Logan 1.5 DCI, urgent'],
  ['Golf 7, unic proprietar!', 'Golf 7, unic proprietar'],
  ['BMW X5 4X4 FULL OPTIONS', 'BMW X5 4X4 full options'],
])('%s is offered as %s', (typed, calm) => expect(calmTitle(typed)).toBe(calm));

test.each(['Dacia Logan 1.5 dCi, 2018', 'BMW X5', ''])('%s stays as it is', (title) =>
  expect(calmTitle(title)).toBeNull(),
);
