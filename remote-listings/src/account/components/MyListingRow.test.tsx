import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import type { Moderation } from '@anunturi/shared-domain/moderation/moderation';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import type { ListingDeletion } from '@anunturi/shared-domain/listing/listingDeletion';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import {
  sampleCar,
  sampleExpiry,
  sampleListingId,
  sampleRejection,
} from '@anunturi/shared-domain/samples/listingSamples';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListingAct } from '../domain/listingActs';
import { toMyListing } from '@anunturi/shared-domain/listing/toMyListing';
import { MyListingRow } from './MyListingRow';

configureFakeFirebase('http://localhost');
const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (days: number) => new Date(sampleExpiry.getTime() - days * DAY_MS);

function show(
  change: Partial<ListingFields>,
  now: Date,
  unread = 0,
  moderation?: Moderation,
  deletion?: ListingDeletion,
) {
  const acts: ListingAct[] = [];
  const listing = toMyListing({ ...sampleCar, ...change, id: sampleListingId } as never, now, {
    counters: { views: 1234, favourites: 2, conversations: 1 },
    moderation,
    deletion,
  });
  render(
    <NavProvider nav={fakeNav()}>
      <MyListingRow
        listing={listing}
        unread={unread}
        onAct={(act) => acts.push(act)}
        busy={false}
      />
    </NavProvider>,
  );
  return acts;
}
const button = (name: string) => screen.queryByRole('button', { name });

test('an active listing shows state, time left and figures; it is not renewed before its 25th day', () => {
  show({ status: 'active' }, daysBefore(12), 1);
  expect(screen.getByText('Activ')).toBeInTheDocument();
  expect(screen.getByText('mai are 12 zile')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Cifrele anunțului' })).toHaveTextContent(
    '1.234 vizualizări',
  );
  expect(screen.getByText('1 mesaj necitit')).toBeInTheDocument();
  expect(button('Prelungiți 30 de zile')).toBeNull();
});

test('from the 25th day on the first button renews', async () => {
  const acts = show({ status: 'active' }, daysBefore(4));
  await userEvent.click(button('Prelungiți 30 de zile')!);
  expect(acts).toEqual(['renew']);
});

test('an active listing whose time is over reads as expired', () => {
  show({ status: 'active' }, daysBefore(-1));
  expect(screen.getByText('Expirat')).toBeInTheDocument();
  expect(button('Prelungiți 30 de zile')).toBeInTheDocument();
});

test('a rejected listing says why and may be appealed against, but not twice', () => {
  show(
    { status: 'rejected', held: true } as Partial<ListingFields>,
    daysBefore(12),
    0,
    sampleRejection,
  );
  expect(screen.getByRole('region', { name: 'Motivarea deciziei' })).toHaveTextContent(
    sampleRejection.facts,
  );
  expect(screen.getByRole('link', { name: 'Corectați și retrimiteți' })).toHaveAttribute(
    'href',
    `/edit-anunt/${sampleListingId}`,
  );
  expect(button('Contestați decizia')).toBeInTheDocument();
});

test('after a appeal its words and its state are shown instead of the button', () => {
  show({ status: 'rejected', held: true } as Partial<ListingFields>, daysBefore(12), 0, {
    ...sampleRejection,
    contestText: 'Prețul este cel întreg.',
    contestedAt: daysBefore(14),
  });
  expect(screen.getByText(/Prețul este cel întreg/)).toBeInTheDocument();
  expect(screen.getByText('Contestația este în analiză.')).toBeInTheDocument();
  expect(button('Contestați decizia')).toBeNull();
});

const answered = {
  ...sampleRejection,
  contestText: 'Prețul este cel întreg.',
  contestedAt: daysBefore(14),
  contestDecidedAt: daysBefore(13),
  contestAnswer: 'Aveți dreptate, am greșit.',
};

