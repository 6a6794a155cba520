import { ErrorBoundary } from '@anunturi/shared-ui/feedback/ErrorBoundary';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { SkipLink } from '@anunturi/shared-ui/navigation/SkipLink';
import { ToastRegion } from '@anunturi/shared-runtime/toasts/ToastRegion';
import type { ReactNode } from 'react';
import { useSite } from '../start/SiteContext';
import { CookieBanner } from './CookieBanner';
import { FooterPlace } from './FooterPlace';
import classes from './Frame.module.css';
import { Header } from './Header';
import { isForStrangers } from '../routing/redirects';
import { isOfDesk } from './isOfDesk';

/** Header, content, footer (but in the administration): what stays whatever happens to the content. */
export function Frame({ year, children }: { year: number; children: ReactNode }) {
  const { location } = useNavState();
  const { notice } = useSite();
  const isDesk = isOfDesk(location.pathname);
  return (
    <div className={classes.frame}>
      <SkipLink />
      <Header />
      <CookieBanner />
      <main
        id="continut"
        tabIndex={-1}
        className={classes.content}
        data-desk={isDesk || undefined}
        data-for-strangers={isForStrangers(location) || undefined}
      >
        {notice && <p className={classes.notice}>{notice}</p>}
        <ErrorBoundary resetKey={location.pathname}>{children}</ErrorBoundary>
      </main>
      {!isDesk && <FooterPlace year={year} />}
      <ToastRegion />
    </div>
  );
}
