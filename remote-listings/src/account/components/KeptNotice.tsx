import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';

type Props = { atMs: number; status: ListingStatus | undefined; onRetry(): void };

/** Says that the account cannot be asked now, and from when what is shown comes. Listings of one status are read anew. */
export function KeptNotice({ atMs, status, onRetry }: Props) {
  const when = formatDateTime(atMs);
  return (
    <Notice
      tone="warn"
      role="status"
      title="Contul nu poate fi actualizat acum"
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Reîncercați
        </Button>
      }
    >
      {status
        ? `Numerele de lângă stări sunt din ${when}, cum le-a păstrat acest dispozitiv. Între timp s-au putut schimba.`
        : `Vedeți anunțurile, mesajele și căutările din ${when}, cum le-a păstrat acest dispozitiv. Între timp s-au putut schimba.`}
    </Notice>
  );
}
