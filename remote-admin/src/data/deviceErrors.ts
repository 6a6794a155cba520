import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { listOf } from '@anunturi/shared-runtime/storage/storedShape';
import { DEVICE_ERRORS_KEY } from '@anunturi/shared-contract/page/localStorageKeys';

/** A fault seen by this browser: when, in which part of the site, what (never what a person typed). */
export type DeviceError = { atMs: number; part: string; message: string };

const KEPT = 20;
const MESSAGE_MAX = 200;

const errors = deviceStore(
  DEVICE_ERRORS_KEY,
  listOf<DeviceError>({ atMs: 'number', part: 'string', message: 'string' }),
);

let isWatching = false;

/** From the first visit of the administration on, keeps the last faults of this device. */
export function watchErrors(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('error', (event) => keep(event.message, event.filename || stackOf(event.error)));
  addEventListener('unhandledrejection', (event) =>
    keep(
      event.reason instanceof Error ? event.reason.message : 'Promisiune respinsă',
      stackOf(event.reason),
    ),
  );
}

/** The last faults, newest first. */
export const readErrors = (): DeviceError[] => errors.get() ?? [];

export const forgetErrors = (): void => void errors.set(null);

function keep(message: string, where: string) {
  const part = /\/remotes\/([a-z]+)\//.exec(where)?.[1] ?? 'shell';
  const error = { atMs: Date.now(), part, message: message.slice(0, MESSAGE_MAX) };
  errors.set([error, ...readErrors()].slice(0, KEPT)); // closed or full storage: the console has it
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');
