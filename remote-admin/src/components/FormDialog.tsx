import { type ReactNode, useId } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';

type Props = {
  title: string;
  /** On the button that sends the form. */
  submit: string;
  busy: boolean;
  onSubmit(form: HTMLElement): void;
  onClose(): void;
  children: ReactNode;
};

/** A short form in a dialog: its buttons stand below the fields, and Enter sends it. */
export function FormDialog({ title, submit, busy, onSubmit, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Renunțați
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={4}
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {children}
      </Stack>
    </Dialog>
  );
}
