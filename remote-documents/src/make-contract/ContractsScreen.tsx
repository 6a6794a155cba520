import { EmptyState } from '@anunturi/shared-ui/EmptyState';

/** Route `/contracte`. */
export function ContractsScreen() {
  return (
    <>
      <h1>Contracte și acte auto</h1>
      <EmptyState title="Contractele se pregătesc">
        <p>Aici veți completa contractul de vânzare-cumpărare auto, procesul-verbal și celelalte acte, direct în browser.</p>
      </EmptyState>
    </>
  );
}
