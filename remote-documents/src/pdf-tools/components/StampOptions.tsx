import { useState } from 'react';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { CHARACTER_RANGES } from '#fonts/characterRanges';
import {
  type PageNumbers,
  type PdfOptions,
  WATERMARK_MAX,
  WATERMARK_PRESET,
  type Watermark,
} from '../domain/making/pdfOptions';
import { texts } from '../texts';

type Props = { options: PdfOptions; onChange(changes: Partial<PdfOptions>): void };

/** Signs that the document's font does not have. */
const lacking = (text: string) =>
  [...new Set(text)].filter(
    (sign) =>
      !CHARACTER_RANGES.some(
        ([first, last]) => sign.codePointAt(0)! >= first && sign.codePointAt(0)! <= last,
      ),
  );

type Kind = 'none' | 'preset' | 'own';
function kindOf(text: string): Kind {
  if (text === '') return 'none';
  return text === WATERMARK_PRESET ? 'preset' : 'own';
}

/** Page numbers and words on every page. */
export function StampOptions({ options: { pageNumbers, watermark }, onChange }: Props) {
  // What is in force stays so while its form is away.
  const [kind, setKind] = useState(() => kindOf(watermark.text));
  const [own, setOwn] = useState(kind === 'own' ? watermark.text : '');
  const change = (changes: Partial<Watermark>) =>
    onChange({ watermark: { ...watermark, ...changes } });
  const missing = lacking(watermark.text);
  return (
    <>
      <SelectField
        label={texts.pageNumbers}
        options={[
          { value: 'none', label: texts.numbersNone },
          { value: 'plain', label: texts.numbersPlain },
          { value: 'ofAll', label: texts.numbersOfAll },
        ]}
        value={pageNumbers}
        onChange={(event) => onChange({ pageNumbers: event.target.value as PageNumbers })}
      />
      <SelectField
        label={texts.watermark}
        options={[
          { value: 'none', label: texts.watermarkNone },
          { value: 'preset', label: WATERMARK_PRESET },
          { value: 'own', label: texts.watermarkOwn },
        ]}
        value={kind}
        onChange={(event) => {
          const next = event.target.value as Kind;
          setKind(next);
          change({ text: { none: '', preset: WATERMARK_PRESET, own }[next] });
        }}
      />
      {kind === 'own' && (
        <TextField
          label={texts.watermarkText}
          maxLength={WATERMARK_MAX}
          autoComplete="off"
          value={own}
          error={missing.length > 0 ? texts.watermarkLetters(missing.join(' ')) : undefined}
          onChange={(event) => {
            setOwn(event.target.value);
            change({ text: event.target.value });
          }}
        />
      )}
      {kind !== 'none' && (
        <RadioGroup
          look="segments"
          label={texts.watermarkPlace}
          options={[
            { value: 'across', label: texts.watermarkAcross },
            { value: 'foot', label: texts.watermarkFoot },
          ]}
          value={watermark.place}
          onChange={(event) => change({ place: event.target.value as Watermark['place'] })}
        />
      )}
    </>
  );
}
