import { memo } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from '@anunturi/shared-ui/icons/GripVertical';
import { RotateCw } from '@anunturi/shared-ui/icons/RotateCw';
import { Trash } from '@anunturi/shared-ui/icons/Trash';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import type { ToolFile, ToolPage } from '../domain/pages/toolPages';
import { PageThumb } from './PageThumb';
import styles from './PageTile.module.css';
import { texts } from '../texts';

type Props = {
  page: ToolPage;
  place: number;
  file: ToolFile;
  thumbnail: string | undefined;
  large: boolean;
  chosen: boolean;
  onChoose(id: string): void;
  onEnlarge(id: string): void;
  onRotate(id: string): void;
  onRemove(id: string): void;
};

/** One page in the grid: its picture, which a click enlarges, its box, its handle, its two buttons. */
export const PageTile = memo(function PageTile({
  page,
  place,
  file,
  thumbnail,
  large,
  chosen,
  onChoose,
  onEnlarge,
  onRotate,
  onRemove,
}: Props) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: page.id });
  return (
    // The moving place is known only while dragging, never in markup that comes with the page.
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-row={page.id}
      data-chosen={chosen || undefined}
      data-dragging={isDragging || undefined}
      style={transform ? { transform: CSS.Translate.toString(transform), transition } : undefined}
    >
      <button
        type="button"
        className={styles.enlarge}
        aria-label={texts.enlarge(place)}
        onClick={() => onEnlarge(page.id)}
      >
        <PageThumb page={page} file={file} thumbnail={thumbnail} large={large} />
      </button>
      <div className={styles.line}>
        <CheckboxField
          label={<VisuallyHidden>{texts.choosePage(place)}</VisuallyHidden>}
          checked={chosen}
          onChange={() => onChoose(page.id)}
        />
        <span className={styles.name} title={page.name}>
          {place}. {(page.covers?.length ?? 0) > 0 && `${texts.covered}, `}
          {page.crop && `${texts.cropped}, `}
          {page.name}
        </span>
      </div>
      <span className={styles.actions}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          className={styles.handle}
          aria-label={texts.drag(place)}
        >
          <GripVertical size={18} />
        </button>
        <IconButton
          size="small"
          label={texts.rotate(place)}
          icon={<RotateCw size={18} />}
          onClick={() => onRotate(page.id)}
        />
        <IconButton
          size="small"
          label={texts.remove(place)}
          icon={<Trash size={18} />}
          onClick={() => onRemove(page.id)}
        />
      </span>
    </li>
  );
});
