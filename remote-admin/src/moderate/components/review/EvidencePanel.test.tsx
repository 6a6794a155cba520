import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { render, screen } from '@testing-library/react';
import type { Evidence } from '#data/listings/evidence';
import { EvidencePanel } from './EvidencePanel';

const none = { count: 0, listings: [] };
const seller = {
  id: 'ana',
  name: 'Ana Pop',
  createdAtMs: 0,
  acceptedListings: 1,
  trusted: false,
  blocked: false,
  listings: 1,
  active: 0,
  pending: 1,
  rejected: 0,
  openReports: 0,
  samePhone: [],
};
const show = (more: Partial<NonNullable<Evidence['seller']>>) =>
  render(
    <NavProvider nav={fakeNav({ path: '/admin/anunturi' })}>
      <EvidencePanel
        listing={{ ...sampleCar, id: listingId(1) }}
        evidence={{
          listingId: listingId(1),
          version: 1,
          seller: { ...seller, ...more },
          price: null,
          samePhotos: none,
          sameText: none,
          found: [],
          reports: 0,
        }}
      />
    </NavProvider>,
  );

test('other accounts of the browser stand beside those of the phone, suspended ones marked, the rest counted', () => {
  show({
    samePhone: [{ id: 'dan', name: 'Dan Radu' }],
    sameBrowser: {
      count: 7,
      accounts: [
        { id: 'fost', name: 'Ion Fost', blocked: true },
        { id: 'mia', name: 'Mia Dan', blocked: false },
      ],
    },
  });
  const line = screen.getByText('Ana Pop').closest('dd')!;
  expect(line).toHaveTextContent('același telefon: Dan Radu');
  expect(line).toHaveTextContent('același browser: Ion Fost suspendat, Mia Dan și încă 5');
  expect(screen.getByRole('link', { name: 'Ion Fost' })).toHaveAttribute(
    'href',
    expect.stringContaining('fost'),
  );
});

test('where there may be more than are counted, it says at least; where there is no other account, nothing', () => {
  const accounts = [{ id: 'mia', name: 'Mia Dan', blocked: false }];
  const { unmount } = show({ sameBrowser: { count: 20, accounts } });
  expect(screen.getByText('Ana Pop').closest('dd')).toHaveTextContent('și încă cel puțin 19');
  unmount();
  show({});
  expect(screen.getByText('Ana Pop').closest('dd')).not.toHaveTextContent(/același/);
});
