import { useState } from 'react';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { PERSON_NOTE_MAX } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { addPersonNote, deletePersonNote, readPersonNotes } from '../data/personNotes';
import styles from './UserContent.module.css';

/** What moderators noted about a person for one another, with a field for the next note. */
export function PersonNotes({ uid }: { uid: string }) {
  const found = useLoad(`admin notes about:${uid}`, () => readPersonNotes(uid));
  const [text, setText] = useState('');
  const { busy, run } = useAction(toRomanianMessage);
  const add = () =>
    run(async () => {
      await addPersonNote(uid, text.trim());
      setText('');
      found.reload();
    });
  const remove = (noteId: string) =>
    run(async () => {
      await deletePersonNote(noteId);
      found.reload();
    });
  return (
    <Stack as="section" gap={2} aria-label="Note interne">
      <h3 className={styles.title}>Note interne</h3>
      <LoadState of={found} failedTitle="Notele nu au putut fi încărcate">
        {(notes) => (
          <ul className={styles.list}>
            {notes.length === 0 && <li>Nicio notă.</li>}
            {notes.map((note) => (
              <li key={note.id}>
                {formatDateTime(note.atMs)} · {note.author}: {note.text}{' '}
                <Button
                  size="small"
                  variant="ghost"
                  busy={busy}
                  onClick={() => void remove(note.id)}
                >
                  Ștergeți nota
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      <TextArea
        label="Notă nouă"
        hint="O citesc moderatorii. Persoana o primește numai dacă își descarcă datele."
        rows={2}
        maxLength={PERSON_NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          disabled={!text.trim()}
          onClick={() => void add()}
        >
          Adăugați nota
        </Button>
      </div>
    </Stack>
  );
}
