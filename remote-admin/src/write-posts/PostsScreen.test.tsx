import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostList, PostListQuery } from './data/readPosts';
import type { PostRow } from './domain/editedPost';
import { PostsScreen } from './PostsScreen';

const nowMs = Date.UTC(2026, 10, 20);
const row = (slug: string, part: Partial<PostRow> = {}): PostRow => ({
  slug,
  version: 3,
  title: `Titlul ${slug}`,
  excerpt: 'x',
  tags: ['acte'],
  status: 'draft',
  updatedAtMs: nowMs,
  authorName: 'Ana',
  ...part,
});
const asked: PostListQuery[] = [];
const deleted: unknown[] = [];
const saved: unknown[] = [];
let list: PostList = { rows: [], nowMs };
jest.mock('./data/readPosts', () => ({
  findPosts: async (query: PostListQuery) => {
    asked.push(query);
    return list;
  },
  readPost: async (slug: string) => ({
    ...row(slug, { status: 'published', publishedAtMs: Date.UTC(2026, 0, 1) }),
    bodyHtml: '<p>Text</p>',
  }),
}));
jest.mock('./data/savePost', () => ({
  deletePost: async (post: unknown) => void deleted.push(post),
  savePost: async (save: unknown) => void saved.push(save),
}));

beforeEach(() => {
  setFakeSession(fakeSignedIn('admin'));
  asked.length = deleted.length = saved.length = 0;
});
afterEach(() => {
  cleanup();
  forgetLoaded();
});

function open(path = '/admin/blog') {
  const nav = fakeNav({ screen: 'blogPosts', path });
  render(<RemoteRoot App={PostsScreen} nav={nav} />);
  return nav;
}

test('each post stands with its state as the public sees it', async () => {
  list = {
    rows: [
      row('ciorna'),
      row('viitor', { status: 'published', publishedAtMs: nowMs + 1 }),
      row('vazut', { status: 'published', publishedAtMs: nowMs - 1 }),
    ],
    nowMs,
  };
  open();
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(
    rows.map((each) => within(each).getByText(/^(Ciornă|Programat|Publicat)$/).textContent),
  ).toEqual(['Ciornă', 'Programat', 'Publicat']);
  expect(screen.getByRole('link', { name: 'Titlul vazut' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/vazut',
  );
});

test('state, words and page are read from the address; a search keeps the state', async () => {
  list = { rows: [], nowMs };
  const nav = open('/admin/blog?stare=draft&cauta=iarna&dupa=1.x');
  expect(await screen.findByText('Niciun articol nu se potrivește')).toBeVisible();
  expect(asked[0]).toEqual({ state: 'draft', search: 'iarna', after: '1.x' });
  expect(screen.getByRole('link', { name: 'Ciorne' })).toHaveAttribute('aria-current', 'true');
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Căutați în articole' }));
  await userEvent.type(screen.getByRole('searchbox'), 'vară{Enter}');
  expect(nav.visits).toEqual(['/admin/blog?stare=draft&cauta=var%C4%83']);
});

test('without posts the screen says what to do', async () => {
  list = { rows: [], nowMs };
  open();
  expect(await screen.findByRole('link', { name: 'Scrieți primul articol' })).toHaveAttribute(
    'href',
    '/admin/add-blog',
  );
});

test('a deletion is confirmed by name and can be taken back', async () => {
  list = { rows: [row('vechi', { status: 'published' })], nowMs };
  const toasts: Toast[] = [];
  const stop = subscribeToToasts((toast) => toasts.push(toast));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Acțiuni pentru Titlul vechi' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Ștergeți', hidden: true }));
  const dialog = within(
    screen.getByRole('alertdialog', { name: 'Ștergeți articolul „Titlul vechi”?' }),
  );
  expect(deleted).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ștergeți articolul' }));
  await screen.findByRole('table');
  expect(deleted).toEqual([{ slug: 'vechi', version: 3 }]);
  await act(async () => toasts[0]!.undo!());
  expect(saved[0]).toMatchObject({
    stored: null,
    slug: 'vechi',
    act: { kind: 'publish', at: new Date(Date.UTC(2026, 0, 1)) },
    content: { bodyHtml: '<p>Text</p>' },
  });
  stop();
});
