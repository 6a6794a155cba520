// The editor of a post over a store that notes what it is given.
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostSave } from '../../data/savePost';
import { AddPostScreen } from '../../AddPostScreen';
import { EditPostScreen } from '../../EditPostScreen';

export const saved: PostSave[] = [];

export const storedPost = {
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

/** What the store holds, and why it refuses to save when it does. */
export const store = {
  post: storedPost as Record<string, unknown> | null,
  version: 1,
  refusal: undefined as unknown,
};

jest.mock('../../data/savePost', () => ({
  readPostVersion: async () => store.version,
  deletePost: async () => {},
  savePost: async (save: PostSave) => {
    if (store.refusal) throw store.refusal;
    saved.push(save);
    store.version = (save.stored?.version ?? 0) + 1;
    return { slug: save.slug, version: store.version };
  },
}));

jest.mock('../../data/readPosts', () => ({ readPost: async () => store.post }));

beforeAll(() => {
  configureFakeFirebase('http://localhost:3000');
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
  Object.assign(store, { post: storedPost, version: 1, refusal: undefined });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The screen at an address; the tests import no screen, so that it is loaded over this store. */
export function show(path: string, App = AddPostScreen, params: Record<string, string> = {}) {
  const nav = fakeNav({ screen: 'x', params, path });
  render(<RemoteRoot App={App} nav={nav} />);
  return nav;
}

async function open(App: typeof AddPostScreen, params: Record<string, string> = {}) {
  const nav = show('/admin/add-blog', App, params);
  await screen.findByRole('textbox', { name: 'Textul articolului' });
  return nav;
}
export const openNew = () => open(AddPostScreen);
export const openStored = () => open(EditPostScreen, { slug: storedPost.slug });

export const write = (html: string) =>
  act(async () => {
    const text = screen.getByRole('textbox', { name: 'Textul articolului' }) as HTMLElement & {
      editor: { commands: { setContent(html: string, options: object): void } };
    };
    text.editor.commands.setContent(html, { emitUpdate: true });
  });

export const panel = () => within(screen.getByRole('region', { name: 'Publicare' }));
export const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));

export const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
