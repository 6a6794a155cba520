import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import type { LocalCopy } from '../data/localCopy';

/** Offers what was typed and not saved the last time. */
export function RecoveredCopy({
  copy,
  isOld,
  onRecover,
  onForget,
}: {
  copy: LocalCopy;
  isOld: boolean;
  onRecover(): void;
  onForget(): void;
}) {
  return (
    <Notice
      title={`Aveți modificări nesalvate din ${formatDateTime(copy.atMs)}`}
      action={
        <Cluster>
          <Button size="small" onClick={onRecover}>
            Continuați cu ele
          </Button>
          <Button size="small" variant="secondary" onClick={onForget}>
            Renunțați la ele
          </Button>
        </Cluster>
      }
    >
      {copy.form.title.trim()
        ? `„${copy.form.title.trim()}”, păstrat pe acest dispozitiv.`
        : 'Păstrate pe acest dispozitiv.'}
      {isOld &&
        ' Articolul a fost salvat altfel de atunci: dacă le continuați și salvați, acea variantă se pierde.'}
    </Notice>
  );
}
