import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import type { Moderation } from '@anunturi/shared-domain/moderation/moderation';
import { appealOutcomes } from '@anunturi/shared-domain/moderation/moderationFields';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { PlainDates } from '@anunturi/shared-domain/site/plainDates';

/** What was answered to an appeal, beside a listing that is not rejected any more, until its owner puts it away. */
export function AppealAnswer({
  moderation: { contestOutcome, contestDecidedAt, contestAnswer },
  busy,
  onDismiss,
}: {
  moderation: PlainDates<Moderation>;
  busy: boolean;
  onDismiss(): void;
}) {
  if (contestOutcome === undefined) return null;
  const on = contestDecidedAt === undefined ? '' : ` din ${formatDate(contestDecidedAt)}`;
  return (
    <section aria-label="Răspunsul la contestație">
      <Notice
        tone={contestOutcome === 'reversed' ? 'good' : 'info'}
        title={`${appealOutcomes[contestOutcome]}: răspunsul${on} la contestația dumneavoastră`}
        action={
          <Button size="small" variant="secondary" busy={busy} onClick={onDismiss}>
            Am citit răspunsul
          </Button>
        }
      >
        {contestAnswer}
        {contestAnswer && contestOutcome === 'reversed' && ' '}
        {contestOutcome === 'reversed' && 'Zilele cât anunțul nu s-a văzut nu se pun la socoteală.'}
      </Notice>
    </section>
  );
}
