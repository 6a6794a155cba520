import { WORDS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Search } from '@anunturi/shared-ui/icons/Search';
import classes from './HeaderSearch.module.css';

const NAME = 'Căutați în toate anunțurile';

/** A search of all listings in the header of wide screens; home and list have a larger one of their own. */
export function HeaderSearch() {
  const nav = useNav();
  const { pathname } = useNavState().location;
  if (pathname === links.home() || pathname === links.allListings()) return null;
  return (
    <form
      role="search"
      action={links.allListings()}
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        const words = String(new FormData(event.currentTarget).get(WORDS_PARAM)).trim();
        const asked = new URLSearchParams({ [WORDS_PARAM]: words });
        nav.navigate(words ? `${links.allListings()}?${asked}` : links.allListings());
      }}
    >
      <input
        type="search"
        name={WORDS_PARAM}
        aria-label={NAME}
        placeholder={NAME}
        autoComplete="off"
        className={classes.words}
      />
      <button type="submit" aria-label="Căutați" className={classes.go}>
        <Search size={20} />
      </button>
    </form>
  );
}
