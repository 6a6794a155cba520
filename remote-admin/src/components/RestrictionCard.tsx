import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { decisionKinds } from '@anunturi/shared-domain/moderation/decisionKinds';
import {
  appealOutcomes,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';
import { links } from '@anunturi/shared-domain/site/links';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { decideRestrictionAppeal } from '#data/decisions/restrictions';
import { AnswerAppeal } from './AnswerAppeal';

const ways = {
  reversed: {
    verb: 'Anulați decizia',
    consequence:
      'Restricția ia sfârșit: cuvântul îi este permis persoanei, textul revine dacă nu a fost schimbat între timp, sesizările sunt primite din nou.',
    done: 'Decizia a fost anulată; persoana află.',
  },
  upheld: {
    verb: 'Mențineți decizia',
    consequence: 'Restricția rămâne.',
    done: 'Decizia rămâne; persoana află.',
  },
} as const;

/** A restriction that stands in `decisions`, its appeal, and the way to answer it. */
export function RestrictionCard({
  decision,
  onAnswered,
}: {
  decision: ShownDecision;
  onAnswered(): void;
}) {
  const {
    kind,
    targetKind,
    targetId,
    targetTitle,
    personId,
    ground,
    facts,
    atMs,
    untilMs,
    isOver,
    appeal,
  } = decision;
  const isOpen = appeal !== undefined && appeal.outcome === undefined;
  return (
    <Card padding="small" tone={isOpen ? 'warn' : 'sunken'}>
      <Stack gap={2}>
        <strong>{decisionKinds[kind]}</strong>
        <span>
          <Link
            to={
              targetKind === 'listing'
                ? links.adminListings('toate', targetId)
                : links.adminUsers(personId)
            }
          >
            {targetTitle}
          </Link>{' '}
          · {formatDateTime(atMs)}
          {untilMs !== undefined && ` până la ${formatDateTime(untilMs)}`}
          {isOver && ' · încheiată'}
        </span>
        <span>
          {ground && `${moderationGrounds[ground]}: `}
          {facts}
        </span>
        {appeal && (
          <blockquote>
            <strong>Contestația din {formatDateTime(appeal.atMs)}:</strong>
            <p>{appeal.text}</p>
          </blockquote>
        )}
        {appeal?.outcome && (
          <span>
            <strong>{appealOutcomes[appeal.outcome]}.</strong> {appeal.answer}
          </span>
        )}
        {isOpen && kind === 'hold' && (
          <span>Primește răspuns odată cu anunțul, când îl aprobați sau îl respingeți.</span>
        )}
        {isOpen && kind !== 'hold' && (
          <AnswerAppeal
            about={`despre „${targetTitle}”`}
            ways={ways}
            answer={(outcome, words) => decideRestrictionAppeal(decision, outcome, words)}
            onAnswered={onAnswered}
          />
        )}
      </Stack>
    </Card>
  );
}
