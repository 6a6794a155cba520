import { samplePhotos } from '@anunturi/shared-domain/samples/listingSamples';
import type { PhotoTools } from './PhotoTools';
import { PhotoUploads } from '../../data/photo/PhotoUploads';

const photos = samplePhotos(2);
const drafts = photos.map((stored) => ({ id: stored.id, name: stored.id, stored }));
const first = photos[0]!.id;
const addresses = new Set<string>();
let made = 0;
let asked: string[];
let waiting: (() => void)[];
let uploads: PhotoUploads;

const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
/** The next download comes, and whatever it leads to happens. */
const arrive = async () => {
  waiting.shift()?.();
  await flush();
};
const arriveAll = async () => {
  while (waiting.length > 0) await arrive();
};
const shown = () => uploads.current().map(({ previewUrl }) => previewUrl?.startsWith('blob:'));

beforeAll(() =>
  Object.assign(URL, {
    createObjectURL: () => {
      const address = `blob:${(made += 1)}`;
      addresses.add(address);
      return address;
    },
    revokeObjectURL: (address: string) => addresses.delete(address),
  }),
);
beforeEach(async () => {
  addresses.clear();
  asked = [];
  waiting = [];
  const nothing = () => Promise.reject(new Error('not asked for'));
  const tools: PhotoTools = {
    check: () => {},
    digest: async () => undefined,
    prepare: nothing,
    upload: nothing,
    download: (path) => {
      asked.push(path);
      return new Promise((resolve) => waiting.push(() => resolve(new Blob([path]))));
    },
    loadFiles: async () => null,
    saveFiles: async () => {},
    urlOf: () => undefined,
    onNotKept: () => {},
  };
  uploads = new PhotoUploads(tools);
  await uploads.open(drafts);
  await flush();
});

test('stored photos of a listing that is off the site are shown by the right of the editing person', async () => {
  await arriveAll();
  expect(shown()).toEqual([true, true]);
  expect(addresses.size).toBe(4);
  uploads.close();
  expect(addresses.size).toBe(0);
});

test('once the form is closed nothing more is downloaded, and no address is left', async () => {
  await arrive();
  uploads.close();
  await arriveAll();
  expect(asked).toEqual([photos[0]!.thumbPath, photos[0]!.path]);
  expect(addresses.size).toBe(0);
});

test('a photo that was taken out meanwhile leaves no address; put back, it is shown', async () => {
  await arrive();
  const putBack = uploads.remove(first);
  await arriveAll();
  expect(addresses.size).toBe(2);
  putBack();
  await flush();
  await arriveAll();
  expect(shown()).toEqual([true, true]);
  expect(addresses.size).toBe(4);
});

test('a photo whose turning fails meanwhile is shown as it was', async () => {
  await arrive();
  const turned = uploads.rotate(first);
  await arriveAll();
  await turned;
  await arriveAll();
  expect(shown()).toEqual([true, true]);
  expect(addresses.size).toBe(4);
});
