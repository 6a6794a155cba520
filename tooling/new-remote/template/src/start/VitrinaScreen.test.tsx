import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { render, screen } from '@testing-library/react';
import { App, preload } from '../VitrinaApp';

test('the address shows its screen with one heading', async () => {
  const nav = fakeNav({ screen: 'vitrina', path: '/vitrina' });
  await preload('vitrina');
  render(<RemoteRoot App={App} nav={nav} initialData={{}} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Vitrina' })).toBeVisible();
});
