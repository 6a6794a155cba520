import { fakeSignedIn, setFakeSession, fakeSignedOut } from '@anunturi/shared-auth/fakeSession';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { sampleGrants as grants } from '@anunturi/shared-contract/registry/sampleGrants';
import type { Nav, RemoteModule } from '@anunturi/shared-runtime/navigation/nav';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { SHELL_ID_PREFIX } from '../routing/ShellRouter';
import { render } from '../server';
import { sampleSite } from '../testing/sampleSite';
import { start } from './start';

jest.mock('../data/followUnread');

const mockFollow = jest.fn();
jest.mock('./followUpdatesLater', () => ({ followUpdatesLater: () => mockFollow() }));
let mockRouterIsGone: boolean;
jest.mock('../routing/BrowserPlace', () => ({
  __esModule: true,
  get BrowserPlace() {
    if (mockRouterIsGone) throw new Error('Loading chunk router failed.');
    return jest.requireActual<typeof import('../routing/BrowserPlace')>('../routing/BrowserPlace')
      .BrowserPlace;
  },
}));
let mockRemote: RemoteModule | undefined;
let mockSession: () => Promise<void>;
jest.mock('../federation/loadRemoteModule', () => ({
  versionOf: () => '1',
  loadRemoteModule: async () => {
    if (!mockRemote) throw new Error('No remote comes here.');
    return mockRemote;
  },
}));
jest.mock('@anunturi/shared-auth/session', () => ({
  ...jest.requireActual('@anunturi/shared-auth/session'),
  startSession: () => mockSession(),
}));

const remotes = {
  ...Object.fromEntries(Object.keys(grants).map((name) => [name, sampleRelease(name)])),
  listings: sampleRelease('listings', [
    { path: '/dashboard', screen: 'dashboard', access: 'user', title: 'Contul meu' },
  ]),
  admin: sampleRelease('admin', [
    { path: '/admin', screen: 'dashboard', access: 'admin', title: 'Administrare' },
  ]),
  blog: sampleRelease('blog', [{ path: '/blog', screen: 'blog', access: 'public', title: 'Blog' }]),
};
const config: PageConfig = {
  site: sampleSite,
  firebase: { projectId: 'demo', apiKey: 'demo', authDomain: 'localhost', storageBucket: 'demo' },
  registry: { remotes, grants },
  data: {},
  year: 2026,
};
let root: Root | undefined;
let complaints: unknown[];

/** The page as it comes from the server, started as a browser does. */
async function open(
  path: string,
  remoteMarkup?: string,
  beforeStart = () => {},
  registry = config.registry,
) {
  const page = { ...config, registry };
  window.history.replaceState(null, '', path);
  const markup = await render({
    config: page,
    pathname: path,
    search: '',
    ...(remoteMarkup ? { remoteMarkup } : {}),
  });
  document.body.innerHTML = `<div id="root">${markup}</div><script type="application/json" id="page-config">${JSON.stringify(page)}</script>`;
  const heading = screen.queryByRole('heading', { level: 1 });
  beforeStart();
  const options = {
    identifierPrefix: SHELL_ID_PREFIX,
    onRecoverableError: (error: unknown) => complaints.push(error),
  };
  await act(async () => {
    await start(document, {
      render: (element: HTMLElement, tree: ReactNode) =>
        (root = createRoot(element, options)).render(tree),
      hydrate: (element: HTMLElement, tree: ReactNode) =>
        void (root = hydrateRoot(element, tree, options)),
    });
  });
  return { markup, heading };
}

beforeEach(() => {
  mockRouterIsGone = false;
  mockRemote = undefined;
  mockSession = async () => {};
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
  localStorage.setItem('cookieAccepted', 'true');
  setFakeSession(fakeSignedOut);
});
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
});

const whole = ['/termeni', '/politica-confidentialitate', '/login', '/register', '/contact'];

test.each([...whole, '/nu-exista'])('%s comes whole and is hydrated as it is', async (path) => {
  const { heading } = await open(path);
  expect(heading).toBeInTheDocument();
  expect(complaints).toEqual([]);
});

test.each(['/termeni', '/login', '/blog', '/dashboard', '/transparenta', '/nu-exista'])(
  'header and footer stand around %s',
  async (path) => {
    await open(path);
    expect(screen.getByRole('navigation', { name: 'Meniu principal' })).toBeInTheDocument();
    expect(
      await screen.findByRole('navigation', { name: 'Paginile site-ului' }),
    ).toBeInTheDocument();
  },
);

test.each(['/admin', '/admin/anunturi'])(
  'the header and no footer stand around %s',
  async (path) => {
    const { markup } = await open(path);
    expect(markup).toContain('Meniu principal');
    expect(markup).not.toContain('Paginile site-ului');
  },
);

