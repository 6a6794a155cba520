import { useEffect, useState } from 'react';
import { plural } from '@anunturi/shared-domain/formats/plural';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { type ChangeItem, changeItems } from '@anunturi/shared-domain/moderation/changeItems';
import { CHANGE_WORDS_MAX } from '@anunturi/shared-domain/site/limits';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import type { Asked } from '../../data/decide';
import { draftKey, keepDraft, readDraft } from '../../data/statementDrafts';
import styles from './RestrictDialog.module.css';

type Props = {
  listings: readonly Pick<Listing, 'id' | 'title'>[];
  onAsk(asked: Asked): void;
  onCancel(): void;
};

/** What the owner is to change before the listing is sent again: prepared items and words of one's own. */
export function AskDialog({ listings, onAsk, onCancel }: Props) {
  const key = draftKey(listings);
  const [items, setItems] = useState<readonly ChangeItem[]>(() => readDraft(key).items ?? []);
  const [words, setWords] = useState(() => readDraft(key).facts ?? '');
  useEffect(() => keepDraft(key, { facts: words, items: [...items] }), [key, words, items]);
  const [tried, setTried] = useState(false);
  const isEmpty = items.length === 0 && !words.trim();
  const only = listings.length === 1 ? listings[0]! : null;
  const tick = (item: ChangeItem) =>
    setItems(items.includes(item) ? items.filter((each) => each !== item) : [...items, item]);

  function send() {
    setTried(true);
    if (!isEmpty) onAsk({ items: [...items], ...(words.trim() && { words: words.trim() }) });
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      title={
        only
          ? `Cereți modificări la „${only.title}”`
          : `Cereți modificări la ${plural(listings.length, 'anunț', 'anunțuri')}`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Renunțați
          </Button>
          <Button onClick={send}>Cereți modificările</Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stack gap={2} role="group" aria-label="Ce trebuie schimbat">
          {(Object.keys(changeItems) as ChangeItem[]).map((item) => (
            <CheckboxField
              key={item}
              label={changeItems[item]}
              checked={items.includes(item)}
              onChange={() => tick(item)}
            />
          ))}
        </Stack>
        <TextArea
          label="Altceva, pentru proprietar"
          rows={3}
          counter
          maxLength={CHANGE_WORDS_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={tried && isEmpty && 'Bifați ceva din listă sau scrieți ce trebuie schimbat.'}
        />
        <p className={styles.rest}>
          Anunțul nu este public până când proprietarul îl retrimite. El primește lista în cont și
          pe e-mail; retrimis, anunțul vine primul în listă, cu schimbările marcate.
        </p>
      </Stack>
    </Dialog>
  );
}
