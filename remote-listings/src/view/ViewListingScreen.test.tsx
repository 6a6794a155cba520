import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { links } from '@anunturi/shared-domain/site/links';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { toListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import {
  sampleCar,
  sampleListingId,
  sampleNow,
  sampleRejected,
  sampleRejection,
  sampleService,
} from '@anunturi/shared-domain/samples/listingSamples';
import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startConversation } from './data/startConversation';
import type { Similar } from '../data/lists/findSimilar';
import { readPhone } from './data/readPhone';
import { sendReport } from '../data/conversations/sendReport';
import { toPlainDates } from '../domain/plainDates';
import { ViewListingScreen } from './ViewListingScreen';

let stored: ListingFields | null;
let similar: Similar;
const nowMs = sampleNow.getTime() + 2 * 24 * 60 * 60 * 1000;
const address = links.listing({ slug: sampleCar.slug, id: sampleListingId });
const mockRejection = () => sampleRejection;
const mockRead = (anyStatus: boolean) =>
  stored && (anyStatus || ['active', 'sold', 'expired'].includes(stored.status))
    ? { listing: toPlainDates({ ...stored, id: sampleListingId }), nowMs }
    : null;

jest.mock('../data/readListing', () => ({
  readPublicListing: async () => mockRead(false),
  readListing: async () => mockRead(true),
}));
jest.mock('../data/lists/readModeration', () => ({
  readModeration: async ({ status }: { status: string }) =>
    status === 'rejected' ? mockRejection() : undefined,
}));
jest.mock('../data/readSeller', () => ({
  readSeller: async () => ({
    id: 'sellerAna',
    displayName: 'Ana Pop',
    sellerType: 'private',
    memberSince: 1_700_000_000_000,
  }),
}));
jest.mock('../data/readSettings', () => ({
  readCategories: async () => [
    { id: 'autoturisme', kind: 'vehicle', label: 'Autoturisme', shape: 'car', icon: 'car' },
  ],
  readPlaces: async () => [
    { id: 'sibiu', name: 'Sibiu' },
    { id: 'cisnadie', name: 'Cisnădie' },
  ],
  readSurchargePercent: async () => 16,
}));
jest.mock('../data/readPriceHistory', () => ({
  readPriceHistory: async () => [
    { amountMinor: 1_000_000, currency: 'EUR', priceLei: 50_900, at: 1_700_000_000_000 },
    { amountMinor: 950_000, currency: 'EUR', priceLei: 48_355, at: 1_701_000_000_000 },
  ],
}));
jest.mock('../data/lists/findSimilar', () => ({ findSimilar: async () => similar }));
jest.mock('./data/readPhone', () => ({ readPhone: jest.fn(async () => '0712345678') }));
jest.mock('./data/startConversation', () => ({
  startConversation: jest.fn(async () => 'conversation1'),
}));
jest.mock('../data/conversations/sendReport', () => ({
  sendReport: jest.fn(async () => 'RECEIPT1234567890AB'),
}));
jest.mock('../data/preferences/favourites', () => ({ readFavouriteIds: async () => [] }));
jest.mock('./data/countView', () => ({ countView: async () => {} }));

beforeAll(() =>
  configureFirebase({
    projectId: 'demo',
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: 'demo.appspot.com',
  }),
);
beforeEach(() => {
  stored = sampleCar;
  similar = { comparable: [], similar: [], nowMs };
  setFakeSession(fakeSignedOut);
  jest.clearAllMocks();
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  forgetLoaded();
  localStorage.clear();
  sessionStorage.clear();
});

function show(path = address) {
  const nav = fakeNav({
    path,
    screen: 'viewListing',
    params: path.startsWith('/post/')
      ? { id: sampleListingId }
      : { slugAndId: path.slice('/anunt/'.length) },
  });
  render(<RemoteRoot App={ViewListingScreen} nav={nav} />);
  return nav;
}

test('facts, equipment, description and the yearly tax with its steps are on the page', async () => {
  show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dacia Logan 1.5 dCi, unic proprietar' }),
  ).toBeInTheDocument();
  for (const fact of ['90 CP (66 kW)', '124.500 km', '1.461 cm³', '05.2027', 'Euro 6'])
    expect(screen.getAllByText(fact)).not.toHaveLength(0);
  expect(screen.getByText('Aer condiționat')).toBeInTheDocument();
  expect(screen.getByText('Se vinde cu două rânduri de roți.')).toBeInTheDocument();
  // 8 groups of 16,5 lei and the surcharge of 16 %: 153,12 lei.
  await waitFor(() => expect(screen.getByText('153 lei pe an')).toBeInTheDocument());
  expect(screen.getByText('Cota adițională a localității:', { exact: false })).toBeInTheDocument();
});

