import { address, changeCar, mockWorld, nowMs, show } from '#testing/listingScreen';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { links } from '@anunturi/shared-domain/site/links';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import {
  sampleCar,
  sampleListingId,
  sampleNow,
  sampleRejected,
  sampleRejection,
  sampleService,
} from '@anunturi/shared-domain/samples/listingSamples';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('facts, equipment, description and the yearly tax with its steps are on the page', async () => {
  show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dacia Logan 1.5 dCi, unic proprietar' }),
  ).toBeInTheDocument();
  await screen.findByText('90 CP (66 kW)');
  for (const fact of ['90 CP (66 kW)', '124.500 km', '1.461 cm³', '05.2027', 'Euro 6'])
    expect(screen.getAllByText(fact)).not.toHaveLength(0);
  expect(screen.getByText('Aer condiționat')).toBeInTheDocument();
  expect(screen.getByText('Se vinde cu două rânduri de roți.')).toBeInTheDocument();
  // 8 groups of 16,5 lei and the surcharge of 16 %: 153,12 lei.
  await waitFor(() =>
    expect(
      screen.getByText('Contract gata făcut · impozit 153 lei/an · fără taxe'),
    ).toBeInTheDocument(),
  );
  expect(screen.getByText('Cota adițională a localității:', { exact: false })).toBeInTheDocument();
});

test('a listing says what its seller, a private person or a firm, means for the rights of a buyer', async () => {
  show();
  expect(await screen.findByText(/drepturile consumatorilor .* nu se aplică/)).toBeVisible();
  cleanup();
  mockWorld.stored = {
    ...sampleCar,
    sellerType: 'company',
    updatedAt: new Date(sampleNow.getTime() + 1000),
  };
  show();
  expect(await screen.findByText(/aveți drepturile consumatorilor/)).toBeVisible();
});

test('who comes back after a change sees the facts as they are now', async () => {
  show();
  await screen.findAllByText('124.500 km');
  cleanup();
  changeCar({ mileageKm: 131_000 });
  show();
  expect(await screen.findAllByText('131.000 km')).not.toHaveLength(0);
  expect(screen.queryByText('124.500 km')).not.toBeInTheDocument();
});

test('the facts asked first stand above the data, which is folded by group', async () => {
  show();
  await screen.findByText('Stare și istoric');
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
    ['Istoric', false],
    ['Cât costă păstrarea pe 12 luni', false],
  ]);
});

