import { useState } from 'react';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { savePageTexts } from '#data/settings/settings';
import type { SettingsFormProps } from '../domain/SettingsFormProps';
import { SettingsForm } from './SettingsForm';

const isShort = (text: string) => text.trim() !== '' && text.trim().length < 5;

/** Texts of the first page and the notice for everybody; what is left empty comes from the site's configuration. */
export function PageTextsForm({ settings, onSaved }: SettingsFormProps<'site'>) {
  const { homeTitle = '', homeText = '', notice = '', ...others } = settings.value;
  const [texts, setTexts] = useState({ homeTitle, homeText, notice });
  const [tried, setTried] = useState(false);
  function toValue() {
    setTried(true);
    if (isShort(texts.homeTitle) || isShort(texts.homeText)) return null;
    const filled = Object.entries(texts)
      .map(([key, text]) => [key, text.trim()] as const)
      .filter(([, text]) => text);
    return { ...others, ...Object.fromEntries(filled) };
  }
  const text = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      setTexts({ ...texts, [name]: event.target.value }),
  });
  return (
    <SettingsForm
      name="site"
      settings={settings}
      onSaved={onSaved}
      toValue={toValue}
      save={savePageTexts}
    >
      <TextField
        label="Titlul primei pagini"
        hint="Lăsat gol, rămâne titlul obișnuit."
        optional
        maxLength={120}
        {...text('homeTitle')}
        error={tried && isShort(texts.homeTitle) && 'Cel puțin 5 caractere.'}
      />
      <TextArea
        label="Textul de sub titlu"
        hint="Apare și în rezultatele motoarelor de căutare."
        optional
        maxLength={400}
        {...text('homeText')}
        error={tried && isShort(texts.homeText) && 'Cel puțin 5 caractere.'}
      />
      <TextField
        label="Anunț pentru toți vizitatorii"
        hint="De exemplu: „Sâmbătă dimineață site-ul poate fi oprit.”"
        optional
        maxLength={300}
        {...text('notice')}
      />
    </SettingsForm>
  );
}
