import { links } from '@anunturi/shared-domain/links';
import { Button } from '@anunturi/shared-ui/Button';
import { Link } from '@anunturi/shared-ui/nav';
import { useSyncExternalStore } from 'react';
import classes from './CookieBanner.module.css';

const KEY = 'cookieAccepted';
const listeners = new Set<() => void>();

/** Says that only essential cookies are used; stays until accepted on this device. */
export function CookieBanner() {
  const isAccepted = useSyncExternalStore(subscribe, readAccepted, () => true);
  if (isAccepted) return null;
  return (
    <section aria-label="Cookie-uri" className={classes.banner}>
      <p className={classes.text}>
        Acest site folosește doar cookie-uri esențiale. Prin continuarea navigării sunteți de acord cu folosirea lor. Detalii în{' '}
        <Link to={links.privacy()}>politica de confidențialitate</Link>.
      </p>
      <Button onClick={accept}>Accept</Button>
    </section>
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readAccepted(): boolean {
  return localStorage.getItem(KEY) === 'true';
}

function accept() {
  localStorage.setItem(KEY, 'true');
  for (const listener of listeners) listener();
}
