import type { AuthContext } from './AuthContext';
import { must } from './AuthError';
import { issueTokens, readRefreshToken } from './tokens';

/** Secure Token's `/v1/token`: a new id token for a refresh token, which stays the same. Snake case, as Google's. */
export function refreshToken(context: AuthContext, form: Record<string, unknown>) {
  const given = form.refresh_token ?? form.refreshToken;
  must((form.grant_type ?? form.grantType) === 'refresh_token', 'INVALID_GRANT_TYPE');
  must(typeof given === 'string' && given !== '', 'MISSING_REFRESH_TOKEN');
  const { account, authTimeS } = readRefreshToken(context, given);
  const { idToken, expiresIn } = issueTokens(context, account, authTimeS);
  return {
    access_token: idToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    refresh_token: given,
    id_token: idToken,
    user_id: account.uid,
    project_id: context.projectId,
  };
}
