import { useEffect, useRef, useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { failureMessage } from '#domain/failureMessage';
import { readSignatureFile } from '../domain/signing/readSignatureFile';
import type { Point, Signature } from '../domain/signing/signature';
import { texts } from '../texts';
import { SignaturePad } from './SignaturePad';

type Props = { role: string; onClose(): void; onSigned(signature: Signature): void };

/** One party signs: by hand on the screen, or with a picture of the signature. */
export function SignDialog({ role, onClose, onSigned }: Props) {
  const [strokes, setStrokes] = useState<readonly (readonly Point[])[]>([]);
  const [problem, setProblem] = useState('');
  const [isReading, setReading] = useState(false);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  async function open([file]: File[]) {
    if (!file) return;
    setProblem('');
    setReading(true);
    const read = await readSignatureFile(file).catch((error: unknown) => ({ error }));
    if (isClosed.current) return; // who gave up has signed nothing
    setReading(false);
    if ('error' in read) setProblem(failureMessage(read.error));
    else onSigned(read);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.signatureOf(role)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={strokes.length === 0}
            onClick={() => onSigned({ kind: 'drawn', strokes })}
          >
            {texts.putSignature}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SignaturePad label={texts.signatureSurface} strokes={strokes} onDraw={setStrokes} />
        <Cluster gap={2}>
          <Button
            variant="ghost"
            size="small"
            disabled={strokes.length === 0}
            onClick={() => setStrokes(strokes.slice(0, -1))}
          >
            {texts.undoStroke}
          </Button>
          <Button
            variant="ghost"
            size="small"
            disabled={strokes.length === 0}
            onClick={() => setStrokes([])}
          >
            {texts.clearStrokes}
          </Button>
        </Cluster>
        <FileDrop
          compact
          label={texts.signatureFile}
          hint={texts.signatureFileHint}
          accept="image/png,image/jpeg,image/webp"
          error={problem || undefined}
          onFiles={open}
        />
        <p role="status">{isReading && texts.readingSignature}</p>
      </Stack>
    </Dialog>
  );
}
