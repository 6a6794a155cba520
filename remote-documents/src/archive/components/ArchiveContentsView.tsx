import { useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { ARCHIVE_QUOTA_BYTES } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import type { ArchiveContents } from '#data/archive';
import { type ArchiveFilter, findEntries, foldersOf } from '../domain/archiveList';
import { megabytes } from '#domain/megabytes';
import { ArchiveToolbar } from './ArchiveToolbar';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { EditEntryDialog } from './EditEntryDialog';
import { EntryList } from './EntryList';
import { MoveDialog } from './MoveDialog';
import { PreviewDialog } from './PreviewDialog';
import { Reminders } from './Reminders';
import { texts } from '../texts';
import { useEntryActions } from '../behaviour/useEntryActions';

const AttachProofDialog = lazyComponent(() =>
  import(/* webpackChunkName: "attach-proof" */ './AttachProofDialog').then(
    (file) => file.AttachProofDialog,
  ),
);

const ShareFileDialog = lazyComponent(() =>
  import(/* webpackChunkName: "share-file" */ './ShareFileDialog').then(
    (file) => file.ShareFileDialog,
  ),
);

type Props = {
  contents: ArchiveContents;
  isUploading: boolean;
  unpublishedId: string | undefined;
  reload(): void;
};

/** The kept files: quota, search, rows, and what is done with those chosen. */
export function ArchiveContentsView({
  contents: { entries, usedBytes },
  isUploading,
  unpublishedId,
  reload,
}: Props) {
  const [filter, setFilter] = useState<ArchiveFilter>({
    text: '',
    kind: '',
    tag: '',
    folder: '',
    sorting: 'newest',
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [previewed, setPreviewed] = useState<ArchiveEntry | null>(null);
  const [proving, setProving] = useState<ArchiveEntry | null>(null);
  const [sharing, setSharing] = useState<ArchiveEntry | null>(null);
  const [moving, setMoving] = useState(false);
  const [edited, setEdited] = useState<ArchiveEntry | null>(null);
  const actions = useEntryActions(reload);
  const shown = findEntries(entries, filter);
  const picked = shown.filter((entry) => chosen.has(entry.id));
  function choose(ids: readonly string[], on: boolean) {
    setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  }
  if (entries.length === 0 && isUploading) return null;
  if (entries.length === 0) {
    return (
      <EmptyState
        plain
        title={texts.emptyTitle}
        action={
          <ButtonLink to={links.contracts()} variant="secondary">
            {texts.makeContract}
          </ButtonLink>
        }
      >
        <p>{texts.emptyText}</p>
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <ProgressBar
        label={`${texts.quotaLabel}: ${texts.quota(megabytes(usedBytes), megabytes(ARCHIVE_QUOTA_BYTES))}`}
        value={usedBytes / ARCHIVE_QUOTA_BYTES}
        quiet
      />
      <Reminders entries={entries} />
      <ArchiveToolbar
        entries={entries}
        filter={filter}
        onChange={(changes) => setFilter((now) => ({ ...now, ...changes }))}
      />
      <Cluster justify="between">
        <p aria-live="polite">
          {picked.length > 0 ? texts.chosen(picked.length) : texts.entries(shown.length)}
        </p>
        <Cluster gap={2}>
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              choose(
                shown.map((entry) => entry.id),
                picked.length < shown.length,
              )
            }
          >
            {picked.length < shown.length ? texts.selectAll : texts.selectNone}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={picked.length === 0}
            busy={actions.zipDone !== null}
            onClick={() => actions.downloadAll(picked)}
          >
            {texts.downloadZip}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={picked.length === 0}
            onClick={() => setMoving(true)}
          >
            {texts.toFolder}
          </Button>
          <Button
            variant="danger"
            size="small"
            aria-disabled={picked.length === 0}
            onClick={() => {
              if (picked.length === 0) return;
              setChosen(new Set());
              void actions.remove(picked);
            }}
          >
            {texts.remove}
          </Button>
        </Cluster>
      </Cluster>
      {actions.zipDone !== null && (
        <ProgressBar label={texts.zipping} value={actions.zipDone} onCancel={actions.stopZip} />
      )}
      {shown.length === 0 ? (
        <EmptyState title={texts.nothingTitle}>{texts.nothingText}</EmptyState>
      ) : (
        <RowFocus>
          <EntryList
            entries={shown}
            chosen={chosen}
            actions={actions}
            onChoose={(id, on) => choose([id], on)}
            onPreview={setPreviewed}
            onEdit={setEdited}
            onProve={setProving}
            onShare={setSharing}
          />
        </RowFocus>
      )}
      {previewed && (
        <PreviewDialog
          entry={previewed}
          onClose={() => setPreviewed(null)}
          onDownload={actions.download}
        />
      )}
      {proving && (
        <AttachProofDialog
          entry={proving}
          unpublishedId={unpublishedId}
          onClose={() => setProving(null)}
          onAttached={(isStored) => {
            setProving(null);
            showToast(isStored ? texts.proved : texts.willBeProved);
            reload();
          }}
        />
      )}
      {sharing && <ShareFileDialog entry={sharing} onClose={() => setSharing(null)} />}
      {moving && (
        <MoveDialog
          entries={picked}
          folders={foldersOf(entries)}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false);
            setChosen(new Set());
            reload();
          }}
        />
      )}
      {edited && (
        <EditEntryDialog
          entry={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            reload();
          }}
        />
      )}
    </Stack>
  );
}
