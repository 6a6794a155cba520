import { mockWorld, show } from '../testing/listingScreen';
import { sampleListingId, sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeListing, estimateTax } from '../data/describeListing';
import { readPlaces } from '../data/readSettings';

jest.mock('../data/describeListing', () => ({
  describeListing: jest.fn(),
  estimateTax: jest.fn(),
}));
beforeEach(() => {
  const actual = jest.requireActual('../data/describeListing');
  jest.mocked(describeListing).mockReset().mockImplementation(actual.describeListing);
  jest.mocked(estimateTax).mockReset().mockImplementation(actual.estimateTax);
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
