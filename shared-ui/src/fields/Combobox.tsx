// Longer than most: keyboard, pointer and screen-reader behaviour of one control belong together.
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { ChevronDown } from '../icons/ChevronDown';
import { X } from '../icons/X';
import { bareClass, controlClass } from './controlClass';
import { Field, useField } from './Field';
import type { FieldTexts } from './Field';
import { joinClasses } from '../text/joinClasses';
import { VisuallyHidden } from '../display/VisuallyHidden';
import styles from './Combobox.module.css';

export type ComboboxOption = { value: string; label: string; hint?: string };

export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[];
  /** Value of the chosen option; empty when none is. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  placeholder?: string;
  /** Said when nothing matches. */
  emptyText?: ReactNode;
  id?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** Entries rendered at a time; typing narrows a longer list. */
const MAX_SHOWN = 100;

/** A choice of one from a long list, narrowed by typing (with or without diacritics). */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  emptyText = 'Nimic nu se potrivește',
  id,
  name,
  disabled,
  ref,
  className,
  label,
  hint,
  error,
  optional,
  labelHidden,
}: ComboboxProps) {
  const control = useField({ id, hint, error });
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const shown = matching(options, typed).slice(0, MAX_SHOWN);
  const optionId = (index: number) => `${listId}-${index}`;

  function openAt(index: number) {
    setOpen(true);
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }
  function close() {
    setOpen(false);
    setTyped(null);
  }
  function choose(option: ComboboxOption | undefined) {
    if (option) onChange(option.value);
    close();
  }
  function leave() {
    if (typed === '') onChange('');
    else if (typed !== null) chooseExact();
    close();
    onBlur?.();
  }
  function chooseExact() {
    const wanted = foldText(typed ?? '');
    const exact = options.find((option) => foldText(option.label) === wanted);
    if (exact) onChange(exact.value);
  }
  function press(event: KeyboardEvent) {
    const last = shown.length - 1;
    if (event.key === 'ArrowDown')
      openAt(
        open
          ? Math.min(active + 1, last)
          : Math.max(
              0,
              shown.findIndex((option) => option.value === value),
            ),
      );
    else if (event.key === 'ArrowUp') openAt(open ? Math.max(active - 1, 0) : last);
    else if (event.key === 'Enter' && open) choose(shown[active]);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Field controlId={control.id} {...{ label, hint, error, optional, labelHidden, className }}>
      <div className={styles.anchor}>
        <span className={joinClasses(controlClass, styles.box)}>
          <input
            {...control}
            ref={ref}
            name={name}
            disabled={disabled}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && shown[active] ? optionId(active) : undefined}
            placeholder={placeholder}
            value={typed ?? chosen?.label ?? ''}
            className={bareClass}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            onBlur={leave}
          />
          {value !== '' && !disabled ? (
            <button
              type="button"
              tabIndex={-1}
              aria-label="Goliți câmpul"
              className={styles.clear}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                onChange('');
                setTyped(null);
              }}
            >
              <X size={18} />
            </button>
          ) : (
            <ChevronDown size={20} className={styles.arrow} />
          )}
        </span>
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={typeof label === 'string' ? label : undefined}
          hidden={!open}
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {open &&
            shown.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
              <li
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                className={styles.option}
                onMouseEnter={() => setActive(index)}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </li>
            ))}
        </ul>
        {open && shown.length === 0 && (
          <div className={joinClasses(styles.list, styles.empty)}>{emptyText}</div>
        )}
        <VisuallyHidden aria-live="polite">
          {open && typed !== null ? `Potriviri: ${shown.length}` : ''}
        </VisuallyHidden>
      </div>
    </Field>
  );
}

/** Options whose words start with what was typed come first, then those that contain it. */
function matching(options: readonly ComboboxOption[], typed: string | null) {
  const wanted = foldText(typed ?? '');
  if (!wanted) return options;
  const starts: ComboboxOption[] = [];
  const contains: ComboboxOption[] = [];
  for (const option of options) {
    const text = foldText(option.label);
    if (text.startsWith(wanted)) starts.push(option);
    else if (text.includes(wanted)) contains.push(option);
  }
  return [...starts, ...contains];
}

/** Text as it is compared in a search: lower case, without diacritics ("Râmnicu" and "ramnicu" are the same). */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
