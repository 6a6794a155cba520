import { useSession } from '@anunturi/shared-auth/session';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { Menu } from '@anunturi/shared-ui/actions/Menu';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { useState } from 'react';
import { type PostRow, postStates, stateOf } from '../domain/editedPost';
import { type DataColumn, DataTable } from '#components/DataTable';
import { authorOf } from '../domain/authorOf';
import classes from './PostTable.module.css';

const tones = { draft: 'neutral', scheduled: 'brand', published: 'good' } as const;

/** Posts as rows; a deletion is confirmed by name. */
export function PostTable({
  rows,
  nowMs,
  onChanged,
}: {
  rows: readonly PostRow[];
  nowMs: number;
  onChanged(): void;
}) {
  const { user } = useSession();
  const nav = useNav();
  const [leaving, setLeaving] = useState<PostRow | null>(null);
  const [busy, setBusy] = useState(false);

  async function remove(row: PostRow) {
    if (!user) return;
    setBusy(true);
    const { removePost } = await import(
      /* webpackChunkName: "savePost" */ '../behaviour/removePost'
    );
    await removePost(row, authorOf(user), onChanged);
    setBusy(false);
    setLeaving(null);
    onChanged();
  }
  const columns: DataColumn<PostRow & { id: string }>[] = [
    {
      key: 'title',
      header: 'Titlu',
      isTitle: true,
      cell: (row) => (
        <>
          <Link to={links.adminEditPost(row.slug)} className={classes.title}>
            {row.title}
          </Link>
          {row.tags.length > 0 && <span className={classes.tags}>{row.tags.join(', ')}</span>}
        </>
      ),
    },
    { key: 'state', header: 'Stare', cell: (row) => <StateBadge row={row} nowMs={nowMs} /> },
    {
      key: 'published',
      header: 'Publicare',
      cell: (row) => (
        <span className={classes.moment}>
          {row.publishedAtMs === undefined ? '–' : formatDateTime(row.publishedAtMs)}
        </span>
      ),
    },
    {
      key: 'updated',
      header: 'Modificat',
      wideOnly: true,
      cell: (row) => <span className={classes.moment}>{formatDateTime(row.updatedAtMs)}</span>,
    },
    {
      key: 'acts',
      header: 'Acțiuni',
      headerHidden: true,
      align: 'end',
      cell: (row) => (
        <Menu
          label={`Acțiuni pentru ${row.title}`}
          items={[
            { label: 'Modificați', to: links.adminEditPost(row.slug) },
            { label: 'Vedeți pe site', onSelect: () => nav.navigate(links.blogPost(row.slug)) },
            { label: 'Ștergeți', danger: true, onSelect: () => setLeaving(row) },
          ]}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Articole"
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: row.slug }))}
        rowName={(row) => row.title}
      />
      <ConfirmDialog
        open={leaving !== null}
        title={`Ștergeți articolul „${leaving?.title}”?`}
        confirmLabel="Ștergeți articolul"
        busy={busy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
      >
        Textul dispare, iar adresa /blog/{leaving?.slug} nu va mai funcționa. Imediat după ștergere
        îl puteți aduce înapoi.
      </ConfirmDialog>
    </>
  );
}

function StateBadge({ row, nowMs }: { row: PostRow; nowMs: number }) {
  const state = stateOf(row, nowMs);
  return <Badge tone={tones[state]}>{postStates[state]}</Badge>;
}
