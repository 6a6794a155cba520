import { useState } from 'react';
import type { AppealOutcome } from '@anunturi/shared-domain/moderation/moderationFields';
import { STATEMENT_FACTS_MAX, STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';

/** What a way of answering does: on its button, in the question, and once it is done. */
type Way = { verb: string; consequence: string; done: string };

type Props = {
  /** What the appeal is about, after the verb: `decizia despre „Dacia”`. */
  about: string;
  ways: Record<AppealOutcome, Way>;
  answer(outcome: AppealOutcome, words: string): Promise<void>;
  onAnswered(): void;
};

/** Answers an appeal with reasons, after a question: the answer is final and its person reads it (DSA art. 20). */
export function AnswerAppeal({ about, ways, answer, onAnswered }: Props) {
  const [asked, setAsked] = useState<AppealOutcome | null>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const isShort = words.trim().length < STATEMENT_FACTS_MIN;
  async function send(outcome: AppealOutcome) {
    setTried(true);
    if (isShort) return;
    if (await run(() => answer(outcome, words.trim()), ways[outcome].done)) onAnswered();
    setAsked(null);
  }
  return (
    <>
      <Cluster gap={2}>
        <Button size="small" onClick={() => setAsked('reversed')}>
          {ways.reversed.verb}
        </Button>
        <Button size="small" variant="secondary" onClick={() => setAsked('upheld')}>
          {ways.upheld.verb}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={asked !== null}
        harmless
        busy={busy}
        title={asked && `${ways[asked].verb} ${about}?`}
        confirmLabel={asked ? ways[asked].verb : ''}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void send(asked)}
      >
        <p>{asked && ways[asked].consequence} Răspunsul nu mai poate fi schimbat.</p>
        <TextArea
          label="Răspunsul la contestație"
          required
          error={
            tried && isShort && `Scrieți motivele, în cel puțin ${STATEMENT_FACTS_MIN} caractere.`
          }
          maxLength={STATEMENT_FACTS_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
