/** Being filled. */
export function HiddenTab(_props: { uid: string }) {
  return null;
}
