import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded, peekLoaded, watchKey } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { InitialDataProvider } from '@anunturi/shared-runtime/loading/useLoad';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { findListing } from '#data/listing';
import { useToday } from './data/useToday';
import { CalculatorScreen } from './CalculatorScreen';

// No place of the county is known unless a test says so.
jest.mock('./data/localTaxes', () => ({ findLocalTaxes: () => new Promise(() => {}) }));
jest.mock('./data/useToday', () => ({ useToday: jest.fn() }));
jest.mock('#data/listing', () => ({ findListing: jest.fn(() => new Promise(() => {})) }));
const todayIs = (day: string | undefined) => jest.mocked(useToday).mockReturnValue(day);
beforeEach(() => {
  forgetLoaded();
  todayIs('2026-02-10');
  setFakeSession(fakeSignedOut);
});

const screenAt = (path: string, data: Record<string, unknown> = {}) => {
  const nav = fakeNav({ path });
  const tree = (
    <NavProvider nav={nav}>
      <InitialDataProvider data={data}>
        <CalculatorScreen />
      </InitialDataProvider>
    </NavProvider>
  );
  return { nav, tree };
};
const result = () => within(screen.getByRole('region', { name: /Impozitul pe un an/ }));

test('the address alone gives the whole result on a server', () => {
  todayIs(undefined);
  const html = renderToString(screenAt('/calculator?cm3=1968&norma=5').tree);
  expect(html).toContain('267 lei');
  expect(html).toContain('estimare');
  expect(html).toContain('Codul fiscal art. 470 alin. (2)');
});

test('an address that the form wrote and that comes late takes back nothing typed since', async () => {
  const { nav, tree } = screenAt('/calculator');
  const asked: string[] = [];
  nav.navigate = (to) => void asked.push(to); // the program that changes addresses is still on its way
  render(tree);
  await userEvent.type(screen.getByLabelText('Capacitate cilindrică'), '1968');
  await waitFor(() => expect(asked.at(-1)).toContain('cm3=1968'));
  await userEvent.selectOptions(screen.getByLabelText('Normă de poluare'), 'Euro 5');
  const [pathname, search] = asked.at(-1)!.split('?');
  act(() => nav.show({ location: { pathname: pathname!, search: `?${search}`, hash: '' } }));
  expect(result().getByText('267 lei')).toBeInTheDocument();
});

test('typing the facts of a car shows its tax, its instalments and every step', async () => {
  render(screenAt('/calculator').tree);
  expect(
    result().getByText('Mai completați: capacitatea cilindrică și norma de poluare.'),
  ).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Capacitate cilindrică'), '1600');
  await userEvent.selectOptions(screen.getByLabelText('Normă de poluare'), 'Euro 6');
  await userEvent.type(screen.getByLabelText(/Cotă adițională/), '16');
  expect(result().getByText('153 lei')).toBeInTheDocument();
  expect(result().getByText('153,12 lei')).toBeInTheDocument();
  expect(result().getByText(/77 lei până la 31.03.2026/)).toBeInTheDocument();
  expect(result().getByText(/economisiți 15,30 lei/)).toBeInTheDocument();
  const steps = within(screen.getByRole('region', { name: 'Cum am calculat' }));
  expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('8 grupe'),
    expect.stringContaining('+16 %'),
    expect.stringContaining('153 lei'),
  ]);
});

test('after 31 March the bonus is said to be over for this year, and the one of next year is offered', () => {
  todayIs('2026-11-21');
  render(screenAt('/calculator?cm3=1968&norma=5').tree);
  expect(result().getByText('267 lei')).toBeInTheDocument();
  expect(result().getByText('de plătit pentru anul 2027')).toBeInTheDocument();
  expect(result().getByText('Impozitul pentru anul 2026')).toBeInTheDocument();
  expect(result().getByText('267 lei, termenele au trecut')).toBeInTheDocument();
  expect(
    result().getByText('După 31.03.2026 nu se mai acordă bonificația pentru 2026.'),
  ).toBeInTheDocument();
  expect(result().queryByText('Plătit întreg până la 31.03.2026')).not.toBeInTheDocument();
  expect(result().getByText('Pentru 2027, plătit întreg până la 31.03.2027')).toBeInTheDocument();
  expect(result().getByText('240,30 lei, economisiți 26,70 lei')).toBeInTheDocument();
  expect(
    result().getByText(/Cotele pentru 2027 nu sunt încă publicate și se pot schimba/),
  ).toBeInTheDocument();
  expect(result().getByText('134 lei până la 31.03.2027')).toBeInTheDocument();
});

