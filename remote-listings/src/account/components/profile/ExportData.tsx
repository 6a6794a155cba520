import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Download } from '@anunturi/shared-ui/icons/Download';
import { useEffect, useRef, useState } from 'react';
import { useProof } from '../../behaviour/useProof';

type Work =
  | { state: 'idle' }
  | { state: 'working'; done: number }
  | { state: 'done'; sizeBytes: number }
  | { state: 'failed'; message: string };

/** Makes the ZIP with everything about the person, with progress and a way to stop. */
export function ExportData() {
  const [work, setWork] = useState<Work>({ state: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const { prove, dialog } = useProof();
  useEffect(() => () => stop.current?.abort(), []);

  async function make() {
    const controller = new AbortController();
    stop.current = controller;
    try {
      await prove(() => collect(controller));
    } catch (error) {
      if (isMarketError(error) && error.code === 'cancelled') return setWork({ state: 'idle' });
      console.error('The export failed', error);
      setWork({ state: 'failed', message: toRomanianMessage(error) });
    }
  }
  async function collect(controller: AbortController) {
    setWork({ state: 'working', done: 0 });
    try {
      const [{ exportMyData }, { readDeviceData }] = await Promise.all([
        import(/* webpackChunkName: "export-data" */ '../../data/exportMyData'),
        import(/* webpackChunkName: "export-data" */ '../../data/forgetDevice'),
      ]);
      const zip = await exportMyData({
        deviceData: readDeviceData(),
        signal: controller.signal,
        onProgress: (done) => !controller.signal.aborted && setWork({ state: 'working', done }),
      });
      downloadFile(zip, `datele-mele-${toIsoDay(new Date())}.zip`);
      setWork({ state: 'done', sizeBytes: zip.size });
    } catch (error) {
      setWork({ state: 'idle' });
      throw error;
    }
  }
  return (
    <Stack>
      {dialog}
      {work.state === 'working' ? (
        <ProgressBar
          label="Se adună datele"
          value={work.done}
          onCancel={() => stop.current?.abort()}
        />
      ) : (
        <Cluster>
          <Button variant="secondary" icon={<Download size={18} />} onClick={() => void make()}>
            Descărcați datele mele
          </Button>
        </Cluster>
      )}
      {work.state === 'done' && (
        <Notice tone="good" role="status">
          Arhiva a fost descărcată ({formatBytes(work.sizeBytes)}). Conține date personale:
          păstrați-o într-un loc sigur.
        </Notice>
      )}
      {work.state === 'failed' && (
        <Notice tone="bad" role="alert">
          {work.message}
        </Notice>
      )}
    </Stack>
  );
}
