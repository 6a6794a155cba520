import { changeCar, mockWorld, show } from '#testing/listingScreen';
import { sampleCar, sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.mock('@anunturi/shared-auth/callCommand', () => ({ callCommand: jest.fn(async () => ({})) }));

const vin = 'WVWZZZ1KZAW000001';
// jsdom opens no details by their summary in time: what opens them is the browser's.
async function open(name: string) {
  const details = (await screen.findByText(name)).closest('details')!;
  act(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  return within(details);
}
const answerWith = (listings: object[]) =>
  jest.mocked(callCommand).mockImplementation(async () => ({ listings }) as never);

test('a buyer adds what is known of the costs to the tax of the listing', async () => {
  show();
  const part = await open('Cât costă păstrarea pe 12 luni');
  const total = async () => (await part.findByRole('row', { name: /^Pe 12 luni/ })).textContent;
  expect(await total()).toBe('Pe 12 luni153 lei');
  expect(part.getByRole('row', { name: /^Impozit \(estimare\)/ })).toHaveTextContent('153 lei');
  expect(part.getByText(/Impozitul este o estimare pentru 20\d\d/)).toBeInTheDocument();
  await userEvent.type(part.getByLabelText('RCA pe 12 luni, de la'), '900');
  await userEvent.type(part.getByLabelText('RCA pe 12 luni, până la'), '1.400');
  expect(await total()).toBe('Pe 12 luni1.053 lei – 1.553 lei');
  await userEvent.type(part.getByLabelText('Consum la 100 km'), '6');
  await userEvent.type(part.getByLabelText('Prețul carburantului'), '7,5');
  expect(part.getByRole('row', { name: /^Carburant/ })).toHaveTextContent('6.750 lei');
  expect(part.getByText(/Încă nesocotite: Rovinietă, ITP\./)).toBeInTheDocument();
  await userEvent.type(part.getByLabelText('ITP'), 'mult');
  expect(part.getByText('Scrieți un număr, de exemplu 1.250,50.')).toBeInTheDocument();
});

test('what an electric car takes is current, and the kilometres to begin with are said to be a supposition', async () => {
  changeCar({ fuel: 'electric' });
  show();
  const part = await open('Cât costă păstrarea pe 12 luni');
  expect(await part.findByText(/15\.000 km pe an este doar o presupunere/)).toBeInTheDocument();
  await userEvent.type(part.getByLabelText('Consum la 100 km'), '16');
  await userEvent.type(part.getByLabelText('Prețul curentului'), '1,5');
  expect(part.getByRole('row', { name: /^Curent/ })).toHaveTextContent('3.600 lei');
  expect(part.queryByRole('row', { name: /^Carburant/ })).toBeNull();
});

test('the prices of a car stand in its history, which says how many there were, and nowhere else', async () => {
  mockWorld.stored = { ...sampleCar, priceChanges: 1, previousPriceLei: 50_900 };
  show();
  expect(await screen.findByText('Preț redus cu 5 %')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Istoricul prețului' })).toBeNull();
  const part = await open('Istoric (1 schimbare de preț)');
  expect(await part.findByRole('heading', { name: 'Prețul' })).toBeInTheDocument();
  expect(await part.findByText('−500 €')).toBeInTheDocument();
});

test('fewer kilometres than an earlier listing of the same vehicle said are named', async () => {
  changeCar({ vin });
  answerWith([
    { atMs: Date.parse('2025-03-01'), mileageKm: 172_000, priceLei: 30_000, isThis: false },
    { atMs: Date.parse('2026-11-01'), mileageKm: 124_500, priceLei: 28_000, isThis: true },
  ]);
  show();
  const part = await open('Istoric');
  expect(await part.findByText(/^De vânzare de/)).toBeInTheDocument();
  await userEvent.click(part.getByRole('button', { name: /Kilometrii din alte anunțuri/ }));
  expect(await part.findByText('Kilometrii scad')).toBeInTheDocument();
  expect(part.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('172.000 km'),
    expect.stringContaining('acest anunț'),
  ]);
});

test('a vehicle that was in no other listing says so, and one without a VIN is not asked about', async () => {
  changeCar({ vin });
  answerWith([{ atMs: Date.parse('2026-11-01'), priceLei: 28_000, isThis: true }]);
  show();
  const part = await open('Istoric');
  await userEvent.click(await part.findByRole('button', { name: /Kilometrii din alte anunțuri/ }));
  expect(await part.findByText(/nu a mai fost în alt anunț public/)).toBeInTheDocument();
  cleanup();
  changeCar({ vin: undefined, title: 'Fără serie' });
  show();
  expect(await (await open('Istoric')).findByText(/nu spune seria de șasiu/)).toBeInTheDocument();
});

test('a service has no file of a car', async () => {
  mockWorld.stored = sampleService;
  show();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Dosarul mașinii' })).toBeNull();
});

test('a proof says what it says, who has seen it, and where it is not what the listing says', async () => {
  const proof = { id: 'a1', kind: 'autoPass', day: '2020-01-10', mileageKm: 400_000 } as const;
  mockWorld.stored = { ...sampleCar, proofs: [proof] } as typeof sampleCar;
  show();
  const part = await open('Dovezi de la vânzător (1)');
  expect(await part.findByText('văzut de noi: nu · atașat de vânzător: da')).toBeInTheDocument();
  expect(part.getByText('din 10.01.2020 · 400.000 km')).toBeInTheDocument();
  expect(part.getByText(/400\.000 km, iar anunțul mai puțini/)).toBeInTheDocument();
  expect(part.getByText(/peste 60 de zile/)).toBeInTheDocument();
});
