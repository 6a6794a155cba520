import { statusLabel } from '@anunturi/shared-domain/listing/listingStatus';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import {
  appealOutcomes,
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import type { ShownModeration } from '@anunturi/shared-domain/moderation/shownModeration';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ChangesAsked } from './ChangesAsked';
import { AnswerAppeal } from '#components/AnswerAppeal';
import { decideAppeal } from '../../data/decideAppeal';
import { isAppealed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import styles from './AppealPanel.module.css';

type Props = { listing: Listing; decision: ShownModeration; onAnswered(): void };

/** A rejection that was taken back is none any more: since then `decidedAt` is the time of the reversal. */
function titleOf(moderation: ShownModeration, ground: ModerationGround) {
  const { contestOutcome, decision, decidedAt, changes } = moderation;
  if (changes) return `Modificări cerute ${formatDateTime(decidedAt)}`;
  if (decision === 'rejected')
    return `${statusLabel('rejected', moderation)} ${formatDateTime(decidedAt)}: ${moderationGrounds[ground]}`;
  const what = contestOutcome === 'reversed' ? 'Decizie anulată' : 'Aprobat după o respingere';
  return `${what} ${formatDateTime(decidedAt)}: ${moderationGrounds[ground]}`;
}

const ways = {
  reversed: {
    verb: 'Anulați decizia',
    consequence: 'Anunțul devine public imediat.',
    done: 'Decizia a fost anulată: anunțul este din nou public.',
  },
  upheld: {
    verb: 'Mențineți decizia',
    consequence: 'Anunțul nu redevine public.',
    done: 'Decizia rămâne; proprietarul află răspunsul.',
  },
} as const;

/** The last rejection with its reasons, what the owner says against it, and the answer. */
export function AppealPanel({ listing, onAnswered, decision: moderation }: Props) {
  if (!moderation.ground) return null;
  return (
    <Notice
      tone={isAppealed(listing) ? 'warn' : 'info'}
      title={titleOf(moderation, moderation.ground)}
    >
      {moderation.changes ? (
        <ChangesAsked changes={moderation.changes} />
      ) : (
        <p className={styles.text}>{moderation.facts}</p>
      )}
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
        <AnswerAppeal
          about={`despre „${listing.title}”`}
          ways={ways}
          answer={(outcome, words) => decideAppeal(listing, outcome, words)}
          onAnswered={onAnswered}
        />
      )}
    </Notice>
  );
}
