import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { makePdf, preparePdf } from './makePdf';
import type { PageModel } from './page-model/pageModel';

test('a browser that refuses workers makes no PDF, and that is said in words', async () => {
  globalThis.Worker = class {
    constructor() {
      throw new DOMException('Refused', 'SecurityError');
    }
  } as unknown as typeof Worker;
  const made = makePdf({ pages: [] } as unknown as PageModel);
  await expect(made).rejects.toThrow(MarketError);
  await expect(made).rejects.toThrow(/^PDF-ul nu a putut fi făcut/);
});

test('what makes PDFs is started once beforehand, and then needs nothing more', async () => {
  let started = 0;
  class PretendWorker extends EventTarget {
    constructor() {
      super();
      started += 1;
    }
    postMessage({ id }: { id: number }) {
      queueMicrotask(() =>
        this.dispatchEvent(new MessageEvent('message', { data: { id, bytes: new Uint8Array(3) } })),
      );
    }
    terminate() {
      throw new Error('The one that is kept is not ended.');
    }
  }
  globalThis.Worker = PretendWorker as unknown as typeof Worker;
  await preparePdf();
  await preparePdf();
  const made = [makePdf({ title: '', pages: [] }), makePdf({ title: '', pages: [] })];
  expect((await Promise.all(made)).map(({ size }) => size)).toEqual([3, 3]);
  expect(started).toBe(1);
});
