import type { TestFirebase } from '@anunturi/server/testing/startTestFirebase';

// Google's client takes another module of the test's realm for no stream.
const { Storage } =
  jest.requireActual<typeof import('@google-cloud/storage')>('@google-cloud/storage');

/** Google's client on the embedded Storage, with the rights of trusted code. */
export function storageOf({ projectId, origin, serviceToken }: TestFirebase) {
  const storage = new Storage({ projectId, apiEndpoint: origin });
  storage.interceptors.push({
    request: (options) =>
      Object.assign(options, {
        headers: { ...options.headers, authorization: `Bearer ${serviceToken}` },
      }) as ReturnType<(typeof storage.interceptors)[number]['request']>,
  });
  return storage;
}