test('the photos are one stop of the Tab key, and so are their small copies', async () => {
  const [photo] = sampleCar.photos;
  mockWorld.stored = { ...sampleCar, photos: [photo!, { ...photo!, id: 'another' }] };
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

test('sold and expired listings say so, and nobody is led to their seller', async () => {
  mockWorld.stored = { ...sampleCar, status: 'sold', soldAt: sampleNow };
  show();
  expect(
    await screen.findByText('Acest anunț s-a încheiat: bunul a fost vândut'),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText('Mesaj către vânzător')).not.toBeInTheDocument();
  cleanup();
  forgetLoaded();
  mockWorld.stored = { ...sampleCar, expiresAt: new Date(nowMs - 1000) };
  show();
  expect(await screen.findByText('Acest anunț a expirat')).toBeInTheDocument();
});

test('a listing that was deleted says so and leads to others like it', async () => {
  mockWorld.stored = null;
  mockWorld.tombstone = { categoryId: 'autoturisme' };
  show();
  expect(await screen.findByRole('heading', { name: 'Anunț șters' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vedeți anunțuri asemănătoare' })).toHaveAttribute(
    'href',
    links.categoryListings('autoturisme'),
  );
  mockWorld.tombstone = null;
});

test('the owner sees a rejected listing with the reasons and the way to change it; others see none', async () => {
  mockWorld.stored = sampleRejected;
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

test('a poster is offered only of a listing that others find by its code', async () => {
  const poster = () => screen.queryByRole('menuitem', { name: 'Afiș cu cod QR', hidden: true });
  setFakeSession(fakeSignedIn('user', { uid: 'sellerAna' }));
  show();
  await screen.findByText('Anunțul dumneavoastră · Activ');
  expect(poster()).toBeInTheDocument();
  cleanup();
  forgetLoaded();
  mockWorld.stored = { ...sampleService, status: 'pending' };
  show(`/post/${sampleListingId}`);
  await screen.findByText('Anunțul dumneavoastră · În verificare');
  expect(poster()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mai multe acțiuni' })).not.toBeInTheDocument();
});

test('the owner reads the answer to an appeal above a listing that is public again', async () => {
  mockWorld.stored = sampleCar;
  mockWorld.answer = {
    ...sampleRejection,
    contestOutcome: 'reversed',
    contestAnswer: 'Am greșit.',
  };
  setFakeSession(fakeSignedIn('user', { uid: 'sellerAna' }));
  show();
  const answer = await screen.findByRole('region', { name: 'Răspunsul la contestație' });
  expect(answer).toHaveTextContent('Am greșit.');
  expect(within(answer).getByRole('button', { name: 'Am citit răspunsul' })).toBeInTheDocument();
  expect(screen.queryByText(/Kilometrii din anunț/)).not.toBeInTheDocument();
  mockWorld.answer = undefined;
});

test('a price that changed says what fell; where there is no file of a car, its history stands by itself', async () => {
  mockWorld.stored = { ...sampleService, priceChanges: 1, previousPriceLei: 50_900 };
  show();
  expect(await screen.findByRole('heading', { name: 'Istoricul prețului' })).toBeInTheDocument();
  expect(await screen.findByText('−500 €')).toBeInTheDocument();
});

test('the position of the price stands under it, names how many it was held against, and is silent where it is not known', async () => {
  const other = (n: number) => ({
    ...toListingCard({ ...sampleCar, id: `${sampleListingId.slice(0, 18)}${10 + n}` }),
    title: `Logan comparabil ${n}`,
    priceLei: 40_000 + n * 1000,
  });
  const many = (count: number) => Array.from({ length: count }, (_, at) => other(at));
  mockWorld.similar = { comparable: many(12), similar: [], nowMs };
  show();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(screen.queryByText('Prețul față de anunțuri comparabile')).not.toBeInTheDocument(),
  );
  cleanup();
  forgetLoaded();
  mockWorld.similar = { comparable: many(12), similar: [other(13)], nowMs };
  mockWorld.position = {
    position: 'below',
    count: 14,
    medianLei: 45_500,
    fromLei: 42_750,
    toLei: 48_250,
  };
  show();
  const heading = await screen.findByRole('heading', {
    name: 'Prețul față de anunțuri comparabile',
  });
  expect(heading.parentElement).toHaveTextContent('Sub preț');
  expect(screen.getByRole('link', { name: 'De obicei 8.400–9.480 €' })).toHaveAttribute(
    'href',
    '#similare',
  );
  expect(heading.parentElement).toHaveTextContent('14 anunțuri comparabile active');
  expect(heading.parentElement).toHaveTextContent('între aprox. 8.400 € și aprox. 9.480 €');
  expect(screen.getByText('Vedeți 12 dintre cele 14 comparate')).toBeInTheDocument();
  expect(screen.getByText('Logan comparabil 3')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Anunțuri asemănătoare' })).toHaveTextContent(
    'Logan comparabil 13',
  );
});

test('a service names who does it and where, and offers no contract of sale', async () => {
  mockWorld.stored = sampleService;
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

test('beside the price stands who sells, since when and how much, and what the site gives with the car', async () => {
  show();
  const seller = await screen.findByRole('region', { name: 'Vânzător' });
  await waitFor(() =>
    expect(seller).toHaveTextContent('Pe site din noiembrie 2023 · 3 anunțuri active'),
  );
  const promise = await screen.findByText(/^Contract gata făcut · impozit .+ lei\/an · fără taxe$/);
  expect(promise.closest('details')).toHaveTextContent('nu ia taxe sau comisioane');
  const price = screen.getByText('9.500', { exact: false, selector: 'p' });
  expect(price.compareDocumentPosition(seller)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('heading', { name: 'Descriere' }).compareDocumentPosition(seller)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});
