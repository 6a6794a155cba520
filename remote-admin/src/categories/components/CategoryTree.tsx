import { useRef } from 'react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Category } from '@anunturi/shared-domain/listing/category';
import { setLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { toDragWords } from '@anunturi/shared-ui/keyboard/toDragWords';
import { orderCategories } from '../data/categoryActs';
import { CategoryRow } from './CategoryRow';
import styles from './CategoryTree.module.css';

type Props = {
  all: readonly Category[];
  kind: Category['kind'];
  parentId?: string;
  onChanged(): void;
};

/** The categories of one kind below one parent, each with its own below it; order by drag, keyboard or buttons. */
export function CategoryTree({ all, kind, parentId, onChanged }: Props) {
  const { run } = useAction(toRomanianMessage);
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const known = new Set(all.map(({ id }) => id));
  const siblings = all.filter(
    (each) =>
      each.kind === kind &&
      (each.parentId && known.has(each.parentId) ? each.parentId : undefined) === parentId,
  );
  const ids = siblings.map(({ id }) => id);
  const nameOf = (id: string) => siblings.find((each) => each.id === id)?.label ?? '';

  function order(next: readonly Category[]) {
    const places = new Map(next.map(({ id }, at) => [id, at + 1]));
    const shown = all
      .map((each) => ({ ...each, order: places.get(each.id) ?? each.order }))
      .sort((a, b) => b.kind.localeCompare(a.kind) || a.order - b.order);
    setLoaded('admin categories', shown);
    const undo = () => void save(siblings);
    void save(next, 'Ordinea a fost salvată.', { undo });
  }
  // One after the other, and read again only after the last: an answer to the first would undo what is shown of the second.
  async function save(
    next: readonly Category[],
    ...said: [done?: string, options?: { undo(): void }]
  ) {
    const saved = latest.current.then(() => run(() => orderCategories(next), ...said));
    latest.current = saved;
    await saved;
    if (latest.current === saved) onChanged();
  }
  const move = (from: number, to: number) => order(arrayMove([...siblings], from, to));
  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id)
      move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={toDragWords(ids, 'categoria', nameOf)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} data-nested={parentId ? true : undefined}>
          {siblings.map((category, at) => (
            <CategoryRow
              key={category.id}
              category={category}
              all={all}
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < siblings.length - 1 ? () => move(at, at + 1) : undefined}
              onChanged={onChanged}
            >
              {all.some((each) => each.parentId === category.id) && (
                <CategoryTree all={all} kind={kind} parentId={category.id} onChanged={onChanged} />
              )}
            </CategoryRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
