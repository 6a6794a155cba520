import { FieldValue } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  UPLOADS_WAITING_MAX,
  UPLOADS_WAITING_MAX_BYTES,
} from '@anunturi/shared-domain/site/limits';
import { refuse } from '../app/command/refuse';
import type { Store } from '../app/data/Store';

/** One file more waits in an account's quarantine; `freeUpload` takes it out of the count again. @throws Refusal quotaFull */
export async function countUpload(
  uid: string,
  sizeBytes: number,
  store: Store,
  fullMessage: string,
): Promise<void> {
  const usage = documentPaths.uploadUsage(uid);
  const waiting = { files: 0, bytes: 0, ...(await store.read(usage)) };
  if (waiting.files >= UPLOADS_WAITING_MAX || waiting.bytes + sizeBytes > UPLOADS_WAITING_MAX_BYTES)
    refuse('quotaFull', fullMessage);
  const more = { files: FieldValue.increment(1), bytes: FieldValue.increment(sizeBytes) };
  store.set(usage, more, { merge: true });
}
