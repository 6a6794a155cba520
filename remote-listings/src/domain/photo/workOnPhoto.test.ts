import type { PhotoOrder } from './photoWorker';

jest.mock('./readPicture', () => ({
  readPicture: async () => ({ width: 40, height: 30, close() {} }),
}));
jest.mock('./drawPhoto', () => ({
  drawPhoto: async () => ({ full: new Blob(['here']), thumb: new Blob(), width: 4, height: 3 }),
}));

/** A worker of which the test says what it does with an order. */
function useWorkers(onOrder: (worker: FakeWorker, order: PhotoOrder) => void) {
  const started: FakeWorker[] = [];
  FakeWorker.started = started;
  FakeWorker.onOrder = onOrder;
  Object.assign(globalThis, { Worker: FakeWorker, OffscreenCanvas: class {} });
  return started;
}
class FakeWorker {
  static started: FakeWorker[] = [];
  static onOrder: (worker: FakeWorker, order: PhotoOrder) => void;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  isEnded = false;
  constructor() {
    FakeWorker.started.push(this);
  }
  handedOver: unknown[] = [];
  postMessage(order: PhotoOrder, handedOver: unknown[]) {
    this.handedOver.push(...handedOver);
    FakeWorker.onOrder(this, order);
  }
  terminate() {
    this.isEnded = true;
  }
}
const load = async () => (await import('./workOnPhoto')).workOnPhoto;
const photo = new Blob(['x']);

beforeEach(() => jest.resetModules());
afterEach(() => jest.useRealTimers());

test('the worker draws, and what it cannot read is said', async () => {
  useWorkers((worker, { id, turns }) =>
    worker.onmessage!({
      data: turns ? { id, problem: 'no picture' } : { id, photo: { width: 7 } },
    }),
  );
  const workOnPhoto = await load();
  expect(await workOnPhoto(photo, 0)).toEqual({ width: 7 });
  await expect(workOnPhoto(photo, 1)).rejects.toThrow('no picture');
});

test('a photo that was decoded before is handed over to the worker, a file is not', async () => {
  const started = useWorkers((worker, { id }) =>
    worker.onmessage!({ data: { id, photo: { width: 7 } } }),
  );
  const workOnPhoto = await load();
  const decoded = { width: 4032, height: 3024 } as ImageBitmap;
  await workOnPhoto(photo, 0);
  await workOnPhoto(decoded, 0);
  expect(started.map(({ handedOver }) => handedOver)).toEqual([[decoded]]);
});

test('a worker that never answers is ended: its photos and those after it are drawn in the page', async () => {
  jest.useFakeTimers();
  const started = useWorkers(() => {});
  const workOnPhoto = await load();
  const both = [workOnPhoto(photo, 0), workOnPhoto(photo, 0)];
  jest.runAllTimers();
  expect((await Promise.all(both)).map(({ width }) => width)).toEqual([4, 4]);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect((await workOnPhoto(photo, 0)).width).toBe(4);
  expect(started).toHaveLength(1);
});

test('a worker that does not start costs no photo', async () => {
  useWorkers((worker) => worker.onerror!({ preventDefault: () => {} }));
  const workOnPhoto = await load();
  expect((await workOnPhoto(photo, 0)).width).toBe(4);
});
