import { useState } from 'react';
import type { ContactMessage } from '@anunturi/shared-domain/moderation/contactMessage';
import { CONTACT_ANSWER_MAX, CONTACT_ANSWER_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { answerContactMessage } from '../data/contactActs';

/** An answer that goes to the writer of a message by e-mail. */
export function AnswerEditor({
  message,
  onDone,
  onCancel,
}: {
  message: ContactMessage;
  onDone(): void;
  onCancel(): void;
}) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const length = text.trim().length;
  const isShort = length < CONTACT_ANSWER_MIN;
  async function send() {
    setTried(true);
    if (isShort || length > CONTACT_ANSWER_MAX) return;
    if (await run(() => answerContactMessage(message, text), 'Răspunsul a plecat prin e-mail.'))
      onDone();
  }
  return (
    <Stack gap={2}>
      <TextArea
        label="Răspunsul"
        hint={`Pleacă prin e-mail la ${message.email}. Dacă vi se răspunde, mesajul vine în căsuța site-ului.`}
        rows={6}
        maxLength={CONTACT_ANSWER_MAX}
        counter
        value={text}
        error={tried && isShort && 'Scrieți răspunsul.'}
        onChange={(event) => setText(event.target.value)}
      />
      <Cluster gap={2}>
        <Button size="small" busy={busy} onClick={() => void send()}>
          Trimiteți răspunsul
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Renunțați
        </Button>
      </Cluster>
    </Stack>
  );
}
