import { type ReactNode, useEffect } from 'react';

/** Presses, once what it holds works, the button that was pressed before. */
export function EarlyPress({
  on,
  children,
}: {
  on: HTMLButtonElement | undefined;
  children: ReactNode;
}) {
  useEffect(() => on?.click(), [on]);
  return children;
}
