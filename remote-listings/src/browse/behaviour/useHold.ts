import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Says when a form is in use: while it has the focus, and once something was changed in it until `release`, or until its
 * `address` is another one and with it its controls.
 */
export function useHold(address: string, onHold: (isHeld: boolean) => void) {
  const isChanged = useRef(false);
  const release = () => {
    isChanged.current = false;
    onHold(false);
  };
  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    onHold(false);
  }, [address, onHold]);
  const held = {
    onFocus: () => onHold(true),
    onInput: () => {
      isChanged.current = true;
      onHold(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!isChanged.current && !currentTarget.contains(relatedTarget)) onHold(false);
    },
  };
  return { held, release };
}
