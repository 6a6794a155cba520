import { useId } from 'react';
import { Camera } from '@anunturi/shared-ui/icons/Camera';
import { lookOf } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import styles from './AddFiles.module.css';
import { FileNotices } from './FileNotices';
import { RefusedFiles } from './RefusedFiles';
import { texts } from '../texts';
import type { PdfPages } from '../behaviour/usePdfPages';

const ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif,image/tiff,.tif,.tiff,application/pdf,.pdf';

/** Files by drop, picker or camera; what was left out is named with its reason. */
export function AddFiles({ state, compact }: { state: PdfPages; compact: boolean }) {
  const cameraId = useId();
  const { adding, refused } = state;
  return (
    <Stack gap={3}>
      <FileDrop
        multiple
        compact={compact}
        accept={ACCEPT}
        label={texts.add}
        hint={compact ? undefined : texts.addHint}
        disabled={adding !== null}
        onFiles={(files) => void state.add(files)}
      />
      <span className={styles.camera}>
        <input
          id={cameraId}
          type="file"
          accept="image/*"
          capture="environment"
          className={styles.input}
          disabled={adding !== null}
          onChange={(event) =>
            void state.add([...(event.target.files ?? [])]).finally(() => (event.target.value = ''))
          }
        />
        <label htmlFor={cameraId} className={lookOf({ variant: 'secondary' })}>
          <Camera size={18} /> {texts.camera}
        </label>
      </span>
      {adding && (
        <ProgressBar
          label={texts.adding(adding.done, adding.total)}
          value={adding.done / adding.total}
          onCancel={state.stopAdding}
        />
      )}
      {refused.length > 0 && (
        <RefusedFiles
          title={texts.refused}
          files={refused}
          busy={adding !== null}
          onPassword={(file, again) => void state.add([file], again)}
        />
      )}
      <FileNotices state={state} />
    </Stack>
  );
}
