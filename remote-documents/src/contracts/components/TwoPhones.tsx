import { useEffect, useState } from 'react';
import { Phone } from '@anunturi/shared-ui/icons/Phone';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import type { DocumentDefinition, Values } from '../domain/documentTypes';
import { documentDigest } from '../domain/signing/documentDigest';
import type { Signatures } from '../domain/signing/signature';
import { prepareOffline } from '../behaviour/prepareOffline';
import { digestGroups } from '../domain/two-phones/digestGroups';
import { texts } from '../texts';
import styles from './TwoPhones.module.css';

const ShowCodes = lazyComponent(() =>
  import(/* webpackChunkName: "show-codes" */ './ShowCodes').then((file) => file.ShowCodes),
);

type Props = { definition: DocumentDefinition; values: Values; signatures: Signatures };

/** A sale that each signs on a phone of their own: the digest to compare, and the way to the other phone. */
export function TwoPhones({ definition, values, signatures }: Props) {
  const [digest, setDigest] = useState('');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    documentDigest(definition, values).then((made) => isCurrent && setDigest(made));
    return () => {
      isCurrent = false;
    };
  }, [definition, values]);
  const [offline, setOffline] = useState<keyof typeof texts.offline>('preparing');
  useEffect(() => {
    let isCurrent = true;
    prepareOffline().then((isReady) => isCurrent && setOffline(isReady ? 'ready' : 'failed'));
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <section aria-labelledby="doua-telefoane">
      <Stack gap={2}>
        <h3 id="doua-telefoane" className={styles.heading}>
          {texts.twoPhones}
        </h3>
        {digest && (
          <p className={styles.note}>
            {`${texts.digestOf}: `}
            <output className={styles.digest}>{digestGroups(digest)}</output>
            {`. ${texts.digestNote}`}
          </p>
        )}
        <p className={styles.note}>{texts.twoPhonesNote}</p>
        <p className={styles.note} role="status">
          {texts.offline[offline]}
        </p>
        <div>
          <Button variant="secondary" icon={<Phone size={18} />} onClick={() => setShown(true)}>
            {texts.showCodes}
          </Button>
        </div>
        {isShown && (
          <ShowCodes
            definition={definition}
            values={values}
            signatures={signatures}
            onClose={() => setShown(false)}
          />
        )}
      </Stack>
    </section>
  );
}
