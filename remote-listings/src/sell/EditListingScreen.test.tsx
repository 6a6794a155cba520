import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftStore } from '#data/drafts/draftStore';
import { openMemoryStore } from '#data/drafts/memoryStore';
import { PhotoUploads } from './data/photo/PhotoUploads';
import type { ListingEdit } from './data/updateListing';
import { EditListingScreen } from './EditListingScreen';

const ready = <T,>(value: T) => ({
  state: 'ready' as const,
  value,
  reload() {},
  retry() {},
});
const original = { ...sampleCar, id: sampleListingId } as Listing;
let device = createDraftStore(openMemoryStore());
let inDatabase: Listing;
/** Holds back the answers about single listings. */
const heldBack = new Map<string, Promise<void>>();
const edits: ListingEdit[] = [];
jest.mock('#data/lists/useLists', () => ({
  useCategories: () => ready(defaultCategories),
  usePlaces: () => ready([{ id: 'sibiu', name: 'Sibiu' }]),
}));
jest.mock('./data/useSellingTerms', () => ({
  useSellingTerms: () => ready({ eurRateBani: 509, preModeration: false, account: null }),
}));
jest.mock('#data/drafts/openDraftStore', () => ({ openDraftStore: async () => device }));
jest.mock('#data/drafts/readListingToEdit', () => ({
  readListingToEdit: async (id: string, uid: string) => {
    await heldBack.get(id);
    if (uid !== 'sellerAna')
      throw new MarketError('notAllowed', 'Numai cine a publicat anunțul îl poate modifica.');
    return { listing: { ...inDatabase, id }, phone: '0712345678' };
  },
}));
jest.mock('./data/updateListing', () => ({
  updateListing: async (edit: ListingEdit) => {
    edits.push(edit);
    if (edit.listing.version !== inDatabase.version)
      throw new MarketError('changedElsewhere', 'Anunțul a fost schimbat în altă filă.');
    return { slug: 'x', status: inDatabase.status };
  },
}));
jest.mock('./data/photo/openPhotoUploads', () => ({
  openPhotoUploads: () =>
    new PhotoUploads({
      check: () => {},
      digest: async () => undefined,
      prepare: async () => ({ full: new Blob(['l']), thumb: new Blob(['s']), width: 4, height: 3 }),
      upload: async () => Promise.reject(new Error('unexpected')),
      download: async () => new Blob(),
      loadFiles: async () => null,
      saveFiles: async () => {},
      urlOf: (path) => `/${path}`,
      onNotKept: () => {},
    }),
}));

beforeAll(() => {
  Object.assign(globalThis, {
    structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
  });
  window.scrollTo = () => {};
});
beforeEach(() => {
  setFakeSession(fakeSignedIn('user', { uid: 'sellerAna' }));
  device = createDraftStore(openMemoryStore());
  inDatabase = original;
  edits.length = 0;
  heldBack.clear();
});

async function open() {
  render(
    <RemoteRoot
      App={EditListingScreen}
      nav={fakeNav({
        screen: 'editListing',
        params: { id: sampleListingId },
        path: `/edit-anunt/${sampleListingId}`,
      })}
    />,
  );
  await screen.findByRole('button', { name: 'Salvați modificările' });
}
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Titlu' });
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvați modificările' }));

test('the form comes filled in, and what was changed is saved on the version it began from', async () => {
  await open();
  expect(title()).toHaveValue(sampleCar.title);
  expect(screen.getByRole('combobox', { name: 'Marca' })).toHaveValue('Dacia');
  expect(screen.getByRole('textbox', { name: 'Preț' })).toHaveValue('9.500');
  expect(
    await screen.findByRole('button', { name: 'Fotografia 3: faceți principală' }),
  ).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Fotografia 3: faceți principală' }));
  type('Dacia Logan cu un titlu nou');
  await save();
  expect(await screen.findByText('Modificările sunt salvate')).toBeInTheDocument();
  expect(edits).toMatchObject([
    {
      listing: { version: 1 },
      input: { title: 'Dacia Logan cu un titlu nou', phone: '0712345678' },
    },
  ]);
  expect(edits[0]?.photos.map((photo) => photo.id)).toEqual(['photo002', 'photo000', 'photo001']);
  expect(await device.load(sampleListingId)).toBeNull();
});

test('what a proof at the listing contradicts is named before it is saved, as the form stands now', async () => {
  const proofs = [{ id: 'a1', kind: 'itp', day: '2026-01-10', mileageKm: 130_000 }] as const;
  inDatabase = { ...original, proofs: [...proofs] } as Listing;
  await open();
  const km = await screen.findByRole('textbox', { name: 'Kilometri' });
  const typeKm = (value: string) => fireEvent.change(km, { target: { value } });
  typeKm('129.000');
  expect(await screen.findByText(/130\.000 km, iar anunțul mai puțini/)).toBeInTheDocument();
  typeKm('131.000');
  await waitFor(() => expect(screen.queryByText(/iar anunțul mai puțini/)).toBeNull());
});

test('a mistake is said at the top, with the focus, and nothing is sent', async () => {
  await open();
  type('Logan');
  await save();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByRole('link', { name: /Scrieți un titlu de cel puțin 10/ })).toHaveAttribute(
    'href',
    '#camp-title',
  );
  expect(edits).toEqual([]);
});

