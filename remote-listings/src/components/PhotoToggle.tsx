import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import type { ReactNode } from 'react';

/** A thing that is on or off, however it is rendered. */
export type Toggle = { label: string; icon: ReactNode; on: boolean; press(): void };

/** Renders a toggle as a small button on a picture. */
export function PhotoToggle({ label, icon, on, press }: Toggle): ReactNode {
  return (
    <IconButton
      label={label}
      icon={icon}
      variant="overlay"
      size="small"
      pressed={on}
      onClick={press}
    />
  );
}
