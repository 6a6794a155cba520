import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import {
  appealOutcomes,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { AnswerAppeal } from '#components/AnswerAppeal';
import type { UserRow } from '#data/users/readUsers';
import { decideBlockAppeal } from '#data/users/userActs';

const ways = {
  reversed: {
    verb: 'Ridicați suspendarea',
    consequence: 'Persoana poate folosi din nou contul, iar anunțurile se văd iarăși.',
    done: 'Suspendarea a fost ridicată.',
  },
  upheld: {
    verb: 'Mențineți suspendarea',
    consequence: 'Suspendarea rămâne cum a fost hotărâtă.',
    done: 'Decizia rămâne; persoana află.',
  },
} as const;

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
      {user.blockAppealedAt && (
        <AnswerAppeal
          about={`contului lui ${user.displayName}`}
          ways={ways}
          answer={(outcome, words) => decideBlockAppeal(user, outcome, words)}
          onAnswered={onAnswered}
        />
      )}
    </Notice>
  );
}
