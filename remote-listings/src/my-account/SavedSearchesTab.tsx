/** Being filled. */
export function SavedSearchesTab(_props: { uid: string }) {
  return null;
}
