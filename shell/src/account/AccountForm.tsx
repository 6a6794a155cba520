import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { FormEvent, ReactNode } from 'react';
import { NeedsScripts } from '../frame/NeedsScripts';
import classes from './AccountPage.module.css';

/**
 * The form of an account page; a problem that belongs to no field of it stands above them. Were it ever sent by the browser
 * itself, no password would stand in an address (`method`).
 */
export function AccountForm({
  onSubmit,
  problem,
  children,
}: {
  onSubmit: (event: FormEvent) => void;
  problem: string | undefined;
  children: ReactNode;
}) {
  return (
    <form className={classes.form} method="post" onSubmit={onSubmit} noValidate>
      <NeedsScripts />
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {children}
    </form>
  );
}
