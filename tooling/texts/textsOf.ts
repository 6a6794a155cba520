import { parseSync } from '@swc/core';

type Node = { type?: string; [key: string]: unknown };

/** What a program says to other programs and to developers: nobody who uses the site reads it. */
const unread = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'TsLiteralType',
  'TsTypeAliasDeclaration',
  'TsInterfaceDeclaration',
]);
/** Attributes whose words are for the browser. */
const unreadAttributes =
  /^(class(Name)?|id|type|name|rel|role|d|viewBox|href|to|src|sizes|style|key|lang|media|autoComplete|inputMode|data-.*|variant|tone|as|fill|stroke.*|transform)$/;
const errorClasses = new Set(['Error', 'TypeError', 'RangeError', 'SyntaxError', 'DOMException']);

const romanianLetter = /[ăâîșțĂÂÎȘȚşţŞŢ]/;
/** Two words beside each other, the first one of letters alone. */
const twoWords = /(^|[\s(„"])\p{L}{2,},? \p{L}+/u;
const capitalised = /^[\p{Lu}][\p{Ll}]+([ .,:?…-]|$)/u;
/** Words for machines: headers, selectors, media queries, paths, rules, SQL, JSON-LD. */
const machine =
  /^(admin |SELECT|INSERT|UPDATE|DELETE|CREATE|Bearer|Content-|Cache-|Accept|max-age|no-|public,|private,|\(|@media|[.#[/&]|https?:|application\/|text\/)/;

const reads = (text: string) =>
  !machine.test(text) &&
  (romanianLetter.test(text) || twoWords.test(text) || capitalised.test(text));

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the texts of one source file that somebody may read on a screen, in order: what stands between tags,
 * and every string that reads like words. `{…}` stands for what the program puts in.
 */
export function textsOf(source: string, isTsx: boolean): string[] {
  const found: string[] = [];
  const add = (text: string, certain = false) => {
    const said = tidy(text);
    if (/\p{L}{2}/u.test(said) && (certain || reads(said))) found.push(said);
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, ...rest } = node as Node;
    if (type !== undefined && unread.has(type)) return;
    if (type === 'StringLiteral') return add(String(rest.value));
    if (type === 'JSXText') return add(String(rest.value), true);
    if (type === 'TemplateLiteral' && 'quasis' in rest) {
      const parts = (rest.quasis as { cooked?: string }[]).map(({ cooked }) => cooked ?? '');
      add(parts.join('{…}'));
      return visit(rest.expressions);
    }
    if (type === 'NewExpression' && errorClasses.has(String((rest.callee as Node).value))) return;
    if (type === 'CallExpression' && isConsole(rest.callee as Node)) return;
    if (type === 'JSXAttribute' && unreadAttributes.test(String((rest.name as Node).value))) return;
    if (type === 'KeyValueProperty') return visit(rest.value);
    Object.values(rest).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: isTsx }).body);
  return found;
}

function isConsole(callee: Node): boolean {
  return callee.type === 'MemberExpression' && (callee.object as Node)?.value === 'console';
}
