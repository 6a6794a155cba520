import { renderToString } from 'react-dom/server';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { App, preload } from './DocumentsApp';
import * as lifecycles from './lifecycles';
import { routes } from './routes';

test('the exposed module has the three lifecycles', () => {
  expect(Object.keys(lifecycles).sort()).toEqual(['bootstrap', 'mount', 'unmount']);
});

test.each(routes.map(({ path, screen }) => [path, screen] as const))(
  '%s renders on a server with one heading of the first level',
  async (path, screen) => {
    await preload(screen);
    const html = renderToString(<RemoteRoot App={App} nav={fakeNav({ path, screen })} />);
    expect(html.match(/<h1/g)).toHaveLength(1);
  },
);
