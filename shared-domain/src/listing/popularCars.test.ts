import { carMakes, findMake } from './carMakes';
import { usualMakeIds, usualMakesFirst, usualModelIds, usualModelsFirst } from './popularCars';

test('usual makes and models come first, and none is lost', () => {
  const makes = usualMakesFirst(carMakes);
  expect(makes.slice(0, 3).map(({ id }) => id)).toEqual(['dacia', 'volkswagen', 'skoda']);
  expect(new Set(makes)).toEqual(new Set(carMakes));
  const { models } = findMake('dacia')!;
  const ranked = usualModelsFirst('dacia', models);
  expect(ranked.slice(0, 3).map(({ name }) => name)).toEqual(['Logan', 'Duster', 'Sandero']);
  expect(new Set(ranked)).toEqual(new Set(models));
  expect(usualModelsFirst('aro', findMake('aro')!.models)).toEqual(findMake('aro')!.models);
});

test('every usual make is known, and every usual model is one of its make', () => {
  expect(usualMakeIds()).not.toHaveLength(0);
  expect(usualMakeIds().filter((id) => !findMake(id))).toEqual([]);
  for (const { id, models } of carMakes) {
    const names = new Set(models.map((model) => model.id));
    expect(usualModelIds(id).filter((model) => !names.has(model))).toEqual([]);
  }
});
