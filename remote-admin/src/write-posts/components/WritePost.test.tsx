import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { learnServerClock } from '@anunturi/shared-auth/serverClock';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostSave } from '../data/savePost';
import { AddPostScreen } from '../AddPostScreen';
import { EditPostScreen } from '../EditPostScreen';

const saved: PostSave[] = [];
let refusal: unknown;
let storedVersion = 1;
const storedPost = {
  slug: 'talon',
  title: 'Cum citim talonul',
  excerpt: 'Pe scurt.',
  bodyHtml: '<h2>Unu</h2><p>Text</p><img src=x onerror=alert(1)>',
  tags: ['acte'],
  status: 'draft',
  version: 1,
  authorName: 'Ana',
  updatedAtMs: Date.UTC(2026, 10, 1),
};
let stored: Record<string, unknown> | null = storedPost;
jest.mock('../data/savePost', () => ({
  readPostVersion: async () => storedVersion,
  deletePost: async () => {},
  savePost: async (save: PostSave) => {
    if (refusal) throw refusal;
    saved.push(save);
    storedVersion = (save.stored?.version ?? 0) + 1;
    return { slug: save.slug, version: storedVersion };
  },
}));
jest.mock('../data/readPosts', () => ({ readPost: async () => stored }));

beforeAll(() => {
  configureFirebase({
    projectId: 'demo',
    apiKey: 'demo',
    authDomain: 'localhost',
    storageBucket: 'demo.appspot.com',
    emulatorOrigin: 'http://localhost:3000',
  });
  // The editor measures where its cursor stands; jsdom lays nothing out.
  const nowhere = () => ({
    top: 0,
    bottom: 0,
    left: 0,
    right: 0,
    width: 0,
    height: 0,
    x: 0,
    y: 0,
    toJSON: () => '',
  });
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: nowhere });
  document.elementFromPoint = () => null;
});
beforeEach(() => {
  setFakeSession(fakeSignedIn('admin'));
  localStorage.clear();
  saved.length = 0;
  refusal = undefined;
  storedVersion = 1;
  stored = storedPost;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(App: typeof AddPostScreen, params: Record<string, string> = {}) {
  const nav = fakeNav({ screen: 'x', params, path: '/admin/add-blog' });
  render(<RemoteRoot App={App} nav={nav} />);
  await screen.findByRole('textbox', { name: 'Textul articolului' });
  return nav;
}
const write = (html: string) =>
  act(async () => {
    const text = screen.getByRole('textbox', { name: 'Textul articolului' }) as HTMLElement & {
      editor: { commands: { setContent(html: string, options: object): void } };
    };
    text.editor.commands.setContent(html, { emitUpdate: true });
  });
const panel = () => within(screen.getByRole('region', { name: 'Publicare' }));
const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

test('the address follows the title until it is written by hand', async () => {
  await open(AddPostScreen);
  type('Titlu', 'Cum pregătiți mașina');
  expect(screen.getByLabelText('Adresa')).toHaveValue('cum-pregatiti-masina');
  type('Adresa', 'masina');
  type('Titlu', 'Alt titlu cu totul');
  expect(screen.getByLabelText('Adresa')).toHaveValue('masina');
});

test('publishing an unfinished post says beside each field what is missing, and saves nothing', async () => {
  await open(AddPostScreen);
  type('Titlu', 'Abc');
  await press('Publicați acum');
  expect(screen.getByLabelText('Titlu')).toHaveAccessibleDescription(/cel puțin 5 caractere/);
  expect(screen.getByLabelText('Rezumat')).toHaveAccessibleDescription(/Scrieți rezumatul/);
  expect(screen.getByText('Articolul nu are text.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('a new draft is saved with what was typed, and the page moves to its own address', async () => {
  const nav = await open(AddPostScreen);
  type('Titlu', 'Un titlu bun');
  type('Etichete (opțional)', 'Acte,  impozit , acte');
  await press('Salvați ciorna');
  expect(saved[0]).toMatchObject({
    stored: null,
    slug: 'un-titlu-bun',
    act: { kind: 'keep' },
    content: { title: 'Un titlu bun', excerpt: 'Un titlu bun', tags: ['acte', 'impozit'] },
  });
  expect(nav.visits).toEqual(['/admin/blog/edit/un-titlu-bun']);
});

test('a stored text is sanitised before it is edited and when it is saved', async () => {
  await open(EditPostScreen, { slug: 'talon' });
  expect(screen.getByRole('textbox', { name: 'Textul articolului' }).innerHTML).not.toContain(
    'onerror',
  );
  await press('Salvați ciorna');
  expect(saved[0]!.content.bodyHtml).toBe('<h2>Unu</h2><p>Text</p>');
});

test('a draft saves itself after a pause in typing', async () => {
  await open(EditPostScreen, { slug: 'talon' });
  jest.useFakeTimers();
  type('Rezumat', 'Altfel spus.');
  expect(panel().getByRole('status')).toHaveTextContent('Modificări nesalvate');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ stored: { version: 1 }, content: { excerpt: 'Altfel spus.' } });
  expect(panel().getByRole('status')).toHaveTextContent(/^Salvat/);
});

test('a new post saves itself from its first words on, and goes on saving under the same address', async () => {
  const nav = await open(AddPostScreen);
  type('Titlu', 'Un titlu bun');
  jest.useFakeTimers();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(saved).toEqual([]); // a title alone is not worth a draft
  await write('<p>Primele cuvinte</p>');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(saved).toMatchObject([
    { stored: null, slug: 'un-titlu-bun', content: { bodyHtml: '<p>Primele cuvinte</p>' } },
  ]);
  expect(nav.visits).toEqual(['/admin/add-blog?ciorna=un-titlu-bun']);
  type('Titlu', 'Un titlu și mai bun');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(saved[1]).toMatchObject({
    stored: { slug: 'un-titlu-bun', version: 1 },
    slug: 'un-titlu-bun',
    content: { title: 'Un titlu și mai bun' },
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('adminPost:'))).toEqual([]);
});

test('a draft begun before is opened at its own address', async () => {
  const nav = fakeNav({ screen: 'x', path: '/admin/add-blog?ciorna=inceputa' });
  render(<RemoteRoot App={AddPostScreen} nav={nav} />);
  expect(nav.visits).toEqual(['/admin/blog/edit/inceputa']);
});

test('publishing while the draft saves itself waits for its turn', async () => {
  await open(EditPostScreen, { slug: 'talon' });
  jest.useFakeTimers();
  type('Rezumat', 'Altfel spus.');
  await act(() => jest.advanceTimersByTimeAsync(2499));
  await act(async () => {
    jest.advanceTimersByTime(1);
    fireEvent.click(panel().getByRole('button', { name: 'Publicați acum' }));
  });
  expect(saved.map(({ act: what, stored: on }) => [what.kind, on?.version])).toEqual([
    ['keep', 1],
    ['publish', 2],
  ]);
});

test('a draft that could not save itself does so once the connection is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open(EditPostScreen, { slug: 'talon' });
  jest.useFakeTimers();
  refusal = new MarketError('offline');
  type('Rezumat', 'Scris fără internet.');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(panel().getByRole('status')).toHaveTextContent(/^Nesalvat/);
  refusal = undefined;
  await act(async () => void fireEvent(window, new Event('online')));
  expect(saved[0]).toMatchObject({ content: { excerpt: 'Scris fără internet.' } });
});

test('a published post does not save itself; what is typed is kept on the device and offered again', async () => {
  stored = { ...storedPost, status: 'published', publishedAtMs: Date.UTC(2026, 0, 1) };
  await open(EditPostScreen, { slug: 'talon' });
  jest.useFakeTimers();
  type('Rezumat', 'Încă nu pentru toți.');
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(saved).toEqual([]);
  expect(panel().getByRole('status')).toHaveTextContent('păstrate pe acest dispozitiv');
  cleanup();
  await open(EditPostScreen, { slug: 'talon' });
  await userEvent.click(await screen.findByRole('button', { name: 'Continuați cu ele' }));
  expect(screen.getByLabelText('Rezumat')).toHaveValue('Încă nu pentru toți.');
});

test('the second editor gets a notice, nothing saves itself any more, and saving over is asked first', async () => {
  await open(EditPostScreen, { slug: 'talon' });
  refusal = new MarketError('changedElsewhere');
  type('Rezumat', 'Al doilea.');
  await press('Salvați ciorna');
  expect(await screen.findByRole('alert')).toHaveTextContent('a fost salvat între timp');
  refusal = undefined;
  storedVersion = 5;
  await userEvent.click(screen.getByRole('button', { name: 'Păstrați varianta mea' }));
  expect(saved).toEqual([]);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Salvați peste' }),
  );
  expect(saved[0]).toMatchObject({
    stored: { slug: 'talon', version: 5 },
    content: { excerpt: 'Al doilea.' },
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a save made elsewhere is noticed when the window is looked at again', async () => {
  await open(EditPostScreen, { slug: 'talon' });
  storedVersion = 2;
  fireEvent.focus(window);
  expect(await screen.findByRole('alert')).toHaveTextContent('a fost salvat între timp');
});

test('an hour that has passed cannot be scheduled; one to come can', async () => {
  await open(EditPostScreen, { slug: 'talon' });
  await userEvent.click(panel().getByText('Publicați mai târziu'));
  type('Ziua și ora', '2020-01-01T08:00');
  await press('Programați publicarea');
  expect(screen.getByLabelText('Ziua și ora')).toHaveAccessibleDescription(
    'Alegeți o zi și o oră care urmează.',
  );
  type('Ziua și ora', '2199-01-01T08:00');
  await press('Programați publicarea');
  expect(saved[0]!.act).toEqual({ kind: 'publish', at: new Date('2199-01-01T08:00') });
  expect(await panel().findByText('Programat')).toBeVisible();
});

test('an hour is judged by the clock of the server, and a clock that is wrong is named', async () => {
  const hearDate = (ms: number) =>
    learnServerClock(
      { get: (name) => (name === 'date' ? new Date(ms).toUTCString() : null) },
      Date.now(),
    );
  hearDate(Date.parse('2190-01-01T08:00:00Z'));
  await open(EditPostScreen, { slug: 'talon' });
  await userEvent.click(panel().getByText('Publicați mai târziu'));
  type('Ziua și ora', '2189-01-01T08:00');
  await press('Programați publicarea');
  expect(screen.getByLabelText('Ziua și ora')).toHaveAccessibleDescription(
    /Alegeți o zi și o oră care urmează.*Ceasul acestui dispozitiv este cu .* zile în urmă/,
  );
  hearDate(Date.now());
  expect(saved).toEqual([]);
});

test('taking back and deleting are confirmed by the title; taking back can be undone', async () => {
  let undo: (() => void) | undefined;
  subscribeToToasts((toast) => (undo = toast.undo));
  stored = { ...storedPost, status: 'published', publishedAtMs: Date.UTC(2026, 0, 1) };
  const nav = await open(EditPostScreen, { slug: 'talon' });
  await press('Retrageți');
  await userEvent.click(
    within(
      screen.getByRole('alertdialog', { name: 'Retrageți articolul „Cum citim talonul”?' }),
    ).getByRole('button', { name: 'Retrageți articolul' }),
  );
  expect(saved[0]!.act).toEqual({ kind: 'unpublish' });
  await act(async () => undo!());
  expect(saved[1]!.act).toEqual({ kind: 'publish', at: new Date(Date.UTC(2026, 0, 1)) }); // as it was, not as of now
  await press('Ștergeți');
  await userEvent.click(
    within(
      screen.getByRole('alertdialog', { name: 'Ștergeți articolul „Cum citim talonul”?' }),
    ).getByRole('button', { name: 'Ștergeți articolul' }),
  );
  expect(nav.visits).toEqual(['/admin/blog']);
});

test('the preview shows what is typed now, sanitised', async () => {
  await open(EditPostScreen, { slug: 'talon' });
  type('Titlu', 'Titlu proaspăt');
  await userEvent.click(screen.getByRole('button', { name: 'Previzualizați' }));
  const preview = within(screen.getByRole('dialog', { name: 'Previzualizare' }));
  expect(preview.getByRole('heading', { name: 'Titlu proaspăt' })).toBeVisible();
  expect(preview.getByRole('heading', { name: 'Unu' })).toBeVisible();
});

test.each([
  ['Subliniat', 'u'],
  ['Tăiat', 's'],
  ['Cod', 'code'],
  ['Linie de despărțire', 'hr'],
])('%s is put into the text by its button', async (label, element) => {
  await open(EditPostScreen, { slug: 'talon' });
  const text = screen.getByRole('textbox', { name: 'Textul articolului' }) as HTMLElement & {
    editor: { commands: { selectAll(): boolean } };
  };
  act(() => void text.editor.commands.selectAll());
  await userEvent.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(text.querySelector(element)).not.toBeNull());
});

test('a link to a dangerous address is not taken', async () => {
  await open(EditPostScreen, { slug: 'talon' });
  await userEvent.click(screen.getByRole('button', { name: 'Legătură' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Legătură' }));
  fireEvent.change(dialog.getByLabelText('Adresa'), { target: { value: 'javascript:alert(1)' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Puneți legătura' }));
  expect(dialog.getByLabelText('Adresa')).toHaveAccessibleDescription(/Scrieți o adresă/);
});
