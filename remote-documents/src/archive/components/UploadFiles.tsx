import { FileUp } from '@anunturi/shared-ui/icons/FileUp';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useOnline } from '@anunturi/shared-ui/device/useOnline';
import { texts } from '../texts';
import styles from './UploadFiles.module.css';
import type { Upload, useUploads } from '../behaviour/useUploads';

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Files into the archive: how far each is; what could not be kept is named with its reason, and tried again where that may help. */
export function UploadFiles({
  uploading: { busy, uploads, upload, stop, retry },
}: {
  uploading: ReturnType<typeof useUploads>;
}) {
  const online = useOnline();
  const failed = busy ? [] : uploads;
  return (
    <Stack gap={3}>
      <FileDrop
        multiple
        compact
        icon={<FileUp strokeWidth={1.5} />}
        accept={ACCEPT}
        label={texts.upload}
        hint={texts.uploadHint}
        disabled={busy}
        onFiles={(files) => void upload(files)}
      />
      {busy && <Progress uploads={uploads} onCancel={stop} />}
      {busy && !online && (
        <Notice tone="warn" role="status">
          {texts.uploadWaits}
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice
          tone="bad"
          role="alert"
          title={texts.notUploaded}
          action={
            failed.some(({ isFinal }) => !isFinal) && (
              <Button variant="secondary" size="small" onClick={() => void retry()}>
                {texts.retry}
              </Button>
            )
          }
        >
          <ul className={styles.names}>
            {failed.map(({ file, reason }, index) => (
              <li key={index}>
                {file.name}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
}

function Progress({ uploads, onCancel }: { uploads: readonly Upload[]; onCancel(): void }) {
  const at = uploads.findIndex(({ state }) => state === 'sending');
  const current = uploads[Math.max(at, 0)];
  const ended = uploads.filter(({ state }) => state === 'kept' || state === 'failed').length;
  if (!current) return null;
  return (
    <>
      <ProgressBar
        label={texts.uploading(current.file.name, Math.max(at, 0) + 1, uploads.length)}
        value={(ended + current.done) / uploads.length}
        onCancel={onCancel}
      />
      {uploads.length > 1 && (
        <ol className={styles.files} aria-label={texts.uploadedFiles}>
          {uploads.map(({ file, state, done }, index) => (
            <li key={index}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.state} data-state={state}>
                {state === 'sending' ? `${Math.round(done * 100)} %` : texts.uploadStates[state]}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
