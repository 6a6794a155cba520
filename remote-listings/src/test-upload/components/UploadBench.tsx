import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { formatBytes, formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { changeLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useEffect, useRef, useState } from 'react';
import {
  type StoredTest,
  checkTestFile,
  deleteTestFile,
  testUploadTypes,
  uploadTestFile,
} from '../data/testUploads';
import { testFilesKey, useTestFiles } from '../data/useTestFiles';
import { FileRow } from './FileRow';
import classes from './UploadBench.module.css';

type Upload = { file: File; startedMs: number; sentBytes: number; nowMs: number };

/** Picks or drops a file, shows how it travels, and lists what is stored. */
export function UploadBench({ uid }: { uid: string }) {
  const stored = useTestFiles(uid);
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<{ text: string; file?: File }>();
  const [result, setResult] = useState<{
    uploadId: string;
    words: string;
    picture: string | undefined;
  }>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const picture = result?.picture;
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  const change = (to: (now: StoredTest[]) => StoredTest[]) => changeLoaded(testFilesKey(uid), to);

  async function send(file: File) {
    const wrong = checkTestFile(file);
    setResult(undefined);
    setProblem(wrong ? { text: `${file.name}: ${wrong}` } : undefined);
    if (wrong) return;
    const controller = new AbortController();
    stop.current = controller;
    const startedMs = performance.now();
    setUpload({ file, startedMs, sentBytes: 0, nowMs: startedMs });
    try {
      const done = await uploadTestFile(
        file,
        (sentBytes) => setUpload({ file, startedMs, sentBytes, nowMs: performance.now() }),
        controller.signal,
      );
      const seconds = Math.max(0.001, (performance.now() - startedMs) / 1000);
      setResult({
        uploadId: done.uploadId,
        picture: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined,
        words: `Încărcat în ${formatNumber(seconds, 1)} s, cu ${formatBytes(file.size / seconds)}/s.`,
      });
      if (stored.state !== 'ready') stored.reload();
      change((now) => [done, ...now]);
    } catch (error) {
      if (isMarketError(error) && error.code === 'cancelled')
        showToast('Încărcarea a fost oprită.');
      else {
        console.error('The test upload failed', error);
        setProblem({ text: `${file.name}: ${toRomanianMessage(error)}`, file });
      }
    }
    setUpload(undefined);
  }
  async function remove(file: StoredTest) {
    change((now) => now.filter((each) => each.uploadId !== file.uploadId));
    try {
      await deleteTestFile(file.uploadId);
      showToast(`Fișierul „${file.name}” a fost șters.`);
    } catch (error) {
      console.error('A test file could not be deleted', error);
      showToast(toRomanianMessage(error), { tone: 'bad' });
      stored.reload();
    }
  }
  return (
    <Stack gap={6}>
      {upload ? (
        <div className={classes.working}>
          <p className={classes.file}>
            {upload.file.name} · {testUploadTypes[upload.file.type as keyof typeof testUploadTypes]}{' '}
            · {formatBytes(upload.file.size)}
          </p>
          <ProgressBar
            label={progressText(upload)}
            value={upload.sentBytes / upload.file.size}
            onCancel={() => stop.current?.abort()}
          />
        </div>
      ) : (
        <FileDrop
          label="Alegeți un fișier sau trageți-l aici"
          hint="Imagine sau PDF, cel mult 5 MB"
          accept={Object.keys(testUploadTypes).join(',')}
          error={problem?.text}
          onFiles={([file]) => file && void send(file)}
        />
      )}
      {problem?.file && !upload && (
        <Button variant="secondary" onClick={() => void send(problem.file!)}>
          Încercați din nou
        </Button>
      )}
      <section aria-labelledby="fisiere-test">
        <h2 id="fisiere-test" className={classes.title}>
          Fișierele mele de test
        </h2>
        <LoadState
          of={stored}
          skeleton={<SkeletonRows count={2} />}
          failedTitle="Nu am putut încărca lista fișierelor"
        >
          {(list) =>
            list.length === 0 ? (
              <p className={classes.none}>Niciun fișier încă.</p>
            ) : (
              <Stack as="ul" gap={3}>
                {list.map((file) => (
                  <li key={file.uploadId}>
                    <FileRow
                      file={file}
                      when={formatDateTime(file.createdAtMs)}
                      sent={result?.uploadId === file.uploadId ? result : undefined}
                      onDelete={() => void remove(file)}
                    />
                  </li>
                ))}
              </Stack>
            )
          }
        </LoadState>
      </section>
    </Stack>
  );
}

function progressText({ file, sentBytes, startedMs, nowMs }: Upload): string {
  const seconds = (nowMs - startedMs) / 1000;
  const speed = seconds > 0 && sentBytes > 0 ? ` · ${formatBytes(sentBytes / seconds)}/s` : '';
  return `${formatBytes(sentBytes)} din ${formatBytes(file.size)}${speed}`;
}
