type Id = string | number;
type Moved = { active: { id: Id }; over: { id: Id } | null };

/**
 * What a screen reader says while things are put in another order by keys, as dnd-kit's `accessibility` wants it. `one` is
 * such a thing with its article, feminine (`fotografia`); `nameOf` its name, where it has one.
 */
export function toDragWords(ids: readonly string[], one: string, nameOf?: (id: string) => string) {
  const placeOf = (id: Id) => ids.indexOf(String(id)) + 1;
  const One = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  const place = (id: Id) => `${placeOf(id)} din ${ids.length}`;
  const lifted = (id: Id) =>
    nameOf
      ? `Ați ridicat „${nameOf(String(id))}”, locul ${place(id)}.`
      : `Ați ridicat ${one} ${place(id)}.`;
  return {
    announcements: {
      onDragStart: ({ active }: Pick<Moved, 'active'>) => lifted(active.id),
      // Lifting is followed at once by being over its own place.
      onDragOver({ active, over }: Moved) {
        if (!over) return 'În afara listei.';
        return over.id === active.id ? lifted(active.id) : `Locul ${place(over.id)}.`;
      },
      onDragEnd: ({ active, over }: Moved) =>
        over
          ? `${nameOf ? `„${nameOf(String(active.id))}”` : One} este acum pe locul ${placeOf(over.id)}.`
          : `${One} a rămas la locul ei.`,
      onDragCancel: () => 'Mutarea a fost anulată.',
    },
    screenReaderInstructions: {
      draggable: `Apăsați spațiu pentru a ridica ${one}, săgețile pentru a o muta, spațiu din nou pentru a o lăsa, Escape pentru a renunța.`,
    },
  };
}
