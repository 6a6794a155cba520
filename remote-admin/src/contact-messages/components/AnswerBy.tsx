import type { LegalRequest } from '@anunturi/shared-domain/people/legalRequest';
import { lastDayToAnswer } from '@anunturi/shared-domain/people/legalRequestKinds';
import { formatIsoDay, toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { serverNow } from '@anunturi/shared-auth/serverClock';
import { Badge } from '@anunturi/shared-ui/display/Badge';

/** Until when a request must be answered; late, it says so. */
export function AnswerBy(request: Pick<LegalRequest, 'kind' | 'receivedAt'>) {
  const day = lastDayToAnswer(request);
  const isLate = toIsoDay(serverNow()) > day;
  return (
    <Badge tone={isLate ? 'bad' : 'warn'}>
      {isLate ? 'Termen depășit:' : 'Răspundeți până la'} {formatIsoDay(day)}
    </Badge>
  );
}
