import type { Draft } from '#domain/sell-form/draft';
import { emptySellForm } from '#domain/sell-form/sellForm';
import { DraftAutosave } from './DraftAutosave';
import { type KeyValueStore, createDraftStore } from '#data/drafts/draftStore';
import { openMemoryStore } from '#data/drafts/memoryStore';

const draft: Draft = {
  revision: 0,
  savedAtMs: 0,
  listingId: 'A'.repeat(20),
  step: 'category',
  form: emptySellForm,
  photos: [],
};
const titled = (title: string) => ({ form: { ...emptySellForm, title } });
const setUp = (values: KeyValueStore = openMemoryStore()) => {
  const store = createDraftStore(values);
  return { store, autosave: new DraftAutosave(store, 'new', draft) };
};

test('changes are kept and read back, in order', async () => {
  const { autosave, store } = setUp();
  expect(autosave.current()).toBe('fresh');
  autosave.change(titled('a'));
  expect(autosave.current()).toBe('waiting');
  await autosave.flush();
  autosave.change(titled('ab'));
  await autosave.flush();
  expect(autosave.current()).toBe('saved');
  expect(await store.load('new')).toMatchObject({ revision: 2, form: { title: 'ab' } });
});

test('what is typed while the device writes is written next', async () => {
  const { autosave, store } = setUp();
  autosave.change(titled('a'));
  const first = autosave.flush();
  autosave.change(titled('ab'));
  await first;
  await autosave.flush();
  expect(await store.load('new')).toMatchObject({ form: { title: 'ab' } });
  expect(autosave.current()).toBe('saved');
});

test('a second tab is noticed and overwrites nothing until its person says so', async () => {
  const values = openMemoryStore();
  const { autosave: here, store } = setUp(values);
  const { autosave: there } = setUp(values);
  there.change(titled('acolo'));
  await there.flush();
  here.change(titled('aici'));
  await here.flush();
  expect(here.current()).toBe('elsewhere');
  expect(await store.load('new')).toMatchObject({ form: { title: 'acolo' } });
  await here.takeOver();
  expect(here.current()).toBe('saved');
  expect(await store.load('new')).toMatchObject({ form: { title: 'aici' } });
});

test('a device that takes nothing is told about, and tried again at the next change', async () => {
  const values = openMemoryStore();
  let full = true;
  const { autosave, store } = setUp({
    ...values,
    update: (key, change) =>
      full ? Promise.reject(new Error('quota')) : values.update(key, change),
  });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  autosave.change(titled('a'));
  await autosave.flush();
  expect(autosave.current()).toBe('failed');
  full = false;
  autosave.change(titled('ab'));
  await autosave.flush();
  expect(await store.load('new')).toMatchObject({ form: { title: 'ab' } });
});

test('a published draft leaves nothing behind, a swept one only its photos', async () => {
  const { store } = setUp();
  const files = { source: new Blob(['x']) };
  await store.replace('new', draft);
  for (const id of ['p1', 'p2']) await store.saveFiles('new', id, files);
  await store.saveFiles('other', 'p1', files);
  await store.sweep('new', ['p2']);
  expect(await store.loadFiles('new', 'p1')).toBeNull();
  expect(await store.loadFiles('new', 'p2')).toEqual(files);
  await store.remove('new');
  expect([await store.load('new'), await store.loadFiles('new', 'p2')]).toEqual([null, null]);
  expect(await store.loadFiles('other', 'p1')).toEqual(files);
});