test('the facts asked first stand above the data, which is folded by group', async () => {
  show();
  await screen.findByRole('heading', { level: 1 });
  const terms = [...document.querySelectorAll('dl[aria-label="Pe scurt"] dt')];
  expect(terms.map((term) => term.textContent)).toEqual([
    'An',
    'Rulaj',
    'Combustibil',
    'Cutie',
    'Putere',
    'Stare',
  ]);
  const groups = [...document.querySelectorAll('details')].filter((each) =>
    each.closest('section'),
  );
  expect(
    groups.map(({ open, firstElementChild }) => [firstElementChild?.textContent, open]),
  ).toEqual([
    ['Model și caroserie', true],
    ['Motor și transmisie', false],
    ['Stare și istoric', false],
    [expect.stringMatching(/^Dotări \(\d+\)$/), false],
  ]);
});

test('the photos are one stop of the Tab key, and so are their small copies', async () => {
  const [photo] = sampleCar.photos;
  stored = { ...sampleCar, photos: [photo!, { ...photo!, id: 'another' }] };
  show();
  const stops = (name: RegExp) =>
    screen.getAllByRole('button', { name }).filter((button) => button.tabIndex === 0);
  await screen.findByRole('heading', { level: 1 });
  Element.prototype.scrollTo = jest.fn(); // jsdom lays nothing out
  expect(stops(/^Măriți fotografia/)).toHaveLength(1);
  expect(stops(/^Afișați fotografia/)).toHaveLength(1);
  stops(/^Afișați fotografia/)[0]!.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Afișați fotografia 2' })).toHaveFocus();
});

test('an address with old words becomes the new one', async () => {
  const nav = show(`/anunt/vechi-${sampleListingId}`);
  await waitFor(() => expect(nav.visits).toEqual([address]));
});

test('the id alone shows the same listing and stays', async () => {
  const nav = show(`/post/${sampleListingId}`);
  await screen.findByRole('heading', { level: 1 });
  expect(nav.visits).toEqual([]);
});

test('the phone is asked for once it is wanted, and a refusal is said', async () => {
  jest
    .mocked(readPhone)
    .mockRejectedValueOnce(
      new MarketError('notFound', 'Numărul de telefon nu mai este disponibil.'),
    );
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  const button = await screen.findByRole('button', { name: 'Sunați: afișați numărul de telefon' });
  expect(readPhone).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(await screen.findByText('Numărul de telefon nu mai este disponibil.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sunați: afișați numărul de telefon' }));
  expect(await screen.findByRole('link', { name: '0712 345 678' })).toHaveAttribute(
    'href',
    'tel:+40712345678',
  );
});

test('a message typed signed out is kept while one signs in, and goes by itself then', async () => {
  const nav = show();
  await userEvent.type(
    await screen.findByLabelText('Mesaj către vânzător'),
    'Mai este disponibilă?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Intrați în cont și trimiteți' }));
  expect(nav.visits[0]).toBe(links.login(`${address}#mesaj`));
  cleanup();
  setFakeSession(fakeSignedIn());
  show();
  expect(await screen.findByRole('link', { name: 'Vedeți conversația' })).toHaveAttribute(
    'href',
    links.messages('conversation1'),
  );
  expect(jest.mocked(startConversation).mock.calls).toEqual([
    [{ listingId: sampleListingId, text: 'Mai este disponibilă?' }],
  ]);
});

test('a message that one left unsent at the sign-in waits for another press', async () => {
  show();
  await userEvent.type(await screen.findByLabelText('Mesaj către vânzător'), 'Bună ziua');
  await userEvent.click(screen.getByRole('button', { name: 'Intrați în cont și trimiteți' }));
  cleanup();
  show(); // back, still signed out
  await screen.findByDisplayValue('Bună ziua');
  cleanup();
  setFakeSession(fakeSignedIn());
  show();
  expect(await screen.findByDisplayValue('Bună ziua')).toBeInTheDocument();
  expect(startConversation).not.toHaveBeenCalled();
});

