import type { Fault } from '@anunturi/shared-contract/page/ErrorReport';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { type DeviceError, forgetErrors } from '#data/deviceErrors';
import { type PartHealth, readHealth } from '../data/readHealth';
import { partName } from '../domain/partNames';
import styles from './FiguresPanel.module.css';

const kinds: Record<Fault['kind'], string> = {
  data: 'date necitite',
  rendering: 'pagină nedesenată',
  file: 'fișier lipsă',
};

const columns: TableColumn<PartHealth>[] = [
  { key: 'name', header: 'Partea', cell: ({ name }) => partName(name) },
  { key: 'version', header: 'Versiunea', cell: ({ version }) => version },
  {
    key: 'answers',
    header: 'Răspuns',
    cell: ({ answersInMs }) =>
      answersInMs === null ? (
        <Badge tone="bad">Nu răspunde</Badge>
      ) : (
        <Badge tone="good">Da, în {answersInMs} ms</Badge>
      ),
  },
  { key: 'server', header: 'Erori pe server', cell: (part) => <ServerFaults part={part} /> },
  {
    key: 'errors',
    header: 'Erori în acest browser',
    cell: ({ errors }) => <DeviceErrors errors={errors} />,
  },
];

/** The parts of the site: live version, whether they answer, faults that the server and this browser saw. */
export function HealthPanel({ unreadable }: { unreadable: number }) {
  const health = useLoad('admin health', readHealth);
  const forget = () => {
    forgetErrors();
    health.reload();
  };
  return (
    <section aria-label="Starea părților site-ului" className={styles.panel}>
      <Cluster justify="between" gap={3}>
        <h2 className={styles.title}>Starea părților site-ului</h2>
        <Button size="small" variant="ghost" onClick={health.reload}>
          Verificați din nou
        </Button>
      </Cluster>
      <LoadState of={health} skeleton={<SkeletonRows count={4} />}>
        {({ serverSinceMs, parts, shellErrors }) => (
          <>
            <Table
              caption="Starea părților site-ului"
              dense
              rows={parts}
              rowKey={({ name }) => name}
              columns={columns}
            />
            {unreadable > 0 && (
              <p className={styles.note}>
                <Link to={links.adminListings('necitite')}>
                  {formatNumber(unreadable)}{' '}
                  {unreadable === 1 ? 'anunț nu poate fi citit' : 'anunțuri nu pot fi citite'}
                </Link>
                : datele nu se potrivesc; respingeți-le sau ștergeți-le.
              </p>
            )}
            {shellErrors.length > 0 && (
              <p className={styles.note}>
                În cadrul comun al paginilor, în acest browser:{' '}
                <DeviceErrors errors={shellErrors} />
              </p>
            )}
            <p className={styles.note}>
              {serverSinceMs === undefined
                ? 'Serverul de pagini nu spune ce erori a văzut.'
                : `Serverul de pagini numără de la pornirea lui, ${formatDateTime(serverSinceMs)}.`}{' '}
              Acest browser ține minte ultimele erori de la prima vizită în administrare; ce văd
              browserele vizitatorilor stă mai jos.
            </p>
            {(shellErrors.length > 0 || parts.some(({ errors }) => errors.length > 0)) && (
              <Button size="small" variant="ghost" onClick={forget}>
                Uitați erorile din acest browser
              </Button>
            )}
          </>
        )}
      </LoadState>
    </section>
  );
}

function ServerFaults({ part: { serverFaults, lastServerFault, version } }: { part: PartHealth }) {
  if (!lastServerFault) return <>Niciuna</>;
  const { atMs, kind, what, version: then } = lastServerFault;
  return (
    <>
      {plural(serverFaults, 'eroare', 'erori')}; ultima {formatDateTime(atMs)}
      {then !== version && ` (versiunea ${then})`}: {kinds[kind]}, {what}
    </>
  );
}

function DeviceErrors({ errors }: { errors: readonly DeviceError[] }) {
  const last = errors[0];
  return last ? (
    <>
      {plural(errors.length, 'eroare', 'erori')}; ultima {formatDateTime(last.atMs)}: {last.message}
    </>
  ) : (
    <>Niciuna</>
  );
}
