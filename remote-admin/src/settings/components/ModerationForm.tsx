import { useState } from 'react';
import { findBannedWords } from '@anunturi/shared-domain/texts/findBannedWords';
import { BANNED_WORD_MAX, BANNED_WORDS_MAX } from '@anunturi/shared-domain/site/limits';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { SettingsForm } from './SettingsForm';
import type { SettingsFormProps } from '../domain/SettingsFormProps';
import { toWords } from '../domain/toWords';
import { wholeNumber } from '../domain/wholeNumber';

/** Whether listings wait for approval, when a seller becomes trusted, and the words nobody may use. */
export function ModerationForm({ settings, onSaved }: SettingsFormProps<'moderation'>) {
  const [preModeration, setPreModeration] = useState(settings.value.preModeration);
  const [after, setAfter] = useState(String(settings.value.autoTrustAfter));
  const [words, setWords] = useState(settings.value.bannedWords.join('\n'));
  const [sample, setSample] = useState('');
  const [tried, setTried] = useState(false);
  const list = toWords(words);
  const number = wholeNumber(after, 0, 1000);
  const problem = problemOf(list);
  const found = findBannedWords(sample, list);
  function toValue() {
    setTried(true);
    return number === null || problem
      ? null
      : { preModeration, autoTrustAfter: number, bannedWords: list };
  }
  return (
    <SettingsForm name="moderation" settings={settings} onSaved={onSaved} toValue={toValue}>
      <CheckboxField
        look="switch"
        label="Anunțurile noi așteaptă verificarea"
        hint="Nu și ale vânzătorilor de încredere. Oprită, anunțurile apar imediat și sunt verificate la sesizare."
        checked={preModeration}
        onChange={(event) => setPreModeration(event.target.checked)}
      />
      <TextField
        label="De încredere după atâtea anunțuri acceptate"
        hint="0: niciodată de la sine"
        inputMode="numeric"
        value={after}
        onChange={(event) => setAfter(event.target.value)}
        error={tried && number === null && 'Un număr întreg, de la 0 la 1.000.'}
      />
      <TextArea
        label="Cuvinte interzise"
        hint="Câte unul pe rând. Se găsesc și fără diacritice, numai ca întregi."
        rows={8}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={tried && problem}
      />
      <TextField
        label="Încercați un text"
        optional
        value={sample}
        onChange={(event) => setSample(event.target.value)}
        hint={sample === '' ? 'Aici apar cuvintele care ar fi oprite.' : toVerdict(found)}
      />
    </SettingsForm>
  );
}

function problemOf(list: readonly string[]): string | undefined {
  if (list.length > BANNED_WORDS_MAX) return `Cel mult ${BANNED_WORDS_MAX} de cuvinte.`;
  if (list.some((word) => word.length > BANNED_WORD_MAX || word.length < 2))
    return `Un cuvânt are între 2 și ${BANNED_WORD_MAX} de caractere.`;
  return undefined;
}

const toVerdict = (found: readonly string[]) =>
  found.length > 0 ? `Ar fi oprit pentru: ${found.join(', ')}.` : 'Ar trece.';
