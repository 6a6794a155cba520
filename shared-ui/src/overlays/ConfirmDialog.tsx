import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question, naming the thing: "Ștergeți anunțul „Dacia Logan”?" */
  title: ReactNode;
  /** What goes, and whether it can be brought back. */
  children: ReactNode;
  /** The verb: "Ștergeți anunțul". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm(): void;
  onCancel(): void;
  /** At work after the confirmation. */
  busy?: boolean;
  /** Not destructive: renders the confirmation in the brand's colour. */
  harmless?: boolean;
  /** `medium` where it holds a form. */
  size?: 'small' | 'medium';
};

/** Asks before something goes; the safe answer comes first and has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Renunțați',
  onConfirm,
  onCancel,
  busy,
  harmless,
  size = 'small',
}: ConfirmDialogProps) {
  const answers = (
    <>
      <Button variant="secondary" onClick={onCancel} data-autofocus disabled={busy}>
        {cancelLabel}
      </Button>
      <Button variant={harmless ? 'primary' : 'danger'} onClick={onConfirm} busy={busy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      footer={answers}
      size={size}
      role="alertdialog"
    >
      {children}
    </Dialog>
  );
}
