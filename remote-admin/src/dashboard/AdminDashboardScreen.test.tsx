import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import type { FailedJob } from '@anunturi/shared-domain/site/failedJob';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { type Awaiting, readOverview } from '#data/readOverview';
import { type FailedEmail, readFailedEmails, sendEmailAgain } from './data/failedEmails';
import { readUser } from '#data/users/readUsers';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { readFailedJobs, runJobAgain } from './data/failedJobs';
import { readDeskNumbers, readPeopleNumbers } from './data/readDeskNumbers';
import { readHealth } from './data/readHealth';
import { readQueues, type SearchStatus } from './data/readQueues';
import { readTelemetry } from './data/readTelemetry';
import { AdminDashboardScreen } from './AdminDashboardScreen';

jest.mock('#data/readOverview');
jest.mock('./data/readHealth');
jest.mock('./data/readTelemetry');
jest.mock('./data/failedEmails');
jest.mock('./data/failedJobs');
jest.mock('./data/readQueues');
jest.mock('./data/readDeskNumbers');
jest.mock('#data/users/readUsers');
jest.mock('./components/FigureChart', () => ({
  FigureChart: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const nothingWaits = { pending: 0, reports: 0, contested: 0, contactMessages: 0, unreadable: 0 };
const overviewWith = (awaiting: Partial<Awaiting> = {}) => ({
  awaiting: { ...nothingWaits, ...awaiting },
  days: [
    { startMs: Date.UTC(2026, 10, 20), users: 2, listings: 5, messages: 7 },
    { startMs: Date.UTC(2026, 10, 21), users: 1, listings: 0, messages: 4 },
  ],
});

beforeEach(() => {
  setFakeSession(fakeSignedIn('admin'));
  jest.mocked(readOverview).mockReset().mockResolvedValue(overviewWith());
  jest.mocked(readDeskNumbers).mockResolvedValue({ mine: 2, all: 14 });
});

/** Seen now: what was five minutes ago when the file began is not, on a busy machine. */
const searchStatus = (): SearchStatus => ({
  isReady: true,
  listings: 1204,
  watched: 31,
  sizeBytes: 2_100_000,
  lagMs: 3000,
  savedAtMs: Date.now() - 5 * 60_000,
});
function open(
  failed: FailedJob[] = [],
  emails: FailedEmail[] = [],
  search: SearchStatus | null = searchStatus(),
) {
  forgetLoaded();
  jest.mocked(readFailedEmails).mockResolvedValue(emails);
  jest.mocked(readFailedJobs).mockResolvedValue(failed);
  jest.mocked(readQueues).mockResolvedValue({
    jobs: { due: 12, later: 340, failed: 1, oldestDueAtMs: Date.now() - 5 * 60_000 },
    emails: { due: 0, later: 0, failed: 2 },
    schedules: [
      {
        name: 'tellEndings',
        lastRunAtMs: Date.now() - 5 * 60_000,
        lastRunMs: 1840,
        nextAtMs: Date.now() + 60_000,
      },
      { name: 'forgetExpired', lastFailedAtMs: Date.now() - 40 * 86_400_000 },
    ],
    search,
  });
  jest.mocked(readHealth).mockResolvedValue({
    serverSinceMs: Date.UTC(2026, 10, 20),
    shellErrors: [],
    parts: [
      {
        name: 'blog',
        version: '1.0.1',
        answersInMs: 12,
        serverFaults: 3,
        lastServerFault: {
          atMs: Date.UTC(2026, 10, 21),
          remote: 'blog',
          version: '1.0.0',
          kind: 'data',
          what: 'blogPost',
        },
        errors: [],
      },
      {
        name: 'listings',
        version: '2.0.0',
        answersInMs: null,
        serverFaults: 0,
        errors: [{ atMs: Date.UTC(2026, 10, 21), part: 'listings', message: 'Ceva nu a mers' }],
      },
    ],
  });
  jest.mocked(readTelemetry).mockResolvedValue({
    days: 7,
    parts: [
      {
        part: 'blog',
        version: '1.0.1-b',
        loads: 40,
        faults: { load: 3, unhandled: 1, slow: 2 },
        lcpP75Ms: 1840,
        inpP75Ms: 96,
      },
      { part: 'shell', version: '1.0.0-s', loads: 90, faults: {} },
    ],
    newest: [
      {
        atMs: Date.UTC(2026, 10, 21),
        part: 'blog',
        version: '1.0.1-b',
        route: '/blog/:slug',
        kind: 'load',
        message: 'Loading chunk blog failed.',
      },
      {
        atMs: Date.UTC(2026, 10, 21),
        part: 'blog',
        version: '1.0.1-b',
        route: '/blog',
        kind: 'data',
        query: 'posts',
        message: 'timeout',
      },
    ],
    groups: [
      {
        part: 'blog',
        kind: 'render',
        message: 'TypeError: post is undefined',
        place: {
          file: 'remote-blog/src/browse/BlogScreen.tsx',
          line: 31,
          function: 'BlogScreen',
          owner: '@anunturi/blog',
        },
        count: 14,
        versions: { '1.0.1-b': 12, '1.0.0-a': 2 },
      },
    ],
    stepsBack: [
      {
        at: '2026-11-21T08:00:00Z',
        name: 'blog',
        from: '1.0.2-c',
        version: '1.0.1-b',
        shown: 12,
        failed: 6,
      },
      {
        at: '2026-11-21T07:00:00Z',
        name: 'listings',
        from: '2.2.0-c',
        version: '2.2.0-c',
        shown: 8,
        failed: 5,
        isCanary: true,
      },
    ],
    canaries: [
      {
        name: 'blog',
        version: '1.1.0-d',
        percent: 10,
        since: '2026-11-21T07:00:00Z',
        visits: { since: '', shown: 40, failed: 9, addresses: { shown: 30, failed: 7 } },
        live: { shown: 400, failed: 2, addresses: { shown: 300, failed: 2 } },
        look: { faults: ['blog: Error: no title'] },
        verdict: 'stepBack',
        why: 'seenBroken',
        ends: false,
      },
    ],
    deployed: {
      shell: {
        release: '1.0.0-s',
        version: '1.0.0',
        contracts: [1],
        provides: { shell: '1.0.0', react: '19.2.9' },
      },
      releases: [
        { name: 'blog', version: '1.0.1-b', needs: { react: '^19.2.9' } },
        { name: 'listings', version: '2.1.0-l', contract: 1, needs: { react: '^19.2.8' } },
      ],
    },
  });
  const nav = fakeNav({ path: '/admin' });
  render(
    <NavProvider nav={nav}>
      <AdminDashboardScreen />
    </NavProvider>,
  );
  return { nav };
}

test('what waits is named and leads to its list before it is counted', async () => {
  let count: (overview: ReturnType<typeof overviewWith>) => void = () => {};
  jest.mocked(readOverview).mockReturnValue(new Promise((resolve) => (count = resolve)));
  open();
  const reports = screen.getByRole('link', { name: /Sesizări deschise/ });
  expect(reports).toHaveAttribute('href', '/admin/anunturi?stare=sesizari');
  await act(async () => count(overviewWith({ reports: 8 })));
  expect(screen.getByText('8')).toBeInTheDocument();
});

test('what waits leads to its list, with its whole count', async () => {
  jest
    .mocked(readOverview)
    .mockResolvedValue(overviewWith({ pending: 1204, reports: 3, contactMessages: 1 }));
  open();
  const pending = await screen.findByRole('link', { name: /Anunțuri de verificat/ });
  expect(pending).toHaveAttribute('href', '/admin/anunturi?stare=pending');
  expect(screen.getByText('1.204')).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Administrare' })).getByRole('link', {
      name: 'Panou',
    }),
  ).toHaveAttribute('aria-current', 'page');
});

