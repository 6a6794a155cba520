import type { BaseSyntheticEvent } from 'react';

/**
 * Brings a person who sent a form to its first field with an error, in the order of the page; a form library's own order is
 * that in which fields have come. `errors` are by the names of fields.
 */
export function focusFirst(errors: object, event?: BaseSyntheticEvent): void {
  if (!(event?.target instanceof HTMLFormElement)) return;
  for (const control of event.target.elements)
    if (control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors)
      return control.focus();
}
