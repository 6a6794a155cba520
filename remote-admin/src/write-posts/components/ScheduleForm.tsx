import { sayWrongClock } from '@anunturi/shared-auth/sayWrongClock';
import { serverNow } from '@anunturi/shared-auth/serverClock';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { type FormEvent, useState } from 'react';
import classes from './PublishPanel.module.css';

/**
 * Asks for the day and hour from which the public sees the post; the hour is that of this device, whether it has passed is
 * the server's.
 */
export function ScheduleForm({
  at,
  busy,
  onSchedule,
}: {
  at?: number;
  busy: boolean;
  onSchedule(at: Date): void;
}) {
  const [typed, setTyped] = useState(at === undefined ? '' : toLocalInput(at));
  const [error, setError] = useState<string>();
  function schedule(event: FormEvent) {
    event.preventDefault();
    const moment = new Date(typed);
    if (Number.isNaN(moment.getTime()) || moment.getTime() <= serverNow())
      return setError('Alegeți o zi și o oră care urmează.');
    setError(undefined);
    onSchedule(moment);
  }
  return (
    <Disclosure summary="Publicați mai târziu">
      <form noValidate className={classes.schedule} onSubmit={schedule}>
        <TextField
          type="datetime-local"
          label="Ziua și ora"
          value={typed}
          hint={sayWrongClock()}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          Programați publicarea
        </Button>
      </form>
    </Disclosure>
  );
}

/** A moment as a `datetime-local` field has it: `2026-11-20T08:30`. */
function toLocalInput(ms: number): string {
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
