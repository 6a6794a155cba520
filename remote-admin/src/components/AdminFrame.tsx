import { type ReactNode, useEffect, useRef } from 'react';
import type { Permission } from '@anunturi/shared-domain/people/roles';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { PageHeader, type PageHeaderProps } from '@anunturi/shared-ui/layout/PageHeader';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { hiddenClass } from '@anunturi/shared-ui/display/VisuallyHidden';
import { useMay } from '#behaviour/useMay';
import { watchErrors } from '#data/deviceErrors';
import styles from './AdminFrame.module.css';

const parts: readonly [path: string, label: string, permission: Permission][] = [
  [links.admin(), 'Panou', 'moderate'],
  [links.adminListings(), 'Anunțuri', 'moderate'],
  [links.adminUsers(), 'Utilizatori', 'people'],
  [links.adminContactMessages(), 'Mesaje', 'messages'],
  [links.adminCategories(), 'Categorii', 'settings'],
  [links.adminBlog(), 'Articole', 'publish'],
  [links.adminSettings(), 'Setări', 'texts'],
  [links.adminLog(), 'Jurnal', 'moderate'],
  [links.adminSecurity(), 'Siguranță', 'security'],
];

/** What every screen of the administration shares: the way to the other parts that the role opens, whose chosen one is its title, and what can be done. */
export function AdminFrame({
  title,
  lead,
  breadcrumbs,
  actions,
  children,
}: Pick<PageHeaderProps, 'lead' | 'breadcrumbs' | 'actions'> & {
  title: string;
  children: ReactNode;
}) {
  useTitle(title);
  useEffect(watchErrors, []);
  const may = useMay();
  const { pathname } = useNavState().location;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = nav.current;
    const here = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && here)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  const isHere = (path: string) => {
    if (path === links.admin()) return pathname === path || pathname === links.adminDashboard();
    return (
      pathname.startsWith(path) || (path === links.adminBlog() && pathname === links.adminAddPost())
    );
  };
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <nav ref={nav} aria-label="Administrare" className={styles.nav}>
          {parts.map(
            ([path, label, permission]) =>
              may(permission) && (
                <Link
                  key={path}
                  to={path}
                  className={styles.link}
                  aria-current={isHere(path) ? 'page' : undefined}
                >
                  {label}
                </Link>
              ),
          )}
        </nav>
        {!breadcrumbs && actions}
      </div>
      {breadcrumbs ? (
        <PageHeader title={title} breadcrumbs={breadcrumbs} actions={actions} />
      ) : (
        // What the chosen tab says is a heading for readers alone: the rows begin a line higher.
        <h1 className={hiddenClass}>{title}</h1>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
