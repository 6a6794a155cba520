import { weekdayIds, weekdays } from '@anunturi/shared-domain/people/openingHours';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { hoursProblem } from '../../domain/typedHours';
import type { ProfileFields } from '../../domain/typedProfile';
import classes from './HoursFields.module.css';

const workdays = weekdayIds.slice(1, 5);

/** When a firm is open: two times a day, both empty where it is closed. */
export function HoursFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const id = useId();
  const [from, to] = useWatch({ control: form.control, name: ['monFrom', 'monTo'] });
  const hasMonday = Boolean(from && to);
  function asOnMonday() {
    if (!hasMonday) return;
    for (const day of workdays) {
      form.setValue(`${day}From`, from, { shouldDirty: true });
      form.setValue(`${day}To`, to, { shouldDirty: true });
    }
    void form.trigger(workdays.map((day) => `${day}From` as const));
  }
  return (
    <div className={classes.days}>
      <p className={classes.hint}>
        Lăsați goale zilele în care este închis. Non-stop înseamnă 00:00 – 00:00; o închidere
        dinaintea deschiderii este în ziua următoare.
      </p>
      {weekdayIds.map((day) => {
        const error = form.formState.errors[`${day}From`]?.message;
        const about = error && { 'aria-invalid': true, 'aria-describedby': `${id}-${day}` };
        return (
          <fieldset key={day} className={classes.day}>
            <legend className={classes.name}>{weekdays[day]}</legend>
            <input
              type="time"
              aria-label={`${weekdays[day]}, de la`}
              className={controlClass}
              {...about}
              {...form.register(`${day}From`, {
                validate: (_from, typed) => hoursProblem(typed, day) ?? true,
              })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              aria-label={`${weekdays[day]}, până la`}
              className={controlClass}
              {...about}
              {...form.register(`${day}To`, { deps: `${day}From` })}
            />
            <div className={classes.error}>
              <FieldError id={`${id}-${day}`}>{error}</FieldError>
            </div>
          </fieldset>
        );
      })}
      <Button
        size="small"
        variant="secondary"
        aria-disabled={!hasMonday || undefined}
        onClick={asOnMonday}
      >
        Ca luni, până vineri
      </Button>
    </div>
  );
}
