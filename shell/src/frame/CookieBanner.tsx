import { deviceText } from '@anunturi/shared-runtime/storage/deviceText';
import { COOKIE_ACCEPTED_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useSyncExternalStore } from 'react';
import classes from './CookieBanner.module.css';

const accepted = deviceText(COOKIE_ACCEPTED_KEY);

/**
 * Says that only essential cookies are used; stays until accepted on this device. It comes with
 * every page, and its style hides it where it was accepted.
 */
export function CookieBanner() {
  const isAccepted = useSyncExternalStore(accepted.subscribe, readAccepted, () => false);
  if (isAccepted) return null;
  return (
    <section aria-label="Cookie-uri" className={classes.banner}>
      <p className={classes.text}>
        Acest site folosește doar cookie-uri esențiale. Prin continuarea navigării sunteți de acord
        cu folosirea lor. Detalii în <Link to={links.privacy()}>politica de confidențialitate</Link>
        .
      </p>
      <Button onClick={() => accepted.set('true')}>Accept</Button>
    </section>
  );
}

const readAccepted = () => accepted.get() === 'true';
