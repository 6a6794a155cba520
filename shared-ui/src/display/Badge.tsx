import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type Tone = 'neutral' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';

/** A short word about the state of a thing. `solid` stands out on a picture. */
export function Badge({
  tone = 'neutral',
  solid,
  icon,
  children,
}: {
  tone?: Tone;
  solid?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone} data-solid={solid || undefined}>
      {icon}
      {children}
    </span>
  );
}
