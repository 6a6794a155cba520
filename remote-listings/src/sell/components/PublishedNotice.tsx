import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { CircleCheck } from '@anunturi/shared-ui/icons/CircleCheck';
import { useEffect, useRef } from 'react';
import { ShareListing } from './ShareListing';
import classes from './PublishedNotice.module.css';

export type Published = { id: string; status: 'active' | 'pending'; isVehicle: boolean };

const PENDING_WORDS =
  'Un moderator îl citește înainte să apară. Până atunci îl vedeți numai dumneavoastră; dacă este respins, vă spunem de ce și puteți contesta.';

/** After publishing: what is true now, whom to send it to and where to go. */
export function PublishedNotice({
  published,
  onAnother,
}: {
  published: Published;
  onAnother(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { id, status, isVehicle } = published;
  return (
    <Card padding="large" data-step="published">
      <Stack gap={4}>
        <CircleCheck size={40} className={classes.icon} />
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {status === 'active' ? 'Anunțul este publicat' : 'Anunțul a fost trimis spre verificare'}
        </h2>
        <p className={classes.words}>
          {status === 'active'
            ? 'Trimiteți-l celor pe care îi cunoașteți. Îl vede oricine, timp de 30 de zile; din ziua a 25-a îl puteți prelungi din contul dumneavoastră.'
            : PENDING_WORDS}
        </p>
        {status === 'active' && <ShareListing id={id} />}
        <Cluster gap={3}>
          <ButtonLink to={links.post(id)} variant={status === 'active' ? 'secondary' : 'primary'}>
            Vedeți anunțul
          </ButtonLink>
          <ButtonLink to={links.dashboard()} variant="secondary">
            Contul meu
          </ButtonLink>
          {isVehicle && (
            <ButtonLink to={links.contracts(undefined, id)} variant="secondary">
              Pregătiți contractul
            </ButtonLink>
          )}
          <Button variant="ghost" onClick={onAnother}>
            Adăugați alt anunț
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
