import { UNAVAILABLE_TITLE } from '@anunturi/shared-contract/navigation/shellPages';
import { useOnline } from '@anunturi/shared-ui/device/useOnline';
import { ErrorState } from '@anunturi/shared-ui/feedback/ErrorState';

const words = {
  slow: 'Legătura pare lentă. Puteți aștepta sau încerca din nou; restul site-ului funcționează.',
  failed:
    'Această parte a site-ului nu răspunde acum. Verificați conexiunea și încercați din nou; restul site-ului funcționează.',
};

/** Says that a part of the site is slow or did not come; the rest of the page stays usable. Without a connection it says that instead. */
export function RemoteNotice({ kind, onRetry }: { kind: 'slow' | 'failed'; onRetry: () => void }) {
  const online = useOnline();
  return (
    <ErrorState
      title={kind === 'slow' ? 'Pagina se încarcă mai greu decât de obicei' : UNAVAILABLE_TITLE}
      onRetry={onRetry}
    >
      {online ? words[kind] : undefined}
    </ErrorState>
  );
}
