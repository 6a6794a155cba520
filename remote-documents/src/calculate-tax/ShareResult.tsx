import { useState } from 'react';
import LinkIcon from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { Button, ButtonLink } from '@anunturi/shared-ui/Button';
import { Cluster } from '@anunturi/shared-ui/Stack';
import { links } from '@anunturi/shared-domain/links';
import styles from './ShareResult.module.css';
import { texts } from './texts';

type Props = { address: string; listingId: string | null };

/** What to do with the result: send it, print it, take its data to a listing. */
export function ShareResult({ address, listingId }: Props) {
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
  const target = listingId ? links.editListing(listingId) : links.addListing();
  return (
    <div className={styles.share}>
      <Cluster gap={2}>
        <Button variant="secondary" icon={<LinkIcon size={18} />} onClick={copy}>
          {texts.copyLink}
        </Button>
        <Button variant="secondary" icon={<Printer size={18} />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink variant="ghost" to={`${target}?${data}`}>
          {listingId ? texts.useForListing : texts.useForNewListing}
        </ButtonLink>
      </Cluster>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