test.each([
  ['without markup', '', 'render'],
  ['with markup', '<main></main>', 'hydrate'],
])(
  'of a page that came %s scripts render nothing before the first auth result',
  async (_what, markup, how) => {
    let know = () => {};
    mockSession = () => new Promise((resolve) => (know = resolve));
    window.history.replaceState(null, '', '/termeni');
    document.body.innerHTML = `<div id="root">${markup}</div><script type="application/json" id="page-config">${JSON.stringify(config)}</script>`;
    const made: string[] = [];
    const started = start(document, {
      render: () => void made.push('render'),
      hydrate: () => void made.push('hydrate'),
    });
    await act(async () => {});
    expect(made).toEqual([]);
    know();
    await started;
    expect(made).toEqual([how]);
  },
);

test('what a remote has rendered stays on the page when the remote does not come, with a notice', async () => {
  const { heading } = await open('/blog', '<h1>Articole</h1>');
  expect(await screen.findByText('Pagina nu s-a putut încărca')).toBeInTheDocument();
  expect(heading).toBeInTheDocument();
  expect(heading).toHaveTextContent('Articole');
});

test('the page of everybody stays for somebody who is signed in; their part of the header takes its place, and the mark is kept true', async () => {
  setFakeSession(fakeSignedIn());
  const { markup, heading } = await open('/termeni');
  expect(markup).toContain('Autentificare');
  expect(heading).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Delogare' })).toBeInTheDocument();
  expect(screen.queryByText('Autentificare')).not.toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-signed-in');
  act(() => setFakeSession(fakeSignedOut));
  expect(document.documentElement).not.toHaveAttribute('data-signed-in');
  expect(complaints).toEqual([]);
});

test.each([
  ['/dashboard', 'user', 'Se verifică autentificarea...'],
  ['/admin', 'admin', 'Se încarcă...'],
])(
  'the frame of %s, which is for %s, comes at once and says “%s”',
  async (path, _access, waiting) => {
    const { markup } = await open(path);
    expect(markup).toContain(waiting);
    expect(complaints.filter((text) => /hydrat/i.test(String(text)))).toEqual([]);
  },
);

test('the first link that is followed leads on, though the router comes only then', async () => {
  setFakeSession(fakeSignedIn());
  await open('/termeni');
  act(() => screen.getAllByRole('link', { name: 'Contul meu' })[0]!.click());
  expect(await screen.findByText('Pagina nu s-a putut încărca')).toBeInTheDocument(); // no remote comes here
  expect(window.location.pathname).toBe('/dashboard');
});

/** The blog, whose remote asks to be led on; `complaints` has jsdom's word when the page would be left. */
async function openRemote(): Promise<Nav> {
  let nav: Nav | undefined;
  const done = async () => undefined;
  mockRemote = {
    bootstrap: done,
    unmount: done,
    mount: async (props) => void (nav = props.nav),
  };
  await open('/blog');
  return nav!;
}
const isLeft = () => complaints.some((said) => /navigation/.test(String(said)));

test('while the router cannot be downloaded a form’s own address is no reason to leave the page; it is written later', async () => {
  const nav = await openRemote();
  mockRouterIsGone = true;
  await act(async () => nav.navigate('/blog?pagina=2', { replace: true }));
  expect([isLeft(), window.location.search]).toEqual([false, '']);
  mockRouterIsGone = false;
  await act(async () => nav.navigate('/blog?pagina=3', { replace: true }));
  expect([isLeft(), window.location.search]).toEqual([false, '?pagina=3']);
});

test('what a page wrote into its own address before the router came leads nobody back who has left it by the browser’s buttons', async () => {
  const nav = await openRemote();
  await act(async () => {
    window.history.pushState(null, '', '/termeni');
    dispatchEvent(new PopStateEvent('popstate'));
    nav.navigate('/blog?pagina=2', { replace: true });
  });
  expect(window.location.pathname + window.location.search).toBe('/termeni');
  expect(screen.getByRole('heading', { level: 1, name: 'Termeni și condiții' })).toBeVisible();
});

test('while the router cannot be downloaded it leads nobody back either', async () => {
  const nav = await openRemote();
  mockRouterIsGone = true;
  await act(async () => {
    window.history.pushState(null, '', '/termeni');
    dispatchEvent(new PopStateEvent('popstate'));
    nav.navigate('/blog?pagina=2', { replace: true });
  });
  expect([isLeft(), window.location.pathname]).toEqual([false, '/termeni']);
  mockRouterIsGone = false;
  await act(async () => nav.navigate('/blog?pagina=3', { replace: true }));
  expect([isLeft(), window.location.pathname]).toEqual([false, '/termeni']);
  expect(screen.getByRole('heading', { level: 1, name: 'Termeni și condiții' })).toBeVisible();
});

