import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useEffect, useRef } from 'react';
import type { Draft } from '#domain/sell-form/draft';
import { toCopiedText } from '../domain/editDraft';
import classes from './KeptLine.module.css';

/** The listing has a newer version than the one being edited: nothing was overwritten, nothing typed is lost. */
export function ChangedElsewhere({
  draft,
  onKeepMine,
  onShowNew,
}: {
  draft(): Draft;
  onKeepMine(): void;
  onShowNew(): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' }); // newer browsers answer with a promise, which an effect must not
  }, []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(toCopiedText(draft()));
      showToast('Textul a fost copiat.');
    } catch (error) {
      console.warn('Textul nu a putut fi copiat.', error);
      showToast('Browserul nu permite copierea. Selectați textul din câmpuri.', { tone: 'bad' });
    }
  }
  return (
    <div ref={box}>
      <Notice tone="warn" role="alert" title="Anunțul a fost schimbat în altă filă">
        <p className={classes.words}>
          Nu am scris nimic peste acea variantă, iar textul dumneavoastră este încă aici. Alegeți
          cum continuați.
        </p>
        <Cluster gap={2}>
          <Button size="small" onClick={onKeepMine}>
            Păstrați textul meu
          </Button>
          <Button size="small" variant="secondary" onClick={onShowNew}>
            Afișați varianta nouă
          </Button>
          <Button size="small" variant="ghost" onClick={() => void copy()}>
            Copiați textul meu
          </Button>
        </Cluster>
      </Notice>
    </div>
  );
}
