/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { deviceEntries } from './deviceEntries';
import { deviceStore } from './deviceStore';
import { deviceText } from './deviceText';
import { isShaped, listOf } from './storedShape';

type Note = { id: string; atMs: number };
const notes = deviceStore('notes', listOf<Note>({ id: 'string', atMs: 'number' }));
const note = { id: 'a', atMs: 1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a value is kept, read as the same object until it changes, and forgotten', () => {
  expect(notes.get()).toBeNull();
  expect(notes.set([note])).toBe(true);
  const first = notes.get();
  expect(first).toEqual([note]);
  expect(notes.get()).toBe(first);
  notes.set([]);
  expect(notes.get()).toEqual([]);
  notes.set(null);
  expect(localStorage.getItem('notes')).toBeNull();
});

test('what something else wrote is as good as nothing, a broken entry is left out', () => {
  for (const text of ['{', '7', 'null', '{"id":"a"}']) {
    localStorage.setItem('notes', text);
    expect(notes.get()).toBeNull();
  }
  localStorage.setItem('notes', JSON.stringify([note, null, { id: 7, atMs: 1 }, { id: 'b' }]));
  expect(notes.get()).toEqual([note]);
});

test('a change is announced in this tab and from others, that of another key is not', () => {
  let heard = 0;
  const stop = notes.subscribe(() => (heard += 1));
  notes.set([note]);
  expect(heard).toBe(1);
  dispatchEvent(new StorageEvent('storage', { key: 'notes' }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(heard).toBe(3);
  stop();
  notes.set(null);
  expect(heard).toBe(3);
});

test('a full storage keeps what was there and says so', () => {
  notes.set([note]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(notes.set([])).toBe(false);
  expect(notes.get()).toEqual([note]);
});

test('a closed storage holds nothing and never throws', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(notes.get()).toBeNull();
  expect(notes.set([note])).toBe(false);
  expect(deviceText('plain').get()).toBeNull();
});

test('what one tab remembers does not reach the device', () => {
  const words = deviceText('words', 'sessionStorage');
  words.set('Bună ziua');
  expect(words.get()).toBe('Bună ziua');
  expect(localStorage.getItem('words')).toBeNull();
});

test('a shape asks for each of its fields', () => {
  expect(isShaped<Note>(note, { id: 'string' })).toBe(true);
  expect(isShaped<{ values: object }>({ values: null }, { values: 'object' })).toBe(false);
  expect(isShaped<Note>('text', {})).toBe(false);
});

test('what is kept under a prefix is listed with its text', () => {
  localStorage.setItem('copy:1', 'unu');
  localStorage.setItem('copy:2', 'doi');
  localStorage.setItem('other', 'trei');
  expect(deviceEntries('copy:').toSorted()).toEqual([
    ['copy:1', 'unu'],
    ['copy:2', 'doi'],
  ]);
  expect(deviceEntries()).toHaveLength(3);
});
