import { act, renderHook } from '@testing-library/react';
import { useSignatures } from './useSignatures';

const signature = { kind: 'picture', picture: 'data:,', width: 90, height: 30 } as const;

test('while nothing is signed, typing gives no other signatures: the pages are not made anew for them', () => {
  const { result, rerender } = renderHook(useSignatures, { initialProps: { name: 'A' } });
  const before = result.current.valid;
  rerender({ name: 'An' });
  expect(result.current.valid).toBe(before);
});

test('a signature stands while the answers are those that were signed', () => {
  const { result, rerender } = renderHook(useSignatures, { initialProps: { name: 'Ana' } });
  act(() => result.current.put('Vânzător', signature));
  expect(result.current.valid).toEqual({ Vânzător: signature });
  rerender({ name: 'Anca' });
  expect(result.current.valid).toEqual({});
  expect(result.current.stateOf('Vânzător')).toBe('outdated');
});

test('a signature that came with a file stands for the answers of the file, and no others', () => {
  const { result, rerender } = renderHook(
    ({ name }: { name: string }) => useSignatures({ name }, { Cumpărător: signature }),
    { initialProps: { name: 'Ana' } },
  );
  expect(result.current.valid).toEqual({ Cumpărător: signature });
  rerender({ name: 'Anca' });
  expect(result.current.stateOf('Cumpărător')).toBe('outdated');
});
