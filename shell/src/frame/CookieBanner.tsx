import { deviceText } from '@anunturi/shared-contract/storage/deviceText';
import { COOKIE_ACCEPTED_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { setHint } from '@anunturi/shared-runtime/theme/hintCookie';
import { useEffect, useSyncExternalStore } from 'react';
import classes from './CookieBanner.module.css';

const accepted = deviceText(COOKIE_ACCEPTED_KEY);

/** Says that only essential cookies are used; stays until accepted on this device. `isKnown`: the server was told so. */
export function CookieBanner({ isKnown }: { isKnown: boolean }) {
  const isAccepted = useSyncExternalStore(accepted.subscribe, readAccepted, () => isKnown);
  useEffect(() => {
    // Accepted just now, or earlier and the cookie is gone or older than its year.
    if (isAccepted && !isKnown) setHint('cookieAccepted', true);
  }, [isAccepted, isKnown]);
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