test('the second tab is told, keeps its text and can save it on the new version', async () => {
  await open();
  type('Titlul scris în fila a doua');
  inDatabase = { ...original, version: 2, title: 'Titlul din prima filă' };
  await save();
  expect(await screen.findByText('Anunțul a fost schimbat în altă filă')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați textul meu' }));
  expect(await screen.findByText('Anunțul a fost schimbat între timp')).toBeInTheDocument();
  expect(title()).toHaveValue('Titlul scris în fila a doua');
  await save();
  expect(await screen.findByText('Modificările sunt salvate')).toBeInTheDocument();
  expect(edits.at(-1)).toMatchObject({
    listing: { version: 2 },
    input: { title: 'Titlul scris în fila a doua' },
  });
});

test('the second tab can look at the new version and take its own text back', async () => {
  let undo: (() => void) | undefined;
  const stop = subscribeToToasts((toast) => {
    undo = toast.undo;
  });
  await open();
  type('Titlul scris în fila a doua');
  inDatabase = { ...original, version: 2, title: 'Titlul din prima filă' };
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Afișați varianta nouă' }));
  await waitFor(() => expect(title()).toHaveValue('Titlul din prima filă'));
  await waitFor(() => expect(undo).toBeDefined());
  await act(async () => undo?.());
  await waitFor(() => expect(title()).toHaveValue('Titlul scris în fila a doua'));
  stop();
});

test('unsaved changes are there after the page was closed', async () => {
  await open();
  type('Un titlu scris și nesalvat');
  await screen.findByText('Salvat pe acest dispozitiv');
  cleanup();
  await open();
  expect(screen.getByText('Am păstrat modificările nesalvate')).toBeInTheDocument();
  expect(title()).toHaveValue('Un titlu scris și nesalvat');
});

test('somebody else is told that the listing is not theirs', async () => {
  setFakeSession(fakeSignedIn('user', { uid: 'buyerDan' }));
  render(
    <RemoteRoot
      App={EditListingScreen}
      nav={fakeNav({ screen: 'editListing', params: { id: sampleListingId } })}
    />,
  );
  expect(
    await screen.findByText('Numai cine a publicat anunțul îl poate modifica.'),
  ).toBeInTheDocument();
});

test('an administrator is led to where listings of others are corrected', async () => {
  setFakeSession(fakeSignedIn('admin', { uid: 'adminIoana' }));
  const nav = fakeNav({ screen: 'editListing', params: { id: sampleListingId } });
  render(<RemoteRoot App={EditListingScreen} nav={nav} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Deschideți în administrare' }));
  expect(nav.visits.at(-1)).toBe(`/admin/anunturi?stare=toate&anunt=${sampleListingId}`);
});

test('what the tax calculator sends is an unsaved change that can be thrown away', async () => {
  const nav = fakeNav({
    screen: 'editListing',
    params: { id: sampleListingId },
    path: `/edit-anunt/${sampleListingId}?cm3=2143&norma=4`,
  });
  render(<RemoteRoot App={EditListingScreen} nav={nav} />);
  expect(await screen.findByRole('textbox', { name: 'Capacitate' })).toHaveValue('2.143');
  expect(screen.getByRole('combobox', { name: 'Norma de poluare' })).toHaveDisplayValue('Euro 4');
  expect(nav.visits.at(-1)).toBe(`/edit-anunt/${sampleListingId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Renunțați la ele' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Capacitate' })).not.toHaveValue('2.143'),
  );
});

test('a listing that comes after another was asked for neither takes its place nor calls the visitor back', async () => {
  let answerFirst = () => {};
  heldBack.set(sampleListingId, new Promise((resolve) => (answerFirst = resolve)));
  const nav = fakeNav({
    screen: 'editListing',
    params: { id: sampleListingId },
    path: `/edit-anunt/${sampleListingId}?cm3=2143&norma=4`,
  });
  render(<RemoteRoot App={EditListingScreen} nav={nav} />);
  const other = 'b'.repeat(20);
  inDatabase = { ...original, title: 'Celălalt anunț al vânzătorului' };
  act(() => {
    nav.show({ params: { id: other } });
    nav.navigate(`/edit-anunt/${other}`);
  });
  await screen.findByRole('button', { name: 'Salvați modificările' });
  inDatabase = original;
  await act(async () => answerFirst());
  expect(title()).toHaveValue('Celălalt anunț al vânzătorului');
  expect(nav.visits).toEqual([`/edit-anunt/${other}`]);
});

test.each([
  ['active', 'Cumpărătorii le văd de acum.'],
  ['paused', /^Anunțul este ascuns temporar: cumpărătorii le văd după ce îl afișați din nou/],
  ['expired', /^Anunțul a expirat: cumpărătorii le văd după/],
] as const)('an edit of a listing that is %s says who sees it', async (status, said) => {
  inDatabase = { ...original, status };
  await open();
  expect(screen.queryByText(/umpărătorii (le )?văd/)).not.toBeInTheDocument(); // before it is saved
  type('Dacia Logan cu un titlu nou');
  await save();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.getAllByText(/umpărătorii (le )?văd/)).toHaveLength(1);
});

test('a message about the field that is left waits for the press that leaves it, which would lose its target', async () => {
  await open();
  const person = userEvent.setup();
  const press = (target: HTMLElement, keys: string) => person.pointer({ keys, target });
  await person.clear(title());
  await person.tab();
  await waitFor(() => expect(title()).toBeInvalid());
  const price = screen.getByRole('textbox', { name: 'Preț' });
  await person.clear(price);
  const button = screen.getByRole('button', { name: 'Salvați modificările' });
  await press(button, '[MouseLeft>]');
  await act(() => new Promise((done) => setTimeout(done)));
  expect(price).toBeValid();
  await press(button, '[/MouseLeft]');
  await waitFor(() => expect(price).toBeInvalid());
});
