import { type ReactNode, useState } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown } from '@anunturi/shared-ui/icons/ArrowDown';
import { ArrowUp } from '@anunturi/shared-ui/icons/ArrowUp';
import { GripVertical } from '@anunturi/shared-ui/icons/GripVertical';
import type { Category } from '@anunturi/shared-domain/listing/category';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Menu } from '@anunturi/shared-ui/actions/Menu';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { COUNT_MAX, toShownCount } from '#data/countUpTo';
import { changeCategory } from '../data/categoryActs';
import { useListingCount, useMovingListings } from '../data/listingCounts';
import { CategoryDialog } from './CategoryDialog';
import { DeactivateDialog } from './DeactivateDialog';
import { MergeDialog } from './MergeDialog';
import styles from './CategoryRow.module.css';

type Props = {
  category: Category;
  all: readonly Category[];
  onUp?: () => void;
  onDown?: () => void;
  onChanged(): void;
  children?: ReactNode;
};

/** One category: its grip, name, how many listings it has, what can be done with it. */
export function CategoryRow({ category, all, onUp, onDown, onChanged, children }: Props) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: category.id,
    attributes: { roleDescription: 'categorie care se poate muta' },
  });
  const count = useListingCount(category.id);
  const [asked, setAsked] = useState<'edit' | 'merge' | 'deactivate' | null>(null);
  const { run } = useAction(toRomanianMessage);
  const into = all.find(({ id }) => id === category.mergedInto);
  // Its listings are on their way; where that takes long, it can be asked for again.
  const isHalfMerged = useMovingListings(category.id, into?.id);
  const close = () => setAsked(null);
  const revive = () =>
    void run(
      () => changeCategory(category, { active: true }),
      `„${category.label}” este din nou în folosință.`,
    ).then(onChanged);
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.row} data-off={category.active ? undefined : true}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={`Mutați ${category.label}`}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <span className={styles.words}>
          <span className={styles.label}>{category.label}</span>
          <span className={styles.line}>
            {count.state === 'ready' ? toCountWords(count.value) : '…'}
            {into && ` · unită cu ${into.label}`}
          </span>
        </span>
        {!category.active && <Badge>Scoasă din folosință</Badge>}
        {isHalfMerged && (
          <Button size="small" variant="secondary" onClick={() => setAsked('merge')}>
            Continuați unirea
          </Button>
        )}
        <IconButton
          size="small"
          label={`Mutați ${category.label} mai sus`}
          icon={<ArrowUp />}
          disabled={!onUp}
          onClick={onUp}
        />
        <IconButton
          size="small"
          label={`Mutați ${category.label} mai jos`}
          icon={<ArrowDown />}
          disabled={!onDown}
          onClick={onDown}
        />
        <Menu
          label={`Acțiuni pentru ${category.label}`}
          items={[
            { label: 'Modificați…', onSelect: () => setAsked('edit') },
            { label: 'Uniți cu alta…', onSelect: () => setAsked('merge') },
            category.active
              ? {
                  label: 'Scoateți din folosință…',
                  danger: true,
                  onSelect: () => setAsked('deactivate'),
                }
              : { label: 'Repuneți în folosință', onSelect: revive },
          ]}
        />
      </div>
      {asked === 'edit' && (
        <CategoryDialog category={category} all={all} onClose={close} onSaved={onChanged} />
      )}
      {asked === 'merge' && (
        <MergeDialog category={category} all={all} onClose={close} onMerged={onChanged} />
      )}
      {asked === 'deactivate' && (
        <DeactivateDialog
          category={category}
          onClose={close}
          onDone={onChanged}
          onMerge={() => setAsked('merge')}
        />
      )}
      {children}
    </li>
  );
}

const toCountWords = (count: number) =>
  count > COUNT_MAX ? `${toShownCount(count)} de anunțuri` : plural(count, 'anunț', 'anunțuri');
