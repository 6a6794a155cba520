import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { type ListingStatus, statusLabel } from '@anunturi/shared-domain/listing/listingStatus';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { toDaysLeft } from '@anunturi/shared-domain/listing/listingExpiry';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { AppealAnswer } from '#components/AppealAnswer';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { readModeration } from '#data/lists/readModeration';
import type { ListingDetail } from '#domain/listingDetail';

const explanations: Partial<Record<ListingStatus, string>> = {
  draft: 'Numai dumneavoastră îl vedeți. Publicați-l din pagina de modificare.',
  pending: 'Așteaptă să fie verificat; până atunci numai dumneavoastră îl vedeți.',
  paused: 'Este ascuns temporar: nu apare în liste și nu poate fi deschis de alții.',
  sold: 'Este marcat ca vândut; pagina rămâne deschisă pentru cine are adresa.',
  expired: 'A expirat. Îl puteți prelungi din contul dumneavoastră.',
  archived: 'Este în arhivă; numai dumneavoastră îl vedeți.',
};

/** What the owner sees above the own listing, whatever its status. */
export function OwnerBar({
  listing,
  status,
  nowMs,
}: {
  listing: ListingDetail;
  status: ListingStatus;
  nowMs: number;
}) {
  const reasons = useLoad(`moderation:${listing.id} ${status}`, () =>
    readModeration({ id: listing.id, status }),
  );
  const moderation = reasons.state === 'ready' ? reasons.value : undefined;
  const rejected = status === 'rejected' ? moderation : undefined;
  const { busy, run } = useAction(toRomanianMessage);
  const dismiss = () =>
    run(async () => {
      const { dismissAnswer } = await import(
        /* webpackChunkName: "my-listing-acts" */ '#data/dismissAnswer'
      );
      await dismissAnswer(listing.id);
      reasons.reload();
    });
  return (
    <>
      {moderation && !rejected && (
        <AppealAnswer
          moderation={toPlainDates(moderation)}
          busy={busy}
          onDismiss={() => void dismiss()}
        />
      )}
      <Notice
        tone={toneOf(status)}
        title={`Anunțul dumneavoastră · ${statusLabel(status, rejected)}`}
        action={
          <>
            {!rejected?.removed && (
              <>
                <ButtonLink to={links.editListing(listing.id)} size="small">
                  Modificați
                </ButtonLink>
                {listing.kind === 'vehicle' && (
                  <ButtonLink to={links.archive()} size="small" variant="secondary">
                    Atașați dovezi
                  </ButtonLink>
                )}
              </>
            )}
            <ButtonLink to={links.dashboard()} size="small" variant="secondary">
              Contul meu
            </ButtonLink>
          </>
        }
      >
        {rejected?.changes?.join(' ')}
        {rejected?.ground &&
          !rejected.changes &&
          `${moderationGrounds[rejected.ground]}. ${rejected.facts ?? ''}`}
        {status === 'active' && listing.expiresAt !== undefined
          ? `Este public până la ${formatDate(listing.expiresAt)} (încă ${plural(toDaysLeft(new Date(listing.expiresAt), new Date(nowMs)), 'zi', 'zile')}).`
          : explanations[status]}
      </Notice>
    </>
  );
}

function toneOf(status: ListingStatus) {
  if (status === 'active') return 'info';
  return status === 'rejected' ? 'bad' : 'warn';
}
