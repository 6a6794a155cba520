import { useState } from 'react';
import { FileArchive } from '@anunturi/shared-ui/icons/FileArchive';
import { X } from '@anunturi/shared-ui/icons/X';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Rows } from '@anunturi/shared-ui/layout/Rows';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { failureMessage } from '#domain/failureMessage';
import { zipNames } from '../domain/archiveList';
import { saveZip } from '../domain/saveZip';
import { texts } from '../texts';
import styles from './ZipFiles.module.css';

const endingOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin';

/** Files into one ZIP, made in the browser and sent nowhere. */
export function ZipFiles() {
  const [files, setFiles] = useState<File[]>([]);
  const [said, setSaid] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    setSaid(null);
    try {
      const names = zipNames(files.map(({ name }) => ({ name, ending: endingOf(name) })));
      const saved = await saveZip(
        files.map((file, index) => ({
          name: names[index]!,
          size: file.size,
          read: async () => file,
        })),
        'fisiere.zip',
      );
      if (saved) setSaid({ tone: 'good', text: texts.zipMade(formatBytes(saved.sizeBytes)) });
    } catch (error) {
      setSaid({ tone: 'bad', text: failureMessage(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <section aria-labelledby="zip">
      <Stack gap={3}>
        <h2 id="zip">{texts.zipTitle}</h2>
        <p>{texts.zipLead}</p>
        <FileDrop
          multiple
          compact
          icon={<FileArchive strokeWidth={1.5} />}
          label={texts.zipAdd}
          onFiles={(added) => setFiles((now) => [...now, ...added])}
        />
        {files.length > 0 && (
          <Rows>
            {files.map((file, index) => (
              <li key={index} className={styles.file}>
                <span>{file.name}</span>
                <span className={styles.size}>{formatBytes(file.size)}</span>
                <IconButton
                  size="small"
                  label={texts.zipRemove(file.name)}
                  icon={<X size={18} />}
                  onClick={() => setFiles((now) => now.filter((each) => each !== file))}
                />
              </li>
            ))}
          </Rows>
        )}
        {files.length > 0 && (
          <Cluster gap={2}>
            <Button busy={busy} onClick={make}>
              {texts.zipMake(files.length)}
            </Button>
            <Button variant="ghost" onClick={() => setFiles([])}>
              {texts.zipClear}
            </Button>
          </Cluster>
        )}
        {said && (
          <Notice tone={said.tone} role="status">
            {said.text}
          </Notice>
        )}
      </Stack>
    </section>
  );
}
