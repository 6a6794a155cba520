import { SELLER_PARAM, WORDS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import type { FormEvent } from 'react';
import classes from './StockSearch.module.css';

/** Words to look for among one seller's listings; a plain form before scripts are there. */
export function StockSearch({ sellerId, name }: { sellerId: string; name: string }) {
  const nav = useNav();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get(WORDS_PARAM) ?? '').trim();
    const asked = new URLSearchParams({
      ...(words && { [WORDS_PARAM]: words }),
      [SELLER_PARAM]: sellerId,
    });
    nav.navigate(`${listLinks.allListings()}?${asked}`);
  }
  return (
    <search>
      <form className={classes.form} action={listLinks.allListings()} onSubmit={search}>
        <input type="hidden" name={SELLER_PARAM} value={sellerId} />
        <input
          type="search"
          name={WORDS_PARAM}
          maxLength={100}
          placeholder="De exemplu: Passat diesel"
          aria-label={`Căutați între anunțurile lui ${name}`}
          enterKeyHint="search"
          className={controlClass}
        />
        <Button type="submit" variant="secondary">
          Căutați
        </Button>
      </form>
    </search>
  );
}
