import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addPersonNote, deletePersonNote, readPersonNotes } from '../data/personNotes';
import { PersonNotes } from './PersonNotes';

jest.mock('../data/personNotes');
const note = { id: 'n1', text: 'Sunat pe 12.', author: 'Maria', atMs: Date.UTC(2026, 10, 20, 12) };

beforeEach(() => {
  forgetLoaded();
  jest.mocked(readPersonNotes).mockResolvedValue([note]);
});

test('notes about a person are read with who wrote them, added and taken away', async () => {
  render(<PersonNotes uid="ana" />);
  expect(await screen.findByText(/Maria: Sunat pe 12\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adăugați nota' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/Notă nouă/), 'Actele sunt în regulă.');
  await userEvent.click(screen.getByRole('button', { name: 'Adăugați nota' }));
  expect(addPersonNote).toHaveBeenCalledWith('ana', 'Actele sunt în regulă.');
  expect(screen.getByLabelText(/Notă nouă/)).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți nota' }));
  expect(deletePersonNote).toHaveBeenCalledWith('n1');
});
