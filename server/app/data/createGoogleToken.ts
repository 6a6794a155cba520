import type { GoogleAuth } from 'google-auth-library';

/** Tokens of the container's default credentials, for what `of` names; the library is loaded with the first. Each is used until it ends. */
export function createGoogleToken(scope: string, of: string): () => Promise<string> {
  let auth: Promise<GoogleAuth> | undefined;
  return async () => {
    auth ??= import('google-auth-library').then(
      (google) => new google.GoogleAuth({ scopes: scope }),
    );
    const token = await (await auth).getAccessToken();
    if (!token) throw new Error(`No credentials for ${of}`);
    return token;
  };
}
