import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import {
  type CompressionLevel,
  MARGINS_MM,
  PASSWORD_MAX,
  type PdfOptions,
  SIZES_MB,
  type SplitRule,
  compressionLevels,
} from '../domain/making/pdfOptions';
import { StampOptions } from './StampOptions';
import { texts } from '../texts';
import { texts as readingTexts } from '../reading/texts';
import styles from './PdfOptionsForm.module.css';

const splits: Record<string, { label: string; rule: SplitRule }> = {
  none: { label: texts.splitOne, rule: { by: 'none' } },
  ...Object.fromEntries(
    [1, 2, 5, 10, 20, 50].map((every) => [
      `pages${every}`,
      { label: texts.splitEvery(every), rule: { by: 'pages' as const, every } },
    ]),
  ),
  bookmarks: { label: texts.splitBookmarks, rule: { by: 'bookmarks' } },
  ...Object.fromEntries(
    [2, 5, 10, 20].map((mb) => [
      `size${mb}`,
      { label: texts.splitSize(mb), rule: { by: 'size' as const, maxBytes: mb * 1_000_000 } },
    ]),
  ),
};
const nameOfSplit = (split: SplitRule) =>
  Object.keys(splits).find((key) => splits[key]!.rule === split) ?? 'none';
type Props = {
  options: PdfOptions;
  hasPdfs: boolean;
  sizes: Record<CompressionLevel, number> | null;
  onChange(changes: Partial<PdfOptions>): void;
};

/** Page, margins, quality with the size it gives, and whether to cut into several documents. */
export function PdfOptionsForm({ options, hasPdfs, sizes, onChange }: Props) {
  const said = hasPdfs && options.shrinkPdfs ? texts.atMost : texts.about; // what the photos of a PDF will weigh is known only when they are drawn
  const levels = Object.entries(compressionLevels).map(([value, { label, hint }]) => ({
    value,
    label,
    hint: sizes ? `${hint}, ${said(formatBytes(sizes[value as CompressionLevel]))}` : hint,
  }));
  return (
    <Stack gap={4}>
      <RadioGroup
        look="segments"
        label={texts.output}
        hint={texts.outputHints[options.output]}
        options={Object.entries(texts.outputs).map(([value, label]) => ({ value, label }))}
        value={options.output}
        onChange={(event) =>
          onChange({
            output: event.target.value as PdfOptions['output'],
            split: { by: 'none' },
            password: '',
            maxBytes: 0,
          })
        }
      />
      <RadioGroup
        look="segments"
        label={texts.pageSize}
        options={[
          { value: 'a4', label: texts.a4 },
          { value: 'fit', label: texts.fit },
        ]}
        value={options.pageSize}
        onChange={(event) => onChange({ pageSize: event.target.value as PdfOptions['pageSize'] })}
      />
      <SelectField
        label={texts.margins}
        options={MARGINS_MM.map((mm) => ({ value: String(mm), label: `${mm} mm` }))}
        value={String(options.marginMm)}
        onChange={(event) => onChange({ marginMm: Number(event.target.value) })}
      />
      <RadioGroup
        look="list"
        label={texts.level}
        options={levels}
        value={options.level}
        onChange={(event) => onChange({ level: event.target.value as CompressionLevel })}
      />
      {options.output === 'pdf' && (
        <SelectField
          label={texts.maxSize}
          hint={options.maxBytes > 0 ? texts.maxSizeHint : undefined}
          options={SIZES_MB.map((mb) => ({
            value: String(mb * 1_000_000),
            label: mb === 0 ? texts.anySize : texts.atMostMb(mb),
          }))}
          value={String(options.maxBytes)}
          onChange={(event) => onChange({ maxBytes: Number(event.target.value) })}
        />
      )}
      <CheckboxField
        label={texts.blackWhite}
        hint={texts.blackWhiteHint}
        checked={options.blackWhite}
        onChange={(event) => onChange({ blackWhite: event.target.checked })}
      />
      <CheckboxField
        label={texts.straighten}
        hint={texts.straightenHint}
        checked={options.straighten}
        onChange={(event) => onChange({ straighten: event.target.checked })}
      />
      {hasPdfs && (options.blackWhite || options.straighten) && (
        <p className={styles.note}>{texts.scansThatStay}</p>
      )}
      {hasPdfs && (
        <CheckboxField
          label={texts.shrinkPdfs}
          hint={options.shrinkPdfs ? texts.pdfShrinks : texts.pdfStays}
          checked={options.shrinkPdfs}
          onChange={(event) => onChange({ shrinkPdfs: event.target.checked })}
        />
      )}
      {hasPdfs && (
        <CheckboxField
          label={texts.flatten}
          hint={options.flattenForms ? texts.formsFlat : texts.formsKept}
          checked={options.flattenForms}
          onChange={(event) => onChange({ flattenForms: event.target.checked })}
        />
      )}
      {hasPdfs && <p className={styles.note}>{texts.pdfKeeps}</p>}
      {options.output.startsWith('pdf') && (
        <CheckboxField
          label={readingTexts.readText}
          hint={readingTexts.readTextHint}
          checked={options.readText}
          onChange={(event) => onChange({ readText: event.target.checked })}
        />
      )}
      <StampOptions options={options} onChange={onChange} />
      {options.output === 'pdf' && (
        <PasswordField
          label={texts.protect}
          hint={texts.protectHint}
          optional
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={options.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
      )}
      {options.output === 'pdf' && (
        <SelectField
          label={texts.split}
          hint={options.split.by === 'bookmarks' ? texts.splitBookmarksHint : undefined}
          options={Object.entries(splits)
            .filter(([, { rule }]) => hasPdfs || rule.by !== 'bookmarks')
            .map(([value, { label }]) => ({ value, label }))}
          value={nameOfSplit(options.split)}
          onChange={(event) => onChange({ split: splits[event.target.value]!.rule })}
        />
      )}
    </Stack>
  );
}
