import type { ReactNode } from 'react';
import classes from './TileGrid.module.css';

/** Listings side by side: one to four columns by the room there is; `beside` a panel at most three. */
export function TileGrid({ beside, label, children }: { beside?: boolean; label?: string; children: ReactNode }) {
  return (
    <ul className={classes.grid} data-beside={beside || undefined} aria-label={label}>
      {children}
    </ul>
  );
}
