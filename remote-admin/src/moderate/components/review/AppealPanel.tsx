import { useState } from 'react';
import { statusLabel } from '@anunturi/shared-domain/listing/listingStatus';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { STATEMENT_FACTS_MAX, STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import {
  appealOutcomes,
  type AppealOutcome,
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import type { Moderation } from '@anunturi/shared-domain/moderation/moderation';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { readModeration } from '#data/listings/readModeration';
import { decideAppeal } from '../../data/decideAppeal';
import { isAppealed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import styles from './AppealPanel.module.css';

type Props = { listing: Listing; onAnswered(): void };

/** The last rejection with its reasons, what the owner says against it, and the answer. */
export function AppealPanel(props: Props) {
  const { id, version } = props.listing;
  const found = useLoad(`admin moderation:${id} ${version}`, () => readModeration(id));
  return (
    <LoadState of={found} skeleton={null} failedTitle="Decizia nu a putut fi încărcată">
      {(moderation) => moderation && <Rejection {...props} moderation={moderation} />}
    </LoadState>
  );
}

/** A rejection that was taken back is none any more: since then `decidedAt` is the time of the reversal. */
function titleOf(
  { contestOutcome, decision, decidedAt, removed }: Moderation,
  ground: ModerationGround,
) {
  if (decision === 'rejected')
    return `${statusLabel('rejected', removed)} ${formatDateTime(decidedAt)}: ${moderationGrounds[ground]}`;
  const what = contestOutcome === 'reversed' ? 'Decizie anulată' : 'Aprobat după o respingere';
  return `${what} ${formatDateTime(decidedAt)}: ${moderationGrounds[ground]}`;
}

function Rejection({ listing, onAnswered, moderation }: Props & { moderation: Moderation }) {
  const [asked, setAsked] = useState<AppealOutcome | null>(null);
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = answer.trim().length < STATEMENT_FACTS_MIN;
  const { busy, run } = useAction(toRomanianMessage);
  if (!moderation.ground) return null;
  async function send(outcome: AppealOutcome) {
    setTried(true);
    if (isShort) return;
    const done =
      outcome === 'reversed'
        ? 'Decizia a fost anulată: anunțul este din nou public.'
        : 'Decizia rămâne; proprietarul află răspunsul.';
    if (await run(() => decideAppeal(listing, outcome, answer.trim()), done)) onAnswered();
    setAsked(null);
  }
  return (
    <Notice
      tone={isAppealed(listing) ? 'warn' : 'info'}
      title={titleOf(moderation, moderation.ground)}
    >
      <p className={styles.text}>{moderation.facts}</p>
      {moderation.contestText && (
        <blockquote className={styles.appeal}>
          <strong>
            Proprietarul contestă
            {moderation.contestedAt && `, ${formatDateTime(moderation.contestedAt)}`}:
          </strong>
          <p className={styles.text}>{moderation.contestText}</p>
        </blockquote>
      )}
      {moderation.contestOutcome && (
        <p className={styles.text}>
          <strong>{appealOutcomes[moderation.contestOutcome]}.</strong> {moderation.contestAnswer}
        </p>
      )}
      {isAppealed(listing) && (
        <Cluster gap={2}>
          <Button size="small" onClick={() => setAsked('reversed')}>
            Anulați decizia
          </Button>
          <Button size="small" variant="secondary" onClick={() => setAsked('upheld')}>
            Mențineți decizia
          </Button>
        </Cluster>
      )}
      <ConfirmDialog
        open={asked !== null}
        harmless
        busy={busy}
        title={
          asked === 'reversed'
            ? `Anulați decizia despre „${listing.title}”?`
            : `Mențineți decizia despre „${listing.title}”?`
        }
        confirmLabel={asked === 'reversed' ? 'Anulați decizia' : 'Mențineți decizia'}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void send(asked)}
      >
        <p>
          {asked === 'reversed'
            ? 'Anunțul devine public imediat. Răspunsul nu mai poate fi schimbat.'
            : 'Anunțul nu redevine public. Răspunsul nu mai poate fi schimbat.'}
        </p>
        <TextArea
          label="Răspunsul pentru proprietar"
          required
          error={
            tried && isShort && `Scrieți motivele, în cel puțin ${STATEMENT_FACTS_MIN} caractere.`
          }
          maxLength={STATEMENT_FACTS_MAX}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </ConfirmDialog>
    </Notice>
  );
}
