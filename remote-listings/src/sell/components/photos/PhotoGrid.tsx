import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  rectSortingStrategy,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { toDragWords } from '@anunturi/shared-ui/keyboard/toDragWords';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import type { PhotoUploads } from '../../data/photo/PhotoUploads';
import type { PhotoItem } from '../../domain/photoItem';
import { PhotoTile } from './PhotoTile';
import classes from './PhotoGrid.module.css';

/** The photos in order, moved by dragging, by keyboard or by their buttons. */
export function PhotoGrid({
  uploads,
  photos,
}: {
  uploads: PhotoUploads;
  photos: readonly PhotoItem[];
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = photos.map((photo) => photo.id);
  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id)
      uploads.move(String(active.id), ids.indexOf(String(over.id)));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={toDragWords(ids, 'fotografia')}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <RowFocus>
          <ol className={classes.grid} aria-label="Fotografii">
            {photos.map((photo, at) => (
              <PhotoTile
                key={photo.id}
                uploads={uploads}
                photo={photo}
                at={at}
                count={photos.length}
              />
            ))}
          </ol>
        </RowFocus>
      </SortableContext>
    </DndContext>
  );
}
