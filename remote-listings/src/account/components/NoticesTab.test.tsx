import type { ShownNotice } from '@anunturi/shared-domain/people/notice';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markNoticesRead, readNotices } from '../data/notices';
import { NewNotices } from './NewNotices';
import { NoticesTab } from './NoticesTab';

jest.mock('../data/notices');

const notice = (id: string, isRead = false): ShownNotice => ({
  id,
  kind: 'listing',
  text: `Noutatea ${id}`,
  path: '/dashboard',
  atMs: Date.UTC(2026, 10, 20),
  isRead,
});

beforeEach(() => {
  forgetLoaded();
  jest
    .mocked(readNotices)
    .mockReset()
    .mockResolvedValue([notice('a'), notice('b', true)]);
  jest.mocked(markNoticesRead).mockReset().mockResolvedValue();
});

const show = (what: React.ReactElement) =>
  render(<NavProvider nav={fakeNav()}>{what}</NavProvider>);

test('what was not read says so, and opening it marks it alone', async () => {
  show(<NoticesTab uid="ana" />);
  const link = await screen.findByRole('link', { name: 'Noutatea a' });
  expect(screen.getAllByText('Necitită.')).toHaveLength(1);
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByText('Necitită.')).not.toBeInTheDocument());
  expect(markNoticesRead).toHaveBeenCalledWith('ana', ['a']);
});

test('one button marks all as read, and goes when nothing is unread', async () => {
  show(<NoticesTab uid="ana" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Marcați toate ca citite' }));
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(markNoticesRead).toHaveBeenCalledWith('ana', ['a']);
});

test('an empty bell says what will stand here', async () => {
  jest.mocked(readNotices).mockResolvedValue([]);
  show(<NoticesTab uid="ana" />);
  expect(await screen.findByText('Nicio noutate încă')).toBeVisible();
});

test('the first page shows the five newest, how many there are, and marks all of them', async () => {
  const onRead = jest.fn();
  const notices = ['1', '2', '3', '4', '5', '6'].map((id) => notice(id));
  show(<NewNotices uid="ana" notices={notices} onRead={onRead} />);
  expect(screen.getByRole('region', { name: 'Tot ce e nou' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Toate (6)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Marcați ca citite' }));
  await waitFor(() => expect(onRead).toHaveBeenCalledWith(['1', '2', '3', '4', '5', '6']));
});
