import type { ReactNode } from 'react';
import { joinClasses } from '../text/joinClasses';
import { useChosenInSight } from '../navigation/useChosenInSight';
import { Chip } from './Chip';
import styles from './ChipNav.module.css';

type ChipNavLink = {
  to: string;
  text: string;
  /** How many there are behind the link, as it is shown. */
  count?: string | undefined;
  /** They wait for this person: the number stands out. */
  waiting?: boolean;
  current: boolean;
};

type ChipNavProps = {
  label: string;
  links: readonly ChipNavLink[];
  className?: string | undefined;
  /** What stands beside the row. */
  children?: ReactNode;
};

/** Links to the parts of one list, one of them current: a line moved by the finger on phones, several lines elsewhere. */
export function ChipNav({ label, links, className, children }: ChipNavProps) {
  // Counts come later than the links, and push them on.
  const row = useChosenInSight<HTMLUListElement>(
    '[aria-current]',
    links.map(({ text, count, current }) => `${text} ${count ?? ''} ${current}`).join(),
  );
  return (
    <nav aria-label={label} className={joinClasses(styles.nav, className)}>
      <ul ref={row} className={styles.row}>
        {links.map(({ to, text, count, waiting, current }) => (
          <li key={to}>
            <Chip to={to} current={current}>
              {text}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count} data-waiting={waiting || undefined}>
                    {count}
                  </span>
                </>
              )}
            </Chip>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
