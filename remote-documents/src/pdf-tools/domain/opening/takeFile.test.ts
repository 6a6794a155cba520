import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { drawnPages } from '../drawing/drawnPages';
import { takeFile } from './takeFile';

jest.mock('../drawing/drawnPages', () => ({ drawnPages: jest.fn() }));
jest.mock('./fileKind', () => ({ fileKind: async () => 'pdf' }));

const page = { picture: new Blob(['jpeg']), width: 300, height: 200, words: [] };
const made = new Blob(['%PDF drawn']);
const file = new File(['%PDF'], 'vechi.pdf');
/** A worker that refuses the file, and makes a PDF of drawn pages. */
function worker(refused: string, isClosed = false) {
  const answers: Record<string, unknown> = { openAsOwner: null, drawn: made };
  const ask = jest.fn(async ({ kind }: { kind: string }) =>
    kind in answers ? answers[kind] : { refused },
  );
  return { ask, isClosed: () => isClosed, close() {} } as never;
}
const draws = (count: number) =>
  jest.mocked(drawnPages).mockImplementation(async function* () {
    for (let at = 0; at < count; at += 1) yield page;
  });

test.each(['damaged', 'password'])(
  'what the editor calls %s and the reader opens comes in as drawn pages',
  async (refused) => {
    draws(2);
    expect(await takeFile(file, 'f1', worker(refused))).toMatchObject({
      file: { kind: 'pdf', came: 'drawn', blob: made, name: 'vechi.pdf' },
      pages: [{ pageIndex: 0 }, { pageIndex: 1 }],
    });
  },
);

test('what the reader refuses too keeps the reason of the editor, and a wrong password is said', async () => {
  // oxlint-disable-next-line require-yield -- a reader that refuses
  jest.mocked(drawnPages).mockImplementation(async function* () {
    throw new MarketError('fileUnreadable');
  });
  expect(await takeFile(file, 'f1', worker('damaged'))).toEqual({ refused: 'damaged' });
  expect(await takeFile(file, 'f1', worker('password'))).toEqual({ refused: 'password' });
  expect(await takeFile(file, 'f1', worker('password'), 'gresita')).toEqual({
    refused: 'wrongPassword',
  });
});

test('a password typed with letters in parts is asked for with whole ones', async () => {
  const inspect = jest.fn(async () => ({ pages: 1, repaired: false }));
  const asked = { ask: inspect, isClosed: () => false, close() {} } as never;
  await takeFile(file, 'f1', asked, 'țuică'.normalize('NFD'));
  expect(inspect).toHaveBeenCalledWith(expect.objectContaining({ password: 'țuică' }));
});

test('a file that could not be repaired whole comes in as drawn pages, and what a certificate locks does not', async () => {
  draws(1);
  const ask = jest.fn(
    async ({ kind }: { kind: string }) =>
      ({ inspect: { pages: 2, repaired: true }, mend: null, drawn: made })[kind],
  );
  const repairing = { ask, isClosed: () => false, close() {} } as never;
  expect(await takeFile(file, 'f1', repairing)).toMatchObject({
    file: { came: 'drawn', blob: made },
  });
  expect(await takeFile(file, 'f1', worker('certificate'))).toEqual({ refused: 'certificate' });
});

test('what the reader cannot open as it came it draws from the file written anew, and hands out nothing else of that', async () => {
  const opens = jest.fn();
  jest.mocked(drawnPages).mockImplementation(async function* (blob) {
    opens(blob.size);
    if (blob === file) throw new MarketError('fileUnreadable');
    yield page;
  });
  const mend = { blob: new Blob(['%PDF anew']), isSound: false };
  const ask = jest.fn(
    async ({ kind }: { kind: string }) =>
      ({ inspect: { pages: 1, repaired: true }, mend, drawn: made })[kind],
  );
  const repairing = { ask, isClosed: () => false, close() {} } as never;
  expect(await takeFile(file, 'f1', repairing)).toMatchObject({
    file: { came: 'drawn', blob: made, name: 'vechi.pdf' },
  });
  expect(opens.mock.calls).toEqual([[file.size], [mend.blob.size]]);
});

test.each([
  ['password', undefined],
  ['password', 'filled up'],
  ['damaged', undefined],
])(
  'what the editor calls %s and opens as its owner comes in so, with the password %p',
  async (refused, password) => {
    const opened = { blob: new Blob(['%PDF opened']), ...(password && { password }) };
    const ask = jest.fn(async (request: { kind: string; password?: string }) => {
      if (request.kind === 'openAsOwner') return opened;
      return request.password === undefined ? { refused } : { pages: 2, repaired: false };
    });
    const opening = { ask, isClosed: () => false, close() {} } as never;
    const taken = await takeFile(file, 'f1', opening);
    expect(taken).toMatchObject({ file: { name: 'vechi.pdf', password: password ?? '' } });
    expect('file' in taken && taken.file.blob.size).toBe(opened.blob.size);
  },
);

test('an addition that was stopped ends while pages are drawn', async () => {
  draws(3);
  await expect(takeFile(file, 'f1', worker('damaged', true))).rejects.toMatchObject({
    code: 'cancelled',
  });
});
