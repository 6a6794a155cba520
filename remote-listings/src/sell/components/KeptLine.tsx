import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { Check } from '@anunturi/shared-ui/icons/Check';
import { useSyncExternalStore } from 'react';
import type { DraftAutosave } from '../data/DraftAutosave';
import classes from './KeptLine.module.css';

/** Says quietly how the draft on the device stands. */
export function KeptLine({ autosave }: { autosave: DraftAutosave }) {
  const state = useSyncExternalStore(autosave.subscribe, autosave.current, autosave.current);
  const words = {
    fresh: '',
    waiting: 'Se salvează pe dispozitiv…',
    saved: 'Salvat pe acest dispozitiv',
    failed: 'Nu se poate salva pe acest dispozitiv: publicați înainte de a închide pagina',
    elsewhere: '',
  }[state];
  /** In the one bar that a phone has; seen only, the longer words are read out. */
  const short = { saved: 'salvat', waiting: 'salvare…' }[state as string];
  return (
    <p className={classes.line} data-state={state} role="status">
      {state === 'saved' && <Check size={16} />}
      {short ? (
        <>
          <span className={classes.long}>{words}</span>
          <span aria-hidden="true" className={classes.short}>
            {short}
          </span>
        </>
      ) : (
        words
      )}
    </p>
  );
}

/** Another tab has written the same draft: which of the two goes on is the seller's choice. */
export function OtherTabNotice({
  autosave,
  onLoadOther,
}: {
  autosave: DraftAutosave;
  onLoadOther(): void;
}) {
  const state = useSyncExternalStore(autosave.subscribe, autosave.current, autosave.current);
  if (state !== 'elsewhere') return null;
  return (
    <Notice tone="warn" role="alert" title="Ciorna a fost schimbată în altă filă">
      <p className={classes.words}>
        Ce ați scris aici este încă pe ecran, dar nu se mai salvează. Alegeți cu care continuați.
      </p>
      <Cluster gap={2}>
        <Button size="small" onClick={() => void autosave.takeOver()}>
          Continuați cu cea de aici
        </Button>
        <Button size="small" variant="secondary" onClick={onLoadOther}>
          Încărcați-o pe cealaltă
        </Button>
      </Cluster>
    </Notice>
  );
}
