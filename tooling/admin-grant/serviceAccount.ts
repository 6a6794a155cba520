import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/** The parts of a service account's key file that are used. */
export type ServiceAccount = {
  client_email: string;
  private_key: string;
  private_key_id?: string;
  project_id: string;
  token_uri: string;
};

const KEY =
  'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project.';
const SCOPES =
  'https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/datastore';
const TOKEN_SECONDS = 3600;

/** Reads a key file as Google Cloud hands it out. @throws ExpectedFailure when it is missing or something else */
export async function readServiceAccount(file: string): Promise<ServiceAccount> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ExpectedFailure(`The key file ${file} cannot be read.`, KEY);
  });
  let key: Partial<ServiceAccount> & { type?: string };
  try {
    key = JSON.parse(text) as typeof key;
  } catch {
    throw new ExpectedFailure(`The key file ${file} is not JSON.`, KEY);
  }
  const {
    type,
    client_email,
    private_key,
    private_key_id,
    project_id,
    token_uri = 'https://oauth2.googleapis.com/token',
  } = key;
  if (type !== 'service_account' || !client_email || !private_key || !project_id)
    throw new ExpectedFailure(`${file} is not the key of a service account.`, KEY);
  return { client_email, private_key, private_key_id, project_id, token_uri };
}

/** An access token for the account, by a JWT signed with its key (RFC 7523). @throws ExpectedFailure when Google refuses */
export async function fetchAccessToken(
  account: ServiceAccount,
  nowS = Math.floor(Date.now() / 1000),
): Promise<string> {
  const header = {
    alg: 'RS256',
    typ: 'JWT',
    ...(account.private_key_id && { kid: account.private_key_id }),
  };
  const claims = {
    iss: account.client_email,
    scope: SCOPES,
    aud: account.token_uri,
    iat: nowS,
    exp: nowS + TOKEN_SECONDS,
  };
  const unsigned = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = createSign('RSA-SHA256')
    .update(unsigned)
    .sign(account.private_key)
    .toString('base64url');
  const answer = await fetch(account.token_uri, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${unsigned}.${signature}`,
    }),
  });
  if (!answer.ok)
    throw new ExpectedFailure(`Google refuses the service account (${answer.status}).`, KEY);
  return ((await answer.json()) as { access_token: string }).access_token;
}
