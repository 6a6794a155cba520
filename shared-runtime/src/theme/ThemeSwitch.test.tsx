import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyTheme } from './theme';
import { ThemeSwitch } from './ThemeSwitch';

test('the chosen theme is shown, kept and taken back', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Întunecat' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  delete document.documentElement.dataset.theme;
  applyTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Automat' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBeNull();
});
