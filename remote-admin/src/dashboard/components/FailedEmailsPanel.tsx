import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { type FailedEmail, readFailedEmails, sendEmailAgain } from '../data/failedEmails';
import styles from './FiguresPanel.module.css';

/** E-mails that were refused for good, and those that may have arrived: only a person sends them again. */
export function FailedEmailsPanel() {
  const emails = useLoad('admin failed emails', readFailedEmails);
  const { busy, run } = useAction(toRomanianMessage);
  const again = async (email: FailedEmail) => {
    if (await run(() => sendEmailAgain(email), 'E-mailul pleacă din nou.')) emails.reload();
  };
  const columns: TableColumn<FailedEmail>[] = [
    { key: 'to', header: 'Către', cell: ({ to }) => to },
    {
      key: 'what',
      header: 'Ce',
      cell: ({ subject, text }) => (
        <details>
          <summary>{subject}</summary>
          <p className={styles.email}>{text}</p>
        </details>
      ),
    },
    { key: 'at', header: 'Când', cell: ({ failedAtMs }) => formatDateTime(failedAtMs) },
    {
      key: 'why',
      header: 'De ce',
      cell: ({ isUnclear, error }) =>
        isUnclear ? 'Poate a ajuns: serverul s-a oprit înainte de răspuns' : `Refuzat: ${error}`,
    },
    {
      key: 'again',
      header: 'Acțiuni',
      cell: (email) => (
        <Button size="small" variant="secondary" disabled={busy} onClick={() => void again(email)}>
          Trimiteți din nou
        </Button>
      ),
    },
  ];
  return (
    <section aria-label="E-mailuri nelivrate" className={styles.panel}>
      <h2 className={styles.title}>E-mailuri nelivrate</h2>
      <LoadState of={emails} skeleton={<SkeletonRows count={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.note}>Toate e-mailurile au plecat.</p>
          ) : (
            <Table
              caption="E-mailuri nelivrate"
              dense
              rows={rows}
              rowKey={({ id }) => id}
              columns={columns}
            />
          )
        }
      </LoadState>
    </section>
  );
}
