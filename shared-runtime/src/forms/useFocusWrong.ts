import { useEffect, useState } from 'react';

/**
 * For a form without a form library: brings a person to the first field with an error, once the page shows it. Give it the
 * form that was sent.
 */
export function useFocusWrong(): (form: Element) => void {
  const [tried, setTried] = useState<{ form: Element } | null>(null);
  useEffect(
    () => tried?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    [tried],
  );
  return (form) => setTried({ form });
}
