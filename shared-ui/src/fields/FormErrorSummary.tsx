import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './FormErrorSummary.module.css';

export type FormError = { fieldId: string; text: ReactNode };

/** What keeps a form from being sent, each entry leading to its field. Takes the focus when `attempt` changes. */
export function FormErrorSummary({
  errors,
  attempt,
  title = 'Mai sunt câteva lucruri de corectat',
}: {
  errors: readonly FormError[];
  attempt?: number;
  title?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => focusField(event, fieldId)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, fieldId: string) {
  const found = document.getElementById(fieldId);
  if (!found) return;
  event.preventDefault();
  const field = found.matches('fieldset')
    ? (found.querySelector<HTMLElement>('input, select, textarea, button') ?? found)
    : found;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
