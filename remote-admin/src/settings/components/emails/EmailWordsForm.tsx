import { type FormEvent, useState } from 'react';
import {
  type EmailTemplateId,
  emailTemplates,
} from '@anunturi/shared-domain/emails/emailTemplates';
import {
  emailPartNames,
  emailWordProblems,
  type EmailWords,
} from '@anunturi/shared-domain/emails/emailWords';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { useFocusWrong } from '@anunturi/shared-runtime/forms/useFocusWrong';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { useRefusedFields } from '../../behaviour/useRefusedFields';
import { changeEmailWords, type EmailPreviewed, previewEmail } from '../../data/emailWords';
import { sendSampleEmails } from '../../data/sendSampleEmails';
import { EmailPreview } from './EmailPreview';
import { EmailPartField } from './EmailPartField';

type Props = {
  template: EmailTemplateId;
  /** The words that it has, where they are not its own. */
  changed: EmailWords | undefined;
  readAtMs: number;
  onSaved(): void;
};

/** The words of one e-mail, with its own beside them. */
export function EmailWordsForm({ template, changed, readAtMs, onSaved }: Props) {
  const { words: usual, placeholders } = emailTemplates[template];
  const [words, setWords] = useState<EmailWords>(changed ?? usual);
  const [tried, setTried] = useState(false);
  const [preview, setPreview] = useState<EmailPreviewed>();
  const focusWrong = useFocusWrong();
  const { refused, watch } = useRefusedFields();
  const { busy, run } = useAction(toRomanianMessage);
  const problems = emailWordProblems(emailTemplates[template], words);

  function isRight(form: Element | null): boolean {
    setTried(true);
    const right = Object.keys(problems).length === 0;
    if (!right && form) focusWrong(form);
    return right;
  }
  async function save(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    if (!isRight(event.currentTarget)) return;
    const act = () => watch(() => changeEmailWords(template, words, readAtMs));
    if (await run(act, 'Textul a fost salvat.')) onSaved();
  }
  async function restore() {
    const act = () => changeEmailWords(template, undefined, readAtMs);
    if (await run(act, 'E-mailul are din nou textul site-ului.')) onSaved();
  }
  const show = (form: Element | null) =>
    isRight(form) && run(() => watch(async () => setPreview(await previewEmail(template, words))));
  const send = () =>
    run(() => sendSampleEmails(template), 'Mostra a plecat către adresa dumneavoastră.');

  return (
    <Stack as="form" gap={4} onSubmit={(event) => void save(event)}>
      {Object.keys(placeholders).length > 0 && (
        <p>
          Completăm noi:{' '}
          {Object.entries(placeholders)
            .map(([name, what]) => `{${name}} – ${what}`)
            .join('; ')}
          .
        </p>
      )}
      {emailPartNames.map((part) => (
        <EmailPartField
          key={part}
          part={part}
          value={words[part]}
          usual={usual[part]}
          error={(tried && problems[part]) || refused[part]}
          onChange={(value) => setWords({ ...words, [part]: value })}
        />
      ))}
      <Cluster gap={2}>
        <Button type="submit" busy={busy}>
          Salvați textul
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={(event) => void show(event.currentTarget.form)}
        >
          Previzualizați
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => void send()}>
          Trimiteți-mi o mostră
        </Button>
        {changed && (
          <Button variant="ghost" disabled={busy} onClick={() => void restore()}>
            Înapoi la textul site-ului
          </Button>
        )}
      </Cluster>
      <EmailPreview email={preview} onClose={() => setPreview(undefined)} />
    </Stack>
  );
}
