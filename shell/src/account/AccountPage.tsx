import { Card } from '@anunturi/shared-ui/layout/Card';
import type { ReactNode } from 'react';
import classes from './AccountPage.module.css';

/** A page with one form: heading, a sentence, the form, where else to go, and beside it what an account is good for. */
export function AccountPage({
  title,
  lead,
  children,
  below,
  reasons,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
  /** What an account is good for, beside the form where there is room. */
  reasons?: ReactNode;
}) {
  return (
    <div className={classes.page} data-wide={reasons ? true : undefined}>
      <div className={classes.main}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        <Card padding="large">{children}</Card>
        {below && <div className={classes.below}>{below}</div>}
      </div>
      {reasons}
    </div>
  );
}