test('the figures are summed, and stand in a table too', async () => {
  open();
  const figures = screen.getByRole('region', { name: 'Cifre pe zile' });
  expect(await within(figures).findByText('11')).toBeInTheDocument();
  expect(
    within(figures).getByRole('row', { name: /21\.11\.2026/, hidden: true }),
  ).toHaveTextContent('4');
});

test('what waits and the figures are one request, and what waits stays while another period is counted', async () => {
  const { nav } = open();
  await screen.findByRole('link', { name: /Anunțuri de verificat/ });
  expect(readOverview).toHaveBeenCalledTimes(1);
  jest.mocked(readOverview).mockReturnValue(new Promise(() => {}));
  act(() => nav.navigate('/admin?zile=30'));
  expect(readOverview).toHaveBeenLastCalledWith(30, expect.any(Number));
  expect(screen.getByRole('link', { name: /Anunțuri de verificat/ })).toBeInTheDocument();
  expect(screen.queryByText('11')).not.toBeInTheDocument();
});

test('each part says its version, whether it answers, and what the server and this browser saw go wrong', async () => {
  open();
  const health = screen.getByRole('region', { name: 'Starea părților site-ului' });
  const blog = await within(health).findByRole('row', { name: /Blog/ });
  expect(blog).toHaveTextContent('Da, în 12 ms');
  expect(blog).toHaveTextContent(
    /3 erori; ultima 21\.11\.2026.* \(versiunea 1\.0\.0\): date necitite, blogPost/,
  );
  const listings = screen.getByRole('row', { name: /2\.0\.0/ });
  expect(listings).toHaveTextContent('Nu răspunde');
  expect(listings).toHaveTextContent('Ceva nu a mers');
});

