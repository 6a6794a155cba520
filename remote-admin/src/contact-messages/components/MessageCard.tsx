import { useState } from 'react';
import {
  type ContactMessage,
  contactStatuses,
  type ContactStatus,
  toContactReceipt,
} from '@anunturi/shared-domain/moderation/contactMessage';
import { toLegalRequestKind } from '@anunturi/shared-domain/people/legalRequestKinds';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { Badge, type Tone } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { Menu } from '@anunturi/shared-ui/actions/Menu';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { changeContactMessage, deleteContactMessage } from '../data/contactActs';
import { AnswerBy } from './AnswerBy';
import { AnswerEditor } from './AnswerEditor';
import { NoteEditor } from './NoteEditor';
import styles from './MessageCard.module.css';

const tones: Record<ContactStatus, Tone> = {
  new: 'brand',
  answered: 'good',
  archived: 'neutral',
  spam: 'bad',
};
const said: Record<ContactStatus, string> = {
  new: 'Mesajul este din nou printre cele noi.',
  answered: 'Marcat cu răspuns trimis.',
  archived: 'Mesajul a fost arhivat.',
  spam: 'Mesajul a fost pus la nedorite.',
};

/** One message: read, answered, closed, noted, moved. */
export function MessageCard({
  message,
  onChanged,
}: {
  message: ContactMessage;
  onChanged(): void;
}) {
  const [noting, setNoting] = useState(false);
  // What was saved just now, until the list has been read anew.
  const [saved, setSaved] = useState<{ note: string; over: ContactMessage }>();
  const note = saved?.over === message ? saved.note : message.note;
  const [answering, setAnswering] = useState(false);
  const [closing, setClosing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const request = toLegalRequestKind(message.subject);
  const { busy, run } = useAction(toRomanianMessage);
  async function move(status: ContactStatus) {
    const undo = () =>
      void run(() => changeContactMessage(message, { status: message.status })).then(onChanged);
    if (await run(() => changeContactMessage(message, { status }), said[status], { undo }))
      onChanged();
  }
  async function close() {
    const act = () => changeContactMessage(message, { status: 'archived' });
    if (await run(act, 'Mesajul a fost închis, iar cine l-a scris a aflat.')) onChanged();
    setClosing(false);
  }
  async function remove() {
    if (await run(() => deleteContactMessage(message), 'Mesajul a fost șters.')) onChanged();
    setDeleting(false);
  }
  const others = (Object.keys(contactStatuses) as ContactStatus[]).filter(
    (status) => status !== message.status && !(status === 'archived' && message.status === 'new'),
  );
  const moves = {
    new: 'Înapoi la noi',
    archived: 'Arhivați',
    spam: 'Marcați ca nedorit',
    answered: 'Am răspuns în alt fel',
  };
  return (
    <Card as="article" padding="medium">
      <Cluster justify="between" gap={2}>
        <h2 className={styles.subject}>{message.subject}</h2>
        <Cluster gap={2}>
          {request && message.status !== 'answered' && message.status !== 'spam' && (
            <AnswerBy kind={request} receivedAt={message.createdAt} />
          )}
          <Badge tone={tones[message.status]}>{contactStatuses[message.status]}</Badge>
        </Cluster>
      </Cluster>
      <p className={styles.meta}>
        {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a> ·{' '}
        {formatDateTime(message.createdAt)} · nr. {toContactReceipt(message.id)}
      </p>
      <p className={styles.text}>{message.message}</p>
      {message.answer && (
        <p className={styles.note}>
          <strong>Răspunsul trimis, {formatDateTime(message.answer.at)}:</strong>{' '}
          {message.answer.text}
        </p>
      )}
      {answering && (
        <AnswerEditor
          message={message}
          onDone={() => {
            setAnswering(false);
            onChanged();
          }}
          onCancel={() => setAnswering(false)}
        />
      )}
      {note && !noting && (
        <p className={styles.note}>
          <strong>Notă:</strong> {note}
        </p>
      )}
      {noting && (
        <NoteEditor
          message={message}
          before={note ?? ''}
          onDone={(done) => {
            setSaved({ note: done, over: message });
            setNoting(false);
            onChanged();
          }}
          onCancel={() => setNoting(false)}
        />
      )}
      <Cluster gap={2}>
        {!message.answer && !answering && (
          <Button size="small" variant="secondary" onClick={() => setAnswering(true)}>
            Răspundeți
          </Button>
        )}
        {message.status === 'new' && !request && (
          <Button size="small" variant="ghost" busy={busy} onClick={() => setClosing(true)}>
            Închideți fără răspuns…
          </Button>
        )}
        <Menu
          label={`Acțiuni pentru ${message.subject}`}
          items={[
            ...(noting
              ? []
              : [
                  {
                    label: note ? 'Modificați nota' : 'Adăugați o notă',
                    onSelect: () => setNoting(true),
                  },
                ]),
            ...others.map((status) => ({
              label: moves[status],
              onSelect: () => void move(status),
            })),
            { label: 'Ștergeți…', danger: true, onSelect: () => setDeleting(true) },
          ]}
        />
      </Cluster>
      <ConfirmDialog
        open={closing}
        title={`Închideți mesajul „${message.subject}” fără răspuns?`}
        confirmLabel="Închideți mesajul"
        busy={busy}
        onCancel={() => setClosing(false)}
        onConfirm={() => void close()}
      >
        Îi scriem la {message.email} că am citit mesajul și l-am închis.
      </ConfirmDialog>
      <ConfirmDialog
        open={deleting}
        title={`Ștergeți mesajul „${message.subject}”?`}
        confirmLabel="Ștergeți mesajul"
        busy={busy}
        onCancel={() => setDeleting(false)}
        onConfirm={() => void remove()}
      >
        Mesajul lui {message.name} dispare definitiv; în jurnal rămâne numai că a fost șters.
      </ConfirmDialog>
    </Card>
  );
}
