import { Button } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { finishNow } from '../../data/decisionQueue';

/** Everything on the page is decided, but the list goes on: once the decisions are carried out, the next ones move up. */
export function PageDone({ onNext }: { onNext?: (() => void) | undefined }) {
  return (
    <EmptyState
      title="Ați terminat pagina"
      action={
        <Button onClick={() => void finishNow().then(onNext)}>
          Aplicați deciziile și vedeți următoarele
        </Button>
      }
    >
      Mai sunt anunțuri în listă.
    </EmptyState>
  );
}
