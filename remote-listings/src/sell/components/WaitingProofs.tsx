import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { proofKinds } from '@anunturi/shared-domain/listing/proof';
import { links } from '@anunturi/shared-domain/site/links';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { readWaitingProofs } from '../data/readWaitingProofs';
import { texts } from '../texts';
import { ProofDoubts } from './ProofDoubts';

/** Before a vehicle is published: its proofs, what they contradict, and where more are attached. */
export function WaitingProofs({ uid, listingId }: { uid: string; listingId: string }) {
  const proofs = useLoad(`waitingProofs:${uid}:${listingId}`, () =>
    readWaitingProofs(uid, listingId),
  );
  return (
    <Stack as="section" gap={3} aria-labelledby="dovezi">
      <h2 id="dovezi">{texts.proofs}</h2>
      <LoadState of={proofs}>
        {(found) =>
          found.length === 0 ? (
            <p>{texts.noProofs}</p>
          ) : (
            <>
              <ul>
                {found.map(({ id, kind, day }) => (
                  <li key={id}>{`${proofKinds[kind]}, ${formatIsoDay(day)}`}</li>
                ))}
              </ul>
              <ProofDoubts proofs={found} />
            </>
          )
        }
      </LoadState>
      <div>
        <ButtonLink to={links.archive(listingId)} variant="secondary">
          {texts.attachProofs}
        </ButtonLink>
      </div>
    </Stack>
  );
}
