import { equipmentGroups, equipmentLabels, groupEquipment } from './vehicleEquipment';
import { toKilowatts } from './vehicleFields';

test('an equipment stands in one group only', () => {
  const ids = Object.values(equipmentGroups).flatMap((group) => Object.keys(group.items));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(equipmentLabels)).toHaveLength(ids.length);
});

test('chosen equipment is shown by group, without empty groups', () => {
  expect(groupEquipment(['bluetooth', 'abs', 'esp', 'unknown'])).toEqual([
    { group: 'safety', label: 'Siguranță', items: ['ABS', 'ESP'] },
    { group: 'multimedia', label: 'Multimedia', items: ['Bluetooth'] },
  ]);
});

test.each([
  [90, 66],
  [136, 100],
  [1, 1],
])('%i CP are %i kW', (hp, kw) => {
  expect(toKilowatts(hp)).toBe(kw);
});
