import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
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
import styles from './PageGrid.module.css';
import { PageTile } from './PageTile';
import { PageView } from './PageView';
import { texts } from '../texts';
import type { ChosenPages } from '../behaviour/useChosenPages';
import type { PdfPages } from '../behaviour/usePdfPages';

const START_DRAG_PX = 6;

/** Every page of the document, in an order that pointer and keyboard can change. */
export function PageGrid({
  state,
  chosen,
  large,
}: {
  state: PdfPages;
  chosen: ChosenPages;
  large: boolean;
}) {
  const { pages, rotate, move } = state;
  const [viewed, setViewed] = useState<string | null>(null);
  const viewedPlace = pages.findIndex(({ id }) => id === viewed);
  const ids = useMemo(() => pages.map((page) => page.id), [pages]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: START_DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = (id: unknown) => ids.indexOf(String(id));
  function drop({ active, over }: DragEndEvent) {
    if (over) move(at(active.id), at(over.id));
  }
  const rotateOne = useCallback((id: string) => rotate([id]), [rotate]);
  // One function for all tiles and all times, so that a change of one page does not draw the others anew.
  const removing = useRef(chosen.removeOne);
  useEffect(() => void (removing.current = chosen.removeOne));
  const removeOne = useCallback((id: string) => removing.current(id), []);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={toDragWords(ids, 'pagina')}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <RowFocus>
          <ol className={styles.grid} data-large={large || undefined} aria-label={texts.pagesTitle}>
            {pages.map((page, index) => (
              <PageTile
                key={page.id}
                page={page}
                place={index + 1}
                file={state.fileOf(page)}
                thumbnail={state.thumbnailOf(page)}
                large={large}
                onEnlarge={setViewed}
                chosen={chosen.marked.has(page.id)}
                onChoose={chosen.toggle}
                onRotate={rotateOne}
                onRemove={removeOne}
              />
            ))}
          </ol>
        </RowFocus>
      </SortableContext>
      {viewedPlace >= 0 && (
        <PageView
          pages={pages}
          place={viewedPlace}
          fileOf={state.fileOf}
          onPlace={(place) => setViewed(pages[place]!.id)}
          onRotate={rotateOne}
          onAreas={state.setAreas}
          onClose={() => setViewed(null)}
        />
      )}
    </DndContext>
  );
}
