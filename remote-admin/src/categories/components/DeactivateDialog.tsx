import type { Category } from '@anunturi/shared-domain/listing/category';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { changeCategory } from '../data/categoryActs';
import { useListingCount } from '../data/listingCounts';

/** Takes an empty category out of use; one with listings is offered to be united with another instead. */
export function DeactivateDialog({
  category,
  onClose,
  onDone,
  onMerge,
}: {
  category: Category;
  onClose(): void;
  onDone(): void;
  onMerge(): void;
}) {
  const count = useListingCount(category.id);
  const { busy, run } = useAction(toRomanianMessage);
  const inUse = count.state === 'ready' && count.value > 0;
  async function go() {
    if (inUse) return onMerge();
    const undo = () => void run(() => changeCategory(category, { active: true })).then(onDone);
    const leave = () => changeCategory(category, { active: false });
    if (await run(leave, `„${category.label}” a ieșit din folosință.`, { undo })) onDone();
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={
        inUse
          ? `„${category.label}” are ${plural(count.value, 'anunț', 'anunțuri')}`
          : `Scoateți „${category.label}” din folosință?`
      }
      confirmLabel={inUse ? 'Uniți cu alta…' : 'Scoateți din folosință'}
      harmless={inUse}
      busy={busy || count.state === 'loading'}
      onCancel={onClose}
      onConfirm={() => void go()}
    >
      {inUse
        ? 'O categorie cu anunțuri nu poate dispărea; se numără și cele șterse de curând, pe care vânzătorii le pot readuce. Uniți-o cu alta, ca anunțurile să rămână de găsit.'
        : 'Nu va mai apărea pe site și nu va mai putea fi aleasă. O puteți repune oricând.'}
    </ConfirmDialog>
  );
}
