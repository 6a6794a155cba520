import { useSyncExternalStore } from 'react';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { chooseTheme, readTheme, subscribeToTheme } from './theme';
import type { Theme } from './theme';

const options = [
  { value: 'auto', label: 'Automat' },
  { value: 'light', label: 'Luminos' },
  { value: 'dark', label: 'Întunecat' },
];

/** Light, dark, or as the system says; remembered on this device. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'auto');
  return (
    <RadioGroup
      label="Aspect"
      labelHidden
      look="segments"
      options={options}
      value={theme}
      onChange={(event) => chooseTheme(event.target.value as Theme)}
    />
  );
}
