import {
  ACTOR_PARAM,
  DAY_PARAM,
  KIND_PARAM,
  NETWORK_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { withoutAbsent } from '@anunturi/shared-domain/formats/withoutAbsent';
import {
  kindOfEvent,
  securityEvents,
  securityKinds,
} from '@anunturi/shared-domain/people/securityEvents';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { ActorName } from '#components/ActorName';
import { AdminFrame } from '#components/AdminFrame';
import { type DataColumn, DataTable } from '#components/DataTable';
import { Pager } from '#components/Pager';
import { useCursorPages } from '#behaviour/useCursorPages';
import { oneOf, useQuery } from '#behaviour/useQuery';
import { readSecurityLog, type SecurityLine } from './data/readSecurityLog';
import { texts } from './texts';

const kinds = { '': 'Toate', ...securityKinds };
/** So much of a network's digest tells two of them apart on a page. */
const SHOWN_SIGNS = 6;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Sign-ins, failures, refusals, changes, reads and exports, newest first; nothing here can be changed. */
export function SecurityLogScreen() {
  const query = useQuery();
  const search = withoutAbsent({
    kind: oneOf(query.get(KIND_PARAM), kinds, '') || undefined,
    personId: query.get(ACTOR_PARAM) || undefined,
    source: query.get(NETWORK_PARAM) || undefined,
    day: isoDay.exec(query.get(DAY_PARAM))?.[0],
  });
  const pages = useCursorPages(`admin security:${JSON.stringify(search)}`, (after: string | null) =>
    readSecurityLog(search, after),
  );
  const columns: DataColumn<SecurityLine>[] = [
    { key: 'at', header: texts.at, cell: ({ atMs }) => formatDateTime(atMs) },
    {
      key: 'person',
      header: texts.person,
      cell: ({ personId }) =>
        personId && (
          <ActorName uid={personId} onOnly={() => query.set({ [ACTOR_PARAM]: personId })} />
        ),
    },
    { key: 'event', header: texts.event, isTitle: true, cell: (line) => <Event line={line} /> },
    { key: 'kind', header: texts.kind, cell: ({ event }) => securityKinds[kindOfEvent(event)] },
    {
      key: 'source',
      header: texts.network,
      cell: ({ source }) =>
        source && (
          <Button
            size="small"
            variant="ghost"
            aria-label={texts.onlyNetwork(source.slice(0, SHOWN_SIGNS))}
            onClick={() => query.set({ [NETWORK_PARAM]: source })}
          >
            {source.slice(0, SHOWN_SIGNS)}
          </Button>
        ),
    },
  ];
  return (
    <AdminFrame title="Siguranță" lead={texts.lead}>
      <Cluster gap={3}>
        <SelectField
          label={texts.kind}
          value={search.kind ?? ''}
          onChange={(event) => query.set({ [KIND_PARAM]: event.target.value })}
          options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          label={texts.day}
          type="date"
          value={search.day ?? ''}
          onChange={(event) => query.set({ [DAY_PARAM]: event.target.value })}
        />
        {(search.personId ?? search.source) && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => query.set({ [ACTOR_PARAM]: null, [NETWORK_PARAM]: null })}
          >
            {texts.everybody}
          </Button>
        )}
      </Cluster>
      <LoadState of={pages.of} skeleton={<SkeletonRows count={8} />} failedTitle={texts.failed}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <DataTable
              caption={texts.caption}
              columns={columns}
              rows={rows}
              rowName={({ event }) => securityEvents[event]}
            />
          )
        }
      </LoadState>
      <Pager pages={pages} />
    </AdminFrame>
  );
}

function Event({ line: { event, command, count, aboutId } }: { line: SecurityLine }) {
  const said = [securityEvents[event], command, count > 1 && texts.times(count)]
    .filter(Boolean)
    .join(' · ');
  return aboutId ? (
    <>
      {said} · <Link to={links.adminUsers(aboutId)}>{texts.about}</Link>
    </>
  ) : (
    <>{said}</>
  );
}
