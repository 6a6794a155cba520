import { useRef, useState } from 'react';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { failureMessage } from '#domain/failureMessage';
import { useQrCamera } from '../behaviour/useQrCamera';
import { type OpenedFile, openFile } from '../domain/two-phones/openFile';
import { type ScannedPieces, addPiece, joinPieces } from '../domain/two-phones/qrPieces';
import { texts } from '../texts';
import styles from './ScanCodes.module.css';

/** Reads the codes of another phone's screen by this one's camera; nothing of the picture is kept. */
export function ScanCodes({
  onClose,
  onOpen,
}: {
  onClose(): void;
  onOpen(file: OpenedFile): void;
}) {
  const [scanned, setScanned] = useState<ScannedPieces | null>(null);
  const [problem, setProblem] = useState('');
  const last = useRef<ScannedPieces | null>(null); // codes come faster than the page is drawn
  const { video, isRefused } = useQrCamera((text) => {
    const now = addPiece(last.current, text);
    if (now === last.current) return;
    last.current = now;
    setScanned(now);
    if (now && now.parts.size === now.count) void open(now);
  });
  async function open(all: ScannedPieces) {
    try {
      onOpen(await openFile((await joinPieces(all)) ?? ''));
    } catch (error) {
      last.current = null;
      setScanned(null);
      setProblem(failureMessage(error));
    }
  }
  return (
    <Dialog open onClose={onClose} title={texts.scanTitle}>
      <Stack gap={3}>
        <p className={styles.note}>{texts.scanNote}</p>
        {isRefused ? (
          <Notice tone="warn" role="alert">
            {texts.noCamera}
          </Notice>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a camera without sound
          <video
            ref={video}
            aria-label={texts.scanVideo}
            className={styles.video}
            playsInline
            muted
          />
        )}
        {scanned ? (
          <ProgressBar
            label={texts.scanned(scanned.parts.size, scanned.count)}
            value={scanned.parts.size / scanned.count}
          />
        ) : (
          !isRefused && <p role="status">{texts.scanWaiting}</p>
        )}
        {problem && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
