const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

/**
 * Whether this machine has an account at Google, found out without asking Google: its key file is read, or the machine is one of
 * Google's. @throws Error of Google's client when it has none; with no account every command would fail, one after the other
 */
export async function checkAccount(): Promise<void> {
  const { GoogleAuth } = await import('google-auth-library');
  await new GoogleAuth({ scopes: SCOPE }).getClient();
}
