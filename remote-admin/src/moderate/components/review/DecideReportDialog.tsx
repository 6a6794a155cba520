import { useState } from 'react';
import { STATEMENT_FACTS_MAX } from '@anunturi/shared-domain/site/limits';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { type Report, reportOutcomes } from '@anunturi/shared-domain/moderation/report';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { decideReports } from '../../data/decideReports';

type Outcome = keyof typeof reportOutcomes;
const firstTexts: Record<Outcome, string> = {
  removed: 'Am verificat și am eliminat conținutul sesizat. Vă mulțumim.',
  kept: 'Am verificat conținutul sesizat și nu am găsit o încălcare a legii sau a regulilor site-ului.',
  changed: 'Am verificat, iar conținutul sesizat a fost corectat. Vă mulțumim.',
};

/** The answer to everybody who reported; it says what was decided, is final, and the same for all reports named. */
export function DecideReportDialog({
  about,
  reports,
  onClose,
  onDecided,
}: {
  about: Pick<Report, 'title' | 'target'>;
  reports: readonly Pick<Report, 'id'>[];
  onClose(): void;
  onDecided(): void;
}) {
  const [outcome, setOutcome] = useState<Outcome>('kept');
  const [text, setText] = useState(firstTexts.kept);
  const { busy, run } = useAction(toRomanianMessage);
  async function send() {
    if (
      text.trim() &&
      (await run(
        () => decideReports(reports, { outcome, text: text.trim() }),
        reports.length === 1 ? 'Răspunsul a fost trimis.' : 'Răspunsurile au fost trimise.',
      ))
    )
      onDecided();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${plural(reports.length, 'sesizare', 'sesizări')} despre „${about.title}”`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Renunțați
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            Trimiteți decizia
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          Decizia nu mai poate fi schimbată după trimitere.
          {about.target === 'listing' &&
            ' Pentru a elimina anunțul, respingeți-l: sesizările lui primesc răspuns odată cu el.'}
        </p>
        <SelectField
          label="Decizia"
          value={outcome}
          options={Object.entries(reportOutcomes).map(([value, label]) => ({ value, label }))}
          onChange={(event) => {
            const next = event.target.value as Outcome;
            if (text === firstTexts[outcome]) setText(firstTexts[next]);
            setOutcome(next);
          }}
        />
        <TextArea
          label="Răspunsul"
          required
          rows={4}
          maxLength={STATEMENT_FACTS_MAX}
          counter
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={!text.trim() && 'Scrieți răspunsul.'}
        />
      </Stack>
    </Dialog>
  );
}
