import type { ReactNode } from 'react';
import classes from './Prose.module.css';

/** Running text at a readable width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>;
}
