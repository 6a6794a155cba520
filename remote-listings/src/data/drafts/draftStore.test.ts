import type { Draft } from '#domain/sell-form/draft';
import { emptySellForm } from '#domain/sell-form/sellForm';
import { claimNewDraft, createDraftStore } from './draftStore';
import { openMemoryStore } from './memoryStore';

let device: ReturnType<typeof openMemoryStore>;
beforeEach(() => {
  device = openMemoryStore();
});

const titled = (title: string): Draft => ({
  revision: 1,
  savedAtMs: 1,
  listingId: 'L',
  step: 'facts',
  form: { ...emptySellForm, title },
  photos: [{ id: 'p', name: 'a.jpg' }],
});
/** Somebody opens the form of a new listing, or a visitor does. */
const open = async (uid?: string) => {
  if (uid) await claimNewDraft(device, uid);
  return createDraftStore(device, uid);
};
const titleOf = async (uid?: string) => (await (await open(uid)).load('new'))?.form.title;

test('a draft of one account is found by no other account of the device, nor by a visitor', async () => {
  const ana = await open('ana');
  await ana.replace('new', titled('Dacia'));
  await ana.saveFiles('new', 'p', { width: 4 });
  expect(await titleOf('dan')).toBeUndefined();
  expect(await titleOf()).toBeUndefined();
  const dan = await open('dan');
  await dan.sweep('new', []);
  await dan.remove('new');
  expect(await titleOf('ana')).toBe('Dacia');
  expect(await (await open('ana')).loadFiles('new', 'p')).toEqual({ width: 4 });
});

test('what a visitor wrote before signing in is theirs afterwards, with its photos', async () => {
  const visitor = await open();
  await visitor.replace('new', titled('Dacia'));
  await visitor.saveFiles('new', 'p', { width: 4 });
  expect(await titleOf('ana')).toBe('Dacia');
  expect(await (await open('ana')).loadFiles('new', 'p')).toEqual({ width: 4 });
  expect(await titleOf('dan')).toBeUndefined();
  expect(await device.keys()).toEqual(['photo:new~ana:p', 'draft:new~ana']);
});

test('drafts that the person had already wait until the others are published', async () => {
  await (await open('ana')).replace('new', titled('Dacia'));
  for (const title of ['Skoda', 'Opel']) {
    await (await open()).replace('new', titled(title));
    expect(await titleOf('ana')).toBe(title);
  }
  for (const title of ['Skoda', 'Dacia', undefined]) {
    await (await open('ana')).remove('new');
    expect(await titleOf('ana')).toBe(title);
  }
});
