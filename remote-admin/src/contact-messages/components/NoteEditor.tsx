import { useState } from 'react';
import type { ContactMessage } from '@anunturi/shared-domain/moderation/contactMessage';
import { NOTE_MAX } from '@anunturi/shared-domain/site/limits';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { changeContactMessage } from '../data/contactActs';
import { useAction } from '../../components/useAction';

/** A note that only administrators read. */
export function NoteEditor({
  message,
  onDone,
  onCancel,
}: {
  message: ContactMessage;
  onDone(): void;
  onCancel(): void;
}) {
  const [note, setNote] = useState(message.note ?? '');
  const { busy, run } = useAction();
  const save = async () => {
    const undo = () =>
      void run(() => changeContactMessage(message, { note: message.note ?? '' })).then(onDone);
    if (
      await run(
        () => changeContactMessage(message, { note: note.trim() }),
        note.trim() ? 'Nota a fost salvată.' : 'Nota a fost ștearsă.',
        { undo },
      )
    )
      onDone();
  };
  return (
    <Stack gap={2}>
      <TextArea
        label="Notă"
        hint="O văd numai administratorii."
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Cluster gap={2}>
        <Button size="small" busy={busy} onClick={() => void save()}>
          Salvați nota
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Renunțați
        </Button>
      </Cluster>
    </Stack>
  );
}
