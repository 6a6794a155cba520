import { useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { type ArchiveKind, archiveKinds } from '@anunturi/shared-domain/people/archiveFields';
import { ARCHIVE_NAME_MAX, ARCHIVE_TAGS_MAX, TAG_MAX } from '@anunturi/shared-domain/site/limits';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatAgo';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useOwnListings } from '../data/useArchive';
import { readTags } from '../domain/archiveList';
import { failureMessage } from '../../domain/failureMessage';
import { texts } from '../texts';

type Props = { entry: ArchiveEntry; onClose(): void; onSaved(): void };

/** Own listings to link a file to; the one it is linked to stays among them when it is gone or could not be loaded. */
function useListingOptions(linked: string | undefined) {
  const own = useOwnListings();
  const options =
    own.state === 'ready'
      ? own.value.map(({ listing }) => ({ value: listing.id, label: listing.title }))
      : [];
  const missing =
    linked && !options.some(({ value }) => value === linked)
      ? [{ value: linked, label: texts.listingUnknown }]
      : [];
  return [{ value: '', label: texts.noListing }, ...missing, ...options];
}

/** Name, kind, tags, linked listing and term of a kept file. */
export function EditEntryDialog({ entry, onClose, onSaved }: Props) {
  const [name, setName] = useState(entry.name);
  const [kind, setKind] = useState<ArchiveKind>(entry.kind);
  const [tags, setTags] = useState(entry.tags.join(', '));
  const [listingId, setListingId] = useState(entry.listingId ?? '');
  const [expires, setExpires] = useState(entry.expiresAt ? toIsoDay(entry.expiresAt) : '');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const listings = useListingOptions(entry.listingId);
  const tidy = tidyText(name);

  async function save() {
    if (!tidy || busy) return;
    setBusy(true);
    try {
      const { changeEntry } = await import('../../data/archive');
      await changeEntry(entry.id, {
        name: tidy,
        kind,
        tags: readTags(tags, ARCHIVE_TAGS_MAX, TAG_MAX),
        listingId: listingId || null,
        expiresAt: expires ? new Date(expires) : null,
      });
      onSaved();
    } catch (error) {
      setProblem(failureMessage(error));
      setBusy(false);
    }
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button busy={busy} onClick={save}>
        {texts.save}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={texts.editTitle} footer={footer} size="small">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={4}>
          <TextField
            label={texts.name}
            value={name}
            maxLength={ARCHIVE_NAME_MAX}
            error={tidy ? undefined : texts.nameNeeded}
            onChange={(event) => setName(event.target.value)}
          />
          <SelectField
            label={texts.kind}
            value={kind}
            options={Object.entries(archiveKinds).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setKind(event.target.value as ArchiveKind)}
          />
          <TextField
            label={texts.tags}
            hint={texts.tagsHint}
            value={tags}
            onChange={(event) => setTags(event.target.value)}
          />
          <SelectField
            label={texts.listing}
            value={listingId}
            options={listings}
            onChange={(event) => setListingId(event.target.value)}
          />
          <TextField
            type="date"
            label={texts.expires}
            hint={texts.expiresHint}
            optional
            value={expires}
            onChange={(event) => setExpires(event.target.value)}
          />
          {problem && (
            <Notice tone="bad" role="alert">
              {problem}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
