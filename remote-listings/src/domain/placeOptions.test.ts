import { placeOptions } from './placeOptions';

test('a retired place is offered only where it is chosen already', () => {
  const places = [
    { id: 'sibiu', name: 'Sibiu' },
    { id: 'fost', name: 'Fostul sat', retired: true },
  ];
  expect(placeOptions(places)).toEqual([{ value: 'sibiu', label: 'Sibiu' }]);
  expect(placeOptions(places, 'fost')).toHaveLength(2);
});
