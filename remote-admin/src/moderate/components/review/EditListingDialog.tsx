import { useState } from 'react';
import {
  DESCRIPTION_MAX,
  DESCRIPTION_MIN,
  NOTE_MAX,
  STATEMENT_FACTS_MIN,
  TITLE_MAX,
  TITLE_MIN,
} from '@anunturi/shared-domain/site/limits';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';
import { GroundField } from '#components/GroundField';
import { readCategories } from '#data/categories/readCategories';
import { editListing } from '../../data/editListing';

/** Corrects words or category in the owner's place, with the reason for the owner; price and seller are never touched. */
export function EditListingDialog({
  listing,
  onClose,
  onSaved,
}: {
  listing: Listing;
  onClose(): void;
  onSaved(): void;
}) {
  const [title, setTitle] = useState(listing.title);
  const [description, setDescription] = useState(listing.description);
  const [categoryId, setCategoryId] = useState(listing.categoryId);
  const [ground, setGround] = useState<ModerationGround | ''>('');
  const [facts, setFacts] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const categories = useLoad('admin categories', readCategories);
  const shape = listing.kind === 'vehicle' ? listing.vehicle.shape : 'service';
  const fitting =
    categories.state === 'ready'
      ? categories.value.filter((each) => each.active && each.shape === shape)
      : [];
  const chosen = fitting.find(({ id }) => id === categoryId);
  const problems = {
    title: title.trim().length < TITLE_MIN ? `Cel puțin ${TITLE_MIN} caractere.` : undefined,
    description:
      description.trim().length < DESCRIPTION_MIN
        ? `Cel puțin ${DESCRIPTION_MIN} de caractere.`
        : undefined,
    facts:
      facts.trim().length < STATEMENT_FACTS_MIN
        ? `Descrieți faptele în cel puțin ${STATEMENT_FACTS_MIN} caractere.`
        : undefined,
    category: chosen ? undefined : 'Alegeți o categorie în folosință.',
  };
  const isChanged =
    title !== listing.title ||
    description !== listing.description ||
    categoryId !== listing.categoryId;
  async function save() {
    setTried(true);
    if (!chosen || !ground || problems.title || problems.description || problems.facts) return;
    const edit = {
      title: title.trim(),
      description: description.trim(),
      categoryId: chosen.id,
      ground,
      facts: facts.trim(),
    };
    if (await run(() => editListing(listing, edit), 'Anunțul a fost corectat.')) onSaved();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={`Modificați „${listing.title}”`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Renunțați
          </Button>
          <Button busy={busy} disabled={!isChanged} onClick={() => void save()}>
            Salvați
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          label="Titlu"
          maxLength={TITLE_MAX}
          counter
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={tried && problems.title}
        />
        <TextArea
          label="Descriere"
          hint="„[contact ascuns]” ține locul unui telefon sau al unei adrese; lăsați-l unde este."
          rows={8}
          maxLength={DESCRIPTION_MAX}
          counter
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          error={tried && problems.description}
        />
        <SelectField
          label="Categorie"
          value={categoryId}
          onChange={(event) => setCategoryId(event.target.value)}
          options={fitting.map(({ id, label }) => ({ value: id, label }))}
          error={tried && problems.category}
        />
        <GroundField value={ground} onChange={setGround} tried={tried} />
        <TextArea
          label="De ce, pentru proprietar"
          hint="Proprietarul citește ce s-a schimbat și de ce, și poate contesta."
          required
          rows={3}
          maxLength={NOTE_MAX}
          value={facts}
          onChange={(event) => setFacts(event.target.value)}
          error={tried && problems.facts}
        />
      </Stack>
    </Dialog>
  );
}
