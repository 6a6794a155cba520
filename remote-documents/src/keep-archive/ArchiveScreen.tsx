import { EmptyState } from '@anunturi/shared-ui/EmptyState';

/** Route `/arhivare/start`. */
export function ArchiveScreen() {
  return (
    <>
      <h1>Arhiva mea</h1>
      <EmptyState title="Arhiva se pregătește">
        <p>Aici veți păstra actele făcute și fișierele dumneavoastră.</p>
      </EmptyState>
    </>
  );
}
