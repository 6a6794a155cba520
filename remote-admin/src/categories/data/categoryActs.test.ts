/** @jest-environment ./tooling/jest/OneRealm.cjs */
import type { Category } from '@anunturi/shared-domain/listing/category';
import { readLog } from '#data/log/readLog';
import { readListings } from '#data/listings/readListings';
import { startAsAdmin, testListing } from '#testing/testAdmin';
import {
  addCategory,
  changeCategory,
  countListings,
  mergeCategories,
  orderCategories,
} from './categoryActs';
import { readCategories } from '#data/categories/readCategories';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
const category = async (id: string) => (await readCategories()).find((each) => each.id === id)!;
const vehicles = async () =>
  (await readCategories()).filter(({ kind, parentId }) => kind === 'vehicle' && !parentId);

beforeAll(async () => {
  firebase = await startAsAdmin();
});
afterAll(() => firebase.stopAll());

test('a new category takes its place, is renamed and ordered, and keeps its slug', async () => {
  await addCategory({
    id: 'masini-electrice',
    kind: 'vehicle',
    shape: 'car',
    label: 'Mașini electrice',
    icon: 'car',
    order: 99,
    active: true,
  });
  await changeCategory(await category('masini-electrice'), { label: 'Electrice' });
  const now = await vehicles();
  await orderCategories([now.at(-1)!, ...now.slice(0, -1)]);
  expect((await vehicles())[0]).toMatchObject({
    id: 'masini-electrice',
    label: 'Electrice',
    order: 1,
  });
  await expect(
    addCategory({ ...(await category('masini-electrice')) } as Category),
  ).rejects.toMatchObject({ code: 'slugTaken' });
});

test('a merge moves every listing, and leaves a pointer behind', async () => {
  for (let n = 1; n <= 120; n += 1)
    await firebase.seedListing(
      testListing(n, {
        categoryId: 'autoturisme',
        ...(n % 3 === 0 && { status: 'sold', soldAt: new Date() }),
      }),
    );
  await firebase.seed('listings/Broken00000000000001', { categoryId: 'autoturisme' });
  await expect(changeCategory({ id: 'autoturisme' }, { active: false })).rejects.toMatchObject({
    code: 'categoryInUse',
  });
  const into = await category('masini-electrice');
  await mergeCategories(await category('autoturisme'), into);
  await firebase.doJobs();
  expect(await countListings('autoturisme')).toBe(0);
  expect(await countListings('masini-electrice')).toBe(121);
  expect(await category('autoturisme')).toMatchObject({
    active: false,
    mergedInto: 'masini-electrice',
  });
  expect((await readListings({ words: 'electrice' }, null)).rows).toHaveLength(25);
  expect((await readLog({ targetId: 'autoturisme' })).rows[0]).toMatchObject({
    action: 'categoryMerged',
    text: 'Unită cu Electrice',
  });
});

test('a category is united only with one that is in use and of its shape', async () => {
  const electric = await category('masini-electrice');
  for (const id of ['autoturisme', 'camioane', 'tractari', 'masini-electrice'])
    await expect(mergeCategories(electric, await category(id))).rejects.toMatchObject({
      code: 'invalidInput',
    });
});

test('a deleted listing counts: its owner may take it back into its category', async () => {
  const deleted = testListing(1, { categoryId: 'camioane', status: 'deleted' });
  await firebase.seedListing(deleted);
  expect(await countListings('camioane')).toBe(1);
  const leave = () => changeCategory({ id: 'camioane' }, { active: false });
  await expect(leave()).rejects.toMatchObject({
    code: 'categoryInUse',
    message: expect.stringContaining('șterse de curând') as string,
  });
  await firebase.owner.update(`listings/${deleted.id}`, { categoryId: 'masini-electrice' });
});

test('an empty category goes out of use and comes back', async () => {
  await changeCategory({ id: 'camioane' }, { active: false });
  expect(await category('camioane')).toMatchObject({ active: false });
  await changeCategory(await category('camioane'), { active: true });
  expect(await category('camioane')).toMatchObject({ active: true });
  await changeCategory(await category('autoturisme'), { active: true });
  expect(await category('autoturisme')).not.toHaveProperty('mergedInto');
});

test('who is no administrator changes no category', async () => {
  await firebase.setRole('user');
  await expect(
    changeCategory(await category('camioane'), { label: 'Altceva' }),
  ).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(
    addCategory({
      id: 'altele-noi',
      kind: 'vehicle',
      shape: 'car',
      label: 'Altele',
      icon: 'car',
      order: 97,
      active: true,
    }),
  ).rejects.toMatchObject({ code: 'notAllowed' });
  await firebase.setRole('admin');
});
