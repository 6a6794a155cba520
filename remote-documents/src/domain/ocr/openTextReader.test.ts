import { openTextReader } from './openTextReader';
import type { ReaderMessage, ReaderRequest } from './textReader.worker';

/** The browser's worker, which answers what a test says. */
class FakeWorker {
  static started: FakeWorker[] = [];
  asked: ReaderRequest[] = [];
  isEnded = false;
  onmessage: ((event: { data: ReaderMessage }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(request: ReaderRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  say(message: ReaderMessage) {
    this.onmessage?.({ data: message });
  }
}
const { Worker: own } = globalThis;
beforeEach(() => {
  FakeWorker.started = [];
  globalThis.Worker = FakeWorker as never;
});
afterEach(() => void (globalThis.Worker = own));

const picture = { values: new Uint8Array(4), width: 2, height: 2 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('pictures are read in turn by one worker, with files of this site, and it says how far it is', async () => {
  const reader = openTextReader();
  const progress = jest.fn();
  const first = reader.read(picture, 'page', progress);
  const second = reader.read(picture, 'card');
  await settled();
  const [worker] = FakeWorker.started;
  expect(worker!.asked).toHaveLength(1);
  const { id, files } = worker!.asked[0]!;
  expect(Object.keys(files)).toEqual(['core', 'wasm', 'data']);
  worker!.say({ id, progress: 0.4 });
  worker!.say({ id, answer: [[]] });
  expect(await first).toEqual([[]]);
  expect(progress).toHaveBeenCalledWith(0.4);
  await settled();
  worker!.say({ id: worker!.asked[1]!.id, answer: [] });
  expect(await second).toEqual([]);
  expect(FakeWorker.started).toHaveLength(1);
});

test('closing ends the work at once, and what was asked and is asked after it is cancelled', async () => {
  const reader = openTextReader();
  const reading = reader.read(picture, 'page');
  await settled();
  reader.close();
  await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  expect(FakeWorker.started[0]!.isEnded).toBe(true);
  await expect(reader.read(picture, 'page')).rejects.toMatchObject({ code: 'cancelled' });
});

test.each<[what: string, failed: 'loading' | 'reading', message: RegExp]>([
  ['a recogniser that does not come', 'loading', /nu a putut fi încărcată/],
  ['a page that is too large', 'reading', /nu are destulă memorie/],
])('%s is said', async (_what, failed, message) => {
  const reader = openTextReader();
  const reading = reader.read(picture, 'page');
  await settled();
  const [worker] = FakeWorker.started;
  worker!.say({ id: worker!.asked[0]!.id, failed, why: 'x' });
  await expect(reading).rejects.toThrow(message);
});

test('a browser that refuses workers is said too', async () => {
  globalThis.Worker = class {
    constructor() {
      throw new Error('refused');
    }
  } as never;
  await expect(openTextReader().read(picture, 'page')).rejects.toMatchObject({
    code: 'unavailable',
  });
});
