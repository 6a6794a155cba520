import { useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import {
  type ArchiveKind,
  type ArchiveTerm,
  archiveKinds,
  archiveTerms,
} from '@anunturi/shared-domain/people/archiveFields';
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
import { failureMessage } from '#domain/failureMessage';
import { texts } from '../texts';

type Props = { entry: ArchiveEntry; onClose(): void; onSaved(): void };

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

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

/** Name, kind, tags and linked listing of a kept file, and until when what is valid. */
export function EditEntryDialog({ entry, onClose, onSaved }: Props) {
  const [name, setName] = useState(entry.name);
  const [kind, setKind] = useState<ArchiveKind>(entry.kind);
  const [tags, setTags] = useState(entry.tags.join(', '));
  const [listingId, setListingId] = useState(entry.listingId ?? '');
  const [expires, setExpires] = useState(entry.expiresAt ? toIsoDay(entry.expiresAt) : '');
  const [term, setTerm] = useState<ArchiveTerm | ''>(entry.term ?? '');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const listings = useListingOptions(entry.listingId);
  const tidy = tidyText(name);

  const read = readTags(tags);
  const longTag = read.find((tag) => tag.length > TAG_MAX);
  const tagsError =
    (longTag && texts.tagTooLong(longTag)) ||
    (read.length > ARCHIVE_TAGS_MAX && texts.tooManyTags(read.length));
  // Their fields say what is wrong; nothing of it is cut.
  const isFit = tidy && name.length <= ARCHIVE_NAME_MAX && !tagsError;

  async function save() {
    if (!isFit || busy) return;
    setBusy(true);
    try {
      const { changeEntry } = await import('#data/archive');
      await changeEntry(entry.id, {
        name: tidy,
        kind,
        tags: read,
        listingId: listingId || null,
        expiresAt: expires ? new Date(expires) : null,
        term: (expires && term) || null,
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
            options={toOptions(archiveKinds)}
            onChange={(event) => setKind(event.target.value as ArchiveKind)}
          />
          <TextField
            label={texts.tags}
            hint={texts.tagsHint}
            value={tags}
            error={tagsError}
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
          {expires && (
            <SelectField
              label={texts.term}
              optional
              value={term}
              options={[{ value: '', label: texts.noTerm }, ...toOptions(archiveTerms)]}
              onChange={(event) => setTerm(event.target.value as ArchiveTerm | '')}
            />
          )}
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
