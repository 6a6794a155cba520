// A signed-in administrator who writes posts into a Firebase of the test.
import { provedBy } from '@anunturi/server/testing/signInForTest';
import { stubBrowserStorage } from '@anunturi/shared-runtime/testing/stubBrowserStorage';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { getSession, register, startSession } from '@anunturi/shared-auth/session';
import type { PostContent } from '../../domain/editedPost';
import type { SafeHtml } from '../../domain/safeHtml';
import { type PostAct, savePost } from '../savePost';

export let firebase: TestFirebase;
export const password = 'o parolă lungă';
export const author = () => ({ uid: getSession().user!.uid, name: 'Ioana Marin' });

export const content: PostContent = {
  title: 'Cum citim talonul',
  excerpt: 'Pe scurt.',
  bodyHtml: '<p>Text</p>' as SafeHtml,
  tags: ['acte'],
  cover: { path: 'blog/x/a.webp', alt: 'Talon', width: 16, height: 9 },
};

export const keep: PostAct = { kind: 'keep' };

export const create = (slug: string, act: PostAct = keep, part: Partial<PostContent> = {}) =>
  savePost({ stored: null, slug, content: { ...content, ...part }, act });

beforeAll(async () => {
  // What the session needs of a browser.
  stubBrowserStorage();
  firebase = await startTestFirebase({ commands: true, log: () => {} });
  configureFirebase(firebase.config);
  await startSession();
  await register({ email: 'sefa@exemplu.ro', password, displayName: 'Ioana Marin' });
  await firebase.seed(`users/${author().uid}`, {
    ...(await firebase.read(`users/${author().uid}`)),
    role: 'admin',
    ...provedBy((await (await openAuth()).auth.currentUser?.getIdToken()) ?? ''),
  });
});

afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});
