import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { deleteUnreadable, readUnreadable, rejectUnreadable } from '../data/unreadableListings';
import { UnreadableQueue } from './UnreadableQueue';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';

jest.mock('../data/unreadableListings');
jest.mock('#data/listings/readReports', () => ({ readReportsAbout: async () => [] }));

const broken = (n: number) => ({
  id: listingId(n),
  status: 'active',
  faults: ['price.amountMinor'],
  at: new Date('2026-11-20T10:00:00Z'),
});
const onDecided = jest.fn();
const table = () => screen.findByRole('table', { name: 'Anunțuri necitite' });

beforeEach(async () => {
  forgetLoaded();
  onDecided.mockClear();
  jest.mocked(readUnreadable).mockResolvedValue({
    rows: [{ ...broken(1), title: 'Dacia stricată' }, broken(2)],
    next: null,
  });
  jest.mocked(deleteUnreadable).mockReset().mockResolvedValue();
  jest.mocked(rejectUnreadable).mockReset().mockResolvedValue();
  render(
    <NavProvider nav={fakeNav({ path: '/admin/anunturi' })}>
      <UnreadableQueue onDecided={onDecided} />
    </NavProvider>,
  );
});

test('listings that cannot be read are named by what is known of them, and what is wrong', async () => {
  const shown = within(await table());
  expect(shown.getAllByText('Dacia stricată').length).toBeGreaterThan(0);
  expect(shown.getAllByText(broken(2).id).length).toBeGreaterThan(0);
  expect(shown.getAllByText('price.amountMinor').length).toBeGreaterThan(1);
});

test('one is deleted for good after the question, and the list is read anew', async () => {
  await table();
  await userEvent.click(screen.getAllByRole('button', { name: 'Ștergeți…' })[0]!);
  const dialog = await screen.findByRole('alertdialog', { name: /Ștergeți „Dacia stricată”/ });
  jest.mocked(readUnreadable).mockResolvedValue({ rows: [], next: null });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ștergeți anunțul' }));
  expect(await screen.findByText('Toate anunțurile pot fi citite')).toBeInTheDocument();
  expect(deleteUnreadable).toHaveBeenCalledWith(broken(1).id);
  await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1));
});

test('a rejection asks for its reasons first', async () => {
  await table();
  await userEvent.click(screen.getAllByRole('button', { name: 'Respingeți…' })[1]!);
  expect(await screen.findByRole('dialog')).toHaveTextContent(broken(2).id);
  expect(rejectUnreadable).not.toHaveBeenCalled();
});
