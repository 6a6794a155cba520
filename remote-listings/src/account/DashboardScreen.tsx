import { useSession } from '@anunturi/shared-auth/session';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { Skeleton, SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Tabs } from '@anunturi/shared-ui/navigation/Tabs';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import type { ReactNode } from 'react';
import { type AccountTab, accountLink, accountTabs, readAccountTab } from './domain/accountTabs';
import { MyListings } from './components/MyListings';
import classes from './DashboardScreen.module.css';

const NoticesTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-notices" */ './components/NoticesTab').then(
    (file) => file.NoticesTab,
  ),
);
const FavouritesTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-favourites" */ './components/FavouritesTab').then(
    (file) => file.FavouritesTab,
  ),
);
const SavedSearchesTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-searches" */ './components/SavedSearchesTab').then(
    (file) => file.SavedSearchesTab,
  ),
);
const HiddenTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-hidden" */ './components/HiddenTab').then(
    (file) => file.HiddenTab,
  ),
);
const ReportsTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-reports" */ './components/ReportsTab').then(
    (file) => file.ReportsTab,
  ),
);
const ProfileTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-profile" */ './components/profile/ProfileTab').then(
    (file) => file.ProfileTab,
  ),
);

/** Route `/dashboard`: everything that is the person's own; the open tab stands in the address. */
export function DashboardScreen() {
  useTitle('Contul meu');
  const session = useSession();
  const nav = useNav();
  const open = readAccountTab(useNavState().location.search);
  if (session.state !== 'signedIn') return <Skeleton lines={8} />;
  const { user } = session;
  const rows = <SkeletonRows count={4} />;
  const contents: Record<AccountTab, ReactNode> = {
    anunturi: <MyListings uid={user.uid} />,
    noutati: <NoticesTab uid={user.uid} fallback={rows} />,
    favorite: <FavouritesTab uid={user.uid} fallback={rows} />,
    cautari: <SavedSearchesTab uid={user.uid} fallback={rows} />,
    ascunsi: <HiddenTab uid={user.uid} fallback={rows} />,
    sesizari: <ReportsTab uid={user.uid} fallback={rows} />,
    profil: <ProfileTab user={user} fallback={rows} />,
  };
  const tabs = accountTabs.map(({ id, label }) => ({
    id,
    label,
    content: contents[id],
  }));
  return (
    <Stack gap={2}>
      <header className={classes.head}>
        <h1 className={classes.title}>Contul meu</h1>
        <p className={classes.name}>{user.displayName ?? user.email}</p>
      </header>
      <Tabs
        label="Contul meu"
        tabs={tabs}
        selected={open}
        onSelect={(id) => nav.navigate(accountLink(id as AccountTab))}
      />
    </Stack>
  );
}
