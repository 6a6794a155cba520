import { forgetLoaded, setLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOME_KEY } from '#domain/loadKeys';
import { card, mockWorld } from '#testing/listingsScreen';
import { HomeScreen } from './HomeScreen';

const counts = {
  choices: {
    categoryId: { autoturisme: 128 },
    make: { dacia: 128 },
    model: { logan: 30 },
  },
  ranges: {},
};
jest.mock('./data/readHome', () => ({ readHome: () => Promise.reject(new Error('offline')) }));

beforeEach(() => {
  mockWorld.found = (asked) => ({ total: asked.includes('marca') ? 40 : 128, counts });
});

function show() {
  setLoaded(HOME_KEY, { vehicles: [card(1)], services: [], posts: [], texts: {}, nowMs: 0 });
  const nav = fakeNav({ path: '/', screen: 'home' });
  render(<RemoteRoot App={HomeScreen} nav={nav} />);
  return nav;
}

test('a home page that cannot be renewed says so once, with one button', async () => {
  show();
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Reîncercați' })).toHaveLength(1),
  );
});

test('a home page without data says which is missing, and has no heading above nothing', async () => {
  forgetLoaded();
  render(<RemoteRoot App={HomeScreen} nav={fakeNav({ path: '/', screen: 'home' })} />);
  expect(await screen.findByText('Nu am putut încărca anunțurile')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Servicii din zonă' })).toBeNull();
});

test('the button has the live count of what was chosen, and leads to that list', async () => {
  const nav = show();
  expect(await screen.findByRole('button', { name: 'Vedeți 128 de anunțuri' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marcă' }), 'dacia');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Model' }), 'logan');
  await userEvent.type(screen.getByRole('textbox', { name: 'Preț până la (€)' }), '9.000');
  await userEvent.click(await screen.findByRole('button', { name: 'Vedeți 40 de anunțuri' }));
  expect(nav.visits).toEqual([
    '/toate-anunturile?fel=masini&marca=dacia&model=logan&moneda=EUR&pret-max=9000',
  ]);
});

test('services are not narrowed by what was chosen of cars before, whose fields are hidden then', async () => {
  const nav = show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Preț până la (€)' }), '9.000');
  await userEvent.click(screen.getByRole('radio', { name: 'Servicii' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vedeți 128 de anunțuri' }));
  expect(nav.visits).toEqual(['/toate-anunturile?fel=servicii']);
});
