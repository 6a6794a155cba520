import { defineJob } from '../app/queue/defineJob';

/** Takes a file out of the quarantine: it has become what it was sent for. */
export const discardUpload = defineJob<{ path: string }>({
  name: 'discardUpload',
  run: ({ input, files }) => files.delete(input.path),
});
