import { random, pick, values, type Call, spoilt } from './spoiltParts';

const fields = [
  'email',
  'password',
  'idToken',
  'oobCode',
  'newPassword',
  'requestType',
  'displayName',
  'photoUrl',
  'deleteAttribute',
  'returnSecureToken',
  'continueUrl',
  'newEmail',
  'refresh_token',
  'grant_type',
  'localId',
  '__proto__',
];

const operations = [
  'signUp',
  'signInWithPassword',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
  'createAuthUri',
  'signInWithIdp',
  'toString',
  '',
  'signUp:signUp',
];

const bodyOf = () =>
  JSON.stringify(
    Object.fromEntries(
      Array.from({ length: Math.floor(random() * 6) }, () => [pick(fields), pick(values)]),
    ),
  );

export function authCall(): Call {
  const isRefresh = random() < 0.2;
  const path = isRefresh
    ? '/securetoken.googleapis.com/v1/token'
    : `/identitytoolkit.googleapis.com/v1/accounts:${pick(operations)}`;
  const type = pick([
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'x',
  ]);
  return {
    method: pick(['POST', 'POST', 'POST', 'GET', 'PUT']),
    path: `${path}?key=${encodeURIComponent(pick(['k', '', '💥']))}`,
    headers: { 'content-type': type },
    body: spoilt(bodyOf()),
  };
}
