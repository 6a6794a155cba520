import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactMessage } from '@anunturi/shared-domain/moderation/contactMessage';
import { MessageCard } from './MessageCard';

jest.mock('../data/contactActs', () => ({ changeContactMessage: async () => {} }));

const message: ContactMessage = {
  id: 'M'.repeat(20),
  name: 'Ana Pop',
  email: 'ana@exemplu.ro',
  subject: 'O întrebare',
  message: 'Cum se șterge un anunț vândut?',
  status: 'new',
  note: 'De văzut',
  createdAt: new Date('2026-03-01T10:00:00Z'),
};

const editNote = () =>
  userEvent.click(screen.getByRole('menuitem', { name: 'Modificați nota', hidden: true }));

test('a note that was saved is shown before the list has been read anew, and then as it was read', async () => {
  const onChanged = jest.fn();
  const { rerender } = render(<MessageCard message={message} onChanged={onChanged} />);
  await editNote();
  await userEvent.clear(screen.getByLabelText('Notă'));
  await userEvent.type(screen.getByLabelText('Notă'), 'Sunată ieri');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați nota' }));
  expect(await screen.findByText('Sunată ieri')).toBeVisible();
  expect(screen.queryByText('De văzut')).toBeNull();
  expect(onChanged).toHaveBeenCalled();
  rerender(<MessageCard message={{ ...message, note: 'Rezolvată' }} onChanged={onChanged} />);
  expect(screen.getByText('Rezolvată')).toBeVisible();
});

test('the undo of a note goes when the next is saved: it would write over it', async () => {
  const about: (string | undefined)[] = [];
  const stop = subscribeToToasts((toast) => about.push(toast.about));
  render(<MessageCard message={message} onChanged={() => {}} />);
  for (const note of ['Sunată ieri', 'Rezolvată']) {
    await editNote();
    await userEvent.clear(screen.getByLabelText('Notă'));
    await userEvent.type(screen.getByLabelText('Notă'), note);
    await userEvent.click(screen.getByRole('button', { name: 'Salvați nota' }));
    await screen.findByText(note);
  }
  expect(about).toEqual([`note ${message.id}`, `note ${message.id}`]);
  stop();
});
