import { links } from '@anunturi/shared-domain/links';
import { toRomanianMessage } from '@anunturi/shared-domain/marketError';
import { Button } from '@anunturi/shared-ui/Button';
import { IconButton } from '@anunturi/shared-ui/IconButton';
import { useNav, useNavState } from '@anunturi/shared-ui/nav';
import { showToast } from '@anunturi/shared-ui/toast';
import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { useFavourites } from '../data/useFavourites';
import classes from './FavouriteButton.module.css';

const WANTED_KEY = 'wantedFavourite';

/** Keeps a listing among the favourites. Signed out it leads to signing in, and keeps the listing on the way back. */
export function FavouriteButton({ listing, look = 'icon' }: { listing: { id: string; title: string; priceLei: number }; look?: 'icon' | 'words' }) {
  const nav = useNav();
  const { location } = useNavState();
  const { uid, has, toggle } = useFavourites();
  const kept = has(listing.id);

  async function press() {
    if (uid === undefined) {
      sessionStorage.setItem(WANTED_KEY, listing.id);
      return nav.navigate(links.login(location.pathname + location.search));
    }
    try {
      await toggle(listing);
      showToast(kept ? 'Scos de la favorite' : 'Păstrat la favorite');
    } catch (error) {
      console.error('The favourite could not be saved', error);
      showToast(toRomanianMessage(error), { tone: 'bad' });
    }
  }
  useEffect(() => {
    if (uid === undefined || sessionStorage.getItem(WANTED_KEY) !== listing.id) return;
    sessionStorage.removeItem(WANTED_KEY);
    if (!kept) void press();
  });
  const icon = <Heart size={20} className={kept ? classes.kept : undefined} />;
  if (look === 'words') {
    return (
      <Button variant="ghost" size="small" icon={icon} aria-pressed={kept} onClick={press}>
        {kept ? 'La favorite' : 'Păstrează'}
      </Button>
    );
  }
  return <IconButton label={kept ? `Scoate de la favorite: ${listing.title}` : `Păstrează la favorite: ${listing.title}`} icon={icon} variant="overlay" size="small" pressed={kept} onClick={press} />;
}
