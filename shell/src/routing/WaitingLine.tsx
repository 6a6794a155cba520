import type { ReactNode } from 'react';
import classes from './WaitingLine.module.css';

/** One quiet line while something is being found out, over the place of what is to come: it moves nothing when it goes. */
export function WaitingLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.line}>
      {children}
    </p>
  );
}
