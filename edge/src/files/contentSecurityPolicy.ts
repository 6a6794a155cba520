import { createHash } from 'node:crypto';
import { deviceScript } from '@anunturi/shared-contract/page/deviceScript';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

/** The one inline script, the same in every page. */
const deviceScriptHash = `'sha256-${createHash('sha256').update(deviceScript).digest('base64')}'`;

const GOOGLE_APIS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebasestorage.googleapis.com',
  // Where files are sent that a command has let in.
  'https://storage.googleapis.com',
];

/** What reCAPTCHA Enterprise loads and asks, and where its answer becomes a token of App Check. */
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};
const NO_RECAPTCHA: typeof RECAPTCHA = { script: [], frame: [], connect: [] };

/**
 * Of a worker that compiles WebAssembly, whose own answer says what it may: it runs files of this site alone, and can send nothing to any
 * other. Pages may compile none.
 */
export const wasmWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Strict policy: no inline script and no inline style but those that this page names by hash, no eval; other origins
 * only where a remote, Firebase or, with App Check, reCAPTCHA really lives.
 */
export function contentSecurityPolicy({
  firebase,
  remoteOrigins,
  styleHashes = [],
  development = false,
}: {
  firebase: FirebaseConfig;
  remoteOrigins: string[];
  styleHashes?: string[];
  development?: boolean;
}): string {
  const backend = firebase.emulatorOrigin ? [] : GOOGLE_APIS;
  const recaptcha = firebase.appCheck?.siteKey === undefined ? NO_RECAPTCHA : RECAPTCHA;
  const reload = development ? ['ws://localhost:*', 'http://localhost:*'] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", deviceScriptHash, ...remoteOrigins, ...recaptcha.script],
    'style-src': ["'self'", ...remoteOrigins, ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...remoteOrigins,
      ...(backend.length ? ['https://firebasestorage.googleapis.com'] : []),
    ],
    'font-src': ["'self'", ...remoteOrigins],
    'connect-src': [
      "'self'",
      'blob:',
      ...remoteOrigins,
      ...backend,
      ...recaptcha.connect,
      ...reload,
    ],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", 'blob:', ...recaptcha.frame],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
