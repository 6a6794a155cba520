import { SAVED_SEARCH_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeptSearch } from '../data/savedSearches';
import { RenameSearchDialog } from './RenameSearchDialog';

test('a name that is too long is not saved cut: its field says by how much', async () => {
  const [onName, longest] = [jest.fn(), 'a'.repeat(SAVED_SEARCH_NAME_MAX)];
  const search = { id: 's', name: 'Dacia' } as KeptSearch;
  render(<RenameSearchDialog search={search} onClose={() => {}} onName={onName} />);
  const name = screen.getByLabelText('Nume');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvați numele' }));
  await userEvent.clear(name);
  await userEvent.paste(`${longest}bc`);
  await save();
  expect(onName).not.toHaveBeenCalled();
  expect(name).toHaveAccessibleDescription(/depășește cu 2 limita/);
  await userEvent.type(name, '{Backspace}{Backspace}');
  await save();
  expect(onName).toHaveBeenCalledWith(longest);
});
