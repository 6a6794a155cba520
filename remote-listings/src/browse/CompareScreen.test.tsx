import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import {
  sampleCar,
  samplePart,
  samplePlainCar,
} from '@anunturi/shared-domain/samples/listingSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { CompareScreen } from './CompareScreen';

const mockStored: Record<string, object> = {
  [listingId(1)]: { ...sampleCar, id: listingId(1) },
  [listingId(2)]: { ...samplePlainCar, id: listingId(2) },
  [listingId(3)]: { ...samplePart, id: listingId(3) },
};
const mockReads = { fail: false };
jest.mock('#data/readListing', () => ({
  readPublicListing: async (id: string) => {
    if (mockReads.fail) throw new Error('no answer');
    return mockStored[id]
      ? { listing: toPlainDates(mockStored[id]), nowMs: 1_795_168_800_000 }
      : null;
  },
}));
jest.mock('#data/readSettings', () => ({
  readPlaces: async () => [],
  readCategories: async () => [],
}));

beforeAll(() => configureFakeFirebase());
afterEach(() => {
  cleanup();
  forgetLoaded();
});

function show(path: string) {
  const nav = fakeNav({ path, screen: 'compare' });
  render(<RemoteRoot App={CompareScreen} nav={nav} />);
  return nav;
}

test('the listings of the address stand side by side, differences marked, and missing ones are said', async () => {
  show(`/comparare?anunturi=${[1, 2, 9].map(listingId).join('.')}`);
  expect(
    await screen.findByRole('row', { name: /Combustibil Diesel Benzină/ }),
  ).toBeInTheDocument();
  expect(screen.getByText('Diesel').tagName).toBe('MARK');
  expect(
    screen.getByRole('row', { name: /Cutie de viteze Manuală Manuală/ }).querySelector('mark'),
  ).toBeNull();
  expect(
    screen.getByText('Unele dintre anunțurile alese nu mai sunt disponibile.'),
  ).toBeInTheDocument();
});

test('only differences are shown when asked, and a listing may leave', async () => {
  const nav = show(`/comparare?anunturi=${[1, 2].map(listingId).join('.')}`);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Afișați numai diferențele' }));
  expect(screen.queryByRole('row', { name: /Cutie de viteze/ })).not.toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('button', { name: `Scoateți din comparație: ${sampleCar.title}` }),
  );
  expect(nav.visits).toEqual([`/comparare?anunturi=${listingId(2)}`]);
});

test('what cannot be compared stands apart, and a fact that only one of them says is no difference', async () => {
  show(`/comparare?anunturi=${[1, 2, 3].map(listingId).join('.')}`);
  expect(await screen.findByText(`„${samplePart.title}”`, { exact: false })).toHaveTextContent(
    /^Se compară numai anunțuri din aceeași categorie/,
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  const alone = screen
    .getAllByRole('row')
    .find((row) => row.textContent?.includes('–') && row.querySelectorAll('td').length > 0);
  expect(alone).not.toHaveAttribute('data-differs');
});

test('an empty comparison says where to begin', () => {
  show('/comparare');
  expect(screen.getByRole('link', { name: 'Vedeți mașinile' })).toHaveAttribute(
    'href',
    '/toate-anunturile?fel=masini',
  );
});

test('listings that cannot be read are said to be, and are asked for again', async () => {
  mockReads.fail = true;
  show(`/comparare?anunturi=${listingId(1)}`);
  expect(await screen.findByText('Nu am putut încărca anunțurile')).toBeVisible();
  mockReads.fail = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  expect(await screen.findByRole('row', { name: /Combustibil Diesel/ })).toBeVisible();
});
