import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { appealOutcomes } from '@anunturi/shared-domain/moderation/moderationFields';
import type { ShownAppeal } from '@anunturi/shared-domain/people/shownBlock';
import { APPEAL_MAX, APPEAL_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { useState } from 'react';

type Props = {
  appeal: ShownAppeal | undefined;
  /** Sends what the person says; @throws MarketError */
  send(text: string): Promise<void>;
  onAppealed(): void;
};

/** The appeal against a decision as it stands, or the form for one (DSA art. 20). */
export function Appeal({ appeal, ...form }: Props) {
  return appeal ? <Appealed appeal={appeal} /> : <AppealForm {...form} />;
}

function Appealed({ appeal: { text, atMs, outcome, answer, isSame } }: { appeal: ShownAppeal }) {
  return (
    <>
      <p>
        Contestată pe {formatDate(atMs)}: „{text}”
      </p>
      {outcome ? (
        <p>
          <strong>{appealOutcomes[outcome]}</strong>: {answer}
          {isSame && ` ${appealTexts.same}`}
        </p>
      ) : (
        <p>{appealTexts.waits}</p>
      )}
    </>
  );
}

function AppealForm({ send, onAppealed }: Omit<Props, 'appeal'>) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const isShort = text.trim().length < APPEAL_MIN;
  async function submit() {
    setTried(true);
    if (isShort) return;
    const done = 'Contestația a fost trimisă. Răspunsul apare aici și vine pe e-mail.';
    if (await run(() => send(text.trim()), done)) onAppealed();
  }
  return (
    <>
      <TextArea
        label="De ce este greșită decizia"
        hint={`${appealTexts.judge} ${appealTexts.once}`}
        maxLength={APPEAL_MAX}
        value={text}
        error={tried && isShort && `Scrieți cel puțin ${APPEAL_MIN} de caractere.`}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button size="small" busy={busy} onClick={() => void submit()}>
          Contestați decizia
        </Button>
      </div>
    </>
  );
}