test('what could not be counted can be tried again', async () => {
  jest.mocked(readOverview).mockRejectedValueOnce(new MarketError('unavailable'));
  open();
  const [again] = await screen.findAllByRole('button', { name: 'Reîncercați' });
  await userEvent.click(again!);
  expect(await screen.findByRole('link', { name: /Anunțuri de verificat/ })).toBeInTheDocument();
});

test('listings that nobody can read are counted, and lead to where they are decided', async () => {
  jest.mocked(readOverview).mockResolvedValue(overviewWith({ unreadable: 105 }));
  open();
  expect(
    await screen.findByRole('link', { name: '105 anunțuri nu pot fi citite' }),
  ).toHaveAttribute('href', '/admin/anunturi?stare=necitite');
  expect(screen.getByText('Nicio lucrare a serverului nu s-a oprit.')).toBeInTheDocument();
});

test('a job that failed for good is listed with its reason, and runs again at a press', async () => {
  jest.mocked(readOverview).mockRejectedValue(new MarketError('unavailable'));
  const job: FailedJob = {
    id: 'j1',
    name: 'moveListings',
    attempts: 10,
    createdAt: new Date(Date.UTC(2026, 10, 20)),
    deadAt: new Date(Date.UTC(2026, 10, 21)),
    lastError: 'The printer is on fire',
  };
  open([job]);
  const row = await screen.findByRole('row', { name: /Mutarea anunțurilor/ });
  expect(row).toHaveTextContent('10 încercări; The printer is on fire');
  jest.mocked(readFailedJobs).mockResolvedValue([]);
  await userEvent.click(within(row).getByRole('button', { name: 'Rulați din nou' }));
  expect(runJobAgain).toHaveBeenCalledWith(job);
  expect(await screen.findByText('Nicio lucrare a serverului nu s-a oprit.')).toBeInTheDocument();
});

