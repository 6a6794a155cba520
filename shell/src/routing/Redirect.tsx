import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { useEffect } from 'react';

/** Replaces the place as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  const nav = useNav();
  useEffect(() => nav.navigate(to, { replace: true }), [nav, to]);
  return null;
}
