import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useEffect } from 'react';
import classes from './EditEditor.module.css';

/** Who sees the edit; what is not named here is seen by the seller alone, until it is public again. */
const seenBy: Partial<Record<ListingStatus, string>> = {
  active: 'Cumpărătorii le văd de acum.',
  pending: 'Un moderator le citește înainte să apară. Până atunci anunțul nu se vede în listă.',
  paused: 'Anunțul este ascuns temporar: cumpărătorii le văd după ce îl afișați din nou.',
  expired: 'Anunțul a expirat: cumpărătorii le văd după ce îl prelungiți.',
  draft: 'Anunțul este în ciorne: cumpărătorii le văd după ce îl publicați.',
};

/** What follows a saved edit: whether buyers see it already, and where to go. */
export function SavedNotice({
  id,
  status,
  onAgain,
}: {
  id: string;
  status: ListingStatus;
  onAgain: () => void;
}) {
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const action = (
    <div className={classes.buttons}>
      <ButtonLink to={links.post(id)}>Vedeți anunțul</ButtonLink>
      <ButtonLink to={links.dashboard()} variant="secondary">
        Contul meu
      </ButtonLink>
      <Button variant="ghost" onClick={onAgain}>
        Modificați din nou
      </Button>
    </div>
  );
  return (
    <Stack gap={4}>
      <Notice tone="good" role="status" title="Modificările sunt salvate">
        {seenBy[status] ?? 'Până când anunțul este din nou public, numai dumneavoastră le vedeți.'}
      </Notice>
      {action}
    </Stack>
  );
}
