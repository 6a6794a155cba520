import type { FormEvent, ReactNode } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import type { SettingsName } from '@anunturi/shared-domain/site/settingsNames';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useFocusWrong } from '@anunturi/shared-runtime/forms/useFocusWrong';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { type SettingsValues, restoreSettings, saveSettings } from '#data/settings/settings';
import type { SettingsFormProps } from '../domain/SettingsFormProps';
import styles from './SettingsForm.module.css';

type Props<N extends SettingsName> = SettingsFormProps<N> & {
  name: N;
  /** The value to save; null when something is not filled in right (the fields say what). */
  toValue(): SettingsValues[N] | null;
  /** Where less than the whole document is saved. */
  save?(value: SettingsValues[N], readAtMs: number): Promise<void>;
  children: ReactNode;
};

/** The frame of a form of settings: saves the whole document, unless it is told how. */
export function SettingsForm<N extends SettingsName>({
  name,
  settings,
  toValue,
  onSaved,
  save = (value, readAtMs) => saveSettings(name, value, readAtMs),
  children,
}: Props<N>) {
  const { busy, run } = useAction(toRomanianMessage);
  const focusWrong = useFocusWrong();
  async function submit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const value = toValue();
    if (!value) return focusWrong(event.currentTarget);
    const undo = () =>
      void run(
        () => restoreSettings(name, settings.value, value, save),
        'Setările sunt din nou cele dinainte.',
      ).then((isDone) => isDone && onSaved());
    if (await run(() => save(value, settings.updatedAtMs), 'Setările au fost salvate.', { undo }))
      onSaved();
  }
  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={(event) => void submit(event)}>
      {children}
      <div>
        <Button type="submit" busy={busy}>
          Salvați
        </Button>
      </div>
    </Stack>
  );
}
