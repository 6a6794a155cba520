import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareBar } from './CompareBar';

test('who empties the comparison is told, and goes on from the heading', async () => {
  const said: string[] = [];
  subscribeToToasts(({ text }) => said.push(text));
  render(
    <NavProvider nav={fakeNav()}>
      <h1>Autoturisme</h1>
      <CompareBar compared={['one', 'two']} />
    </NavProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Goliți' }));
  expect(said).toEqual(['Comparația a fost golită.']);
  expect(screen.getByRole('heading', { name: 'Autoturisme' })).toHaveFocus();
});
