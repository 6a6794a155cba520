import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { useFavourites } from '../data/preferences/useFavourites';
import { type Toggle, onPhoto } from './onPhoto';
import { whenLoaded } from './whenLoaded';
import classes from './FavouriteButton.module.css';

export type FavouriteButtonProps = {
  listing: { id: string; title: string; priceLei: number };
  render?(toggle: Toggle): ReactNode;
};

/** Keeps a listing among the favourites. Signed out it leads to signing in, and keeps the listing on the way back. */
export function FavouriteButton({ listing, render = onPhoto }: FavouriteButtonProps) {
  const nav = useNav();
  const { uid, ids } = useFavourites();
  const kept = ids.includes(listing.id);

  const load = () => import(/* webpackChunkName: "favourites" */ './keepFavourite');
  const press = () =>
    whenLoaded(load, ({ keepFavourite, keepOrSignIn }) =>
      uid === undefined ? keepOrSignIn(nav, listing) : keepFavourite(uid, ids, listing),
    );
  return render({
    label: `${kept ? 'Scoateți de la favorite' : 'Salvează la favorite'}: ${listing.title}`,
    icon: <Heart size={20} className={kept ? classes.kept : undefined} />,
    on: kept,
    press,
  });
}
