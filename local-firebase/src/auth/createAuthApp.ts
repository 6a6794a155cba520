import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { allowOrigins } from '../server/allowOrigins';
import type { AccountStore } from './AccountStore';
import {
  IDENTITY_PATH,
  PASSWORD_MIN,
  type AuthContext,
  type Operation,
  type RefusePassword,
} from './AuthContext';
import { AuthError } from './AuthError';
import type { Authenticate } from '../caller';
import { addAdminRoutes } from './admin/addAdminRoutes';
import { deleteAccount } from './deleteAccount';
import { lookupAccount } from './lookupAccount';
import type { Outbox, OutboxMessage } from './outbox';
import type { PasswordCost } from './passwords';
import { readJson } from './readJson';
import { refreshToken } from './refreshToken';
import { addressOf } from './remoteAddress';
import { resetPassword } from './resetPassword';
import { sendOobCode } from './sendOobCode';
import type { Signer } from './signer';
import { signInWithPassword } from './signInWithPassword';
import { signUp } from './signUp';
import { updateAccount } from './updateAccount';

export type AuthAppOptions = {
  store: AccountStore;
  signer: Signer;
  /** Who may call the admin routes: the service token, in test mode `Bearer owner` too. */
  authenticate: Authenticate;
  /** Written into tokens. */
  projectId: string;
  passwordCost: PasswordCost;
  refusePassword?: RefusePassword | undefined;
  testMode: boolean;
  outbox: Outbox;
  log: (line: string) => void;
  /** The page that takes `?mode=...&oobCode=...`. */
  actionUrl: string;
  /** Origins other than our own that may call from a browser. */
  allowedOrigins?: readonly string[];
  now?: () => number;
};

const operations: Record<string, Operation> = {
  signUp,
  signInWithPassword,
  lookup: lookupAccount,
  update: updateAccount,
  delete: deleteAccount,
  sendOobCode,
  resetPassword,
  // Which sign-in methods an address has is not told: enumeration protection.
  createAuthUri: () => ({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: '' }),
};
const refused = [
  'signInWithCustomToken',
  'signInWithEmailLink',
  'signInWithIdp',
  'signInWithPhoneNumber',
  'sendVerificationCode',
  'signInWithGameCenter',
];

const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: PASSWORD_MIN, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};

/** Identity Toolkit and Secure Token as the web SDK calls them. */
export function createAuthApp(options: AuthAppOptions): Hono {
  const context: AuthContext = { ...options, now: options.now ?? Date.now };
  const app = new Hono();
  for (const service of [IDENTITY_PATH, '/securetoken.googleapis.com'])
    app.use(`${service}/*`, allowOrigins(options.allowedOrigins ?? []), smallBody);
  app.onError((error, c) => answerError(error, c, options.log));

  app.post(`${IDENTITY_PATH}/v1/:call{accounts:[A-Za-z]+}`, async (c) => {
    const name = c.req.param('call').slice('accounts:'.length);
    if (refused.includes(name)) throw new AuthError('OPERATION_NOT_ALLOWED');
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw new AuthError('NOT_FOUND', 404);
    return c.json(await operation(context, { body: await readJson(c), address: addressOf(c) }));
  });
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const isJson = (c.req.header('content-type') ?? '').includes('json');
    const form = isJson
      ? await readJson(c)
      : Object.fromEntries(new URLSearchParams(await c.req.text()));
    return c.json(refreshToken(context, form));
  });
  app.get(`${IDENTITY_PATH}/v2/passwordPolicy`, (c) => c.json(passwordPolicy));
  app.get(`${IDENTITY_PATH}/v2/recaptchaConfig`, (c) => c.json({ recaptchaEnforcementState: [] }));
  app.get(`${IDENTITY_PATH}/v1/recaptchaParams`, () => {
    throw new AuthError('OPERATION_NOT_ALLOWED');
  });
  app.get(`${IDENTITY_PATH}/v1/projects`, (c) =>
    c.json({
      projectId: context.projectId,
      authorizedDomains: [new URL(context.actionUrl).hostname],
    }),
  );
  addAdminRoutes(app, context, options.authenticate);
  if (options.testMode) {
    app.get('/emulator/v1/projects/:project/oobCodes', (c) =>
      c.json({ oobCodes: options.outbox.list().map(toEmulatorCode).reverse() }),
    );
    app.delete('/emulator/v1/projects/:project/accounts', (c) => {
      options.store.deleteAll();
      return c.json({});
    });
  }
  return app;
}

/** A message as the Auth emulator lists it. */
const toEmulatorCode = ({ type, email, link }: OutboxMessage) => ({
  email,
  oobCode: new URL(link).searchParams.get('oobCode'),
  oobLink: link,
  requestType: type,
});

const smallBody = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new AuthError('PAYLOAD_TOO_LARGE', 413);
  },
});

function answerError(error: Error, c: Context, log: (line: string) => void): Response {
  if (error instanceof AuthError) return c.json(error.toJSON(), error.status);
  log(`auth: ${error.stack ?? error.message}`);
  return c.json(
    { error: { code: 500, message: 'INTERNAL_ERROR', errors: [{ message: 'INTERNAL_ERROR' }] } },
    500,
  );
}