test.each([
  ['reversed', 'active', /^Decizia a fost anulată.*Aveți dreptate, am greșit/],
  ['upheld', 'pending', /^Decizia rămâne.*Aveți dreptate, am greșit/],
] as const)(
  'the answer to an appeal (%s) stands beside the listing until its owner puts it away',
  async (contestOutcome, status, words) => {
    const moderation = { ...answered, contestOutcome, decision: 'approved' } as const;
    const acts = show({ status }, daysBefore(12), 0, moderation);
    expect(screen.getByRole('region', { name: 'Răspunsul la contestație' })).toHaveTextContent(
      words,
    );
    await userEvent.click(button('Am citit răspunsul')!);
    expect(acts).toEqual(['dismissAnswer']);
  },
);

test.each<[ListingStatus, string, string[]]>([
  ['active', 'Modificați', ['S-a vândut', 'Ascundeți temporar', 'Faceți o copie']],
  ['paused', 'Afișați din nou', ['Modificați', 'S-a vândut', 'Faceți o copie']],
  ['pending', 'Modificați', ['Retrageți', 'Faceți o copie']],
  ['sold', 'Puneți din nou la vânzare', ['Faceți o copie']],
  ['draft', 'Publicați anunțul', ['Continuați', 'Faceți o copie']],
  ['archived', 'Scoateți din arhivă', ['Faceți o copie']],
])('a listing in the state %s has one button and the rest in a menu', (status, first, others) => {
  show({ status }, daysBefore(12));
  const acts = screen.getByRole('button', { name: /^Alte acțiuni/ }).parentElement!;
  const inSight = ['button', 'link'].flatMap((role) => within(acts).queryAllByRole(role));
  expect(inSight.map((each) => each.textContent).toSorted()).toEqual(['', first]);
  for (const name of [...others, 'Ștergeți anunțul'])
    expect(screen.getByRole('menuitem', { name, hidden: true })).toBeInTheDocument();
});

test.each([
  [false, true],
  [true, false],
])(
  'a deleted listing says when it goes and can be taken back; what is evidence (%s) does not go sooner',
  async (isEvidence, mayGoSooner) => {
    const deletion = {
      from: 'active',
      askedAt: daysBefore(20),
      dueAt: sampleExpiry,
      isEvidence,
    } as const;
    const acts = show({ status: 'deleted' }, daysBefore(12), 0, undefined, deletion);
    expect(screen.getByText('Șters')).toBeInTheDocument();
    expect(screen.getByText(/dispare definitiv pe 20/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: sampleCar.title })).toBeNull();
    expect(screen.queryAllByText('Ștergeți definitiv')).toHaveLength(mayGoSooner ? 1 : 0);
    expect(screen.queryAllByText(/se păstrează șase luni/)).toHaveLength(mayGoSooner ? 0 : 1);
    await userEvent.click(button('Restabiliți')!);
    expect(acts).toEqual(['undelete']);
  },
);

test('a listing that waits for changes says which, and is sent again by its edit', () => {
  show({ status: 'rejected', held: true, changes: 'asked' }, daysBefore(12), 0, {
    ...sampleRejection,
    changes: ['Corectați prețul.', 'Scrieți când expiră ITP-ul.'],
  });
  expect(screen.getByText('Așteaptă modificări')).toBeInTheDocument();
  const asked = screen.getByRole('region', { name: 'Motivarea deciziei' });
  expect(
    within(asked)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Corectați prețul.', 'Scrieți când expiră ITP-ul.']);
  expect(screen.getByText(/este văzut înaintea celorlalte/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Corectați și retrimiteți' })).toBeInTheDocument();
  expect(button('Contestați decizia')).toBeInTheDocument();
});

test('what was removed by decision is called so, and its owner may only appeal or delete', () => {
  show({ status: 'rejected', held: true, removed: true }, daysBefore(12), 0, {
    ...sampleRejection,
    removed: true,
  });
  expect(screen.getByText('Scos de pe site')).toBeInTheDocument();
  expect(screen.getByText(/Nu îl puteți repune sau retrimite/)).toBeInTheDocument();
  expect(button('Contestați decizia')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Corectați și retrimiteți' })).toBeNull();
});
