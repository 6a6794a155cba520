/** @jest-environment node */
import type { Category } from '@anunturi/shared-domain/listing/category';
import { readListings } from '../../data/listings/readListings';
import { listingId, startAsAdmin, testListing } from '../../testing/testAdmin';
import {
  addCategory,
  changeCategory,
  countListings,
  deactivateCategory,
  mergeCategories,
  orderCategories,
} from './categoryActs';
import { readCategories } from '../../data/categories/readCategories';

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

test('a merge moves every listing, more than one batch of them, and leaves a pointer behind', async () => {
  for (let n = 1; n <= 18; n += 1)
    await firebase.seedListing(
      testListing(n, {
        categoryId: 'autoturisme',
        ...(n % 3 === 0 && { status: 'sold', soldAt: new Date() }),
      }),
    );
  await expect(deactivateCategory(await category('autoturisme'))).rejects.toMatchObject({
    code: 'categoryInUse',
  });
  const progress: number[] = [];
  await mergeCategories(await category('autoturisme'), await category('masini-electrice'), {
    onProgress: (moved) => progress.push(moved),
  });
  expect(progress).toEqual([15, 18]);
  expect(await countListings('autoturisme')).toBe(0);
  expect(await countListings('masini-electrice')).toBe(18);
  expect(await category('autoturisme')).toMatchObject({
    active: false,
    mergedInto: 'masini-electrice',
  });
  expect((await readListings({ words: 'electrice' }, null)).rows).toHaveLength(18);
  const { logId } = (await firebase.read(`listings/${listingId(1)}`)) as { logId: string };
  expect(await firebase.read(`moderationLog/${logId}`)).toMatchObject({
    action: 'categoryMerged',
    targetKind: 'category',
    targetId: 'autoturisme',
  });
});

test('a stopped merge can be taken up again', async () => {
  for (let n = 21; n <= 36; n += 1)
    await firebase.seedListing(testListing(n, { categoryId: 'masini-electrice' }));
  await addCategory({
    id: 'masini-de-oras',
    kind: 'vehicle',
    shape: 'car',
    label: 'Mașini de oraș',
    icon: 'car',
    order: 98,
    active: true,
  });
  const stop = new AbortController();
  const into = await category('masini-de-oras');
  await expect(
    mergeCategories(await category('masini-electrice'), into, {
      onProgress: () => stop.abort(),
      signal: stop.signal,
    }),
  ).rejects.toMatchObject({ code: 'cancelled' });
  await mergeCategories(await category('masini-electrice'), into, { onProgress: () => {} });
  expect(await countListings('masini-electrice')).toBe(0);
  expect(await countListings('masini-de-oras')).toBe(34);
});

test('an empty category goes out of use and comes back', async () => {
  await deactivateCategory(await category('camioane'));
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
