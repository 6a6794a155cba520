import { carMakes, findMake } from './carMakes';
import { defaultCategories } from './categories';
import { MAKE_MAX, MODEL_MAX } from '../site/limits';
import { otherMakesOf } from './otherMakes';

test('there are about sixty makes, each with models and "Alt model" last', () => {
  expect(carMakes.length).toBeGreaterThanOrEqual(60);
  for (const make of carMakes)
    expect(make.models.at(-1)).toEqual({ id: 'alt-model', name: 'Alt model' });
});

test('ids are unique slugs that fit in a listing', () => {
  const makeIds = carMakes.map((make) => make.id);
  expect(new Set(makeIds).size).toBe(makeIds.length);
  for (const make of carMakes) {
    const ids = make.models.map((model) => model.id);
    expect({ make: make.name, ids: new Set(ids).size }).toEqual({
      make: make.name,
      ids: ids.length,
    });
    for (const id of [make.id, ...ids]) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(make.name.length).toBeLessThanOrEqual(MAKE_MAX);
    expect(Math.max(...make.models.map((model) => model.name.length))).toBeLessThanOrEqual(
      MODEL_MAX,
    );
  }
});

test('Prius and Prius+ are two models', () => {
  expect(
    findMake('toyota')!
      .models.filter((model) => model.name.startsWith('Prius'))
      .map((model) => model.id),
  ).toEqual(['prius', 'prius-plus']);
});

test('every category of vehicles other than cars and parts has makes to offer', () => {
  const others = defaultCategories.filter((category) => category.shape === 'other');
  expect(others).toHaveLength(6);
  for (const category of others)
    expect([category.id, otherMakesOf(category.id).length > 0]).toEqual([category.id, true]);
  expect(otherMakesOf('electricieni')).toEqual([]);
});
