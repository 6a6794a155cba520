/** Who calls, as far as trusted code knows. Address and device are digests with a salt of the day: nobody can be followed over days. */
export type Caller = {
  /** The account of a verified ID token; null for a visitor. */
  uid: string | null;
  email?: string;
  emailVerified: boolean;
  /** When the session of the token began. */
  authTime?: Date;
  /** How the browser names itself, at most 500 characters. */
  userAgent: string;
  addressKey: string;
  deviceKey: string;
  /** How many zero bits the answer to the puzzle of the call shows. */
  workBits: number;
};

export type SignedInCaller = Caller & { uid: string };
