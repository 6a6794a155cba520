import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { Heart } from '@anunturi/shared-ui/icons/Heart';
import { type ReactNode, memo } from 'react';
import { showToggled, shownFavourites, useFavourites } from '#data/preferences/useFavourites';
import { type Toggle, PhotoToggle } from './PhotoToggle';
import { whenLoaded } from '#behaviour/whenLoaded';
import classes from './FavouriteButton.module.css';

export type FavouriteButtonProps = {
  listing: { id: string; title: string; priceLei: number };
  render?(toggle: Toggle): ReactNode;
};

const load = () => import(/* webpackChunkName: "favourites" */ '#behaviour/keepFavourite');

/** Keeps a listing among the favourites. Signed out it leads to signing in, and keeps the listing on the way back. */
export function FavouriteButton({ listing, render = PhotoToggle }: FavouriteButtonProps) {
  const { uid, ids } = useFavourites();
  return <OwnHeart listing={listing} render={render} uid={uid} kept={ids.includes(listing.id)} />;
}

type OwnHeartProps = Required<FavouriteButtonProps> & { uid: string | undefined; kept: boolean };

/** Rendered anew when its own listing is kept or let go: a page has dozens. */
const OwnHeart = memo(function OwnHeart({ listing, render, uid, kept }: OwnHeartProps) {
  const nav = useNav();
  function press() {
    // Before the favourites are read, a list of this one alone would stand for all of them.
    if (uid === undefined || !shownFavourites(uid))
      return void whenLoaded(load, ({ keepOrSignIn }) => keepOrSignIn(nav, listing));
    // The heart at once, before what saves it is there.
    const isKept = showToggled(uid, listing.id);
    const takeBack = (error: unknown) => {
      showToggled(uid, listing.id);
      throw error;
    };
    void whenLoaded(
      () => load().catch(takeBack),
      ({ keepFavourite }) => keepFavourite(uid, listing.id, isKept),
    );
  }
  return render({
    label: `${kept ? 'Scoateți de la favorite' : 'Salvați la favorite'}: ${listing.title}`,
    icon: <Heart size={20} className={kept ? classes.kept : undefined} />,
    on: kept,
    press,
  });
});
