import type { ReactNode } from 'react';
import { Breadcrumbs } from '../navigation/Breadcrumbs';
import type { Crumb } from '../navigation/Breadcrumbs';
import styles from './PageHeader.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: readonly Crumb[];
};

/** Top of a screen: its one h1, a sentence about it, its actions. */
export function PageHeader({ title, lead, actions, breadcrumbs }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
