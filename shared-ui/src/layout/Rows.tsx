import type { HTMLAttributes } from 'react';
import { joinClasses } from '../text/joinClasses';
import styles from './Rows.module.css';

/** A list in one frame, a line between each two of its items. */
export function Rows({ className, ...rest }: HTMLAttributes<HTMLUListElement>) {
  return <ul {...rest} className={joinClasses(styles.rows, className)} />;
}
