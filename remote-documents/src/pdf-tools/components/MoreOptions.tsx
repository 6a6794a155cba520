import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { PASSWORD_MAX, type PdfOptions, type SplitRule } from '../domain/making/pdfOptions';
import { texts } from '../texts';
import { texts as readingTexts } from '../reading/texts';
import styles from './PdfOptionsForm.module.css';
import { StampOptions } from './StampOptions';

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

/** How many of these options are in force. */
const countOf = (options: PdfOptions) =>
  [
    options.blackWhite,
    options.straighten,
    options.shrinkPdfs,
    options.flattenForms,
    options.readText,
    options.pageNumbers !== 'none',
    options.watermark.text !== '',
    options.password !== '',
    options.split.by !== 'none',
  ].filter(Boolean).length;

type Props = {
  options: PdfOptions;
  hasPdfs: boolean;
  onChange(changes: Partial<PdfOptions>): void;
};

/** What few documents need: scans, text, numbers, a password, parts. The line above says how many of these are in force. */
export function MoreOptions({ options, hasPdfs, onChange }: Props) {
  const isPdf = options.output === 'pdf';
  return (
    <Disclosure
      summary={
        <>
          {texts.moreOptions(countOf(options))}
          <span className={styles.named}>{texts.moreOptionsHint}</span>
        </>
      }
    >
      <Stack gap={4}>
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
        {isPdf && (
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
        {isPdf && (
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
    </Disclosure>
  );
}
