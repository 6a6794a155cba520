import { useState } from 'react';
import { useSession } from '@anunturi/shared-auth/session';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { HOUSEHOLD_PATH } from '@anunturi/shared-domain/tax/taxPages';
import { links } from '@anunturi/shared-domain/site/links';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import styles from './ShareResult.module.css';
import { texts } from '../texts';

type Props = {
  address: string;
  /** The listing the data comes from; null without one. */
  listing: Pick<Listing, 'id' | 'ownerId'> | null;
};

/** What to do with the result: send it, print it, take its data to a listing. */
export function ShareResult({ address, listing }: Props) {
  const { user } = useSession();
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.origin).href);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.copyFailed); // the browser forbids it: the visitor can copy the address by hand
    }
  }
  const data = address.split('?')[1] ?? '';
  return (
    <div className={styles.share}>
      <Cluster gap={2}>
        <Button variant="secondary" onClick={copy}>
          {texts.copyLink}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink variant="ghost" to={`${HOUSEHOLD_PATH}?${data}`}>
          {texts.toHousehold}
        </ButtonLink>
        {!listing && (
          <ButtonLink variant="ghost" to={links.addListing(data)}>
            {texts.useForNewListing}
          </ButtonLink>
        )}
        {listing && listing.ownerId === user?.uid && (
          <ButtonLink variant="ghost" to={links.editListing(listing.id, data)}>
            {texts.useForListing}
          </ButtonLink>
        )}
      </Cluster>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
