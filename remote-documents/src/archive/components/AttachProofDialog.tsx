import { useEffect, useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatAgo';
import { isIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import {
  type ProofFacts,
  type ProofKind,
  proofFactsSchema,
  proofKinds,
} from '@anunturi/shared-domain/listing/proof';
import { proofDoubts } from '@anunturi/shared-domain/listing/proofDoubts';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { failureMessage } from '#domain/failureMessage';
import { useOwnListings } from '../data/useArchive';
import { attachProof } from '../data/proofs';
import { readCertificate } from '../domain/readCertificate';
import { texts } from '../texts';

type Props = {
  entry: ArchiveEntry;
  /** The listing that its seller is writing; it is none of the stored ones. */
  unpublishedId: string | undefined;
  onClose(): void;
  onAttached(isStored: boolean): void;
};
type Typed = { kind: ProofKind; day: string; mileageKm: string; vinEnd: string; year: string };

const kindOptions = Object.entries(proofKinds).map(([value, label]) => ({ value, label }));
const NOTHING: Typed = { kind: 'autoPass', day: '', mileageKm: '', vinEnd: '', year: '' };
const typedOf = (fields: Typed) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => name === 'kind' || value));
const whole = (text: string) => Number(text.replace(/[\s.]/g, ''));

/** The proof as typed; null while it is none. */
function toFacts({ kind, day, mileageKm, vinEnd, year }: Typed): ProofFacts | null {
  const read = proofFactsSchema.safeParse({
    kind,
    day,
    ...(mileageKm.trim() && { mileageKm: whole(mileageKm) }),
    ...(vinEnd.trim() && { vinEnd: vinEnd.trim().toUpperCase() }),
    ...(year.trim() && { year: whole(year) }),
  });
  return read.success ? read.data : null;
}

/** What a PDF says of the vehicle, once it has been read. */
function useRead(entry: ArchiveEntry, onRead: (found: Partial<Typed>) => void) {
  const [state, setState] = useState<'reading' | 'found' | 'nothing'>(
    entry.contentType === 'application/pdf' ? 'reading' : 'nothing',
  );
  useEffect(() => {
    if (entry.contentType !== 'application/pdf') return undefined;
    let isCurrent = true;
    async function read() {
      const [{ readArchived }, { readPdfText }] = await Promise.all([
        import('#data/archive'),
        import('#domain/readPdfText'),
      ]);
      return readCertificate(await readPdfText(await readArchived(entry)));
    }
    read().then(
      ({ mileageKm, year, ...found }) => {
        if (!isCurrent) return;
        const texts = {
          ...found,
          ...(mileageKm !== undefined && { mileageKm: String(mileageKm) }),
          ...(year !== undefined && { year: String(year) }),
        };
        onRead(texts);
        setState(Object.keys(texts).length > 0 ? 'found' : 'nothing');
      },
      // A password, damage: the person reads it and types.
      () => isCurrent && setState('nothing'),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file
  }, [entry]);
  return state;
}

/** Attaches what a kept file says to an own listing as a proof, after naming what it contradicts. */
export function AttachProofDialog({ entry, unpublishedId, onClose, onAttached }: Props) {
  const [typed, setTyped] = useState(NOTHING);
  const [listingId, setListingId] = useState(
    entry.proofOf ?? unpublishedId ?? entry.listingId ?? '',
  );
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => toIsoDay(new Date()));
  const reading = useRead(entry, (found) =>
    // What was typed meanwhile stays.
    setTyped((now) => ({ ...now, ...found, ...typedOf(now) })),
  );
  const own = useOwnListings();
  const vehicles =
    own.state === 'ready'
      ? own.value.flatMap(({ listing }) => (listing.kind === 'vehicle' ? [listing] : []))
      : [];
  const listing = vehicles.find(({ id }) => id === listingId);
  const chosenId = listing || listingId === unpublishedId ? listingId : '';
  const vehicle = listing && listing.vehicle.shape !== 'part' ? listing.vehicle : undefined;
  const facts = toFacts(typed);
  const doubts = facts && vehicle ? proofDoubts(vehicle, facts, today) : [];
  const put = (change: Partial<Typed>) => setTyped({ ...typed, ...change });

  async function attach() {
    if (!facts || !chosenId) return;
    setBusy(true);
    try {
      await attachProof(entry.id, chosenId, facts);
      onAttached(listing !== undefined);
    } catch (error) {
      setProblem(failureMessage(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.proofTitle}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={busy} disabled={!facts || !chosenId} onClick={attach}>
            {doubts.length > 0 ? texts.attachAnyway : texts.attach}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{texts.proofNote}</p>
        <p role="status">{texts.proofReading[reading]}</p>
        <SelectField
          label={texts.listing}
          value={chosenId}
          options={[
            {
              value: '',
              label: own.state === 'loading' ? texts.listingsLoading : texts.chooseListing,
            },
            ...(unpublishedId ? [{ value: unpublishedId, label: texts.unpublished }] : []),
            ...vehicles.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => setListingId(event.target.value)}
        />
        <SelectField
          label={texts.proofKind}
          value={typed.kind}
          options={kindOptions}
          onChange={(event) => put({ kind: event.target.value as ProofKind })}
        />
        <TextField
          type="date"
          label={texts.proofDay}
          value={typed.day}
          error={typed.day && !isIsoDay(typed.day) ? texts.proofDayWrong : undefined}
          onChange={(event) => put({ day: event.target.value })}
        />
        <TextField
          label={texts.proofKm}
          suffix="km"
          inputMode="numeric"
          optional
          value={typed.mileageKm}
          maxLength={9}
          onChange={(event) => put({ mileageKm: event.target.value })}
        />
        <TextField
          label={texts.proofVin}
          hint={texts.proofVinHint}
          optional
          value={typed.vinEnd}
          maxLength={6}
          onChange={(event) => put({ vinEnd: event.target.value })}
        />
        <TextField
          label={texts.proofYear}
          inputMode="numeric"
          optional
          value={typed.year}
          maxLength={4}
          onChange={(event) => put({ year: event.target.value })}
        />
        {doubts.length > 0 && (
          <Notice tone="warn" role="status" title={texts.proofDoubts}>
            <ul>
              {doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </Notice>
        )}
        {problem && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
