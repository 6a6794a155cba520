import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { EditStart } from '../domain/editStart';

/** Says that unsaved changes are in the form again, and offers to leave them. */
export function RestoredNotice({
  kept,
  onDiscard,
}: {
  kept: EditStart['kept'];
  onDiscard(): void;
}) {
  if (kept === 'restored')
    return (
      <Notice
        title="Am păstrat modificările nesalvate"
        action={
          <Button variant="ghost" size="small" onClick={onDiscard}>
            Renunțați la ele
          </Button>
        }
      />
    );
  if (kept === 'rebased')
    return (
      <Notice
        tone="warn"
        title="Anunțul a fost schimbat între timp"
        action={
          <Button variant="ghost" size="small" onClick={onDiscard}>
            Afișați varianta nouă
          </Button>
        }
      >
        Mai jos este varianta nouă cu modificările dumneavoastră nesalvate peste ea. Verificați și
        salvați.
      </Notice>
    );
  return null;
}
