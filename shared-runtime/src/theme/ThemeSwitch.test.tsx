import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyTheme } from './theme';
import { ThemeSwitch } from './ThemeSwitch';

test('the chosen theme is shown, kept and taken back', async () => {
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('radio', { name: 'Întunecat' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme'); // first the button answers
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  delete document.documentElement.dataset.theme;
  applyTheme();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Automat' }));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
  expect(localStorage.getItem('theme')).toBeNull();
});

test('nothing fades while every colour changes, and everything may again afterwards', async () => {
  const root = document.documentElement;
  const seen: boolean[] = [];
  const marks = new MutationObserver(() => seen.push(root.hasAttribute('data-theme-changing')));
  marks.observe(root, { attributeFilter: ['data-theme'] });
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Întunecat' }));
  await waitFor(() => expect(seen).not.toEqual([]));
  await waitFor(() => expect(root).not.toHaveAttribute('data-theme-changing'));
  marks.disconnect();
  expect(seen).toEqual([true]);
});
