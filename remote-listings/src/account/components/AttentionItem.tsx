import { ChevronRight } from '@anunturi/shared-ui/icons/ChevronRight';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { ReactNode } from 'react';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import classes from './AttentionPanel.module.css';

type Props = {
  icon: ReactNode;
  tone: 'brand' | 'bad' | 'warn';
  children: ReactNode;
  className?: string;
} & ({ to: string; onGo?(): void; action?: never } | { action: ReactNode; to?: never });

/** One thing that waits: the whole row leads to it, or one button does what there is to do. */
export function AttentionItem({ icon, tone, children, className, ...what }: Props) {
  const sign = <span className={classes.icon}>{icon}</span>;
  if (what.to === undefined)
    return (
      <li className={joinClasses(classes.item, className)} data-tone={tone}>
        {sign}
        <p className={classes.words}>{children}</p>
        <span className={classes.action}>{what.action}</span>
      </li>
    );
  return (
    <li className={className} data-tone={tone}>
      <Link to={what.to} onClick={what.onGo} className={classes.item}>
        {sign}
        <span className={classes.words}>{children}</span>
        <ChevronRight size={20} className={classes.chevron} />
      </Link>
    </li>
  );
}
