import { UNAVAILABLE_TITLE } from '@anunturi/shared-contract/navigation/shellPages';
import { ErrorState } from '@anunturi/shared-ui/feedback/ErrorState';

/** Says that a part of the site is slow or did not come; the rest of the page stays usable. */
export function RemoteNotice({ kind, onRetry }: { kind: 'slow' | 'failed'; onRetry: () => void }) {
  return (
    <ErrorState
      title={kind === 'slow' ? 'Pagina se încarcă mai greu decât de obicei' : UNAVAILABLE_TITLE}
      onRetry={onRetry}
    >
      {kind === 'slow'
        ? 'Legătura pare lentă. Puteți aștepta sau încerca din nou; restul site-ului funcționează.'
        : 'Această parte a site-ului nu răspunde acum. Verificați conexiunea și încercați din nou; restul site-ului funcționează.'}
    </ErrorState>
  );
}
