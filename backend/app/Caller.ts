/** Who calls, as far as trusted code knows. Address and device are digests with a salt of the day: nobody can be followed over days. */
export type Caller = {
  /** The account of a verified ID token; null for a visitor. */
  uid: string | null;
  email?: string;
  emailVerified: boolean;
  addressKey: string;
  deviceKey: string;
};
