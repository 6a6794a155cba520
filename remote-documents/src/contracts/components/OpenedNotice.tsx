import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { digestGroups } from '../domain/two-phones/digestGroups';
import { texts } from '../texts';

type Props = { isAsSent: boolean | 'unknown'; digest: string; changed: readonly string[] };

/** What is to be known of a file that was opened: whether it is as it was sent, and what is other than it was here. */
export function OpenedNotice({ isAsSent, digest, changed }: Props) {
  return (
    <>
      {isAsSent === true && (
        <Notice tone="good" role="status">
          {texts.asSent(digestGroups(digest))}
        </Notice>
      )}
      {isAsSent === false && (
        <Notice tone="warn" role="alert" title={texts.notAsSent}>
          {texts.notAsSentNote}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="warn" role="status" title={texts.changedSinceHere}>
          {`${changed.join('; ')}.`}
        </Notice>
      )}
    </>
  );
}
