import { useState } from 'react';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import {
  type AppealOutcome,
  appealOutcomes,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { STATEMENT_FACTS_MAX, STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import type { UserRow } from '#data/users/readUsers';
import { decideBlockAppeal } from '../data/userActs';

/** Why a person is suspended, what they say against it, and the answer. */
export function BlockPanel({ user, onAnswered }: { user: UserRow; onAnswered(): void }) {
  const { blockedAt, blockedUntil, blockedGround, blockedReason, blockAppeal } = user;
  return (
    <Notice
      tone="bad"
      title={`Suspendat${blockedAt ? ` din ${formatDateTime(blockedAt)}` : ''}${
        blockedUntil ? ` până pe ${formatDateTime(blockedUntil)}` : ', fără termen'
      }`}
    >
      <p>
        {blockedGround && `${moderationGrounds[blockedGround]}: `}
        {blockedReason}
      </p>
      {blockAppeal && (
        <blockquote>
          <strong>Contestația din {formatDateTime(blockAppeal.at)}:</strong>
          <p>{blockAppeal.text}</p>
        </blockquote>
      )}
      {blockAppeal?.outcome && (
        <p>
          <strong>{appealOutcomes[blockAppeal.outcome]}.</strong> {blockAppeal.answer}
        </p>
      )}
      {user.blockAppealedAt && <Answer user={user} onAnswered={onAnswered} />}
    </Notice>
  );
}

function Answer({ user, onAnswered }: { user: UserRow; onAnswered(): void }) {
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const isShort = answer.trim().length < STATEMENT_FACTS_MIN;
  async function send(outcome: AppealOutcome) {
    setTried(true);
    if (isShort) return;
    const done =
      outcome === 'reversed' ? 'Suspendarea a fost ridicată.' : 'Decizia rămâne; persoana află.';
    if (await run(() => decideBlockAppeal(user, outcome, answer.trim()), done)) onAnswered();
  }
  return (
    <>
      <TextArea
        label="Răspunsul la contestație"
        required
        maxLength={STATEMENT_FACTS_MAX}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        error={
          tried && isShort && `Scrieți motivele, în cel puțin ${STATEMENT_FACTS_MIN} caractere.`
        }
      />
      <Cluster gap={2}>
        <Button size="small" busy={busy} onClick={() => void send('reversed')}>
          Ridicați suspendarea
        </Button>
        <Button size="small" variant="secondary" busy={busy} onClick={() => void send('upheld')}>
          Mențineți decizia
        </Button>
      </Cluster>
    </>
  );
}
