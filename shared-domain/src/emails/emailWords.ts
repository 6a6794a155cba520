import { EMAIL_WORDS_MAX } from '../site/limits';

/** The parts of an e-mail that administrators may word: subject, first line, what follows it, and what it ends with. */
export const emailParts = {
  subject: 'Subiect',
  heading: 'Titlu',
  text: 'Introducere',
  closing: 'Încheiere',
} as const;
export type EmailPart = keyof typeof emailParts;
export const emailPartNames = Object.keys(emailParts) as readonly EmailPart[];

/** Plain texts, each line a paragraph; `{name}` stands for what its e-mail fills in. */
export type EmailWords = Readonly<Record<EmailPart, string>>;

/** An e-mail as administrators know it: its name, the words that it has unless they changed them, and what it fills in. */
export type EmailTemplate = {
  name: string;
  words: EmailWords;
  /** What each placeholder stands for, by name. */
  placeholders: Readonly<Record<string, string>>;
};

/** A template whose first line says what its subject does, and which says nothing more, unless told. */
export const defineEmail = (
  name: string,
  words: { subject: string } & Partial<EmailWords>,
  placeholders: Readonly<Record<string, string>> = {},
): EmailTemplate => ({
  name,
  words: { heading: words.subject, text: '', closing: '', ...words },
  placeholders,
});

const PLACEHOLDER = /\{([a-z]+)\}/g;

/** The names of the placeholders of a text, each once. */
const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
];

/** A text with its values in the places of their names. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(PLACEHOLDER, (found, name: string) => values[name] ?? found);

/** What is wrong with the words of a template, by part, in the administrator's words; empty when they may be saved. */
export function emailWordProblems(
  { words: usual, placeholders }: EmailTemplate,
  words: EmailWords,
): Partial<Record<EmailPart, string>> {
  const problems = emailPartNames.flatMap((part) => {
    const problem = problemOf(part, words[part], usual[part], Object.keys(placeholders));
    return problem === undefined ? [] : [[part, problem]];
  });
  return Object.fromEntries(problems);
}

function problemOf(
  part: EmailPart,
  text: string,
  usual: string,
  known: readonly string[],
): string | undefined {
  const max = EMAIL_WORDS_MAX[part];
  const isLine = part === 'subject' || part === 'heading';
  if (text.trim() === '' && usual !== '') return 'Scrieți un text.';
  if (text.length > max) return `Cel mult ${max} de caractere.`;
  if (isLine && /[\r\n]/.test(text)) return 'Scrieți un singur rând.';
  const used = placeholdersIn(text);
  const wanted = placeholdersIn(usual);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined) return `{${unknown}} nu există în acest e-mail.`;
  const shown = used.find((name) => part === 'subject' && !wanted.includes(name));
  if (shown !== undefined)
    return `{${shown}} nu poate sta în subiect: subiectul se vede și pe ecranul blocat.`;
  if (/[{}]/.test(text.replaceAll(PLACEHOLDER, '')))
    return 'Acoladele se folosesc numai pentru ce completăm noi.';
  const missing = wanted.find((name) => !used.includes(name));
  return missing === undefined ? undefined : `Lipsește {${missing}}.`;
}
