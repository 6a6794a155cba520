/** Being filled. */
export function FavouritesTab(_props: { uid: string }) {
  return null;
}
