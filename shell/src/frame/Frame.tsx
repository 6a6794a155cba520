import { ErrorBoundary } from '@anunturi/shared-ui/feedback/ErrorBoundary';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { SkipLink } from '@anunturi/shared-ui/navigation/SkipLink';
import { ToastRegion } from '@anunturi/shared-runtime/toasts/ToastRegion';
import type { ReactNode } from 'react';
import { useSite } from '../start/SiteContext';
import { CookieBanner } from './CookieBanner';
import { Footer } from './Footer';
import classes from './Frame.module.css';
import { Header } from './Header';

/** Header, content, footer: what stays whatever happens to the content. */
export function Frame({
  year,
  cookieAccepted = false,
  children,
}: {
  year: number;
  cookieAccepted?: boolean | undefined;
  children: ReactNode;
}) {
  const { location } = useNavState();
  const { notice } = useSite();
  return (
    <div className={classes.frame}>
      <SkipLink />
      <Header />
      <main id="continut" tabIndex={-1} className={classes.content}>
        {notice && <p className={classes.notice}>{notice}</p>}
        <ErrorBoundary resetKey={location.pathname}>{children}</ErrorBoundary>
      </main>
      <Footer year={year} />
      <ToastRegion />
      <CookieBanner isKnown={cookieAccepted} />
    </div>
  );
}
