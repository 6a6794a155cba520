import { EmptyState } from '@anunturi/shared-ui/EmptyState';

/** Route `/generare-pdf`. */
export function PdfEntryScreen() {
  return (
    <>
      <h1>Generare PDF</h1>
      <EmptyState title="Uneltele PDF se pregătesc">
        <p>Aici veți face un singur PDF din poze și documente.</p>
      </EmptyState>
    </>
  );
}
