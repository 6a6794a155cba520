/** What the authenticator app of the administrator would hold, and the codes for when it is not at hand: published, as the password is. */
export const demoSecret = 'DEMODEMODEMODEMODEMODEMODEMODEMO';
export const demoRecoveryCodes = Array.from(
  { length: 10 },
  (_, n) => `demo-demo-demo-${String(n).padStart(4, '0')}`,
);
