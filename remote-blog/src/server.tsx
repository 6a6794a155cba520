import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { createVersionReader } from '@anunturi/shared-auth/firestore/createVersionReader';
import { readDocumentsBy } from '@anunturi/shared-auth/firestore/readDocument';
import type { PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { createPageRenderer } from '@anunturi/shared-runtime/lifecycles/createPageRenderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { App, preload } from './BlogApp';
import { loadList, loadPost } from './data/blogPages';
import { createPostReader } from './data/createPostReader';
import { readPostsBy } from './data/publishedPosts';
import { RenderedPostText } from './read/components/RenderedPostText';
import { PostRenderer } from './read/PostRenderer';

/** Said once by the HTML server before the first page. */
export function configure(config: FirebaseConfig): void {
  configureFirebase(config);
  const versions = createVersionReader(config);
  readDocumentsBy(versions.readDocument);
  readPostsBy(createPostReader(versions));
}

/** First data, head and status of a public page; null for a screen that has none of its own. */
export async function load({ screen, params, search }: PageRequest): Promise<PageData | null> {
  if (screen === 'blog') return loadList(search);
  if (screen === 'blogPost') return loadPost(params.slug ?? '');
  return null;
}

const drawText = (html: string) =>
  renderToStaticMarkup(<RenderedPostText html={html} />, { identifierPrefix: 'blog-text-' });

function ServerApp() {
  return (
    <PostRenderer value={drawText}>
      <App />
    </PostRenderer>
  );
}

/** A page rendered from its first data. */
export const render = createPageRenderer({ name: 'blog', App: ServerApp, preload });
