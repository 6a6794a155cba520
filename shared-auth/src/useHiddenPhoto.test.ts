/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { readHiddenPhoto } from './readHiddenPhoto';
import { useHiddenPhoto } from './useHiddenPhoto';

jest.mock('./readHiddenPhoto');

const addresses = new Set<string>();
let made = 0;
URL.createObjectURL = () => {
  const address = `blob:${(made += 1)}`;
  addresses.add(address);
  return address;
};
URL.revokeObjectURL = (address) => void addresses.delete(address);

test('a photo that comes back is read again: its old address leads nowhere', async () => {
  jest.mocked(readHiddenPhoto).mockResolvedValue(new Blob());
  const { result, rerender, unmount } = renderHook(({ path }) => useHiddenPhoto(path), {
    initialProps: { path: 'listings/ana/1.webp' as string | undefined },
  });
  await act(async () => {});
  expect(result.current).toBe('blob:1');
  rerender({ path: undefined });
  expect([...addresses]).toEqual([]);
  rerender({ path: 'listings/ana/1.webp' });
  expect(result.current).toBeUndefined();
  await act(async () => {});
  expect(result.current).toBe('blob:2');
  unmount();
  expect([...addresses]).toEqual([]);
});
