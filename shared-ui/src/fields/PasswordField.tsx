import { useState } from 'react';
import { Eye } from '../icons/Eye';
import { EyeOff } from '../icons/EyeOff';
import { IconButton } from '../actions/IconButton';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

/** A password that may be shown while it is typed. */
export function PasswordField(field: Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          size="small"
          label={isShown ? 'Ascundeți parola' : 'Arătați parola'}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
