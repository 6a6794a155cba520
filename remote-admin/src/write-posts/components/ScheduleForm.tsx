import { sayWrongClock } from '@anunturi/shared-auth/sayWrongClock';
import { serverNow } from '@anunturi/shared-auth/serverClock';
import { fromBucharest, inBucharest } from '@anunturi/shared-domain/formats/bucharestTime';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { type FormEvent, useState } from 'react';
import classes from './PublishPanel.module.css';

/**
 * Asks for the day and hour from which the public sees the post, by the clocks of Bucharest wherever this device is; whether it has
 * passed is the server's to say.
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
  const [typed, setTyped] = useState(at === undefined ? '' : toInput(at));
  const [error, setError] = useState<string>();
  function schedule(event: FormEvent) {
    event.preventDefault();
    const moment = fromBucharest(new Date(`${typed}Z`));
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
          label="Ziua și ora României"
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
const toInput = (ms: number): string => inBucharest(ms).toISOString().slice(0, 16);