test('what visitors’ browsers see stands there by part and version, with the newest faults and what was taken back', async () => {
  open();
  const panel = await screen.findByRole('region', { name: 'Ce văd vizitatorii' });
  const row = (await within(panel).findByRole('cell', { name: '1.0.1-b' })).closest('tr')!;
  expect(row).toHaveTextContent(/Blog.*1\.0\.1-b.*40.*Erori4.*1,8 s.*96 ms/); // slow is no failure
  expect(panel).toHaveTextContent('/blog/:slug, Nu s-a încărcat: Loading chunk blog failed.');
  const places = within(panel).getByRole('table', { name: 'Erori, după locul din cod' });
  expect(places).toHaveTextContent('remote-blog/src/browse/BlogScreen.tsx:31, BlogScreen');
  expect(places).toHaveTextContent('@anunturi/blog');
  expect(within(places).getByText(/^1\.0\.1-b: 12$/)).toBeInTheDocument();
  expect(within(places).getByText(/^1\.0\.0-a: 2$/)).toBeInTheDocument();
  expect(panel).toHaveTextContent('/blog, Date care nu au venit (posts): timeout');
  expect(panel).toHaveTextContent(
    'Partea „Blog” a revenit singură la versiunea 1.0.1-b: 1.0.2-c eșuase la 6 din 12 vizite.',
  );
  expect(panel).toHaveTextContent(
    'Proba versiunii 2.2.0-c pentru partea „Anunțuri” s-a încheiat singură: 2.2.0-c eșuase la 5 din 8 vizite.',
  );
});

test('a version on trial stands with its share, its visits beside those of the live one, and what is to be done', async () => {
  open();
  const canaries = await screen.findByRole('table', { name: 'Versiuni de probă' });
  expect(canaries).toHaveTextContent(
    /Blog.*1\.1\.0-d.*10 %.*9 din 40.*2 din 400.*De retras.*serverul însuși găsește o eroare în ea \(blog: Error: no title\)/,
  );
});

test('an e-mail that may have arrived is named so, read, and sent again by a person alone', async () => {
  const email = {
    id: 'e1',
    to: 'ana@exemplu.ro',
    subject: 'Un mesaj nou',
    text: 'Mai este?',
    isUnclear: true,
    error: '',
    failedAtMs: Date.UTC(2026, 10, 21),
  };
  open([], [email]);
  const panel = await screen.findByRole('region', { name: 'E-mailuri nelivrate' });
  expect(await within(panel).findByText(/Poate a ajuns/)).toBeVisible();
  expect(within(panel).getByText('Mai este?')).toBeInTheDocument();
  await userEvent.click(within(panel).getByRole('button', { name: 'Trimiteți din nou' }));
  expect(sendEmailAgain).toHaveBeenCalledWith(email);
});

test('what is deprecated is named with its days and who uses it, and every part with the shared versions that it wants', async () => {
  open();
  const cellsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.querySelectorAll('[role="cell"] > div'))
      .map((cells) => [...cells].map(({ textContent }) => textContent));
  await screen.findByRole('table', { name: 'Ce este învechit' });
  expect(cellsOf('Ce este învechit')).toContainEqual([
    'O versiune care nu spune ce contract respectă',
    '28.11.2026',
    '01.06.2027',
    'Blog 1.0.1-b',
  ]);
  expect(cellsOf('Cu ce versiuni comune este făcută fiecare parte').slice(1)).toEqual([
    ['Cadrul paginilor', '1.0.0-s', '1', '19.2.9'],
    ['Blog', '1.0.1-b', '1', '^19.2.9'],
    ['Anunțuri', '2.1.0-l', '1', '^19.2.8'],
  ]);
});

test('the queues say how much is due, since when, and what was given up', async () => {
  open();
  const queues = within(await screen.findByRole('table', { name: 'Cozi' }));
  const jobs = await queues.findByRole('row', { name: /Lucrări/ });
  expect(jobs).toHaveTextContent(/Lucrări.*12.*acum 5 minute.*340.*1/);
  expect(queues.getByRole('row', { name: /E-mailuri/ })).toHaveTextContent(
    /E-mailuri.*0.*niciuna.*0.*2/,
  );
});

test('what happens by the clock says when it ran last, how long it took, and when it failed', async () => {
  open();
  const clock = within(await screen.findByRole('table', { name: 'Lucrări după ceas' }));
  expect(clock.getByRole('row', { name: /anunțurile care expiră/ })).toHaveTextContent(
    /acum 5 minute.*1,8 s.*niciuna$/,
  );
  expect(clock.getByRole('row', { name: /Ștergerea datelor/ })).toHaveTextContent(
    /niciuna.*luna trecută/,
  );
});

