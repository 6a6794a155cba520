import { ChevronDown } from '@anunturi/shared-ui/icons/ChevronDown';
import { type ReactNode, useId, useState } from 'react';
import classes from './AccountSection.module.css';

/** A part of the profile as one row: what it is, opened to what can be changed. What is closed is not asked for. */
export function AccountSection({
  title,
  lead,
  isOpen = false,
  children,
}: {
  title: string;
  lead: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <section aria-labelledby={id}>
      <details
        className={classes.section}
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => open && setWasOpened(true)}
      >
        <summary className={classes.summary}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.lead}>{lead}</p>
          <ChevronDown size={20} className={classes.arrow} />
        </summary>
        {wasOpened && <div className={classes.body}>{children}</div>}
      </details>
    </section>
  );
}
