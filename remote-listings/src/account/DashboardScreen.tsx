import { useSession } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Skeleton, SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Tabs } from '@anunturi/shared-ui/navigation/Tabs';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { Plus } from '@anunturi/shared-ui/icons/Plus';
import { lazy, type ReactNode, Suspense } from 'react';
import { type AccountTab, accountLink, accountTabs, readAccountTab } from './domain/accountTabs';
import { MyListings } from './components/MyListings';
import classes from './DashboardScreen.module.css';

const FavouritesTab = lazy(() =>
  import(/* webpackChunkName: "account-favourites" */ './components/FavouritesTab').then(
    (file) => ({
      default: file.FavouritesTab,
    }),
  ),
);
const SavedSearchesTab = lazy(() =>
  import(/* webpackChunkName: "account-searches" */ './components/SavedSearchesTab').then(
    (file) => ({
      default: file.SavedSearchesTab,
    }),
  ),
);
const HiddenTab = lazy(() =>
  import(/* webpackChunkName: "account-hidden" */ './components/HiddenTab').then((file) => ({
    default: file.HiddenTab,
  })),
);
const ReportsTab = lazy(() =>
  import(/* webpackChunkName: "account-reports" */ './components/ReportsTab').then((file) => ({
    default: file.ReportsTab,
  })),
);
const ProfileTab = lazy(() =>
  import(/* webpackChunkName: "account-profile" */ './components/profile/ProfileTab').then(
    (file) => ({
      default: file.ProfileTab,
    }),
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
  const contents: Record<AccountTab, ReactNode> = {
    anunturi: <MyListings uid={user.uid} />,
    favorite: <FavouritesTab uid={user.uid} />,
    cautari: <SavedSearchesTab uid={user.uid} />,
    ascunsi: <HiddenTab uid={user.uid} />,
    sesizari: <ReportsTab uid={user.uid} />,
    profil: <ProfileTab user={user} />,
  };
  const tabs = accountTabs.map(({ id, label }) => ({
    id,
    label,
    content: <Suspense fallback={<SkeletonRows count={4} />}>{contents[id]}</Suspense>,
  }));
  return (
    <Stack gap={6}>
      <PageHeader
        title="Contul meu"
        lead={user.displayName ?? user.email}
        actions={
          <>
            <ButtonLink to={links.messages()} variant="secondary" className={classes.inBar}>
              Mesaje
            </ButtonLink>
            <ButtonLink to={links.addListing()} icon={<Plus size={20} />} className={classes.inBar}>
              Adăugați anunț
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label="Contul meu"
        tabs={tabs}
        selected={open}
        onSelect={(id) => nav.navigate(accountLink(id as AccountTab))}
      />
    </Stack>
  );
}
