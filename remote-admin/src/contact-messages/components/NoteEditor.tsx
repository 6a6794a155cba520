import { useState } from 'react';
import type { ContactMessage } from '@anunturi/shared-domain/moderation/contactMessage';
import { NOTE_MAX } from '@anunturi/shared-domain/site/limits';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { changeContactMessage } from '../data/contactActs';

/** A note that only administrators read. */
export function NoteEditor({
  message,
  before,
  onDone,
  onCancel,
}: {
  message: ContactMessage;
  before: string;
  onDone(note: string): void;
  onCancel(): void;
}) {
  const [note, setNote] = useState(before);
  const { busy, run } = useAction(toRomanianMessage);
  const change = async (to: string, done?: string, options?: { about: string; undo(): void }) => {
    if (await run(() => changeContactMessage(message, { note: to }), done, options)) onDone(to);
  };
  const save = () => {
    const to = note.trim();
    return change(to, to ? 'Nota a fost salvată.' : 'Nota a fost ștearsă.', {
      about: `note ${message.id}`, // a later note is not written over by the undo of this one
      undo: () => void change(before),
    });
  };
  return (
    <Stack gap={2}>
      <TextArea
        label="Notă"
        hint="O văd numai cei care răspund la mesaje."
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
