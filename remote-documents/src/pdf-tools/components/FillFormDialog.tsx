import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import regularFont from '#fonts/document-regular.ttf';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { failureMessage } from '#domain/failureMessage';
import type { FormField } from '../domain/forms/formFields';
import { openPdfWorker } from '../domain/worker/openPdfWorker';
import type { ToolFile } from '../domain/pages/toolPages';
import { texts } from '../texts';

type Props = { file: ToolFile; onFilled(blob: Blob): void; onClose(): void };

/** The fields of a PDF's form, to be filled in; closing it ends the work. */
export function FillFormDialog({ file, onFilled, onClose }: Props) {
  const formId = useId();
  const [worker] = useState(openPdfWorker);
  const [fields, setFields] = useState<FormField[] | null>(null);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const locked = file.password ? { password: file.password } : {};

  function fail(error: unknown) {
    setBusy(false);
    if (!isMarketError(error) || error.code !== 'cancelled') setFailed(failureMessage(error));
  }
  useEffect(() => {
    const { blob, password } = file;
    worker
      .ask({ kind: 'fields', blob, ...(password ? { password } : {}) })
      .then(setFields, (error: unknown) => {
        if (!worker.isClosed()) setFailed(failureMessage(error));
      });
  }, [worker, file]);
  useEffect(() => () => worker.close(), [worker]);

  async function fill(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    setFailed('');
    try {
      const font = new URL(regularFont, window.location.href).href;
      onFilled(await worker.ask({ kind: 'fill', blob: file.blob, answers, font, ...locked }));
    } catch (error) {
      fail(error);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.fillForm(file.name)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.fillCancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={!fields?.length}>
            {texts.fillDone}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={fill}>
        <Stack gap={4}>
          <p>{file.signedPages ? texts.fillSigned : texts.fillHint}</p>
          {failed && (
            <Notice tone="bad" role="alert">
              {failed}
            </Notice>
          )}
          {!fields && !failed && <p role="status">{texts.fillReading}</p>}
          {fields?.length === 0 && <p role="status">{texts.fillNone}</p>}
          {fields?.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={answers[field.name] ?? field.value}
              onChange={(value) => setAnswers((now) => ({ ...now, [field.name]: value }))}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}

type FieldProps = { field: FormField; value: string; onChange(value: string): void };

function Field({ field, value, onChange }: FieldProps) {
  const { label } = field;
  if (field.kind === 'box')
    return (
      <CheckboxField
        label={label}
        checked={value !== ''}
        onChange={(event) => onChange(event.target.checked ? 'da' : '')}
      />
    );
  if (field.kind === 'choice')
    return (
      <SelectField
        label={label}
        options={[
          { value: '', label: texts.fillNoChoice },
          ...field.options.map((each) => ({ value: each, label: each })),
        ]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const typed = {
    label,
    value,
    ...(field.most === undefined ? {} : { maxLength: field.most }),
    autoComplete: 'off',
  };
  return field.isLong ? (
    <TextArea {...typed} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...typed} onChange={(event) => onChange(event.target.value)} />
  );
}
