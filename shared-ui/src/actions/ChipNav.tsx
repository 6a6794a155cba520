import { Chip } from './Chip';
import styles from './ChipNav.module.css';

export type ChipNavLink = {
  to: string;
  text: string;
  /** How many there are behind the link, as it is shown. */
  count?: string | undefined;
  /** They wait for this person: the number stands out. */
  waiting?: boolean;
  current: boolean;
};

/** Links to the parts of one list, one of them current: a line moved by the finger on phones, several lines elsewhere. */
export function ChipNav({ label, links }: { label: string; links: readonly ChipNavLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
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
    </nav>
  );
}
