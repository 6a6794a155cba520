import { Card } from '@anunturi/shared-ui/layout/Card';
import type { ReactNode } from 'react';
import classes from './AccountPage.module.css';

/** A narrow page with one form: heading, a sentence, the form, and where else to go. */
export function AccountPage({
  title,
  lead,
  children,
  below,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      <Card padding="large">{children}</Card>
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}
