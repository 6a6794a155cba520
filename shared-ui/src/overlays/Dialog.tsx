import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { X } from '../icons/X';
import { IconButton } from '../actions/IconButton';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Escape, the close button or a click beside it; the parent then sets `open` to false. */
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  /** `full`: the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** `sheet`: from the bottom edge on phones, from the right one on wide screens. */
  placement?: 'center' | 'sheet';
  role?: 'dialog' | 'alertdialog';
};

/** A window above the page: the browser's own modal dialog, which keeps the focus inside and gives it back. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  placement = 'center',
  role,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Before the parts leave the page: the browser gives the focus back only while the dialog is in it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // The title rather than the close button, which the browser would choose; a `data-autofocus` part goes first.
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    return () => element.close();
  }, [open]);
  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does it too
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      data-size={size}
      data-placement={placement}
      className={styles.dialog}
      // Its own only: those of a dialog or a file field inside it come by here too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => open && event.target === event.currentTarget && onClose()}
      onClick={closeFromBackdrop}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <IconButton label="Închideți" icon={<X />} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
