import type { Cursor } from '@anunturi/shared-auth/firestore/readPage';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { listingStatusLabels } from '@anunturi/shared-domain/listing/listingStatus';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Heart } from '@anunturi/shared-ui/icons/Heart';
import { useState } from 'react';
import type { KeptListing, KeptPage } from '../data/readFavourites';
import { readMoreKept, useKeptListings } from '../data/useKept';
import { formatLikeListing } from '#domain/approximate';
import { CardActions } from '#components/CardActions';
import { ListingTile } from '#components/ListingTile';
import { TileGrid } from '#components/TileGrid';
import { TileSkeletons } from '#components/TileSkeletons';
import { useNow } from '#behaviour/useNow';
import { useLaterPages } from '../behaviour/useLaterPages';
import classes from './FavouritesTab.module.css';

/** The kept listings, with what their price did since. */
export function FavouritesTab({ uid }: { uid: string }) {
  const first = useKeptListings(uid);
  return (
    <RowFocus>
      <LoadState
        of={first}
        skeleton={<TileSkeletons count={4} />}
        failedTitle="Nu am putut încărca favoritele"
      >
        {(page) => <Kept uid={uid} first={page} />}
      </LoadState>
    </RowFocus>
  );
}

function Kept({ uid, first }: { uid: string; first: KeptPage }) {
  const nowMs = useNow();
  const { pages, busy, more } = useLaterPages(first, (after: Cursor) => readMoreKept(uid, after));
  const { run } = useAction(toRomanianMessage);
  const [gone, setGone] = useState<readonly string[]>([]);
  const kept = pages
    .flatMap((page) => page.kept)
    .filter(({ listingId }) => !gone.includes(listingId));
  const { next } = pages.at(-1)!;

  const letGo = (listingId: string) =>
    run(async () => {
      const { removeFavourite } = await import(
        /* webpackChunkName: "favourites" */ '#data/preferences/favourites'
      );
      await removeFavourite(listingId);
      setGone((before) => [...before, listingId]);
    });
  if (kept.length === 0 && !next) {
    return (
      <EmptyState
        title="Nu aveți încă favorite"
        icon={<Heart strokeWidth={1.5} />}
        action={<ButtonLink to={links.allListings()}>Vedeți anunțurile</ButtonLink>}
      >
        Apăsați inima de pe un anunț ca să-l salvați aici și să vedeți dacă i se schimbă prețul.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <TileGrid label="Anunțuri favorite">
        {kept.map((each) => (
          <li key={each.listingId} data-row={each.listingId} className={classes.kept}>
            {each.card ? (
              <ListingTile
                card={each.card}
                nowMs={Math.max(nowMs, each.card.publishedAtMs ?? 0)}
                actions={<CardActions card={each.card} />}
              />
            ) : (
              <Gone kept={each} onLetGo={() => void letGo(each.listingId)} />
            )}
            {each.card && <PriceSince kept={each} />}
          </li>
        ))}
      </TileGrid>
      {next && (
        <Button variant="secondary" busy={busy} onClick={() => void more(next)}>
          Afișați mai multe favorite
        </Button>
      )}
    </Stack>
  );
}

/** What became of it since it was kept. */
function PriceSince({ kept: { card, priceLeiThen, addedAtMs } }: { kept: KeptListing }) {
  const difference = (card?.priceLei ?? 0) - priceLeiThen;
  return (
    <p className={classes.since}>
      {card && card.status !== 'active' && (
        <Badge tone="warn">{listingStatusLabels[card.status]}</Badge>
      )}
      <span>Salvat pe {formatDate(addedAtMs)}</span>
      {card && card.priceLei > 0 && priceLeiThen > 0 && difference !== 0 && (
        <Badge tone={difference < 0 ? 'accent' : 'neutral'}>
          {difference < 0
            ? `mai ieftin cu ${formatLikeListing(-difference, card)}`
            : `mai scump cu ${formatLikeListing(difference, card)}`}
        </Badge>
      )}
    </p>
  );
}

function Gone({ kept, onLetGo }: { kept: KeptListing; onLetGo(): void }) {
  return (
    <div className={classes.gone}>
      <p>
        Anunțul salvat pe {formatDate(kept.addedAtMs)} nu mai este public: vânzătorul l-a ascuns sau
        l-a șters.
      </p>
      <Button size="small" variant="secondary" onClick={onLetGo}>
        Scoateți de la favorite
      </Button>
    </div>
  );
}