test('without the router the last place that was asked for is the one that the server leads to', async () => {
  const nav = await openRemote();
  mockRouterIsGone = true;
  await act(async () => {
    nav.navigate('/termeni');
    nav.navigate('/blog#sfarsit');
    nav.navigate('/blog?pagina=2', { replace: true });
  });
  expect([isLeft(), window.location.hash]).toEqual([false, '#sfarsit']);
});

test('what is said of updates as soon as they are followed is shown', async () => {
  mockFollow.mockImplementationOnce(() => showToast('Pagina este păstrată', { stays: true }));
  await open('/termeni');
  expect(screen.getByText('Pagina este păstrată')).toBeInTheDocument();
});

test('a remote that the shell was not built with is mounted at the path that the registry grants it', async () => {
  const path = { path: '/garaj', screen: 'garage', access: 'public', title: 'Garaj' } as const;
  const mount = jest.fn(async () => undefined);
  mockRemote = { bootstrap: async () => undefined, mount, unmount: async () => undefined };
  await open('/garaj', undefined, undefined, {
    remotes: { ...remotes, garaj: sampleRelease('garaj', [path]) },
    grants: { ...grants, garaj: { public: ['/garaj'] } },
  });
  expect(mount).toHaveBeenCalledWith(
    expect.objectContaining({ name: expect.stringMatching(/^garaj-/) }),
  );
});

test('a button of the frame that was pressed before it worked is pressed once it works', async () => {
  await open('/termeni', undefined, () =>
    Object.assign(window, { earlyPress: screen.getByRole('button', { name: 'Meniu' }) }),
  );
  expect(screen.getByRole('button', { name: 'Meniu' })).toHaveAttribute('aria-expanded', 'true');
});

const typeEarly = (label: string, text: string) =>
  Object.assign(screen.getByLabelText<HTMLInputElement>(label), { value: text });

test('what was typed into a form of the shell and its press, before it worked, are as if it had worked', async () => {
  await open('/login', undefined, () => {
    typeEarly('E-mail', 'ana@demo.ro');
    Object.assign(window, {
      earlyPress: screen.getByRole('button', { name: 'Intrați în cont' }),
    });
  });
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@demo.ro');
  expect(await screen.findByText('Scrieți parola.')).toBeVisible();
  expect(screen.queryByText('Scrieți adresa de e-mail.')).not.toBeInTheDocument();
});

test('a forgotten password is asked for with the address that was typed before the form worked', async () => {
  await open('/login', undefined, () => {
    typeEarly('E-mail', 'ana@demo.ro');
    Object.assign(window, { earlyPress: screen.getByRole('button', { name: 'Am uitat parola' }) });
  });
  expect(await screen.findByRole('heading', { name: 'Parolă nouă' })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@demo.ro');
});

test('of a message that the device keeps, what was typed before the form worked is the newer', async () => {
  const kept = { name: 'Ana', email: 'ana@demo.ro', subject: 'Ieri', message: 'De ieri' };
  sessionStorage.setItem('contact', JSON.stringify(kept));
  await open('/contact', undefined, () => typeEarly('Subiect', 'Azi'));
  expect(screen.getByLabelText('Nume')).toHaveValue('Ana');
  expect(screen.getByLabelText('Subiect')).toHaveValue('Azi');
  await userEvent.type(screen.getByLabelText('Subiect'), ' și mâine');
  expect(JSON.parse(sessionStorage.getItem('contact')!)).toMatchObject({
    subject: 'Azi și mâine',
    message: 'De ieri',
  });
  sessionStorage.clear();
});

test('a firm that was chosen before the form of a new account worked is asked for its name', async () => {
  const { markup } = await open('/register', undefined, () =>
    screen.getByRole<HTMLInputElement>('radio', { name: 'Firmă' }).click(),
  );
  expect(markup).toMatch(
    /<input[^>]*checked=""[^>]*value="private"|value="private"[^>]*checked=""/,
  );
  expect(await screen.findByLabelText('Denumirea firmei')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Firmă' })).toBeChecked();
});

test.each(['/login', '/register', '/contact'])(
  'the browser by itself would write nothing of the form of %s into an address, and says what the form needs',
  async (path) => {
    const { markup } = await open(path);
    for (const [form] of markup.matchAll(/<form[^>]*>/g))
      expect(form).toMatch(/ method="post"| action="\/toate-anunturile"/);
    expect(markup).toContain('Formularul se trimite doar cu JavaScript.');
  },
);

test.each([
  ['/', true],
  ['/login', true],
  ['/register', true],
  ['/contact', false],
])(
  'whether %s is hidden from people who are signed in, until they are led on: %s',
  async (path, isHidden) => {
    const { markup } = await open(path);
    expect(markup.includes('data-for-strangers')).toBe(isHidden);
  },
);
