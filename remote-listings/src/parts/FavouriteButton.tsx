import { Button } from '@anunturi/shared-ui/Button';
import { IconButton } from '@anunturi/shared-ui/IconButton';
import { useNav } from '@anunturi/shared-ui/nav';
import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { useFavourites } from '../data/useFavourites';
import classes from './FavouriteButton.module.css';

/** Where the listing waits that a visitor wanted to keep before signing in. */
export const WANTED_FAVOURITE = 'wantedFavourite';

/** Keeps a listing among the favourites. Signed out it leads to signing in, and keeps the listing on the way back. */
export function FavouriteButton({ listing, look }: { listing: { id: string; title: string; priceLei: number }; look?: 'words' }) {
  const nav = useNav();
  const { uid, ids } = useFavourites();
  const kept = ids.includes(listing.id);

  async function press() {
    const { keepFavourite, signInToKeep } = await import(/* webpackChunkName: "favourites" */ './keepFavourite');
    if (uid === undefined) signInToKeep(nav, listing);
    else await keepFavourite(uid, ids, listing);
  }
  useEffect(() => {
    if (uid === undefined || sessionStorage.getItem(WANTED_FAVOURITE) !== listing.id) return;
    sessionStorage.removeItem(WANTED_FAVOURITE);
    if (!kept) void press();
  });
  const icon = <Heart size={20} className={kept ? classes.kept : undefined} />;
  if (look) {
    return (
      <Button variant="ghost" size="small" icon={icon} aria-pressed={kept} onClick={press}>
        {kept ? 'La favorite' : 'Păstrează'}
      </Button>
    );
  }
  return <IconButton label={`${kept ? 'Scoate de la' : 'Păstrează la'} favorite: ${listing.title}`} icon={icon} variant="overlay" size="small" pressed={kept} onClick={press} />;
}
