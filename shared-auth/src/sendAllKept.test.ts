import { MarketError } from '@anunturi/shared-domain/site/marketError';
import * as mockIdb from 'idb-keyval';
import { callCommand } from './callCommand';
import { forgetCommands, keepCommand, keptCommands } from './keptCommands';
import { sendAllKept } from './sendAllKept';

jest.mock('./callCommand', () => ({ callCommand: jest.fn() }));
// The browser's database, which this environment does not have: by key, in the order of the keys.
jest.mock('idb-keyval', () => {
  const kept = new Map<string, unknown>();
  return {
    createStore: () => kept,
    set: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    del: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
    entries: async () => [...kept].toSorted(([a], [b]) => a.localeCompare(b)),
  };
});

const message = (key: string, atMs: number, uid = 'ana') => ({
  uid,
  key,
  name: 'sendReply' as const,
  input: { conversationId: 'c1', messageId: key, text: `Mesajul ${key}` },
  atMs,
});
const sent = () => jest.mocked(callCommand).mock.calls.map(([, input]) => (input as any).messageId);

beforeEach(async () => {
  await forgetCommands();
  jest.mocked(callCommand).mockReset().mockResolvedValue({ alreadyThere: false });
});

test('what was kept leaves in the order in which it was written, each under its key, once', async () => {
  await keepCommand(message('b', 1));
  await keepCommand(message('a', 2));
  await sendAllKept('ana');
  expect(sent()).toEqual(['b', 'a']);
  expect(jest.mocked(callCommand).mock.calls[0]![2]).toEqual({ key: 'b' });
  expect(await keptCommands('ana')).toEqual([]);
  await sendAllKept('ana');
  expect(callCommand).toHaveBeenCalledTimes(2);
});

test('while trusted code is not reached everything stays, and nothing overtakes', async () => {
  await keepCommand(message('a', 1));
  await keepCommand(message('b', 2));
  jest.mocked(callCommand).mockRejectedValueOnce(new MarketError('offline'));
  await sendAllKept('ana');
  expect(sent()).toEqual(['a']);
  await sendAllKept('ana');
  expect(sent()).toEqual(['a', 'a', 'b']);
});

test('what is refused stays with its reason and is not tried again by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await keepCommand(message('a', 1));
  await keepCommand(message('b', 2));
  jest.mocked(callCommand).mockRejectedValueOnce(new MarketError('blockedByRecipient'));
  await sendAllKept('ana');
  await sendAllKept('ana');
  expect(sent()).toEqual(['a', 'b']);
  expect(await keptCommands('ana')).toMatchObject([
    { key: 'a', problem: { code: 'blockedByRecipient' } },
  ]);
});

test('what another account left on this device is never sent, and goes', async () => {
  await keepCommand(message('a', 1, 'dan'));
  await sendAllKept('ana');
  expect(callCommand).not.toHaveBeenCalled();
  expect(await mockIdb.entries()).toEqual([]);
});
