import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setOwnPart } from '@anunturi/shared-contract/telemetry/markData';
import { markPart } from '@anunturi/shared-contract/telemetry/markPart';
import { fakeNav } from '../testing/fakeNav';
import { NavProvider } from '../navigation/nav';
import { lazyComponent } from './lazyComponent';

jest.mock('@anunturi/shared-contract/telemetry/markPart');

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

test('a part that does not come, when it is shown or before, is told as a fault of its release', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  setOwnPart('blog', '1.0.0-a');
  const error = new Error('Loading chunk 7 failed');
  const LazyPart = lazyComponent<object>(() => Promise.reject(error));
  render(<LazyPart />);
  expect(await screen.findByText('Această parte a paginii nu s-a încărcat')).toBeVisible();
  const told = ['blog', 'load', { version: '1.0.0-a', error }];
  expect(jest.mocked(markPart).mock.calls.at(-1)).toEqual(told);
  await expect(LazyPart.preload()).rejects.toBe(error);
  expect(jest.mocked(markPart).mock.calls.at(-1)).toEqual(told);
});

test('a part that is there before it is shown is rendered at once', async () => {
  const LazyPart = lazyComponent(async () => () => <p>Partea</p>);
  await LazyPart.preload();
  render(<LazyPart fallback={<p>Se încarcă</p>} />);
  expect(screen.getByText('Partea')).toBeVisible();
});
