import { toCoordinates } from './coordinates';

test.each([
  ['45.797, 24.152', { latitude: 45.797, longitude: 24.152 }],
  [' 45.797;24.152 ', { latitude: 45.797, longitude: 24.152 }],
  ['47 26', { latitude: 47, longitude: 26 }],
  ['24.152, 45.797', null],
  ['45,797, 24,152', null],
  ['Sibiu', null],
  ['', null],
])('%j is %j', (typed, position) => {
  expect(toCoordinates(typed)).toEqual(position);
});
