import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  saved,
  store,
  storedPost,
  openNew,
  openStored,
  show,
  write,
  panel,
  press,
  type,
} from '../components/testing/openEditor';

test('a draft saves itself after a pause in typing', async () => {
  await openStored();
  jest.useFakeTimers();
  type('Rezumat', 'Altfel spus.');
  expect(panel().getByRole('status')).toHaveTextContent('Modificări nesalvate');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ stored: { version: 1 }, content: { excerpt: 'Altfel spus.' } });
  expect(panel().getByRole('status')).toHaveTextContent(/^Salvat/);
});

test('a new post saves itself from its first words on, and goes on saving under the same address', async () => {
  const nav = await openNew();
  type('Titlu', 'Un titlu bun');
  jest.useFakeTimers();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(saved).toEqual([]); // a title alone is not worth a draft
  await write('<p>Primele cuvinte</p>');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(saved).toMatchObject([
    { stored: null, slug: 'un-titlu-bun', content: { bodyHtml: '<p>Primele cuvinte</p>' } },
  ]);
  expect(nav.visits).toEqual(['/admin/add-blog?ciorna=un-titlu-bun']);
  type('Titlu', 'Un titlu și mai bun');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(saved[1]).toMatchObject({
    stored: { slug: 'un-titlu-bun', version: 1 },
    slug: 'un-titlu-bun',
    content: { title: 'Un titlu și mai bun' },
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('adminPost:'))).toEqual([]);
});

test('a draft begun before is opened at its own address', async () => {
  const nav = show('/admin/add-blog?ciorna=inceputa');
  expect(nav.visits).toEqual(['/admin/blog/edit/inceputa']);
});

test('publishing while the draft saves itself waits for its turn', async () => {
  await openStored();
  jest.useFakeTimers();
  type('Rezumat', 'Altfel spus.');
  await act(() => jest.advanceTimersByTimeAsync(2499));
  await act(async () => {
    jest.advanceTimersByTime(1);
    fireEvent.click(panel().getByRole('button', { name: 'Publicați acum' }));
  });
  expect(saved.map(({ act: what, stored: on }) => [what.kind, on?.version])).toEqual([
    ['keep', 1],
    ['publish', 2],
  ]);
});

test('a draft that could not save itself does so once the connection is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await openStored();
  jest.useFakeTimers();
  store.refusal = new MarketError('offline');
  type('Rezumat', 'Scris fără internet.');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(panel().getByRole('status')).toHaveTextContent(/^Nesalvat/);
  store.refusal = undefined;
  await act(async () => void fireEvent(window, new Event('online')));
  expect(saved[0]).toMatchObject({ content: { excerpt: 'Scris fără internet.' } });
});

test('a published post does not save itself; what is typed is kept on the device and offered again', async () => {
  store.post = { ...storedPost, status: 'published', publishedAtMs: Date.UTC(2026, 0, 1) };
  await openStored();
  jest.useFakeTimers();
  type('Rezumat', 'Încă nu pentru toți.');
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(saved).toEqual([]);
  expect(panel().getByRole('status')).toHaveTextContent('păstrate pe acest dispozitiv');
  cleanup();
  await openStored();
  await userEvent.click(await screen.findByRole('button', { name: 'Continuați cu ele' }));
  expect(screen.getByLabelText('Rezumat')).toHaveValue('Încă nu pentru toți.');
});

test('the last words typed before a session ends are kept on the device', async () => {
  store.post = { ...storedPost, status: 'published', publishedAtMs: Date.UTC(2026, 10, 1) };
  await openStored();
  type('Titlu', 'Un titlu nou');
  act(() => setFakeSession(fakeSignedOut));
  cleanup();
  setFakeSession(fakeSignedIn('admin'));
  await openStored();
  const copies = Object.entries(localStorage).filter(([key]) => key.startsWith('adminPost:'));
  expect(JSON.stringify(copies)).toContain('Un titlu nou');
});

test('the second editor gets a notice, nothing saves itself any more, and saving over is asked first', async () => {
  await openStored();
  store.refusal = new MarketError('changedElsewhere');
  type('Rezumat', 'Al doilea.');
  await press('Salvați ciorna');
  expect(await screen.findByRole('alert')).toHaveTextContent('a fost salvat între timp');
  store.refusal = undefined;
  store.version = 5;
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați varianta mea' }));
  expect(saved).toEqual([]);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Salvați peste' }),
  );
  expect(saved[0]).toMatchObject({
    stored: { slug: 'talon', version: 5 },
    content: { excerpt: 'Al doilea.' },
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a save made elsewhere is noticed when the window is looked at again', async () => {
  await openStored();
  store.version = 2;
  fireEvent.focus(window);
  expect(await screen.findByRole('alert')).toHaveTextContent('a fost salvat între timp');
});
