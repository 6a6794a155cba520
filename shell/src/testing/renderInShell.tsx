import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sampleSite } from './sampleSite';
import { SiteProvider } from '../start/SiteContext';

/** A part of the shell as it stands in a page; returns the navigation it saw. For tests. */
export function renderInShell(part: ReactNode, path = '/') {
  const nav = fakeNav({ path });
  const { unmount, container } = render(
    <SiteProvider site={sampleSite}>
      <NavProvider nav={nav}>{part}</NavProvider>
    </SiteProvider>,
  );
  return Object.assign(nav, { unmount, container });
}
