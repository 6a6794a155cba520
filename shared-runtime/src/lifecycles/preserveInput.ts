type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Input = { value: string | boolean; caret: number | null };

const FIELDS = 'input, textarea, select';
/** What nobody types or chooses, and files, which are told apart below. */
const NOT_GIVEN = /^(file|hidden|button|submit)$/;

/**
 * Remembers what a visitor typed, chose or ticked in prerendered markup before React took it over. The returned function
 * gives it to React as input, files too, and sends a form that was sent meanwhile; call it once the markup is hydrated.
 */
export function preserveInput(slot: HTMLElement): () => void {
  const changed = new Map<Field, Input>(
    [...slot.querySelectorAll<Field>(FIELDS)]
      .filter(isChanged)
      .map((field) => [field, inputOf(field)]),
  );
  // What is done while the markup is being hydrated is the newer. React hydrates the field for this very event, takes
  // what it finds for known, and the next render puts back what it knew: so it is read before React is told of it, which
  // may listen further up, for the page around.
  const hear = ({ type, target }: Event) => {
    const field = target as Field;
    if (!slot.contains(field) || !field.matches(FIELDS) || NOT_GIVEN.test(field.type)) return;
    // A ticked box tells of it at first with the click.
    if (isBox(field) !== (type === 'click')) return;
    changed.delete(field); // given back in the order of what was done: the last chosen of some radios stays
    changed.set(field, inputOf(field));
  };
  // Between two keys React may have rendered what it knew: the next key goes on from what was typed.
  const restore = ({ target }: Event) => {
    const input = changed.get(target as Field);
    if (input && (target as Field).value !== input.value) setUnnoticed(target as Field, input);
  };
  // A form that is sent before React knows what was typed into it is sent again once it does.
  let sent: SubmitEvent | undefined;
  const hold = (event: Event) => {
    if (!(event instanceof SubmitEvent) || !slot.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    sent = event;
  };
  const listeners = Object.entries({
    input: hear,
    click: hear,
    beforeinput: restore,
    submit: hold,
  });
  for (const [event, listener] of listeners) document.addEventListener(event, listener, true);
  return () => {
    for (const [event, listener] of listeners) document.removeEventListener(event, listener, true);
    for (const [field, input] of changed) give(field, input);
    // A field whose event React got is empty again, for the next choice.
    for (const field of slot.querySelectorAll<HTMLInputElement>('input[type="file"]'))
      if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
    if (!sent) return;
    // In a task of its own: React renders what was given before. A press kept from earlier may have sent it by then.
    const timer = setTimeout(sendAgain, 0, sent);
    sent.target!.addEventListener('submit', () => clearTimeout(timer), { once: true });
  };
}

function sendAgain({ target, submitter }: SubmitEvent): void {
  const form = target as HTMLFormElement;
  if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
}

/** React takes nothing for input that does not differ from what it read last: so it reads something else before. */
function give(field: Field, input: Input): void {
  if (isBox(field)) {
    if (field.type === 'radio' && !input.value) return; // the one chosen in its place is given
    field.checked = !input.value;
    field.click();
    return;
  }
  field.value = '';
  for (const event of ['input', 'change']) {
    // Each time: what React renders between the two puts the old choice back.
    setUnnoticed(field, input);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/** The value and the caret, without React's own setter, which would take them for known. */
function setUnnoticed(field: Field, { value, caret }: Input): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  if (caret !== null && field === document.activeElement)
    (field as HTMLTextAreaElement).setSelectionRange(caret, caret);
}

const isBox = (field: Field): field is HTMLInputElement & { type: 'checkbox' | 'radio' } =>
  /^(checkbox|radio)$/.test(field.type);

const inputOf = (field: Field): Input => ({
  value: isBox(field) ? field.checked : field.value,
  caret: field instanceof HTMLSelectElement ? null : field.selectionStart,
});

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.value !==
      (field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0])?.value
    );
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return !NOT_GIVEN.test(field.type) && field.value !== field.defaultValue;
}
