import { memo, useState } from 'react';
import { isHidden, useLocalPreferences } from '#data/preferences/localPreferences';
import type { SearchAnswer } from '@anunturi/shared-domain/search/SearchAnswer';
import type { FilterNames } from '#domain/filterNames';
import { type ListAddress, writeListSearch } from '#domain/listAddress';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import { CardActions } from '#components/CardActions';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { ListingTile, type ListingTileProps } from '#components/ListingTile';
import { marksFirms } from '#domain/marksFirms';
import { PageLinks } from '#components/PageLinks';
import { TileGrid } from '#components/TileGrid';
import { usePreviousPage } from '../behaviour/usePreviousPage';
import { NoResults, Widened } from '../laterParts';
import classes from './Results.module.css';

const HiddenNote = lazyComponent(() =>
  import(/* webpackChunkName: "noResults" */ './HiddenNote').then((file) => file.HiddenNote),
);

/** In sight on most screens when the list opens. */
const PRIORITY_TILES = 3;

export type ResultsProps = {
  answer: SearchAnswer;
  address: ListAddress;
  names: FilterNames;
  onTurn(): void;
};

/** Rendered anew only where it changes: what is pressed around the list does not wait for all of its cards. */
const ResultTile = memo(function ResultTile(props: Omit<ListingTileProps, 'actions'>) {
  return <ListingTile {...props} actions={<CardActions card={props.card} />} />;
});

/** One page of listings, without those that the visitor has hidden, and the way to the next. */
export function Results({ answer, address, names, onTurn }: ResultsProps) {
  const preferences = useLocalPreferences();
  const [showsHidden, setShowsHidden] = useState(false);
  const previous = usePreviousPage(address, answer.next);
  const shown = answer.cards.filter((card) => showsHidden || !isHidden(preferences, card));
  const areFirmsMarked = marksFirms(shown);
  const hiddenCount = answer.cards.length - shown.length;
  const next =
    answer.next &&
    listLinks.allListings(
      writeListSearch({ ...address, after: answer.next, page: address.page + 1 }),
    );
  if (answer.cards.length === 0 && !answer.next) {
    return (
      <NoResults
        address={address}
        answer={answer}
        names={names}
        fallback={<p className={classes.none}>Niciun anunț nu se potrivește.</p>}
      />
    );
  }
  return (
    <>
      {address.page === 1 && answer.widened.length > 0 && <Widened answer={answer} />}
      <TileGrid beside label="Anunțuri">
        {shown.map((card, at) => (
          <li key={card.id}>
            <ResultTile
              card={card}
              nowMs={answer.nowMs}
              priority={at < PRIORITY_TILES}
              seen={preferences.seen.includes(card.id)}
              marksFirms={areFirmsMarked}
            />
          </li>
        ))}
      </TileGrid>
      {hiddenCount > 0 && <HiddenNote count={hiddenCount} onShow={() => setShowsHidden(true)} />}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of the links inside, with the keyboard too */}
      <div onClick={onTurn}>
        <PageLinks page={address.page} previous={previous} next={next} />
      </div>
    </>
  );
}
