import { useEffect, useState } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { SELLER_MESSAGE_MAX, SELLER_MESSAGE_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { dropDraft, keepDraft, readDraft } from '../../data/statementDrafts';
import { writeToSeller } from '../../data/writeToSeller';

type Props = { listing: Pick<Listing, 'id' | 'title' | 'sellerName'>; onClose(): void };

/** A message to the seller of a listing. What was typed stays on the device until it is sent. */
export function SellerMessageDialog({ listing, onClose }: Props) {
  const key = `message ${listing.id}`;
  const [text, setText] = useState(() => readDraft(key).facts ?? '');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  useEffect(() => keepDraft(key, { facts: text }), [key, text]);
  const isShort = text.trim().length < SELLER_MESSAGE_MIN;

  async function send() {
    setTried(true);
    if (isShort) return;
    if (!(await run(() => writeToSeller(listing.id, text.trim()), 'Mesajul a fost trimis.')))
      return;
    dropDraft(key);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Scrieți vânzătorului despre „${listing.title}”`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Renunțați
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            Trimiteți mesajul
          </Button>
        </>
      }
    >
      <TextArea
        label="Mesajul"
        hint={`${listing.sellerName} îl citește în cont și în e-mail, de la „un moderator”. Anunțul rămâne cum este.`}
        required
        rows={5}
        maxLength={SELLER_MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tried && isShort && `Scrieți cel puțin ${SELLER_MESSAGE_MIN} caractere.`}
      />
    </Dialog>
  );
}
