import { useEffect, useRef, useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { failureMessage } from '#domain/failureMessage';
import { type TextReader, openTextReader } from '#domain/ocr/openTextReader';
import type { DocumentForm } from '../behaviour/useDocumentForm';
import type { DocumentStep } from '../domain/documentTypes';
import { type PaperOffer, paperOffers } from '../domain/papers/paperOffers';
import type { PaperKind } from '../domain/papers/readAnswers';
import { readPaper } from '../domain/papers/readPaper';
import { texts } from '../texts';

type Props = { kind: PaperKind; step: DocumentStep; form: DocumentForm; onClose(): void };
type Work =
  | { at: 'rest' }
  | { at: 'reading'; done: number }
  | { at: 'read'; offers: PaperOffer[] }
  | { at: 'failed'; message: string };

/** Beside each field what was read, ticked where nothing was typed and the reading is sure; what is ticked is taken over. */
export function ReadPaper({ kind, step, form, onClose }: Props) {
  const [work, setWork] = useState<Work>({ at: 'rest' });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const reader = useRef<TextReader | null>(null);
  const stop = () => {
    reader.current?.close();
    reader.current = null;
  };
  useEffect(() => () => reader.current?.close(), []);

  async function read([photo]: File[]) {
    if (!photo) return;
    stop();
    const own = (reader.current = openTextReader());
    setWork({ at: 'reading', done: 0 });
    try {
      const answers = await readPaper(photo, kind, own, (done) =>
        setWork((now) => (now.at === 'reading' ? { at: 'reading', done } : now)),
      );
      if (reader.current !== own) return;
      const offers = paperOffers(step, form.values, kind, answers);
      setTicked(
        new Set(
          offers
            .filter(({ typed, doubt, isSure }) => !typed && !doubt && isSure)
            .map(({ field }) => field.name),
        ),
      );
      setWork({ at: 'read', offers });
    } catch (error) {
      if (reader.current === own && !(isMarketError(error) && error.code === 'cancelled'))
        setWork({ at: 'failed', message: failureMessage(error) });
    } finally {
      own.close();
    }
  }
  function tick(name: string, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(name);
    else next.delete(name);
    setTicked(next);
  }
  const offers = work.at === 'read' ? work.offers : [];
  function take() {
    const taken = offers.filter(({ field }) => ticked.has(field.name));
    form.fill(Object.fromEntries(taken.map(({ field, value }) => [field.name, value])));
    for (const { field } of taken) form.leave(field.name);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.readPaper[kind]}
      footer={
        offers.length > 0 ? (
          <Button onClick={take} disabled={ticked.size === 0}>
            {texts.takeRead}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <p>{texts.paperNote}</p>
        <FileDrop
          compact
          label={texts.choosePaper}
          hint={texts.choosePaperHint[kind]}
          accept="image/*,.heic,.heif"
          onFiles={read}
        />
        {work.at === 'reading' && (
          <ProgressBar
            label={texts.readingPaper}
            value={work.done}
            onCancel={() => {
              stop();
              setWork({ at: 'rest' });
            }}
          />
        )}
        {work.at === 'failed' && (
          <Notice tone="bad" role="alert">
            {work.message}
          </Notice>
        )}
        <div role="status">
          {work.at === 'read' && (
            <p>{offers.length > 0 ? texts.paperRead(offers.length) : texts.paperNotRead}</p>
          )}
        </div>
        {offers.length > 0 && (
          <Stack gap={3}>
            {offers.map(({ field, shown, typed, doubt, isSure }) => (
              <CheckboxField
                key={field.name}
                label={`${field.label}: ${shown}`}
                hint={
                  [!isSure && texts.checkRead, typed && texts.typedNow(typed), doubt]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
                checked={ticked.has(field.name)}
                onChange={(event) => tick(field.name, event.target.checked)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
