import { useEffect, useRef, useState } from 'react';
import { Archive } from '@anunturi/shared-ui/icons/Archive';
import { Download } from '@anunturi/shared-ui/icons/Download';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { links } from '@anunturi/shared-domain/site/links';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { failureMessage } from '#domain/failureMessage';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { texts } from '../texts';

type Keeping =
  | { at: 'no' }
  | { at: 'keeping'; done: number }
  | { at: 'kept' }
  | { at: 'failed'; message: string };

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** The finished documents, or the pictures of their pages: to download, to keep. A failure to keep them leaves them here. */
export function MadePdf({ files, name }: { files: readonly Blob[]; name: string }) {
  const [keeping, setKeeping] = useState<Keeping>({ at: 'no' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const ending = ENDINGS[files[0]!.type] ?? 'pdf';
  const isPdf = ending === 'pdf';
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0));

  async function download() {
    if (files.length === 1) return downloadFile(files[0]!, `${name}.${ending}`);
    const { downloadZip } = await import('client-zip');
    downloadFile(
      await downloadZip(
        files.map((input, index) => ({ name: `${name}-${index + 1}.${ending}`, input })),
      ).blob(),
      `${name}.zip`,
    );
  }
  async function keep() {
    const { signal } = (stop.current = new AbortController());
    setKeeping({ at: 'keeping', done: 0 });
    try {
      const { keepInArchive } = await import('#data/archive');
      for (const [index, file] of files.entries()) {
        const onProgress = (done: number) =>
          setKeeping({ at: 'keeping', done: (index + done) / files.length });
        await keepInArchive(
          file,
          {
            name: files.length === 1 ? name : `${name} ${index + 1}`,
            kind: isPdf ? 'pdf' : 'image',
            tags: [],
          },
          { signal, onProgress },
        );
      }
      setKeeping({ at: 'kept' });
    } catch (error) {
      setKeeping(
        isMarketError(error) && error.code === 'cancelled'
          ? { at: 'no' }
          : { at: 'failed', message: failureMessage(error) },
      );
    }
  }

  return (
    <Stack gap={3}>
      <Notice
        tone="good"
        role="status"
        title={
          files.length === 1
            ? texts.made(`${name}.${ending}`, size)
            : texts[isPdf ? 'madeMany' : 'madePictures'](files.length, size)
        }
      >
        <Cluster gap={2}>
          <Button icon={<Download size={18} />} onClick={download}>
            {files.length === 1 ? texts.download : texts.downloadZip}
          </Button>
          {keeping.at === 'kept' ? (
            <ButtonLink variant="ghost" to={links.archive()}>
              {texts.kept}
            </ButtonLink>
          ) : (
            <Button
              variant="secondary"
              icon={<Archive size={18} />}
              disabled={keeping.at === 'keeping'}
              onClick={keep}
            >
              {texts.keep}
            </Button>
          )}
        </Cluster>
      </Notice>
      {keeping.at === 'keeping' && (
        <ProgressBar
          label={texts.keeping}
          value={keeping.done}
          onCancel={() => stop.current?.abort()}
        />
      )}
      {keeping.at === 'failed' && (
        <Notice tone="bad" role="alert" title={texts.keepFailed}>
          {keeping.message}
        </Notice>
      )}
    </Stack>
  );
}
