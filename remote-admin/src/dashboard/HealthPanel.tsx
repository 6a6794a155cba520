import { formatDateTime } from '@anunturi/shared-domain/formatDate';
import { plural } from '@anunturi/shared-domain/plural';
import { Badge } from '@anunturi/shared-ui/Badge';
import { Button } from '@anunturi/shared-ui/Button';
import { LoadState } from '@anunturi/shared-ui/LoadState';
import { Cluster } from '@anunturi/shared-ui/Stack';
import { Table } from '@anunturi/shared-ui/Table';
import { useLoad } from '@anunturi/shared-ui/useLoad';
import { forgetErrors } from '../data/deviceErrors';
import { type PartHealth, readHealth } from '../data/readHealth';
import styles from './FiguresPanel.module.css';

const names: Record<string, string> = { listings: 'Anunțuri', documents: 'Acte', blog: 'Blog', admin: 'Administrare' };

/** The parts of the site: live version, whether they answer, faults seen on this device. */
export function HealthPanel() {
  const health = useLoad('admin health', readHealth);
  const forget = () => {
    forgetErrors();
    health.reload();
  };
  return (
    <section aria-label="Starea părților site-ului" className={styles.panel}>
      <Cluster justify="between" gap={3}>
        <h2 className={styles.title}>Starea părților site-ului</h2>
        <Button size="small" variant="ghost" onClick={health.reload}>Verifică din nou</Button>
      </Cluster>
      <LoadState of={health}>
        {(parts) => (
          <>
            <Table
              caption="Starea părților site-ului"
              dense
              rows={parts}
              rowKey={({ name }) => name}
              columns={[
                { key: 'name', header: 'Partea', cell: ({ name }) => names[name] ?? name },
                { key: 'version', header: 'Versiunea', cell: ({ version }) => version },
                { key: 'answers', header: 'Răspunde', cell: ({ answersInMs }) => (answersInMs === null ? <Badge tone="bad">Nu răspunde</Badge> : <Badge tone="good">Da, în {answersInMs} ms</Badge>) },
                { key: 'errors', header: 'Erori pe acest dispozitiv', cell: ({ errors }) => <Errors errors={errors} /> },
              ]}
            />
            {parts.some(({ errors }) => errors.length > 0) && <Button size="small" variant="ghost" onClick={forget}>Uită erorile</Button>}
          </>
        )}
      </LoadState>
    </section>
  );
}

function Errors({ errors }: { errors: PartHealth['errors'] }) {
  const last = errors[0];
  return last ? <>{plural(errors.length, 'eroare', 'erori')}; ultima {formatDateTime(last.atMs)}: {last.message}</> : <>Niciuna</>;
}
