import { ErrorState } from '@anunturi/shared-ui/feedback/ErrorState';

/** The sign-in service did not answer for someone who has a session: nothing can be decided, so the page says so. */
export function StartFailed() {
  return (
    <main id="continut">
      <ErrorState
        title="Nu am putut verifica autentificarea"
        onRetry={() => window.location.reload()}
      >
        Verificați conexiunea la internet și încercați din nou.
      </ErrorState>
    </main>
  );
}
