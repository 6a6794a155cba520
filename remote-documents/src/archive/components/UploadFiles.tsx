import FileUp from 'lucide-react/icons/file-up';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useOnline } from '@anunturi/shared-ui/device/useOnline';
import { texts } from '../texts';
import styles from './UploadFiles.module.css';
import { useUploads } from './useUploads';

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Files into the archive; what could not be kept is named with its reason and can be tried again. */
export function UploadFiles({ onChange }: { onChange(): void }) {
  const { work, failed, upload, stop, retry } = useUploads(onChange);
  const online = useOnline();
  return (
    <Stack gap={3}>
      <FileDrop
        multiple
        compact
        icon={<FileUp strokeWidth={1.5} />}
        accept={ACCEPT}
        label={texts.upload}
        hint={texts.uploadHint}
        disabled={work !== null}
        onFiles={(files) => void upload(files)}
      />
      {work && (
        <ProgressBar
          label={texts.uploading(work.name, work.place, work.total)}
          value={(work.place - 1 + work.done) / work.total}
          onCancel={stop}
        />
      )}
      {work && !online && (
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
            <Button variant="secondary" size="small" onClick={() => void retry()}>
              {texts.retry}
            </Button>
          }
        >
          <ul className={styles.failed}>
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
