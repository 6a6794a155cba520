import { changeCar, mockWorld, show } from '#testing/listingScreen';
import { sampleListingId, sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { nextTask } from '@anunturi/shared-runtime/loading/nextTask';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeListing, estimateTax } from '#data/describeListing';
import { readPlaces } from '#data/readSettings';
import { loadListing } from './data/listingPage';

jest.mock('#data/describeListing', () => ({
  describeListing: jest.fn(),
  estimateTax: jest.fn(),
}));
beforeEach(() => {
  const actual = jest.requireActual('#data/describeListing');
  jest.mocked(describeListing).mockReset().mockImplementation(actual.describeListing);
  jest.mocked(estimateTax).mockReset().mockImplementation(actual.estimateTax);
});

test('facts and tax are there as soon as the listing is', async () => {
  const { describeListing: describe, estimateTax: estimate } =
    jest.requireActual('#data/describeListing');
  jest
    .mocked(describeListing)
    .mockImplementation((...of) => nextTask().then(() => describe(...of)));
  jest.mocked(estimateTax).mockImplementation((...of) => nextTask().then(() => estimate(...of)));
  show();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText('124.500 km')).not.toHaveLength(0);
  expect(screen.getByText(/impozit 153 lei\/an/)).toBeInTheDocument();
});

test('a listing that changed keeps the facts it had until those of now are made', async () => {
  show();
  await screen.findAllByText('124.500 km');
  cleanup();
  changeCar({ title: 'Titlu nou', mileageKm: 131_000 });
  let tell!: () => void;
  const held = new Promise<void>((resolve) => (tell = resolve));
  const describe = jest.mocked(describeListing).getMockImplementation()!;
  jest.mocked(describeListing).mockImplementation(async (listing) => {
    if (listing.title === 'Titlu nou') await held;
    return describe(listing);
  });
  show();
  await screen.findByRole('heading', { level: 1, name: 'Titlu nou' });
  expect(screen.getAllByText('124.500 km')).not.toHaveLength(0);
  tell();
  expect(await screen.findAllByText('131.000 km')).not.toHaveLength(0);
  expect(screen.queryByText('124.500 km')).not.toBeInTheDocument();
});

test('where the places cannot be read, a service names them by what its listing says', async () => {
  mockWorld.stored = sampleService;
  jest
    .mocked(readPlaces)
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockRejectedValueOnce(new Error('unavailable'));
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  show(`/post/${sampleListingId}`);
  expect(await screen.findAllByText('sibiu, cisnadie, selimbar')).not.toHaveLength(0);
  expect(warn).toHaveBeenCalled();
});

test('a page that a server renders and keeps does not name places by their ids', async () => {
  mockWorld.stored = sampleService;
  jest.mocked(readPlaces).mockRejectedValueOnce(new Error('unavailable'));
  const asked = { params: { id: sampleListingId }, pathname: `/post/${sampleListingId}` };
  await expect(loadListing({ ...asked, search: '' } as never)).rejects.toThrow('unavailable');
});

test('data that could not be made say so, and are asked for again on wish', async () => {
  mockWorld.stored = sampleService;
  jest.mocked(describeListing).mockRejectedValue(new Error('no code'));
  show(`/post/${sampleListingId}`);
  const data = (await screen.findByRole('heading', { name: 'Date despre serviciu' }))
    .parentElement!;
  const again = await within(data).findByRole('button', { name: 'Reîncercați' });
  jest.mocked(describeListing).mockResolvedValue({
    facts: [{ name: 'experienceYears', label: 'Experiență', value: '12 ani' }],
    equipment: [],
  } as never);
  await userEvent.click(again);
  expect(await within(data).findByText('12 ani')).toBeInTheDocument();
});
