import { useSession } from '@anunturi/shared-auth/session';
import { TAB_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { Receipt } from '#data/conversations/sendReport';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';

/** Says the number of a notice that was received, and how its sender learns what is decided. */
export function ReportReceipt({ receipt, statusUrl, onClose }: Receipt & { onClose(): void }) {
  const { user } = useSession();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Am primit sesizarea"
      footer={<Button onClick={onClose}>Închideți</Button>}
    >
      <Stack>
        <p role="status">
          Numărul sesizării: <strong>{receipt}</strong>
        </p>
        <p>
          O analizăm și vă scriem la adresa de e-mail ce am hotărât și cum puteți contesta
          hotărârea.{' '}
          {user ? (
            <>
              Starea sesizării o vedeți și în contul dumneavoastră, la{' '}
              <Link to={`${links.dashboard()}?${TAB_PARAM}=sesizari`}>Sesizări și decizii</Link>.
            </>
          ) : (
            'Păstrați numărul dacă doriți să reveniți.'
          )}
        </p>
        {statusUrl && !user && (
          <p>
            Fără cont, o urmăriți la <a href={statusUrl}>pagina sesizării</a>: cine are adresa ei o
            poate citi, așa că păstrați-o pentru dumneavoastră.
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
