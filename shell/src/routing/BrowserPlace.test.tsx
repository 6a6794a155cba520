import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { act, render } from '@testing-library/react';
import { BrowserPlace } from './BrowserPlace';
import type { Place } from './Place';

const registry: RemoteRegistry = {
  remotes: {
    admin: sampleRelease('admin', [
      { path: '/admin', access: 'admin', screen: 'dashboard', title: 'Administrare' },
    ]),
  },
  grants: { admin: { admin: ['/admin'] } },
};

beforeEach(() => window.history.replaceState(null, '', '/nu-exista'));

/** Where the router says that it is, and what it asks the server for, after a visit of each address. */
function visit(isSplit: boolean, ...addresses: string[]) {
  const shown: string[] = [];
  const left: string[] = [];
  let go: ((to: string) => void) | undefined;
  const onPlace = ({ location }: Place, navigate: (to: string) => unknown) => {
    shown.push(location.pathname);
    go = (to) => void navigate(to);
  };
  const leave = (address: string) => void left.push(address);
  render(<BrowserPlace config={{ registry, isSplit }} onPlace={onPlace} leave={leave} />);
  for (const address of addresses) act(() => go!(address));
  return { shown, left };
}

test('on an origin that has a part of the site, the server is asked for the pages of the other one', () => {
  const { shown, left } = visit(true, '/admin', '/anunt/dacia-abc?de=admin');
  expect(shown).toEqual(['/nu-exista', '/admin']);
  expect(left).toEqual(['/anunt/dacia-abc?de=admin']);
});

test('elsewhere an address that nobody has is not found here, and the page’s own is not asked for again', () => {
  expect(visit(false, '/admin', '/altul')).toEqual({
    shown: ['/nu-exista', '/admin', '/altul'],
    left: [],
  });
});
