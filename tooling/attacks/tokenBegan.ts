/** The second in which the session of an ID token began: it names the session. */
export const tokenBegan = (idToken: string): number =>
  (
    JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
      auth_time: number;
    }
  ).auth_time;