test('between the terms, the second instalment leads, and the first is said to be over', () => {
  todayIs('2026-05-04');
  render(screenAt('/calculator?cm3=1968&norma=5').tree);
  expect(result().getByText('133 lei')).toBeInTheDocument();
  expect(
    result().getByText('de plătit până la 30.09.2026, rata 2 pentru anul 2026'),
  ).toBeInTheDocument();
  expect(result().getByText('267 lei')).toBeInTheDocument();
  expect(result().getByText('134 lei până la 31.03.2026, termen trecut')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^133 lei de plătit/ })).toBeInTheDocument();
  expect(result().getByText('Pentru 2027, plătit întreg până la 31.03.2027')).toBeInTheDocument();
  expect(result().getByText('240,30 lei, economisiți 26,70 lei')).toBeInTheDocument();
});

test('the last day of March still saves, and a chosen day of payment decides by itself', async () => {
  todayIs('2026-03-31');
  const { unmount } = render(screenAt('/calculator?cm3=1968&norma=5').tree);
  expect(result().getByText('Plătit întreg până la 31.03.2026')).toBeInTheDocument();
  unmount();
  todayIs('2026-11-21');
  render(screenAt('/calculator?cm3=1968&norma=5&plata=2027-04-01').tree);
  expect(result().getByText('pentru anul 2027')).toBeInTheDocument();
  expect(
    result().getByText('După 31.03.2027 nu se mai acordă bonificația pentru 2027.'),
  ).toBeInTheDocument();
  expect(result().queryByText(/Pentru 2028/)).not.toBeInTheDocument();
});

test('in a new year without its own rates, the figure is for that year by the newest rates', () => {
  todayIs('2027-01-15');
  render(screenAt('/calculator?cm3=1968&norma=5').tree);
  expect(result().getByText('de plătit pentru anul 2027')).toBeInTheDocument();
  expect(
    result().getByText(
      'Cotele pentru 2027 nu sunt încă publicate și se pot schimba; am folosit cotele din 2026.',
    ),
  ).toBeInTheDocument();
});

test.each([
  ['0', /între 1 și 30.000/],
  ['99999', /între 1 și 30.000/],
  ['abc', /Scrieți un număr/],
])('an engine of %s is explained beside its field', async (typed, message) => {
  render(screenAt('/calculator?norma=5').tree);
  const field = screen.getByLabelText('Capacitate cilindrică');
  await userEvent.type(field, typed);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
  expect(result().getByText(/Corectați câmpurile/)).toBeInTheDocument();
});

test('a disability that gives nothing for a large engine is said so beside its choice', () => {
  const { unmount } = render(screenAt('/calculator?cm3=1999&norma=3&handicap=grav').tree);
  expect(screen.getByLabelText('Handicap al proprietarului')).toHaveAccessibleDescription(
    'Pentru un singur vehicul, sub 2.000 cm³.',
  );
  expect(result().getByText('148,50 lei')).toBeInTheDocument();
  unmount();
  render(screenAt('/calculator?cm3=2.000&norma=3&handicap=grav').tree);
  expect(screen.getByLabelText('Handicap al proprietarului')).toHaveAccessibleDescription(
    'De la 2.000 cm³ în sus, reducerea nu se acordă.',
  );
  expect(result().getByText('297 lei')).toBeInTheDocument();
});

