import { sendVerification } from '@anunturi/shared-auth/session';
import { act, renderHook } from '@testing-library/react';
import { useSendVerification } from './useSendVerification';

jest.mock('@anunturi/shared-auth/session', () => ({ sendVerification: jest.fn() }));

const send = async () => {
  const { result } = renderHook(() => useSendVerification('ana@exemplu.ro'));
  await act(async () => result.current.send());
  return result.current;
};

test('the link is sent to the address, and its person told where to look', async () => {
  expect(await send()).toMatchObject({
    busy: false,
    sent: { ok: true, text: expect.stringContaining('ana@exemplu.ro') },
  });
});

test('a failure that is expected says its own words, any other the general ones', async () => {
  const expected = Object.assign(new Error('Încercați mai târziu.'), { name: 'AuthProblem' });
  jest.mocked(sendVerification).mockRejectedValueOnce(expected);
  expect((await send()).sent).toEqual({ ok: false, text: 'Încercați mai târziu.' });
  jest.mocked(sendVerification).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await send()).sent).toEqual({
    ok: false,
    text: 'Serviciul nu răspunde acum. Încercați din nou peste câteva momente.',
  });
});