test('a message that is not taken stays in the field with the reason', async () => {
  setFakeSession(fakeSignedIn());
  jest.mocked(startConversation).mockRejectedValueOnce(new MarketError('blockedByRecipient'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  await userEvent.type(await screen.findByLabelText('Mesaj către vânzător'), 'Bună ziua');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți mesajul' }));
  expect(
    await screen.findByText('Această persoană nu mai primește mesaje de la dumneavoastră.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Mesaj către vânzător')).toHaveValue('Bună ziua');
});

test('sold and expired listings say so, and nobody is led to their seller', async () => {
  stored = { ...sampleCar, status: 'sold', soldAt: sampleNow };
  show();
  expect(
    await screen.findByText('Acest anunț s-a încheiat: bunul a fost vândut'),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText('Mesaj către vânzător')).not.toBeInTheDocument();
  cleanup();
  forgetLoaded();
  stored = { ...sampleCar, expiresAt: new Date(nowMs - 1000) };
  show();
  expect(await screen.findByText('Acest anunț a expirat')).toBeInTheDocument();
});

test('the owner sees a rejected listing with the reasons and the way to change it; others see none', async () => {
  stored = sampleRejected;
  show();
  expect(await screen.findByRole('heading', { name: 'Anunț negăsit' })).toBeInTheDocument();
  cleanup();
  setFakeSession(fakeSignedIn('user', { uid: 'sellerAna' }));
  show();
  expect(await screen.findByText('Anunțul dumneavoastră · Respins')).toBeInTheDocument();
  expect(await screen.findByText(/Kilometrii din anunț/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Modificați' })).toHaveAttribute(
    'href',
    links.editListing(sampleListingId),
  );
  expect(
    screen.queryByRole('menuitem', { name: 'Raportați anunțul', hidden: true }),
  ).not.toBeInTheDocument();
});

test('a price that changed has its history, with what fell', async () => {
  stored = { ...sampleCar, priceChanges: 1, previousPriceLei: 50_900 };
  show();
  expect(await screen.findByText('Preț redus cu 5 %')).toBeInTheDocument();
  expect(await screen.findByText('−500 €')).toBeInTheDocument();
});

test('the position of the price names how many it was held against; below five it is silent', async () => {
  const other = (n: number) => ({
    ...toListingCard({ ...sampleCar, id: `${sampleListingId.slice(0, 18)}${10 + n}` }),
    title: `Logan comparabil ${n}`,
    priceLei: 40_000 + n * 1000,
  });
  similar = { comparable: [1, 2, 3, 4].map(other), similar: [], nowMs };
  show();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Prețul față de altele')).not.toBeInTheDocument());
  cleanup();
  forgetLoaded();
  similar = { comparable: [1, 2, 3, 4, 5].map(other), similar: [other(6)], nowMs };
  show();
  const heading = await screen.findByRole('heading', { name: 'Prețul față de altele' });
  expect(heading.parentElement).toHaveTextContent('5 anunțuri comparabile active');
  expect(heading.parentElement).toHaveTextContent('aprox. 8.450 €');
  expect(screen.getByText('Logan comparabil 3')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Anunțuri asemănătoare' })).toHaveTextContent(
    'Logan comparabil 6',
  );
});

test('a report needs its reason, a name and an address, and good faith; its number is shown', async () => {
  show();
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Raportați anunțul', hidden: true }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Raportați anunțul' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Trimiteți sesizarea' }));
  for (const text of [
    'Alegeți motivul.',
    'Scrieți cel puțin 20 de caractere.',
    'Scrieți numele.',
    'Fără această declarație nu putem primi sesizarea.',
  ])
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  expect(sendReport).not.toHaveBeenCalled();
  await userEvent.selectOptions(within(dialog).getByLabelText('Motivul'), 'stolen');
  await userEvent.type(
    within(dialog).getByLabelText('Ce este în neregulă'),
    'Este mașina mea, furată luna trecută.',
  );
  await userEvent.type(within(dialog).getByLabelText('Numele dumneavoastră'), 'Dan Pop');
  await userEvent.type(within(dialog).getByLabelText('Adresa de e-mail'), 'dan@exemplu.ro');
  await userEvent.click(within(dialog).getByLabelText(/Declar cu bună-credință/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Trimiteți sesizarea' }));
  expect(await screen.findByText('RECEIPT1234567890AB')).toBeInTheDocument();
  expect(sendReport).toHaveBeenCalledWith(
    expect.objectContaining({
      ground: 'stolen',
      url: address,
      targetId: sampleListingId,
      reporterEmail: 'dan@exemplu.ro',
    }),
    expect.any(Function),
  );
});

test('a service names who does it and where, and offers no contract of sale', async () => {
  stored = sampleService;
  show(`/post/${sampleListingId}`);
  expect(await screen.findAllByText('Sibiu, Cisnădie, selimbar')).not.toHaveLength(0);
  expect(screen.getAllByText('12 ani')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Întocmiți contractul' })).not.toBeInTheDocument();
});

test('the contract starts from the listing', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Întocmiți contractul' })).toHaveAttribute(
    'href',
    `/contracte?anunt=${sampleListingId}`,
  );
});
