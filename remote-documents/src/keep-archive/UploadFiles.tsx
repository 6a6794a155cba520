import { useState } from 'react';
import { FileDrop } from '@anunturi/shared-ui/FileDrop';
import { Notice } from '@anunturi/shared-ui/Notice';
import { ProgressBar } from '@anunturi/shared-ui/ProgressBar';
import { Stack } from '@anunturi/shared-ui/Stack';
import { showToast } from '@anunturi/shared-ui/toast';
import { failureMessage } from '../domain/failureMessage';
import { texts } from './texts';

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/webp';
type Work = { name: string; done: number };

/** Files into the archive, one after another; what could not be kept is named with its reason. */
export function UploadFiles({ onChange }: { onChange(): void }) {
  const [work, setWork] = useState<Work | null>(null);
  const [failed, setFailed] = useState<{ name: string; reason: string }[]>([]);
  async function upload(files: File[]) {
    const left: { name: string; reason: string }[] = [];
    try {
      const { keepInArchive } = await import('../data/archive');
      for (const file of files) {
        setWork({ name: file.name, done: 0 });
        try {
          await keepInArchive(file, { name: file.name.replace(/\.[A-Za-z0-9]{1,5}$/, ''), kind: file.type.startsWith('image/') ? 'image' : 'pdf', tags: [] }, (done) => setWork({ name: file.name, done }));
        } catch (error) {
          left.push({ name: file.name, reason: failureMessage(error) });
        }
      }
    } finally {
      setWork(null);
      setFailed(left);
    }
    const kept = files.length - left.length;
    if (kept > 0) showToast(texts.uploaded(kept), { tone: 'good' });
    onChange();
  }
  return (
    <Stack gap={3}>
      <FileDrop multiple compact accept={ACCEPT} label={texts.upload} hint={texts.uploadHint} disabled={work !== null} onFiles={upload} />
      {work && <ProgressBar label={texts.uploading(work.name)} value={work.done} />}
      {failed.length > 0 && (
        <Notice tone="bad" role="alert" title={texts.notUploaded}>
          <ul>
            {failed.map(({ name, reason }, index) => (
              <li key={index}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
}
