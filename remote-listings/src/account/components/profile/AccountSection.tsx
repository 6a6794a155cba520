import { type ReactNode, useId } from 'react';
import classes from './AccountSection.module.css';

/** A part of the profile: what it is on the left, its form on the right; one below the other on phones. */
export function AccountSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
