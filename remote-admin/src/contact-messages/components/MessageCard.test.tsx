import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactMessage } from '@anunturi/shared-domain/moderation/contactMessage';
import { answerContactMessage, changeContactMessage } from '../data/contactActs';
import { MessageCard } from './MessageCard';

jest.mock('../data/contactActs');

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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

beforeEach(() => jest.clearAllMocks());

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

test('an answer is typed here and sent; an empty one is not', async () => {
  const onChanged = jest.fn();
  render(<MessageCard message={message} onChanged={onChanged} />);
  await press('Răspundeți');
  await press('Trimiteți răspunsul');
  expect(screen.getByLabelText('Răspunsul')).toHaveAccessibleDescription(/Scrieți răspunsul\./);
  expect(answerContactMessage).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Răspunsul'), 'Din contul dumneavoastră.');
  await press('Trimiteți răspunsul');
  expect(answerContactMessage).toHaveBeenCalledWith(message, 'Din contul dumneavoastră.');
  expect(onChanged).toHaveBeenCalled();
  expect(screen.queryByLabelText('Răspunsul')).toBeNull();
});

test('a message that was answered shows its answer and takes no second one', () => {
  const answer = { text: 'Din contul dumneavoastră.', at: new Date('2026-03-02T10:00:00Z') };
  render(<MessageCard message={{ ...message, status: 'answered', answer }} onChanged={() => {}} />);
  expect(screen.getByText(/Din contul dumneavoastră\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Răspundeți' })).toBeNull();
  expect(screen.getByText(/nr\. MMMMMMMM$/)).toBeVisible(); // the number that its writer was told
});

test('closing without an answer says first that its writer is told', async () => {
  render(<MessageCard message={message} onChanged={() => {}} />);
  await press('Închideți fără răspuns…');
  expect(screen.getByText(/Îi scriem la ana@exemplu\.ro/)).toBeVisible();
  expect(changeContactMessage).not.toHaveBeenCalled();
  await press('Închideți mesajul');
  expect(changeContactMessage).toHaveBeenCalledWith(message, { status: 'archived' });
});

test('a request with a legal time is answered, not closed', () => {
  render(
    <MessageCard message={{ ...message, subject: 'Acces la datele mele' }} onChanged={() => {}} />,
  );
  expect(screen.queryByRole('button', { name: 'Închideți fără răspuns…' })).toBeNull();
});
