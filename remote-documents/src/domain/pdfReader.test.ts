import { failureMessage } from './failureMessage';

const opened: string[] = [];
let problemInPage: Error | undefined;
jest.mock('./pdf-tools/readBytes', () => ({ readBytes: async () => new Uint8Array(4) }));
jest.mock('pdfjs-dist/legacy/build/pdf.worker.min.mjs', () => ({}));
jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  const GlobalWorkerOptions = { workerPort: null as FakeWorker | null };
  const getDocument = () => {
    const worker = GlobalWorkerOptions.workerPort;
    opened.push(worker ? 'worker' : 'page');
    if (worker)
      return { promise: worker.isReading ? Promise.resolve('read') : new Promise(() => {}) };
    return { promise: problemInPage ? Promise.reject(problemInPage) : Promise.resolve('read') };
  };
  return { GlobalWorkerOptions, getDocument };
});

/** A worker that does what the test says as soon as it is started. */
class FakeWorker extends EventTarget {
  static start: (worker: FakeWorker) => void;
  static ended: number;
  isReading = false;
  constructor() {
    super();
    FakeWorker.start(this);
  }
  terminate() {
    FakeWorker.ended += 1;
  }
}
const file = { id: 'a', blob: new Blob(['%PDF']) };
const load = async () => (await import('./pdfReader')).openPdf;
const rejected = (opening: Promise<unknown>) => opening.then(() => undefined, failureMessage);

beforeEach(() => {
  jest.resetModules();
  Object.assign(globalThis, { Worker: FakeWorker });
  Object.assign(FakeWorker, { ended: 0 });
  opened.length = 0;
  problemInPage = undefined;
});
afterEach(() => jest.useRealTimers());

test('a worker reads, and goes on reading after it was silent for long', async () => {
  jest.useFakeTimers();
  FakeWorker.start = (worker) => {
    worker.isReading = true;
    queueMicrotask(() => worker.dispatchEvent(new Event('message')));
  };
  const openPdf = await load();
  expect(await openPdf(file)).toBe('read');
  jest.runAllTimers();
  expect(await openPdf(file)).toBe('read');
  expect(opened).toEqual(['worker', 'worker']);
});

test.each<[string, (worker: FakeWorker) => void]>([
  [
    'cannot be made',
    () => {
      throw new Error('refused');
    },
  ],
  ['does not start', (worker) => setTimeout(() => worker.dispatchEvent(new Event('error')))],
  ['never answers', () => {}],
])(
  'where a worker %s, the page reads by itself, that file and those after it',
  async (_, start) => {
    jest.useFakeTimers();
    FakeWorker.start = start;
    const openPdf = await load();
    const first = openPdf(file);
    await jest.runAllTimersAsync();
    expect(await first).toBe('read');
    expect(await openPdf(file)).toBe('read');
    expect(opened.filter((by) => by === 'page')).toHaveLength(2);
    expect(opened.filter((by) => by === 'worker').length).toBeLessThan(2);
  },
);

test('where nothing in the browser reads PDFs, that is said in words', async () => {
  FakeWorker.start = () => {
    throw new Error('refused');
  };
  problemInPage = new TypeError('Promise.withResolvers is not a function');
  expect(await rejected((await load())(file))).toBe(
    'Browserul nu poate arăta acest PDF. Descărcați fișierul ca să îl vedeți.',
  );
});
