const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Twenty random letters and digits, like the ids that the database makes. For handlers, not for render. */
export function randomId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(20));
  return [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('');
}
