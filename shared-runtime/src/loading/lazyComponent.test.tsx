import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNav } from '../testing/fakeNav';
import { NavProvider } from '../navigation/nav';
import { lazyComponent } from './lazyComponent';

test('a part that could not be downloaded says so beside the rest of the page, and is tried anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Part = () => <p>Partea</p>;
  let tries = 0;
  const LazyPart = lazyComponent(() => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new Error('Loading chunk 7 failed'))
      : Promise.resolve(Part);
  });
  render(
    <>
      <p>Restul paginii</p>
      <LazyPart fallback={<p>Se încarcă</p>} />
    </>,
  );
  expect(screen.getByText('Se încarcă')).toBeVisible();
  expect(await screen.findByText('Această parte a paginii nu s-a încărcat')).toBeVisible();
  expect(screen.getByText('Restul paginii')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  expect(await screen.findByText('Partea')).toBeVisible();
});

test('a part that fails again asks for another release of its remote', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const LazyPart = lazyComponent<object>(() => Promise.reject(new Error('stricat')));
  const renew = jest.fn(async () => false);
  render(
    <NavProvider nav={{ ...fakeNav(), renew }}>
      <LazyPart />
    </NavProvider>,
  );
  const again = () => screen.findByRole('button', { name: 'Reîncercați' });
  await again();
  expect(renew).not.toHaveBeenCalled();
  await userEvent.click(await again());
  await again();
  expect(renew).toHaveBeenCalledTimes(1);
});
