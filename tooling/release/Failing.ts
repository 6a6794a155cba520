/** A remote whose new version fails, and what to go back to. */
export type Failing = {
  name: string;
  from: string;
  to: string;
  shown: number;
  failed: number;
  /** Its data failed, though the part itself was shown. */
  isOfData?: true;
  /** It was a canary, which is over; `to` is what was live beside it. */
  isCanary?: true;
};