test('the search says what it finds, how far behind it is, and when it was kept and read anew', async () => {
  open();
  const search = within(await screen.findByRole('region', { name: 'Căutarea' }));
  expect(
    await search.findByText('Găsește 1.204 anunțuri, urmărește 31 de căutări salvate, ocupă 3 MB.'),
  ).toBeInTheDocument();
  expect(search.getByText(/A preluat tot ce s-a scris: chiar acum/)).toBeInTheDocument();
  expect(
    search.getByText(
      'Recitită în întregime: niciodată de la pornire. Copia de pe disc: acum 5 minute.',
    ),
  ).toBeInTheDocument();
});

test('a search that is read anew says how far it is, and a server without one says so', async () => {
  jest.mocked(readQueues).mockClear();
  open([], [], { isReady: false, rebuilding: { done: 400, total: 1204 } });
  const search = within(await screen.findByRole('region', { name: 'Căutarea' }));
  expect(await search.findByText('Se recitește: 400 din 1.204 anunțuri.')).toBeInTheDocument();
  expect(
    search.getByText('Căutarea încă nu răspunde: se citește ce s-a scris.'),
  ).toBeInTheDocument();
  expect(readQueues).toHaveBeenCalledTimes(1);
  cleanup();
  open([], [], null);
  expect(await screen.findByText('Serverul nu răspunde la căutări.')).toBeInTheDocument();
});

test('a moderator sees what waits and the figures, not how the site runs, and the tabs of their own parts', async () => {
  setFakeSession(fakeSignedIn('moderator'));
  for (const read of [readFailedEmails, readFailedJobs, readQueues, readHealth, readTelemetry])
    jest.mocked(read).mockClear();
  open();
  expect(await screen.findByRole('heading', { name: 'Cifre pe zile' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Panou', 'Anunțuri', 'Mesaje', 'Jurnal']),
  );
  for (const hidden of ['Utilizatori', 'Setări', 'Siguranță', 'Articole'])
    expect(screen.queryByRole('link', { name: hidden })).toBeNull();
  for (const asked of [readFailedEmails, readFailedJobs, readQueues, readHealth, readTelemetry])
    expect(asked).not.toHaveBeenCalled();
});

test('decisions of today stand on the dashboard, for administrators also those of each person', async () => {
  jest
    .mocked(readUser)
    .mockResolvedValue({ ...sampleUser, id: 'dan', displayName: 'Dan Moldovan' });
  jest
    .mocked(readPeopleNumbers)
    .mockResolvedValue([{ uid: 'dan', today: 12, month: 140, decides: 'h4' }]);
  open();
  const panel = await screen.findByRole('region', { name: 'Decizii' });
  expect(await within(panel).findByText(/Azi: 14 decizii, din care 2 ale/)).toBeInTheDocument();
  expect(readPeopleNumbers).not.toHaveBeenCalled();
  await userEvent.click(within(panel).getByRole('button', { name: 'Vedeți pe persoane' }));
  expect(
    await within(panel).findByRole('row', {
      name: /Dan Moldovan 12 140 cel mult 4 ore încă nimic/,
    }),
  ).toBeInTheDocument();
});

test('waits of persons that cannot be read are said in their place, and asked for again', async () => {
  jest.mocked(readPeopleNumbers).mockRejectedValueOnce(new MarketError('unavailable'));
  open();
  const panel = await screen.findByRole('region', { name: 'Decizii' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Vedeți pe persoane' }));
  const again = await within(panel).findByRole('button', { name: 'Reîncercați' });
  expect(within(panel).getByText(/Azi: 14 decizii/)).toBeInTheDocument();
  jest.mocked(readPeopleNumbers).mockResolvedValue([{ uid: 'dan', today: 0, month: 0 }]);
  await userEvent.click(again);
  expect(
    await within(panel).findByRole('row', { name: /0 0 încă nimic încă nimic/ }),
  ).toBeInTheDocument();
});
