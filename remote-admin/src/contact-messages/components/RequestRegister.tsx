import type { LegalRequest } from '@anunturi/shared-domain/people/legalRequest';
import { legalRequestKinds } from '@anunturi/shared-domain/people/legalRequestKinds';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { DataTable } from '#components/DataTable';
import { Pager } from '#components/Pager';
import { useCursorPages } from '#behaviour/useCursorPages';
import { readLegalRequests } from '../data/readLegalRequests';
import { AnswerBy } from './AnswerBy';

const sources = { contact: 'pagina de contact', account: 'contul persoanei' };

/** The register of what the law gives a time to answer, with its clock (GDPR art. 12 (3)). */
export function RequestRegister() {
  const pages = useCursorPages('admin legal requests', readLegalRequests);
  return (
    <>
      <LoadState
        of={pages.of}
        skeleton={<SkeletonRows count={4} />}
        failedTitle="Registrul nu a putut fi încărcat"
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title="Nicio cerere">
              Aici intră mesajele de contact al căror subiect cere ceva cu termen legal,
              descărcările de date și închiderile de cont.
            </EmptyState>
          ) : (
            <DataTable
              caption="Registrul cererilor"
              rows={rows}
              rowName={(row) => legalRequestKinds[row.kind]}
              columns={[
                {
                  key: 'received',
                  header: 'Primită',
                  cell: (row) => formatDate(row.receivedAt),
                },
                { key: 'kind', header: 'Ce se cere', cell: (row) => legalRequestKinds[row.kind] },
                { key: 'source', header: 'De unde', cell: (row) => sources[row.source] },
                { key: 'answer', header: 'Răspuns', cell: (row) => <Answer of={row} /> },
              ]}
            />
          )
        }
      </LoadState>
      <Pager pages={pages} />
    </>
  );
}

function Answer({ of: request }: { of: LegalRequest }) {
  if (request.answeredAt) return <>{formatDate(request.answeredAt)}</>;
  return <AnswerBy {...request} />;
}
