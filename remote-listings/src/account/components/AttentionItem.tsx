import type { ReactNode } from 'react';
import classes from './AttentionPanel.module.css';

/** One thing that waits, with what can be done about it. */
export function AttentionItem({
  icon,
  tone,
  action,
  children,
}: {
  icon: ReactNode;
  tone: 'brand' | 'bad' | 'warn';
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={classes.item} data-tone={tone}>
      <span className={classes.icon}>{icon}</span>
      <p className={classes.words}>{children}</p>
      <span className={classes.action}>{action}</span>
    </li>
  );
}
