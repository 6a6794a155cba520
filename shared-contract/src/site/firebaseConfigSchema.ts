import * as z from 'zod/mini';

/** Where Firebase is: a real project, or the embedded one at `emulatorOrigin` (the site's own origin). */
export const firebaseConfigSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  storageBucket: z.string(),
  appId: z.optional(z.string()),
  /** Absent where App Check is off: the key of reCAPTCHA Enterprise, or the secret of tests. */
  appCheck: z.optional(
    z.object({ siteKey: z.optional(z.string()), debugToken: z.optional(z.string()) }),
  ),
  /** For example `http://localhost:3000`; absent in production. */
  emulatorOrigin: z.optional(z.string()),
});
export type FirebaseConfig = z.infer<typeof firebaseConfigSchema>;
