import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Category } from '@anunturi/shared-domain/listing/category';

/** What a screen reader hears while categories are moved. */
export function toDragWords(siblings: readonly Category[]) {
  const place = (id: UniqueIdentifier) => siblings.findIndex((each) => each.id === id) + 1;
  const name = (id: UniqueIdentifier) => siblings.find((each) => each.id === id)?.label ?? '';
  const lifted = (id: UniqueIdentifier) =>
    `Ați ridicat „${name(id)}”, locul ${place(id)} din ${siblings.length}.`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => lifted(active.id),
    // Lifting is followed at once by being over its own place.
    onDragOver({ active, over }) {
      if (!over) return 'În afara listei.';
      if (over.id === active.id) return lifted(active.id);
      return `Locul ${place(over.id)} din ${siblings.length}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `„${name(active.id)}” este acum pe locul ${place(over.id)}.`
        : 'Categoria a rămas la locul ei.',
    onDragCancel: () => 'Mutarea a fost anulată.',
  };
  return {
    announcements,
    screenReaderInstructions: {
      draggable:
        'Apăsați spațiu pentru a ridica categoria, săgețile pentru a o muta, spațiu din nou pentru a o lăsa, Escape pentru a renunța.',
    },
  };
}
