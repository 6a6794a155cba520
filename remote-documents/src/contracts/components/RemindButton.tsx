import { useSession } from '@anunturi/shared-auth/session';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Bell } from '@anunturi/shared-ui/icons/Bell';
import { useState } from 'react';
import { texts } from '../texts';

type Props = {
  /** Id of the words that say what is to be done. */
  describedBy: string;
  title: string;
  day: string;
};

/** Asks for an e-mail a week before a day, for somebody who is signed in; pressed again, takes it back. */
export function RemindButton({ describedBy, title, day }: Props) {
  const session = useSession();
  const { busy, run } = useAction(toRomanianMessage);
  const [told, setTold] = useState<{ day: string; atMs: number }>();
  if (session.state !== 'signedIn') return null;
  const isOn = told?.day === day; // another date of the document is another reminder
  const press = () =>
    run(async () => {
      const { setReminder } = await import(
        /* webpackChunkName: "reminder" */ '../data/setReminder'
      );
      const atMs = await setReminder({ title, day }, !isOn);
      setTold(atMs === undefined ? undefined : { day, atMs });
    });
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        busy={busy}
        icon={<Bell size={16} />}
        aria-describedby={describedBy}
        onClick={() => void press()}
      >
        {isOn ? texts.remindNoMore : texts.remind}
      </Button>
      <span role="status">{isOn && ` ${texts.remindedOn(formatDate(told.atMs))}`}</span>
    </>
  );
}
