import type { ReactNode } from 'react';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import classes from './WaitingLine.module.css';

/** For the place of what is to come, while a line is over it. */
export const awaitedClass = classes.awaited;

/** One quiet line while something is being found out; `over` the place of what is to come, it moves nothing when it goes. */
export function WaitingLine({ over, children }: { over?: boolean; children: ReactNode }) {
  return (
    <p role="status" className={joinClasses(classes.line, over && classes.over)}>
      {children}
    </p>
  );
}
