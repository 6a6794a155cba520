import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUSEHOLD_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { InitialDataProvider } from '@anunturi/shared-runtime/loading/useLoad';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { noLocalTaxes } from '../domain/localTaxes';
import { HouseholdScreen } from './HouseholdScreen';

beforeEach(() => {
  forgetLoaded();
  localStorage.clear();
});
Object.defineProperty(crypto, 'randomUUID', { value: () => String(Math.random()) });

function open(path: string) {
  const nav = fakeNav({ path });
  render(
    <NavProvider nav={nav}>
      <InitialDataProvider data={{ today: '2026-11-22', localTaxes: noLocalTaxes }}>
        <HouseholdScreen />
      </InitialDataProvider>
    </NavProvider>,
  );
  return nav;
}
const golf = { id: 'g', name: 'Golf', search: '?cm3=1968&norma=5' };
const total = () => within(screen.getByRole('region', { name: 'Total' }));

test('a vehicle comes from the calculator under a name, and stays on the device', async () => {
  localStorage.setItem(HOUSEHOLD_KEY, JSON.stringify([golf]));
  const nav = open('/calculator/masinile-casei?cm3=1400&norma=5');
  // In November this year's terms have passed: the figure is next year's, as its terms are.
  expect(screen.getByText('Autoturism · Euro 5 · 1.400 cm³: 123 lei pentru 2027')).toBeVisible();
  expect(screen.getByText('267 lei pentru 2027')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Adăugați' }));
  expect(screen.getByLabelText('Cum îi spuneți')).toHaveAccessibleDescription(/Scrieți un nume/);
  await userEvent.type(screen.getByLabelText('Cum îi spuneți'), 'golf');
  expect(screen.getByLabelText('Cum îi spuneți')).toHaveAccessibleDescription(/Aveți deja/);
  await userEvent.type(screen.getByLabelText('Cum îi spuneți'), ' mic');
  await userEvent.click(screen.getByRole('button', { name: 'Adăugați' }));
  expect(nav.visits.at(-1)).toBe('/calculator/masinile-casei');
  expect(document.activeElement).toHaveTextContent(/^golf mic/); // its form is gone, its row is here
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Golf',
    'golf mic',
  ]);
  expect(total().getByText('390 lei', { selector: 'strong' })).toBeVisible();
  expect(total().getByText('Până la 31.03.2027')).toBeVisible();
  expect(total().getByText('196 lei')).toBeVisible();
  expect(total().getByText('351 lei, economisiți 39 lei')).toBeVisible();
  expect(localStorage.getItem(HOUSEHOLD_KEY)).toContain('golf mic');
});

test('a vehicle is renamed, and one that is deleted comes back when that was a mistake', async () => {
  localStorage.setItem(HOUSEHOLD_KEY, JSON.stringify([golf]));
  let undo: (() => void) | undefined;
  const stop = subscribeToToasts((toast) => {
    undo = toast.undo as typeof undo;
  });
  open('/calculator/masinile-casei');
  await userEvent.click(screen.getByRole('button', { name: 'Redenumiți' }));
  expect(screen.getByLabelText('Cum îi spuneți')).toHaveFocus();
  await userEvent.clear(screen.getByLabelText('Cum îi spuneți'));
  await userEvent.type(screen.getByLabelText('Cum îi spuneți'), 'Mașina mamei');
  await userEvent.click(screen.getByRole('button', { name: 'Salvați' }));
  expect(screen.getByRole('heading', { name: 'Mașina mamei' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Redenumiți' })).toHaveFocus();
  expect(document.activeElement).toHaveAccessibleDescription('Mașina mamei');
  expect(screen.getByRole('link', { name: 'Deschideți în calculator' })).toHaveAttribute(
    'href',
    '/calculator?cm3=1968&norma=5',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ștergeți' }));
  expect(screen.getByText('Nicio mașină încă')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  act(() => undo!());
  expect(screen.getByRole('heading', { name: 'Mașina mamei' })).toBeVisible();
  stop();
});

test('two deletions are each taken back by themselves', async () => {
  localStorage.setItem(
    HOUSEHOLD_KEY,
    JSON.stringify([golf, { ...golf, id: 'b', name: 'B' }, { ...golf, id: 'c', name: 'C' }]),
  );
  const undos: (() => void)[] = [];
  const stop = subscribeToToasts((toast) => void undos.push(toast.undo as () => void));
  open('/calculator/masinile-casei');
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  const remove = () => userEvent.click(screen.getAllByRole('button', { name: 'Ștergeți' })[0]!);
  await remove();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^B.*Autoturism/));
  await remove();
  expect(names()).toEqual(['C']);
  act(() => undos[0]!());
  expect(names()).toEqual(['Golf', 'C']);
  act(() => undos[1]!());
  act(() => undos[1]!());
  expect(names()).toEqual(['Golf', 'B', 'C']);
  stop();
});

test('a reduction that only one vehicle may have is said when two claim it', () => {
  const claimed = { id: 'a', name: 'A', search: '?cm3=1400&norma=5&handicap=grav' };
  localStorage.setItem(
    HOUSEHOLD_KEY,
    JSON.stringify([claimed, { ...claimed, id: 'b', name: 'B' }]),
  );
  open('/calculator/masinile-casei');
  expect(screen.getByText(/se acordă pentru un singur vehicul/)).toBeVisible();
});
