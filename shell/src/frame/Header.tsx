import { signOut, useSession } from '@anunturi/shared-auth/session';
import { isStaff } from '@anunturi/shared-domain/people/roles';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Menu } from '@anunturi/shared-ui/icons/Menu';
import { X } from '@anunturi/shared-ui/icons/X';
import { useEffect, useState } from 'react';
import type { News, Unread } from '../data/followUnread';
import type { AccountLinks } from './AccountLinks';
import type { BottomBar } from './BottomBar';
import { useSite } from '../start/SiteContext';
import classes from './Header.module.css';
import { HeaderSearch } from './HeaderSearch';
import { isOfDesk } from './isOfDesk';
import { startOf } from '../routing/redirects';
import { Logo } from './Logo';
import newsCount from './NewsCount.module.css';

/**
 * On every screen: banner with the domain, logo, links, account; on phones behind a toggle. In the administration it is one slim row: the
 * links are behind the toggle at any width, the search and the bar of phones are away, and a link leads back to the site.
 */
export function Header() {
  const site = useSite();
  const session = useSession();
  const nav = useNav();
  const { location } = useNavState();
  const isDesk = isOfDesk(location.pathname);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const uid = session.user?.uid;
  const [news, setNews] = useState<News>();
  const unread = news?.messages;
  const [parts, setParts] = useState<{
    Bar?: typeof BottomBar;
    Links?: typeof AccountLinks;
  }>({});
  const { Bar, Links } = parts;
  useEffect(() => {
    if (!window.matchMedia?.('(width < 40rem)').matches) return;
    import(/* webpackChunkName: "bottomBar" */ './BottomBar').then(
      ({ BottomBar: Loaded }) => setParts((now) => ({ ...now, Bar: Loaded })),
      console.warn,
    );
  }, []);
  useEffect(() => {
    if (!uid) return undefined;
    const end = new AbortController();
    import(/* webpackChunkName: "unread" */ '../data/followAccount').then(
      ({ followAccount }) => followAccount(uid, setNews, end.signal),
      console.warn,
    );
    import(/* webpackChunkName: "unread" */ './AccountLinks').then(
      ({ AccountLinks: Loaded }) => setParts((now) => ({ ...now, Links: Loaded })),
      console.warn,
    );
    return () => {
      end.abort();
      setNews(undefined);
    };
  }, [uid]);

  async function leave() {
    close();
    if (await signOut()) nav.navigate(links.login());
  }

  const item = (to: string, text: string, waiting?: Unread, className?: string) => (
    <li className={className}>
      <Link
        to={to}
        onClick={close}
        aria-current={location.pathname === to ? 'page' : undefined}
        className={joinClasses(classes.link, newsCount.count)}
        aria-label={waiting?.count ? `${text}, ${waiting.words}` : undefined}
        data-news={waiting?.count || undefined}
      >
        {text}
      </Link>
    </li>
  );

  return (
    <>
      <header className={classes.header} data-desk={isDesk || undefined}>
        <p className={classes.banner}>
          {site.domain} · <span className={classes.what}>anunțuri din </span>județul{' '}
          {site.county.name}
        </p>
        <div className={classes.bar}>
          <Link
            to={links.home()}
            className={classes.logo}
            onClick={close}
            aria-label={`${site.name}, prima pagină`}
          >
            <Logo />
            <span>{site.name}</span>
          </Link>
          <button
            type="button"
            className={joinClasses(classes.toggle, newsCount.count)}
            data-news={(!isOpen && (unread?.count || news?.notices.count)) || undefined}
            aria-expanded={isOpen}
            aria-controls="meniu"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <X size={22} /> : <Menu size={22} />}
            <span>Meniu</span>
          </button>
          {isDesk ? (
            <>
              <Link to={links.allListings()} className={joinClasses(classes.link, classes.back)}>
                Spre site
              </Link>
              {isStaff(session.role) && (
                <Link
                  to={startOf(session.role)}
                  className={joinClasses(classes.link, classes.desk)}
                >
                  Admin
                </Link>
              )}
            </>
          ) : (
            <HeaderSearch />
          )}
          <nav
            id="meniu"
            aria-label="Meniu principal"
            className={isOpen ? `${classes.nav} ${classes.open}` : classes.nav}
          >
            <ul className={classes.list}>
              {item(links.home(), 'Acasă')}
              {item(links.calculator(), 'Calculator')}
              {item(links.contracts(), 'Contract')}
              {item(links.contact(), 'Contact')}
              {isDesk && item(links.allListings(), 'Spre site', undefined, classes.onPhones)}
              {isStaff(session.role) && !isDesk && item(startOf(session.role), 'Admin')}
            </ul>
            <ul className={classes.account}>
              {session.state === 'signedIn' ? (
                <>
                  {Links && <Links news={news} close={close} />}
                  {item(links.dashboard(), 'Contul meu', unread)}
                  <li>
                    <button type="button" className={classes.link} onClick={() => void leave()}>
                      Delogare
                    </button>
                  </li>
                </>
              ) : (
                item(links.login(), 'Autentificare', undefined, classes.forStrangers)
              )}
              <li>
                <Link
                  to={links.addListing()}
                  onClick={close}
                  className={classes.sell}
                  aria-current={location.pathname === links.addListing() ? 'page' : undefined}
                >
                  Adauga anunț
                </Link>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      {Bar && !isDesk && <Bar unread={unread} />}
    </>
  );
}
