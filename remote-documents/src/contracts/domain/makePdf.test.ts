import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { makePdf } from './makePdf';
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
