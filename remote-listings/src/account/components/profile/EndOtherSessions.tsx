import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { endOtherSessions } from '../../data/sessions';
import { PasswordDialog } from '../PasswordDialog';

/** Asks for the password and signs out every other device: who does not know it cannot sign out its owner. */
export function EndOtherSessions({ onEnded, onClose }: { onEnded(): void; onClose(): void }) {
  return (
    <PasswordDialog
      title="Delogați celelalte dispozitive?"
      confirmLabel="Delogați celelalte"
      onClose={onClose}
      onPassword={async (password) => {
        await endOtherSessions(password);
        showToast('Celelalte dispozitive au fost delogate.', { tone: 'good' });
        onEnded();
      }}
    >
      <p>Rămâneți în cont numai pe acest dispozitiv. Pe celelalte se intră din nou cu parola.</p>
    </PasswordDialog>
  );
}
