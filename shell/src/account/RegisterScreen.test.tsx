import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { RegisterScreen } from './RegisterScreen';

test('a company that leaves all empty is brought to the first field of the page, though it came last', async () => {
  renderInShell(<RegisterScreen />, '/register');
  await userEvent.click(screen.getByRole('radio', { name: 'Firmă' }));
  await userEvent.click(screen.getByRole('button', { name: 'Creați contul' }));
  await waitFor(() => expect(screen.getByLabelText('Denumirea firmei')).toHaveFocus());
  expect(screen.getByLabelText('Denumirea firmei')).toBeInvalid();
  expect(screen.getByLabelText(/CUI/)).toHaveAccessibleDescription(/Scrieți codul fiscal/);
});
