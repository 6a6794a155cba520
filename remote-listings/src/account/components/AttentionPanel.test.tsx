import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchNews } from '@anunturi/shared-domain/search/searchNews';
import type { Attention } from '../data/readDashboard';
import type { KeptSearch } from '../data/savedSearches';
import { AttentionPanel } from './AttentionPanel';

const nothing: Attention = {
  rejected: [],
  ending: [],
  ended: [],
  unreadMessages: 0,
  unreadByListing: {},
};
const electrician = { id: 'cautarea1', name: 'Electrician în Sibiu', query: 'cauta=electrician' };

function show(searches: SearchNews[], attention = nothing) {
  const looked: KeptSearch[] = [];
  const nav = fakeNav();
  render(
    <NavProvider nav={nav}>
      <AttentionPanel
        attention={attention}
        searches={searches}
        onLook={(search) => void looked.push(search)}
        onAct={() => {}}
        busyId={undefined}
      />
    </NavProvider>,
  );
  return { nav, looked };
}

test('where nothing waits nothing is said', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a saved search that found something is said, and a look at it is told', async () => {
  const search = electrician as KeptSearch;
  const { nav, looked } = show([{ search, news: { count: 3 } }]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Electrician în Sibiu: 3 noi');
  await userEvent.click(screen.getByRole('link', { name: 'Electrician în Sibiu: 3 noi' }));
  expect(nav.visits).toEqual(['/toate-anunturile?cauta=electrician']);
  expect(looked).toEqual([search]);
});
