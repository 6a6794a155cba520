import {
  ACTION_PARAM,
  TARGET_PARAM,
  ACTOR_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import {
  type ModerationAction,
  moderationActions,
  type ModerationLogEntry,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { readLog } from '#data/log/readLog';
import { AdminFrame } from '#components/AdminFrame';
import { type DataColumn, DataTable } from '#components/DataTable';
import { Pager } from '#components/Pager';
import { useCursorPages } from '#behaviour/useCursorPages';
import { oneOf, useQuery } from '#behaviour/useQuery';
import { ActorName } from '#components/ActorName';

const actions = { '': 'Toate', ...moderationActions };

/** Everything administrators did, newest first; nothing here can be changed or deleted. */
export function ModerationLogScreen() {
  const query = useQuery();
  const action = oneOf(query.get(ACTION_PARAM), actions, '') || undefined;
  const targetId = query.get(TARGET_PARAM) || undefined;
  const actorId = query.get(ACTOR_PARAM) || undefined;
  const pages = useCursorPages(`admin log:${action} ${targetId} ${actorId}`, (after) =>
    readLog({ action, targetId, actorId }, after),
  );
  const columns: DataColumn<ModerationLogEntry>[] = [
    { key: 'at', header: 'Când', cell: ({ at }) => formatDateTime(at) },
    {
      key: 'actor',
      header: 'Cine',
      cell: (entry) => (
        <ActorName
          uid={entry.actorId}
          onOnly={() =>
            query.set({ [ACTOR_PARAM]: entry.actorId, [TARGET_PARAM]: null, [ACTION_PARAM]: null })
          }
        />
      ),
    },
    {
      key: 'action',
      header: 'Ce',
      isTitle: true,
      cell: (entry) => moderationActions[entry.action],
    },
    { key: 'target', header: 'Despre', cell: (entry) => <Target entry={entry} /> },
    {
      key: 'text',
      header: 'Motiv',
      cell: ({ ground, text }) =>
        [ground && moderationGrounds[ground], text].filter(Boolean).join(': '),
    },
  ];
  return (
    <AdminFrame
      title="Jurnal"
      lead="Ce s-a hotărât și s-a schimbat în administrare. Însemnările nu pot fi schimbate sau șterse."
      actions={
        <ButtonLink size="small" variant="secondary" to={links.transparency()}>
          Pagina publică
        </ButtonLink>
      }
    >
      <Cluster gap={3}>
        <SelectField
          label="Ce"
          value={action ?? ''}
          onChange={(event) =>
            query.set({
              [ACTION_PARAM]: event.target.value as ModerationAction,
              [TARGET_PARAM]: null,
              [ACTOR_PARAM]: null,
            })
          }
          options={Object.entries(actions).map(([value, label]) => ({ value, label }))}
        />
        {(targetId ?? actorId) && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => query.set({ [TARGET_PARAM]: null, [ACTOR_PARAM]: null })}
          >
            Afișați tot jurnalul
          </Button>
        )}
      </Cluster>
      <LoadState
        of={pages.of}
        skeleton={<SkeletonRows count={8} />}
        failedTitle="Jurnalul nu a putut fi încărcat"
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title="Nicio însemnare" />
          ) : (
            <DataTable
              caption="Jurnal"
              columns={columns}
              rows={rows}
              rowName={(entry) => moderationActions[entry.action]}
            />
          )
        }
      </LoadState>
      <Pager pages={pages} />
    </AdminFrame>
  );
}

function Target({
  entry: { action, targetKind, targetId, targetTitle },
}: {
  entry: ModerationLogEntry;
}) {
  const name = targetTitle ?? targetId;
  if (targetKind === 'listing')
    return <Link to={links.adminListings('toate', targetId)}>{name}</Link>;
  if (targetKind === 'user' && action !== 'usersExported')
    return <Link to={links.adminUsers(targetId)}>{name}</Link>;
  if (targetKind === 'blogPost') return <Link to={links.adminEditPost(targetId)}>{name}</Link>;
  return <>{name}</>;
}
