type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Boxes are not typed into: React reads them from the page by itself. */
const NOT_TYPED = /^(checkbox|radio|file|hidden|button|submit)$/;

/**
 * Remembers what a visitor typed or chose in prerendered markup before React took it over. The returned function gives it
 * to React as input, files too; call it once the markup is hydrated.
 */
export function preserveInput(slot: HTMLElement): () => void {
  const typed = [...slot.querySelectorAll<Field>('input, textarea, select')]
    .filter(isChanged)
    .map((field) => [field, field.value] as const);
  return () => {
    for (const [field, value] of typed) {
      field.value = ''; // React has read the typed value; without a difference it takes no input
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      );
      for (const event of ['input', 'change'])
        field.dispatchEvent(new Event(event, { bubbles: true }));
    }
    // A field that React has heard of is empty again, for the next choice.
    for (const field of slot.querySelectorAll<HTMLInputElement>('input[type="file"]'))
      if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.value !==
      (field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0])?.value
    );
  return !NOT_TYPED.test(field.type) && field.value !== field.defaultValue;
}
