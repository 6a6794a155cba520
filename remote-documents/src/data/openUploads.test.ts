import { OPEN_UPLOADS_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { releaseLeftUploads, whileOpen } from './openUploads';

jest.mock('@anunturi/shared-auth/callCommand', () => ({ callCommand: jest.fn(async () => ({})) }));
jest.mock('./ownUid', () => ({ ownUid: () => 'ana' }));

const held = new Set<string>();
/** Locks as the browser has them: held while the work goes on, in whichever tab. */
const locks = {
  async request(name: string, work: () => Promise<unknown>) {
    held.add(name);
    try {
      return await work();
    } finally {
      held.delete(name);
    }
  },
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
};
beforeAll(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));
afterAll(() => void Reflect.deleteProperty(navigator, 'locks'));
beforeEach(() => {
  localStorage.clear();
  held.clear();
  jest.clearAllMocks();
});

test('an upload is known while it goes on, and forgotten however it ends', async () => {
  const kept = () => JSON.parse(localStorage.getItem(OPEN_UPLOADS_KEY) ?? '[]') as object[];
  await whileOpen('u1', 'Talon', async () => expect(kept()).toHaveLength(1));
  expect(kept()).toEqual([]);
  const ended = whileOpen('u2', 'Talon', () => Promise.reject(new Error('no network')));
  await expect(ended).rejects.toThrow('no network');
  expect(kept()).toEqual([]);
});

test('what a closed page left gives its place back at once; what another tab sends, and others, stay', async () => {
  const left = [
    { uploadId: 'u1', uid: 'ana', name: 'Contract' },
    { uploadId: 'u2', uid: 'ana', name: 'În altă filă' },
    { uploadId: 'u3', uid: 'dan', name: 'Al altcuiva' },
    'broken',
  ];
  localStorage.setItem(OPEN_UPLOADS_KEY, JSON.stringify(left));
  held.add('upload:u2');
  expect(await releaseLeftUploads()).toEqual(['Contract']);
  expect(jest.mocked(callCommand).mock.calls).toEqual([['cancelUpload', { uploadId: 'u1' }]]);
  expect(await releaseLeftUploads()).toEqual([]);
});
