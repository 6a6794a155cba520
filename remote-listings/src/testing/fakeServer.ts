import { RemoteRoot, identifierPrefixOf } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { act, cleanup } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

export type ServedPage = {
  path: string;
  screen?: string;
  params?: Record<string, string>;
  data: Record<string, unknown>;
};

/**
 * For tests: a screen as a server writes it, then hydrated in the page; gives the markup and what React complained
 * of, and how to end it.
 */
export async function hydrateFromServer(
  App: ComponentType,
  { path, screen, params, data }: ServedPage,
) {
  const tree = () =>
    createElement(RemoteRoot, {
      App,
      nav: fakeNav({ path, ...(screen && { screen }), ...(params && { params }) }),
      initialData: data,
    });
  const identifierPrefix = identifierPrefixOf('listings');
  const html = renderToString(tree(), { identifierPrefix });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const complaints: unknown[] = [];
  const spy = jest
    .spyOn(console, 'error')
    .mockImplementation((...said) => void complaints.push(said));
  const root = await act(async () =>
    hydrateRoot(container, tree(), {
      identifierPrefix,
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  async function end() {
    await act(async () => root.unmount());
    spy.mockRestore();
    container.remove();
    cleanup();
  }
  return { html, complaints, container, end };
}
