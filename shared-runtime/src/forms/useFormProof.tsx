import { FORM_MIN_MS, type FormProof } from '@anunturi/shared-contract/page/FormProof';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TrapField } from '@anunturi/shared-ui/fields/TrapField';

/** Answers once a person could have filled in the form. */
export type ProveForm = () => Promise<FormProof>;

/**
 * What tells people from the simplest programs in a form that anybody may send: `trap` goes into the form, `prove` with what is
 * sent. A sender faster than a person waits a moment with the button busy, and notices nothing.
 */
export function useFormProof(): { trap: ReactNode; prove: ProveForm } {
  const field = useRef<HTMLInputElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const [prove] = useState(() => async () => {
    const open = () => Math.floor(performance.now() - openedAt.current);
    while (open() < FORM_MIN_MS)
      await new Promise((resolve) => setTimeout(resolve, FORM_MIN_MS - open()));
    return { trap: field.current?.value ?? '', openMs: open() };
  });
  return { trap: <TrapField ref={field} />, prove };
}
