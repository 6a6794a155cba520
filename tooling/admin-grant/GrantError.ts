/** Why the role could not be given, in words for the person who runs the command. */
export class GrantError extends Error {
  override name = 'GrantError';
}
