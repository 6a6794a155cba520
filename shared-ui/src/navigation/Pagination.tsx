import type { ReactNode } from 'react';
import { ChevronLeft } from '../icons/ChevronLeft';
import { ChevronRight } from '../icons/ChevronRight';
import { Button, ButtonLink } from '../actions/Button';
import styles from './Pagination.module.css';

/** An address of the neighbouring page, or what to do to get there. */
type Way = string | (() => void);

export type PaginationProps = {
  previous?: Way;
  next?: Way;
  /** Where one is: "21–40 din 128". */
  children?: ReactNode;
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
  busy?: boolean;
};

/** Back and forth through a list read page by page. Renders nothing when there is only one page. */
export function Pagination({
  previous,
  next,
  children,
  label = 'Pagini',
  previousLabel = 'Înapoi',
  nextLabel = 'Înainte',
  busy,
}: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      <span className={styles.previous}>
        {previous && way(previous, <ChevronLeft />, previousLabel, 'prev', busy)}
      </span>
      {children && <span className={styles.position}>{children}</span>}
      <span className={styles.next}>
        {next && way(next, <ChevronRight />, nextLabel, 'next', busy)}
      </span>
    </nav>
  );
}

function way(to: Way, icon: ReactNode, label: string, rel: 'prev' | 'next', busy?: boolean) {
  const look = { variant: 'secondary', icon, 'data-way': rel } as const;
  if (typeof to === 'string')
    return (
      <ButtonLink {...look} to={to} rel={rel}>
        {label}
      </ButtonLink>
    );
  return (
    <Button {...look} onClick={to} busy={busy}>
      {label}
    </Button>
  );
}