test('for a tractor the town hall is named instead of a figure', async () => {
  render(screenAt('/calculator').tree);
  await userEvent.selectOptions(screen.getByLabelText('Felul vehiculului'), 'Tractor înmatriculat');
  expect(result().getByText(/stabilește primăria/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Capacitate cilindrică')).not.toBeInTheDocument();
});

test('the address follows what is typed, and another address starts the form anew', async () => {
  const { nav, tree } = screenAt('/calculator?norma=5');
  render(tree);
  await userEvent.type(screen.getByLabelText('Capacitate cilindrică'), '2000');
  await waitFor(() => expect(nav.visits.at(-1)).toBe('/calculator?cm3=2000&norma=5'));
  expect(screen.getByLabelText('Capacitate cilindrică')).toHaveValue('2000');
  act(() => nav.navigate('/calculator?propulsie=electric'));
  expect(result().getByText('40 lei')).toBeInTheDocument();
});

test('a listing fills the form in, with the surcharge of its place, and takes the result back to its owner alone', () => {
  const vehicle = { shape: 'car', fuel: 'diesel', engineCm3: 1461, emissionNorm: 'euro6' };
  const listing = {
    id: 'L1',
    ownerId: 'ana',
    kind: 'vehicle',
    title: 'Dacia Logan 2019',
    categoryId: 'autoturisme',
    localityId: 'sibiu',
    vehicle,
  };
  render(
    screenAt('/calculator?anunt=L1', {
      'taxedListing:L1': listing,
      localTaxes: {
        localities: [{ id: 'sibiu', name: 'Sibiu', percent: 10 }],
        updatedAt: Date.UTC(2026, 10, 2),
      },
    }).tree,
  );
  expect(screen.getByLabelText('Capacitate cilindrică')).toHaveValue('1461');
  expect(screen.getByText(/din anunțul „Dacia Logan 2019”/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Folosiți/ })).not.toBeInTheDocument();
  act(() => setFakeSession(fakeSignedIn()));
  expect(screen.getByRole('link', { name: 'Folosiți la acest anunț' })).toHaveAttribute(
    'href',
    '/edit-anunt/L1?cm3=1461&norma=6&localitate=sibiu&anunt=L1',
  );
  expect(screen.getByLabelText('Localitatea')).toHaveDisplayValue('Sibiu (10 %)');
  expect(result().getByText('145 lei')).toBeInTheDocument();
  expect(result().getByText('Autoturism · Euro 6 · 1.461 cm³ · Sibiu')).toBeInTheDocument();
  expect(screen.getByLabelText('Localitatea')).toHaveAccessibleDescription(
    /Cota din Sibiu: 10 %, după setările site-ului din 02.11.2026/,
  );
  expect(screen.getByText('Cota adițională a localității Sibiu')).toBeInTheDocument();
  expect(screen.queryByLabelText(/Cotă adițională/)).not.toBeInTheDocument();
});

test('from the page of the listing, whose data is still kept, the listing is read by itself', async () => {
  const listing = {
    id: 'L1',
    kind: 'vehicle',
    title: 'Dacia Logan 2019',
    categoryId: 'autoturisme',
    vehicle: { shape: 'car', fuel: 'diesel', engineCm3: 1461, emissionNorm: 'euro6' },
  } as Listing;
  const leave = watchKey(
    'listing:L1',
    async () => ({ listing }),
    () => {},
  );
  await waitFor(() => expect(peekLoaded('listing:L1')?.hasValue).toBe(true));
  jest.mocked(findListing).mockResolvedValueOnce(listing);
  render(screenAt('/calculator?anunt=L1').tree);
  expect(await screen.findByText(/din anunțul „Dacia Logan 2019”/)).toBeInTheDocument();
  expect(screen.getByLabelText('Capacitate cilindrică')).toHaveValue('1461');
  leave();
});

test('other engines and norms are compared once somebody asks, for a car with an engine alone', async () => {
  const { unmount } = render(screenAt('/calculator?cm3=1968&norma=5').tree);
  await userEvent.click(screen.getByText('Cu alt motor sau altă normă'));
  const table = await screen.findByRole('table', { name: 'Cu alt motor sau altă normă' });
  expect(within(table).getByText('267 lei (acum)')).toBeInTheDocument();
  unmount();
  render(screenAt('/calculator?propulsie=electric').tree);
  expect(screen.queryByText('Cu alt motor sau altă normă')).not.toBeInTheDocument();
});
