import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import * as archive from '#data/archive';
import * as mending from '../data/mendArchive';
import * as ownListings from '../data/ownListings';
import { ArchiveScreen } from '../ArchiveScreen';

/** Tells an element that it came into sight. */
export const seeing = new Map<Element, () => void>();
globalThis.IntersectionObserver = class {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    seeing.set(element, () => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.createImageBitmap = (async () => ({})) as unknown as typeof createImageBitmap;

export const entry = (id: string, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  id,
  name: id,
  kind: 'pdf',
  tags: [],
  path: `archive/ana/${id}.pdf`,
  sizeBytes: 82_000,
  contentType: 'application/pdf',
  createdAt: new Date('2026-03-01'),
  ...more,
});
const entries = [
  entry('Contract Logan', {
    kind: 'saleContract',
    tags: ['mașină'],
    listingId: 'abcdefghij0123456789',
  }),
  entry('Talon', { contentType: 'image/jpeg', path: 'archive/ana/t.jpg', kind: 'image' }),
];
/** What the screen asks of the data: mocked by each test file. */
export const data = jest.mocked(archive);
export const toasts: Toast[] = [];

beforeEach(() => {
  jest.clearAllMocks();
  forgetLoaded();
  toasts.length = 0;
  setFakeSession(fakeSignedIn());
  data.findArchive.mockResolvedValue({ entries, usedBytes: 164_000 });
  jest.mocked(ownListings).findOwnListings.mockResolvedValue([]);
  jest.mocked(mending).mendArchive.mockResolvedValue(false);
});
beforeAll(() => void subscribeToToasts((toast) => toasts.push(toast)));

/** Opens the screen. */
export const showArchive = (Screen = ArchiveScreen, path?: string) =>
  render(
    <NavProvider nav={fakeNav(path === undefined ? {} : { path })}>
      <Screen />
    </NavProvider>,
  );
export const rows = async () => within(await screen.findByRole('list', { name: 'Arhiva mea' }));
/** Chooses an act in the menu of a file. */
export async function choose(name: string, action: string) {
  const menu = (await rows()).getByRole('button', { name: `Acțiuni pentru ${name}` });
  await userEvent.click(menu);
  await userEvent.click(
    within(document.getElementById(menu.getAttribute('popovertarget')!)!).getByText(action),
  );
}
