/** Place of short notices; filled when remotes have one to say. */
export function Toaster() {
  return null;
}
