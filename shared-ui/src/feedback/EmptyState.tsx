import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: string;
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
  headingLevel?: 2 | 3;
  /** Without a box of its own: it stands at one that says what to do, such as where files are dropped. */
  plain?: boolean;
};

/** A list without entries: says so, and what to do next. */
export function EmptyState({
  title,
  icon,
  action,
  children,
  headingLevel = 2,
  plain,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state} data-plain={plain || undefined}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
