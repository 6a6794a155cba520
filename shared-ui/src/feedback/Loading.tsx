import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/VisuallyHidden';

/** Something is on its way: the shape of what is to come, and words for a person who does not see it. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Se încarcă…</VisuallyHidden>
      {children}
    </div>
  );
}
