// By the package's name, for the one instance that the shell provides.
import { firebaseConfig } from '@anunturi/shared-auth/firebase';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

export type SendFileOptions = {
  /** Gets how many bytes have surely arrived. */
  onSent?: (sizeBytes: number) => void;
  signal?: AbortSignal | undefined;
  /** How long nothing may arrive, from the first silence on, before a line is given up. */
  keepTryingMs?: number;
};

/** Cloud Storage takes pieces of whole multiples of this. */
const PIECE_BYTES = 256 * 1024;
const PIECE_MAX_BYTES = 32 * PIECE_BYTES;
/** A line that takes a piece faster gets a larger one. */
const QUICK_MS = 4000;
/** Nobody answers any more: even a slow line takes a small piece faster. */
const PIECE_MS = 60_000;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [500, 5000];
/** Google's word for "more, please": a redirection to nowhere. */
const INCOMPLETE = 308;

/**
 * Sends a file to the address that trusted code has opened for exactly its bytes. A line that breaks is taken up where it broke.
 * @throws MarketError cancelled, offline, unavailable
 */
export async function sendFile(
  address: string,
  file: Blob,
  { onSent, signal, keepTryingMs = 20_000 }: SendFileOptions = {},
): Promise<void> {
  const url = new URL(address, firebaseConfig().emulatorOrigin ?? globalThis.location?.origin);
  let [at, pieceBytes, waitMs, isKnown] = [0, PIECE_BYTES, FIRST_WAIT_MS, true];
  let silentSinceMs: number | undefined;
  for (;;) {
    const end = Math.min(at + pieceBytes, file.size);
    const [body, range] = isKnown ? [file.slice(at, end), `${at}-${end - 1}`] : [null, '*'];
    const startMs = Date.now();
    const answer = await put(url, body, `bytes ${range}/${file.size}`, signal);
    const endMs = Date.now();
    const silence = silenceOf(answer, isKnown ? at : -1);
    if (silence !== undefined) {
      silentSinceMs ??= endMs;
      if (endMs - silentSinceMs > keepTryingMs) throw notSent(silence);
      await pause(waitMs, signal);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      [isKnown, pieceBytes] = [false, PIECE_BYTES];
      continue;
    }
    const reached = 'reached' in answer ? answer.reached : file.size;
    onSent?.(reached);
    if (!('reached' in answer)) return;
    if (isKnown && endMs - startMs < QUICK_MS)
      pieceBytes = Math.min(pieceBytes * 2, PIECE_MAX_BYTES);
    if (reached > at) [waitMs, silentSinceMs] = [FIRST_WAIT_MS, undefined];
    [at, isKnown] = [reached, true];
  }
}

/** That the whole file has come, how far it has come, or why nobody answered. */
type Answer = { isWhole: true } | { reached: number } | { silence: unknown };

/** Why nothing was heard; an answer by which a piece sent from `at` has not moved the file is none either. */
function silenceOf(answer: Answer, at: number): unknown {
  if ('silence' in answer) return answer.silence;
  if ('reached' in answer && answer.reached <= at) return new Error('Nothing of a piece was taken');
  return undefined;
}

/** @throws MarketError cancelled, unavailable */
async function put(
  url: URL,
  body: Blob | null,
  range: string,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const timer = setTimeout(stop, PIECE_MS);
  signal?.addEventListener('abort', stop);
  let answer: Response;
  try {
    if (signal?.aborted) throw new MarketError('cancelled');
    const headers = { 'content-range': range };
    answer = await fetch(url, { method: 'PUT', headers, body, signal: stopped.signal });
  } catch (error) {
    if (signal?.aborted) throw new MarketError('cancelled', undefined, { cause: error });
    return { silence: error };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
  if (answer.ok) return { isWhole: true };
  if (answer.status === INCOMPLETE) {
    const last = /-(\d+)$/.exec(answer.headers.get('range') ?? '')?.[1];
    return { reached: last === undefined ? 0 : Number(last) + 1 };
  }
  const cause = new Error(`The upload was answered ${answer.status}`);
  const isPassing = answer.status >= 500 || answer.status === 408 || answer.status === 429;
  if (isPassing) return { silence: cause };
  throw notSent(cause);
}

function notSent(cause: unknown): MarketError {
  const isOffline = globalThis.navigator?.onLine === false;
  return new MarketError(isOffline ? 'offline' : 'unavailable', undefined, { cause });
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
