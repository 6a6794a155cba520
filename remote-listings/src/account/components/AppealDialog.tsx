import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { APPEAL_MAX, APPEAL_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { type FormEvent, useState } from 'react';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { Decision } from './Decision';

/** Appeals against a rejection, in the seller's words. */
export function AppealDialog({
  listing,
  onClose,
  onSent,
}: {
  listing: MyListing;
  onClose(): void;
  onSent(): void;
}) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.trim().length < APPEAL_MIN) {
      setProblem({
        field: `Scrieți cel puțin ${APPEAL_MIN} de caractere: de ce este greșită decizia.`,
      });
      event.currentTarget.querySelector('textarea')?.focus(); // on a phone it is out of sight
      return;
    }
    setBusy(true);
    try {
      const { appealRejection } = await import(
        /* webpackChunkName: "my-listing-acts" */ '../data/changeMyListing'
      );
      await appealRejection({ id: listing.card.id, version: listing.version }, text);
      showToast('Contestația a fost trimisă. Răspunsul apare aici, lângă anunț.', { tone: 'good' });
      onSent();
      onClose();
    } catch (error) {
      console.error('The appeal could not be sent', error);
      setProblem({ form: toRomanianMessage(error) });
      setBusy(false);
    }
  }
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Renunțați
      </Button>
      <Button type="submit" form="contestatie" busy={busy}>
        Trimiteți contestația
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Contestați decizia" footer={buttons}>
      <form id="contestatie" noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <p>{listing.card.title}</p>
          {listing.moderation && <Decision moderation={listing.moderation} />}
          <TextArea
            label="De ce este greșită decizia"
            hint={`${appealTexts.judge} ${appealTexts.once}`}
            counter
            maxLength={APPEAL_MAX}
            value={text}
            error={problem.field}
            onChange={(event) => {
              setText(event.target.value);
              setProblem({});
            }}
          />
          {problem.form && (
            <Notice tone="bad" role="alert">
              {problem.form}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
