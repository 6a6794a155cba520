import type { ReactNode } from 'react';
import classes from './TileGrid.module.css';

/**
 * Listings side by side: one to four columns by the room there is; `beside` a panel at most three; on a phone two, or a `rail` that
 * is pushed sideways.
 */
export function TileGrid({
  beside,
  rail,
  label,
  children,
}: {
  beside?: boolean | undefined;
  rail?: boolean | undefined;
  label?: string;
  children: ReactNode;
}) {
  return (
    <ul
      className={classes.grid}
      data-beside={beside || undefined}
      data-rail={rail || undefined}
      aria-label={label}
    >
      {children}
    </ul>
  );
}
