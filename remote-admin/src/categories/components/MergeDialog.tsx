import { useState } from 'react';
import type { Category } from '@anunturi/shared-domain/listing/category';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { mergeCategories } from '../data/categoryActs';
import { recountListings } from '../data/listingCounts';

/** Moves everything of a category into another of the same form: asked for here, done by a job that survives anything. */
export function MergeDialog({
  category,
  all,
  onClose,
  onMerged,
}: {
  category: Category;
  all: readonly Category[];
  onClose(): void;
  onMerged(): void;
}) {
  const targets = all.filter(
    (each) => each.active && each.shape === category.shape && each.id !== category.id,
  );
  const children = all.filter((each) => each.active && each.parentId === category.id);
  const [intoId, setIntoId] = useState(category.mergedInto ?? '');
  const { busy, run } = useAction(toRomanianMessage);
  const into = targets.find(({ id }) => id === intoId);
  async function merge() {
    if (!into) return;
    const isDone = await run(
      () => mergeCategories(category, into),
      `„${category.label}” este unită cu „${into.label}”; anunțurile ei trec acum acolo.`,
    );
    // One after the other: what is no longer counted in the first has arrived in the second.
    await recountListings(category.id);
    await recountListings(into.id);
    onMerged();
    if (isDone) onClose();
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      role="alertdialog"
      title={
        category.mergedInto
          ? `Continuați unirea categoriei „${category.label}”?`
          : `Uniți „${category.label}” cu alta?`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Renunțați
          </Button>
          <Button variant="danger" busy={busy} disabled={!into} onClick={() => void merge()}>
            Uniți categoriile
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          Toate anunțurile din „{category.label}” trec în categoria aleasă, iar „{category.label}”
          iese din folosință. Anunțurile mutate nu se pot desface înapoi dintr-odată.
        </p>
        {children.length > 0 && (
          <p>
            Categoriile de sub ea ({children.map(({ label }) => label).join(', ')}) rămân în
            folosință, la primul nivel.
          </p>
        )}
        <SelectField
          label="Cu categoria"
          placeholder={targets.length > 0 ? 'Alegeți…' : 'Nu există alta cu același formular'}
          value={intoId}
          disabled={busy}
          onChange={(event) => setIntoId(event.target.value)}
          options={targets.map(({ id, label }) => ({ value: id, label }))}
        />
      </Stack>
    </Dialog>
  );
}
