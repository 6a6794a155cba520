/** A letter to who runs the site. */
export type Letter = { to: string; subject: string; text: string };

/** Where trusted code puts letters: the extension "Trigger Email" sends what it finds there (docs/platform.md). */
export const LETTERS = 'mail';
export const letterData = ({ to, subject, text }: Letter) => ({ to, message: { subject, text } });
