import { useSession } from '@anunturi/shared-auth/session';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { listingStatusLabels } from '@anunturi/shared-domain/listing/listingStatus';
import { links } from '@anunturi/shared-domain/site/links';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { findOwnListings } from '../data/findOwnListings';

const own =
  'După o serie de șasiu, un număr de înmatriculare sau un telefon se găsesc numai anunțurile proprii.';

/** In place of other people's listings, the person's own ones that a number names. */
export function OwnListings({ words }: { words: string }) {
  const { user } = useSession();
  return user ? (
    <FoundListings uid={user.uid} words={words} />
  ) : (
    <p>{own} Intrați în cont ca să le vedeți pe ale dumneavoastră.</p>
  );
}

function FoundListings({ uid, words }: { uid: string; words: string }) {
  const found = useLoad(`own:${uid}:${words}`, () => findOwnListings(words));
  if (found.state === 'loading') return <p>Căutăm printre anunțurile dumneavoastră…</p>;
  if (found.state === 'failed') return <p>{own} Acum nu le putem căuta; încercați din nou.</p>;
  if (found.value.length === 0) return <p>{own} Dintre ale dumneavoastră nu îl are niciunul.</p>;
  return (
    <>
      <p>Dintre anunțurile dumneavoastră, găsite numai de dumneavoastră:</p>
      <ul>
        {found.value.map((card) => (
          <li key={card.id}>
            <OwnListing card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

const OwnListing = ({ card }: { card: ListingCard }) => (
  <>
    <Link to={links.listing(card)}>{card.title}</Link> · {listingStatusLabels[card.status]}
  </>
);
