/** A token that only test mode takes. */
export function unsignedToken(projectId: string, uid: string, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const standard = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: 1,
    exp: 4_000_000_000,
    auth_time: 1,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...standard, ...claims })}.`;
}
