import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

/** Fields that belong together, under a small heading; `columns` side by side where there is room. */
export function FieldGroup({
  title,
  columns,
  children,
}: {
  title: string;
  columns?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <div className={columns ? classes.columns : classes.rows}>{children}</div>
    </section>
  );
}
