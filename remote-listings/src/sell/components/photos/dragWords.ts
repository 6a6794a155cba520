import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader hears while photos are moved. */
export function toDragWords(ids: readonly string[]) {
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Ați ridicat fotografia ${place(active.id)} din ${ids.length}.`,
    onDragOver: ({ over }) =>
      over ? `Locul ${place(over.id)} din ${ids.length}.` : 'În afara listei.',
    onDragEnd: ({ over }) =>
      over ? `Fotografia este acum pe locul ${place(over.id)}.` : 'Fotografia a rămas la locul ei.',
    onDragCancel: () => 'Mutarea a fost anulată.',
  };
  return {
    announcements,
    screenReaderInstructions: {
      draggable:
        'Apăsați spațiu pentru a ridica fotografia, săgețile pentru a o muta, spațiu din nou pentru a o lăsa, Escape pentru a renunța.',
    },
  };
}
