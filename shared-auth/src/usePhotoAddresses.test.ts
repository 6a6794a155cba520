/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { act, renderHook } from '@testing-library/react';
import { readStoredFile } from './readStoredFile';
import { configureFakeFirebase } from './testing/configureFakeFirebase';
import { usePhotoAddresses } from './usePhotoAddresses';

jest.mock('./readStoredFile');

const addresses = new Set<string>();
let made = 0;
URL.createObjectURL = () => {
  const address = `blob:${(made += 1)}`;
  addresses.add(address);
  return address;
};
URL.revokeObjectURL = (address) => void addresses.delete(address);

test('a photo that comes back is read again: its old address leads nowhere', async () => {
  jest.mocked(readStoredFile).mockResolvedValue(new ArrayBuffer(0));
  const { result, rerender, unmount } = renderHook(
    ({ path }) => usePhotoAddresses([path], true)[0],
    {
      initialProps: { path: 'listings/ana/1.webp' },
    },
  );
  await act(async () => {});
  expect(result.current).toBe('blob:1');
  rerender({ path: 'listings/ana/2.webp' });
  expect([...addresses]).toEqual([]);
  await act(async () => {});
  expect(result.current).toBe('blob:2');
  rerender({ path: 'listings/ana/1.webp' });
  expect(result.current).toBeUndefined();
  await act(async () => {});
  expect(result.current).toBe('blob:3');
  unmount();
  expect([...addresses]).toEqual([]);
});

test('photos that everybody may read have their own addresses', () => {
  configureFakeFirebase();
  const path = 'listings/ana/1.webp';
  const { result } = renderHook(() => usePhotoAddresses([path], false));
  expect(result.current).toEqual([expect.stringContaining(encodeURIComponent(path))]);
});
