import { COMPARE_MAX } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { leaveComparison } from '#data/preferences/changePreferences';
import { useLocalPreferences } from '#data/preferences/localPreferences';
import { CompareTable } from './components/CompareTable';
import { useCompared } from './data/useCompared';
import { readComparedIds } from './domain/comparedIds';

/** Up to four listings side by side: those of the address, else those taken on this device. */
export function CompareScreen() {
  useTitle('Comparați anunțuri');
  const { location } = useNavState();
  const { compared } = useLocalPreferences();
  const asked = readComparedIds(location.search);
  const ids = asked.length > 0 ? asked : compared;
  return (
    <>
      <PageHeader
        title="Comparați anunțuri"
        lead={`Până la ${COMPARE_MAX} anunțuri unul lângă altul, cu diferențele marcate.`}
      />
      <RowFocus>{ids.length === 0 ? <Nothing /> : <Compared ids={ids} />}</RowFocus>
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="Nu ați ales încă anunțuri"
      action={<ButtonLink to={links.allListings('fel=masini')}>Vedeți mașinile</ButtonLink>}
    >
      Apăsați pe semnul cu două coloane de pe fotografia unui anunț ca să îl luați în comparație.
    </EmptyState>
  );
}

function Compared({ ids }: { ids: readonly string[] }) {
  const loaded = useCompared(ids);
  const nav = useNav();
  const { compared } = useLocalPreferences();
  function remove(id: string) {
    if (compared.includes(id)) leaveComparison(id);
    nav.navigate(links.compare(ids.filter((each) => each !== id)), { replace: true });
  }
  return (
    <LoadState
      of={loaded}
      skeleton={<Skeleton lines={8} />}
      failedTitle="Nu am putut încărca anunțurile"
    >
      {({ listings, nowMs }) =>
        listings.length === 0 ? (
          <Nothing />
        ) : (
          <CompareTable
            listings={listings.filter((each) => each.categoryId === listings[0]!.categoryId)}
            others={listings.filter((each) => each.categoryId !== listings[0]!.categoryId)}
            nowMs={nowMs}
            missing={ids.length - listings.length}
            onRemove={remove}
          />
        )
      }
    </LoadState>
  );
}
