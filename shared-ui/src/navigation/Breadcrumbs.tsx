import { ChevronRight } from '../icons/ChevronRight';
import { Link } from './Link';
import styles from './Breadcrumbs.module.css';

export type Crumb = { label: string; to?: string };

/** The way from the start to this page; the last entry is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Calea paginii" className={styles.crumbs}>
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => (
          <li key={label} className={styles.item}>
            {index > 0 && <ChevronRight size={14} className={styles.arrow} />}
            {to !== undefined && index < items.length - 1 ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
                className={styles.here}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
