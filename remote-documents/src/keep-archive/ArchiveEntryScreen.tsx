import { EmptyState } from '@anunturi/shared-ui/EmptyState';

/** Route `/arhivare`. */
export function ArchiveEntryScreen() {
  return (
    <>
      <h1>Arhiva documentelor</h1>
      <EmptyState title="Arhiva se pregătește">
        <p>Aici veți păstra actele făcute și fișierele dumneavoastră.</p>
      </EmptyState>
    </>
  );
}
