/** Why the role could not be given, in words for whoever runs the command. */
export class GrantError extends Error {
  override name = 'GrantError';
}
