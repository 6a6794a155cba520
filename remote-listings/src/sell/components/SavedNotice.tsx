import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useEffect } from 'react';
import classes from './EditEditor.module.css';

/** What follows a saved edit: whether buyers see it already, and where to go. */
export function SavedNotice({
  id,
  pending,
  onAgain,
}: {
  id: string;
  pending: boolean;
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
        {pending
          ? 'Un moderator le citește înainte să apară. Până atunci anunțul nu se vede în listă.'
          : 'Cumpărătorii le văd de acum.'}
      </Notice>
      {action}
    </Stack>
  );
}
