import { links } from '@anunturi/shared-domain/site/links';
import { parseSlugAndId } from '@anunturi/shared-domain/formats/slug';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useEffect } from 'react';
import { useListing, useTombstone } from '#data/useListing';
import { ListingPage } from './components/ListingPage';
import { ListingPageSkeleton } from './components/ListingPageSkeleton';

/** A listing, by its address with words or by its id alone. */
export function ViewListingScreen() {
  const { params } = useNavState();
  const id = params.id ?? parseSlugAndId(params.slugAndId ?? '')?.id;
  return id === undefined ? <NoListing /> : <ListingById key={id} id={id} />;
}

function ListingById({ id }: { id: string }) {
  const nav = useNav();
  const { params, location } = useNavState();
  const loaded = useListing(id);
  const listing = loaded.state === 'ready' ? loaded.value?.listing : undefined;
  const address = listing && links.listing(listing);
  const isOldAddress =
    address !== undefined && params.slugAndId !== undefined && location.pathname !== address;
  useEffect(() => {
    if (isOldAddress) nav.navigate(address + location.search + location.hash, { replace: true });
  }, [nav, isOldAddress, address, location.search, location.hash]);
  useTitle(listing?.title ?? 'Anunț');
  return (
    <LoadState
      of={loaded}
      skeleton={<ListingPageSkeleton />}
      failedTitle="Nu am putut încărca anunțul"
    >
      {(found) =>
        found ? <ListingPage listing={found.listing} nowMs={found.nowMs} /> : <Absent id={id} />
      }
    </LoadState>
  );
}

/** A listing that was deleted says so and leads to others like it; one that never was is not found. */
function Absent({ id }: { id: string }) {
  const tombstone = useTombstone(id);
  if (tombstone.state !== 'ready' || !tombstone.value) return <NoListing />;
  const { categoryId } = tombstone.value;
  return (
    <DeletedListing
      similar={categoryId === undefined ? undefined : links.categoryListings(categoryId)}
    />
  );
}

function DeletedListing({ similar = links.allListings() }: { similar: string | undefined }) {
  useTitle('Anunț șters');
  return (
    <>
      <h1>Anunț șters</h1>
      <EmptyState
        title="Acest anunț a fost șters"
        action={<ButtonLink to={similar}>Vedeți anunțuri asemănătoare</ButtonLink>}
      >
        Nu mai este pe site. Poate găsiți ceva potrivit între celelalte anunțuri.
      </EmptyState>
    </>
  );
}

function NoListing() {
  useTitle('Anunț negăsit');
  return (
    <>
      <h1>Anunț negăsit</h1>
      <EmptyState
        title="Acest anunț nu mai este disponibil"
        action={<ButtonLink to={links.allListings()}>Vedeți toate anunțurile</ButtonLink>}
      >
        A fost șters de vânzător, nu este încă publicat sau adresa este greșită.
      </EmptyState>
    </>
  );
}
