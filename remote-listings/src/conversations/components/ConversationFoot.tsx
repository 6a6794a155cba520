import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { ComponentProps } from 'react';
import { Composer } from './Composer';
import classes from './ConversationPanel.module.css';

type Props = ComponentProps<typeof Composer> & {
  isGone: boolean;
  isBlocked: boolean;
  onUnblock(): void;
};

/** Where the next message is written, or why none can be. */
export function ConversationFoot({ isGone, isBlocked, onUnblock, ...composer }: Props) {
  if (isGone)
    return (
      <div className={classes.foot}>
        <Notice>Acest cont a fost șters: nu i se mai poate scrie.</Notice>
      </div>
    );
  if (isBlocked)
    return (
      <div className={classes.foot}>
        <Notice
          tone="warn"
          action={
            <Button size="small" variant="secondary" onClick={onUnblock}>
              Deblocați
            </Button>
          }
        >
          Ați blocat această persoană: nu vă mai poate scrie despre niciun anunț.
        </Notice>
      </div>
    );
  return <Composer {...composer} />;
}
