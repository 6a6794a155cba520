import { useId, useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { ImagePlus } from '../icons/ImagePlus';
import { FieldError } from './Field';
import { joinClasses } from '../text/joinClasses';
import styles from './FileDrop.module.css';

export type FileDropProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** As of `<input accept>`; dropped files are not filtered by it, the receiver checks. */
  accept?: string;
  multiple?: boolean;
  /** Takes nothing for now; keeps its place in the tab order, and the focus. */
  disabled?: boolean;
  onFiles(files: File[]): void;
  icon?: ReactNode;
  id?: string;
  compact?: boolean;
};

/** Files by picker (pointer, keyboard, phone camera) or by dropping them here. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  multiple,
  disabled,
  onFiles,
  icon,
  id,
  compact,
}: FileDropProps) {
  const made = useId();
  const inputId = id ?? made;
  const [over, setOver] = useState(false);
  const give = (files: FileList | null) => {
    const given = [...(files ?? [])];
    if (given.length > 0 && !disabled) onFiles(multiple ? given : given.slice(0, 1));
  };
  function pick(event: ChangeEvent<HTMLInputElement>) {
    give(event.target.files);
    event.target.value = ''; // so that the same file can be picked again
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  }
  function dragOver(event: DragEvent) {
    event.preventDefault();
    setOver(!disabled);
  }
  return (
    <div className={styles.field}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the field inside does the same with the keyboard */}
      <label
        className={joinClasses(styles.zone, compact && styles.compact)}
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          id={inputId}
          className={styles.input}
          {...{ accept, multiple }}
          aria-disabled={disabled || undefined}
          onClick={disabled ? (event) => event.preventDefault() : undefined}
          aria-describedby={error ? `${inputId}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={pick}
        />
        <span className={styles.icon}>{icon ?? <ImagePlus strokeWidth={1.5} />}</span>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
