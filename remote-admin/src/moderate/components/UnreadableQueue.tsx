import { useState } from 'react';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import type { UnreadableListing } from '@anunturi/shared-domain/moderation/unreadableListing';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { type DataColumn, DataTable } from '#components/DataTable';
import { Pager } from '#components/Pager';
import { useCursorPages } from '#behaviour/useCursorPages';
import { deleteUnreadable, readUnreadable, rejectUnreadable } from '../data/unreadableListings';
import { RestrictDialog } from './review/RestrictDialog';

type Asked = { kind: 'reject' | 'delete'; listing: UnreadableListing };
const nameOf = ({ title, id }: UnreadableListing) => title ?? id;

/** Listings whose data do not fit: out of everybody's sight until they are rejected or deleted. */
export function UnreadableQueue({ onDecided }: { onDecided(): void }) {
  const pages = useCursorPages('admin unreadable', readUnreadable);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { busy, run } = useAction(toRomanianMessage);
  async function go(act: () => Promise<void>, done: string) {
    setAsked(null);
    if (!(await run(act, done))) return;
    pages.of.reload();
    onDecided();
  }
  const columns: DataColumn<UnreadableListing>[] = [
    { key: 'id', header: 'Anunțul', cell: (each) => each.id },
    { key: 'title', header: 'Titlul', isTitle: true, cell: ({ title }) => title ?? '–' },
    { key: 'faults', header: 'Ce nu se potrivește', cell: ({ faults }) => faults.join(', ') },
    { key: 'at', header: 'Găsit', cell: ({ at }) => formatDateTime(at) },
    {
      key: 'acts',
      header: 'Acțiuni',
      cell: (listing) => (
        <Cluster gap={2}>
          <Button size="small" onClick={() => setAsked({ kind: 'reject', listing })}>
            Respingeți…
          </Button>
          <Button
            size="small"
            variant="danger"
            onClick={() => setAsked({ kind: 'delete', listing })}
          >
            Ștergeți…
          </Button>
        </Cluster>
      ),
    },
  ];
  return (
    <LoadState
      of={pages.of}
      skeleton={<SkeletonRows count={4} />}
      failedTitle="Lista nu a putut fi încărcată"
    >
      {({ rows }) => (
        <>
          {rows.length === 0 ? (
            <EmptyState title="Toate anunțurile pot fi citite">
              Un anunț ale cărui date nu se potrivesc iese din liste și apare aici.
            </EmptyState>
          ) : (
            <DataTable caption="Anunțuri necitite" columns={columns} rows={rows} rowName={nameOf} />
          )}
          <Pager pages={pages} />
          {asked?.kind === 'reject' && (
            <RestrictDialog
              kind="reject"
              listings={[{ id: asked.listing.id, title: nameOf(asked.listing) }]}
              onCancel={() => setAsked(null)}
              onRestrict={(statement, reports) =>
                void go(
                  () => rejectUnreadable(asked.listing.id, statement, reports),
                  'Anunțul a fost respins.',
                )
              }
            />
          )}
          <ConfirmDialog
            open={asked?.kind === 'delete'}
            busy={busy}
            title={asked ? `Ștergeți „${nameOf(asked.listing)}”?` : ''}
            confirmLabel="Ștergeți anunțul"
            onCancel={() => setAsked(null)}
            onConfirm={() =>
              asked && void go(() => deleteUnreadable(asked.listing.id), 'Anunțul a fost șters.')
            }
          >
            Dispare pentru totdeauna, cu fotografiile lui.
          </ConfirmDialog>
        </>
      )}
    </LoadState>
  );
}
