import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { VEHICLE_NAME_MAX } from './household';
import { texts } from './texts';

type Props = {
  first?: string;
  /** Names that others have. */
  taken: readonly string[];
  action: string;
  /** It comes in the place of the button that asked for it. */
  takesFocus?: boolean;
  onName(name: string): void;
  children?: ReactNode;
};

/** Asks what a vehicle is called. */
export function VehicleName({
  first = '',
  taken,
  action,
  takesFocus = false,
  onName,
  children,
}: Props) {
  const [name, setName] = useState(first);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    field.current?.focus();
    field.current?.select();
  }, [takesFocus]);
  const tidy = tidyText(name);
  const isTaken = taken.some((each) => each.toLowerCase() === tidy.toLowerCase());
  const problem = (!tidy && texts.nameNeeded) || (isTaken && texts.nameTaken);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem) field.current?.focus();
    if (!problem && tidy.length <= VEHICLE_NAME_MAX) onName(tidy);
  }
  return (
    <Stack as="form" gap={3} onSubmit={submit}>
      <TextField
        ref={field}
        label={texts.name}
        hint={texts.nameHint}
        value={name}
        maxLength={VEHICLE_NAME_MAX}
        autoComplete="off"
        error={tried && problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Cluster gap={2}>
        <Button type="submit">{action}</Button>
        {children}
      </Cluster>
    </Stack>
  );
}
