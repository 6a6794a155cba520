import { useEffect, useMemo, useState } from 'react';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { failureMessage } from '#domain/failureMessage';
import type { DocumentDefinition, Values } from '../domain/documentTypes';
import type { Signatures } from '../domain/signing/signature';
import { passOnFile } from '../domain/two-phones/passOnFile';
import { QrCode } from '@anunturi/shared-ui/display/QrCode';
import { toQrMarks } from '@anunturi/shared-ui/display/toQrMarks';
import { splitIntoPieces } from '../domain/two-phones/qrPieces';
import { texts } from '../texts';
import styles from './ShowCodes.module.css';

/** How long each code is shown: a camera takes several pictures of it meanwhile. */
const CODE_MS = 500;

type Props = {
  definition: DocumentDefinition;
  values: Values;
  signatures: Signatures;
  onClose(): void;
};

/** The document as codes, one after another, for the other phone's camera. */
export function ShowCodes({ definition, values, signatures, onClose }: Props) {
  const [pieces, setPieces] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    passOnFile(definition, values, signatures)
      .then(splitIntoPieces)
      .then(setPieces, (error: unknown) => {
        const isTooLong = error instanceof MarketError && error.code === 'tooLarge';
        setProblem(isTooLong ? texts.tooLongForCodes : failureMessage(error));
      });
  }, [definition, values, signatures]);
  return (
    <Dialog open onClose={onClose} title={texts.codesTitle}>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {!problem && pieces.length === 0 && <p role="status">{texts.makingCodes}</p>}
      {pieces.length > 0 && <Codes pieces={pieces} />}
    </Dialog>
  );
}

function Codes({ pieces }: { pieces: readonly string[] }) {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(pieces.length > 1);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % pieces.length), CODE_MS);
    return () => clearInterval(timer);
  }, [isPlaying, pieces.length]);
  const marks = useMemo(() => toQrMarks(pieces[at]!), [pieces, at]);
  const said = texts.codeAt(at + 1, pieces.length);
  return (
    <Stack gap={3}>
      <p className={styles.note}>{texts.codesNote}</p>
      <QrCode marks={marks} label={said} />
      <div className={styles.bar}>
        <span className={styles.count}>{said}</span>
        {pieces.length > 1 && (
          <>
            <Button variant="secondary" size="small" onClick={() => setPlaying(!isPlaying)}>
              {isPlaying ? texts.pauseCodes : texts.playCodes}
            </Button>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                setPlaying(false);
                setAt((at + 1) % pieces.length);
              }}
            >
              {texts.nextCode}
            </Button>
          </>
        )}
      </div>
    </Stack>
  );
}
