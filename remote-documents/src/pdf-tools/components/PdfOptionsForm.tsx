import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import {
  type CompressionLevel,
  MARGINS_MM,
  type PdfOptions,
  SIZES_MB,
  compressionLevels,
} from '../domain/making/pdfOptions';
import { MoreOptions } from './MoreOptions';
import { texts } from '../texts';

type Props = {
  options: PdfOptions;
  hasPdfs: boolean;
  sizes: Record<CompressionLevel, number> | null;
  onChange(changes: Partial<PdfOptions>): void;
};

/** What comes out: kind, page, margins, quality with the size it gives; the rest stands behind a line. */
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
      <MoreOptions options={options} hasPdfs={hasPdfs} onChange={onChange} />
    </Stack>
  );
}
