import { setFakeSession, fakeSignedIn, fakeSignedOut } from '@anunturi/shared-auth/fakeSession';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { PostCard, ReadablePost } from './domain/postCard';
import { BlogScreen } from './browse/BlogScreen';
import { BlogPostScreen } from './read/BlogPostScreen';

const card = (slug: string, tags: string[] = ['acte']): PostCard => ({
  slug,
  title: `Titlul ${slug}`,
  excerpt: `Rezumatul ${slug}`,
  tags,
  readingMinutes: 20,
  authorName: 'Ioana Marin',
  publishedAtMs: Date.UTC(2026, 10, 18, 10),
  cover: { path: `blog/${slug}/coperta.webp`, alt: 'O copertă', width: 1600, height: 900 },
});
const post: ReadablePost = {
  ...card('unu'),
  updatedAtMs: Date.UTC(2026, 10, 18, 10),
  bodyHtml:
    '<h2>Partea întâi</h2><p>Vedeți <a href="/calculator">calculatorul</a>.</p><h2>A doua</h2><h3>Pe larg</h3><script>window.ran = true</script>',
};

// Another answer than the page's own is asked for here only.
const readPost = jest.fn<Promise<unknown>, [string]>(async () => null);
jest.mock('./data/readPost', () => ({ readPost: (slug: string) => readPost(slug) }));
jest.mock('./data/findPosts', () => ({ findPosts: async () => ({ cards: [] }) }));
jest.mock('./data/findAround', () => ({ findAround: async () => ({ related: [] }) }));

beforeAll(() => configureFakeFirebase('http://localhost:3000'));
beforeEach(() => setFakeSession(fakeSignedOut));
afterEach(() => {
  cleanup();
  forgetLoaded();
  jest.restoreAllMocks();
});

const list = {
  'posts:@': { cards: [card('unu'), card('doi', ['acte', 'impozit'])], next: '1763460000000.doi' },
};
const reading = {
  'post:unu': { post },
  'postsAround:unu': { older: card('zero'), newer: card('doi'), related: [card('trei')] },
};
const slug = { screen: 'blogPost', params: { slug: 'unu' }, path: '/blog/unu' };

function show(
  App: ComponentType,
  at: Parameters<typeof fakeNav>[0],
  initialData?: Record<string, unknown>,
) {
  const nav = fakeNav(at);
  render(<RemoteRoot App={App} nav={nav} initialData={initialData} />);
  return nav;
}

test.each([
  ['the list', BlogScreen, { screen: 'blog', path: '/blog' }, list, 'Titlul doi'],
  ['a post', BlogPostScreen, slug, reading, 'Rezumatul unu'],
] as const)(
  '%s renders on a server and hydrates without a warning',
  async (_name, App, at, initialData, words) => {
    const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const tree = <RemoteRoot App={App} nav={fakeNav(at)} initialData={initialData} />;
    const html = renderToString(tree, { identifierPrefix: 'blog-' });
    expect(html).toContain(words);
    expect(html).not.toMatch(/\sstyle="|window\.ran/);
    const slot = document.body.appendChild(document.createElement('div'));
    slot.innerHTML = html;
    const recovered = jest.fn();
    const root = await act(async () =>
      hydrateRoot(slot, tree, { identifierPrefix: 'blog-', onRecoverableError: recovered }),
    );
    expect(recovered).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    slot.remove();
  },
);

test('the list names each post with its date and reading time, and leads to older ones', () => {
  show(BlogScreen, { screen: 'blog', path: '/blog' }, list);
  const items = within(screen.getByRole('list', { name: 'Articole' })).getAllByRole('article');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent(/18 noiembrie 2026.*20 de minute de citit/);
  expect(within(items[0]!).getByRole('link', { name: 'Titlul unu' })).toHaveAttribute(
    'href',
    '/blog/unu',
  );
  expect(screen.getByRole('link', { name: 'Mai vechi' })).toHaveAttribute(
    'href',
    '/blog?dupa=1763460000000.doi',
  );
});

test('tags stand above the list, most used first, and the chosen one is marked', () => {
  const data = { 'posts:impozit@': { cards: [card('doi', ['acte', 'impozit'])] } };
  show(BlogScreen, { screen: 'blog', path: '/blog?eticheta=impozit' }, data);
  const tags = within(screen.getByRole('navigation', { name: 'Articole după temă' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(tags).toEqual(['Toate', 'impozit', 'acte', 'Flux RSS']);
  expect(screen.getByRole('link', { name: 'impozit' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Articole despre impozit');
});

test('an empty tag says so and leads back', async () => {
  show(BlogScreen, { screen: 'blog', path: '/blog?eticheta=nimic' });
  expect(await screen.findByText('Nu avem articole despre nimic')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedeți toate articolele' })).toHaveAttribute(
    'href',
    '/blog',
  );
});

test('a post shows its text sanitised, its contents, its neighbours and what is like it', async () => {
  show(BlogPostScreen, slug, reading);
  expect(await screen.findByRole('heading', { level: 2, name: 'Partea întâi' })).toBeVisible();
  expect(document.querySelector('script')).toBeNull();
  expect(window).not.toHaveProperty('ran');
  const contents = screen.getByRole('navigation', { name: 'Cuprins' });
  expect(
    within(contents).getAllByRole('link', { name: 'Pe larg', hidden: true })[0],
  ).toHaveAttribute('href', '#p3-pe-larg');
  expect(screen.getByRole('link', { name: /Articolul precedent/ })).toHaveAttribute(
    'href',
    '/blog/zero',
  );
  expect(screen.getByRole('link', { name: /Articolul următor/ })).toHaveAttribute(
    'href',
    '/blog/doi',
  );
  expect(
    within(screen.getByRole('region', { name: 'Citiți și' })).getByRole('link', {
      name: 'Titlul trei',
    }),
  ).toBeVisible();
});

test('a link of the text to this site moves without a page load', async () => {
  const nav = show(BlogPostScreen, slug, reading);
  await userEvent.click(await screen.findByRole('link', { name: 'calculatorul' }));
  expect(nav.visits).toEqual(['/calculator']);
});

test('a post that is not there, or not for the public, is not found', async () => {
  show(BlogPostScreen, slug);
  expect(await screen.findByRole('heading', { level: 1, name: 'Articol negăsit' })).toBeVisible();
});

test('a post that was deleted says so', async () => {
  readPost.mockResolvedValueOnce({ isGone: true });
  show(BlogPostScreen, slug);
  expect(await screen.findByRole('heading', { level: 1, name: 'Articol șters' })).toBeVisible();
});

test('an old address moves on to the new one', async () => {
  readPost.mockResolvedValueOnce({ movedTo: 'nou' });
  const nav = show(BlogPostScreen, slug);
  await screen.findByRole('status');
  await act(async () => {});
  expect(nav.visits).toEqual(['/blog/nou']);
});

test('an administrator reads a draft, with a word that nobody else does', async () => {
  setFakeSession(fakeSignedIn('admin'));
  readPost
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ post: { ...post, hidden: 'draft' } });
  show(BlogPostScreen, slug);
  expect(await screen.findByText(/Ciornă: o văd numai cei care scriu articolele/)).toBeVisible();
});

test('a failure is said, and trying again can succeed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  readPost.mockRejectedValueOnce(new MarketError('unavailable')).mockResolvedValueOnce({ post });
  show(BlogPostScreen, slug);
  await userEvent.click(await screen.findByRole('button', { name: 'Reîncercați' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Titlul unu' })).toBeVisible();
});
