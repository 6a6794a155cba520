// The form of a new listing on a backend and a device that a test makes up. Imported before what it stands in for.
import { fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import type { Proof } from '@anunturi/shared-domain/listing/proof';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftStore } from '#data/drafts/draftStore';
import { openMemoryStore } from '#data/drafts/memoryStore';
import { PhotoUploads } from '../sell/data/photo/PhotoUploads';
import type { PhotoFiles } from '#domain/sell-form/draft';
import type { SellingTerms } from '#domain/sell-form/sellingTerms';
import { AddListingScreen } from '../sell/AddListingScreen';

const reload = () => {};
const ready = <T,>(value: T) => ({ state: 'ready' as const, value, reload });
/** What the backend and the device of the seller hold in a test. */
export const mockWorld = {
  terms: {} as SellingTerms,
  device: createDraftStore(openMemoryStore()),
  published: [] as unknown[],
  refusal: undefined as unknown,
  proofs: [] as Proof[],
};
const mockFiles = new Map<string, PhotoFiles>();
jest.mock('#data/lists/useLists', () => ({
  useCategories: () => ready(defaultCategories),
  usePlaces: () =>
    ready([
      { id: 'sibiu', name: 'Sibiu' },
      { id: 'cisnadie', name: 'Cisnădie' },
    ]),
}));
jest.mock('../sell/data/useSellingTerms', () => ({
  useSellingTerms: () => ready(mockWorld.terms),
}));
jest.mock('#data/drafts/openDraftStore', () => ({
  openDraftStore: async () => mockWorld.device,
}));
jest.mock('../sell/data/publishListing', () => ({
  publishListing: async (listing: { id: string }) => {
    if (mockWorld.refusal) throw mockWorld.refusal;
    mockWorld.published.push(listing);
    return { id: listing.id, slug: 'x', status: 'active' };
  },
}));
jest.mock('../sell/data/readWaitingProofs', () => ({
  readWaitingProofs: async () => mockWorld.proofs,
}));
jest.mock('../sell/data/photo/openPhotoUploads', () => ({
  openPhotoUploads: () =>
    new PhotoUploads({
      check: () => {},
      digest: async () => undefined,
      prepare: async () => ({ full: new Blob(['l']), thumb: new Blob(['s']), width: 4, height: 3 }),
      upload: async ({ photoId }) => ({
        id: photoId,
        path: 'p',
        thumbPath: 't',
        width: 4,
        height: 3,
      }),
      download: async () => new Blob(),
      loadFiles: async (id) => mockFiles.get(id) ?? null,
      saveFiles: async (id, files) => void mockFiles.set(id, files),
      urlOf: (path) => path,
      onNotKept: () => {},
    }),
}));

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  Object.assign(globalThis, {
    structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
  });
  window.scrollTo = () => {};
});
beforeEach(() => {
  setFakeSession(fakeSignedOut);
  mockWorld.terms = { eurRateBani: 509, preModeration: false, account: null };
  mockWorld.device = createDraftStore(openMemoryStore());
  mockWorld.published.length = 0;
  mockWorld.refusal = undefined;
  mockWorld.proofs = [];
  mockFiles.clear();
});

/** Opens the form at its first step, or where the path leads. */
export async function open(path = '/adauga-anunt') {
  const nav = fakeNav({ screen: 'addListing', path });
  render(<RemoteRoot App={AddListingScreen} nav={nav} />);
  if (path.includes('pas=previzualizare'))
    await screen.findByRole('heading', { level: 2, name: 'Previzualizare' });
  else await screen.findByRole('button', { name: 'Continuați' });
  return nav;
}
export const next = () => userEvent.click(screen.getByRole('button', { name: 'Continuați' }));
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export async function pick(label: string, text: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.type(screen.getByRole('combobox', { name: label }), text);
  await userEvent.click(screen.getByRole('option', { name: option }));
}
export const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

/** Opens the form and goes to the data of a car. */
export async function openCar() {
  const nav = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Autoturisme' }));
  await next();
  await heading('Datele de bază');
  return nav;
}

/** Opens the form and goes to the photos of a car that has all facts. */
export async function openFilledCar() {
  const nav = await openCar();
  await pick('Marca', 'daci', 'Dacia');
  await pick('Modelul', 'sandero s', 'Sandero Stepway');
  fill('Anul fabricației', '2019');
  fill('Kilometri', '98.500');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Combustibil' }), 'GPL');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Caroserie' }), 'Hatchback');
  await userEvent.click(screen.getByRole('radio', { name: 'Manuală' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Rulat' }));
  await next();
  await heading('Detalii');
  await next();
  await heading('Fotografii');
  return nav;
}
