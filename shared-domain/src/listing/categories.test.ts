import { categorySchema } from './category';
import { defaultCategories } from './categories';
import { sampleNow } from '../samples/listingSamples';

test('the tree has ten kinds of vehicles and twenty-four of services, each a valid document under its own slug', () => {
  expect([
    defaultCategories.filter((each) => each.kind === 'vehicle').length,
    defaultCategories.filter((each) => each.kind === 'service').length,
  ]).toEqual([10, 24]);
  expect(new Set(defaultCategories.map((each) => each.id)).size).toBe(34);
  for (const { id, ...category } of defaultCategories) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(
      categorySchema.safeParse({ ...category, updatedAt: sampleNow }).error?.issues,
    ).toBeUndefined();
  }
});
