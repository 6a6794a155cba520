import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  /** Gives what was typed to the form that works now. */
  giveBack: (() => void) | undefined;
  pressed: HTMLButtonElement | undefined;
  children: ReactNode;
};

/**
 * Gives what was typed before what it holds worked, then presses the button that was pressed before. A form may begin with
 * what the device keeps: it has rendered that by then, and what was typed here is the newer.
 */
export function EarlyInput({ giveBack, pressed, children }: Props) {
  const [hasBegun, setHasBegun] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- rendered with what the effects of the form have changed
  useEffect(() => setHasBegun(true), []);
  useEffect(() => {
    if (!hasBegun) return;
    giveBack?.();
    pressed?.click();
  }, [hasBegun, giveBack, pressed]);
  return children;
}
