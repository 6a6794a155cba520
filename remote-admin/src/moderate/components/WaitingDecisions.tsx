import { STATUS_PARAM, LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { useEffect, useRef } from 'react';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { finishNow, prepareDecisions, undoLast, useWaitingDecisions } from '../data/decisionQueue';
import { useQuery } from '#behaviour/useQuery';
import { hearsKeys, useQueueKeys } from '../behaviour/useQueueKeys';
import styles from './WaitingDecisions.module.css';

/** What was decided and can still be taken back; the listing taken back is shown again. */
export function WaitingDecisions() {
  const waiting = useWaitingDecisions();
  const query = useQuery();
  useEffect(prepareDecisions, []);
  const region = useRef<HTMLDivElement>(null);
  const count = waiting
    .filter(({ asked }) => asked !== 'undo')
    .reduce((sum, { decisions }) => sum + decisions.length, 0);
  const undo = async () => {
    const [first] = await undoLast();
    // The screen may have been left while the server was asked.
    if (first && region.current && query.get(STATUS_PARAM) !== 'sesizari')
      query.set({ [LISTING_PARAM]: first.listing.id });
  };
  useQueueKeys({ u: () => void undo() });
  // The button pressed may be gone after it: the focus stays beside it.
  const keepFocus = () => region.current?.focus();
  return (
    <div
      ref={region}
      role="status"
      tabIndex={-1}
      className={styles.region}
      {...hearsKeys('within')}
    >
      {count > 0 && (
        <Cluster gap={2} className={styles.strip}>
          <span>{plural(count, 'decizie se aplică', 'decizii se aplică')} în câteva secunde.</span>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              keepFocus();
              void undo();
            }}
          >
            Anulați ultima <kbd className={styles.key}>u</kbd>
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              keepFocus();
              void finishNow();
            }}
          >
            Aplicați acum
          </Button>
        </Cluster>
      )}
    </div>
  );
}
