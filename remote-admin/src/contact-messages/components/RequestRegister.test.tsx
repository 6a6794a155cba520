import type { LegalRequest } from '@anunturi/shared-domain/people/legalRequest';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render, screen, within } from '@testing-library/react';
import { RequestRegister } from './RequestRegister';

const DAY_MS = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY_MS);
const mockRows: LegalRequest[] = [
  { id: 'a', kind: 'access', source: 'contact', receivedAt: before(1), messageId: 'a' },
  { id: 'b', kind: 'correction', source: 'contact', receivedAt: before(40), messageId: 'b' },
  { id: 'c', kind: 'deletion', source: 'account', receivedAt: before(3), answeredAt: before(2) },
];
jest.mock('../data/readLegalRequests', () => ({
  readLegalRequests: async () => ({ rows: mockRows, next: null }),
}));

test('the register says until when each request must be answered, which is late and which was answered', async () => {
  render(
    <NavProvider nav={fakeNav({ path: '/admin/mesaje-contact?stare=cereri' })}>
      <RequestRegister />
    </NavProvider>,
  );
  const rowOf = async (text: string) =>
    within((await screen.findByText(text)).closest('[role=row]') as HTMLElement);
  expect((await rowOf('Acces la datele mele')).getByText(/^Răspundeți până la/)).toBeVisible();
  expect((await rowOf('Corectarea datelor mele')).getByText(/^Termen depășit/)).toBeVisible();
  const closed = await rowOf('Ștergerea datelor mele');
  expect(closed.getByText('contul persoanei')).toBeVisible();
  expect(closed.queryByText(/Răspundeți|Termen/)).toBeNull();
});
