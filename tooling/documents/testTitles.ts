import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

type Node = { type?: string; [key: string]: unknown };

/** A test as its file has it: `%s` and `${name}` stand where each row of a table, or each round of a loop, puts its own. */
export type TestTitle = { text: string; placeholders: boolean };

/** Returns the titles of the tests of one file that run: none of `test.skip`. */
export function testTitles(file: string): TestTitle[] {
  const titles: TestTitle[] = [];
  const source = readFileSync(file, 'utf8');
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee as Node)) return;
    const text = titleOf((node.arguments as { expression: Node }[])[0]?.expression);
    if (text) titles.push({ text, placeholders: /%[a-z]|\$\{/.test(text) });
  });
  return titles;
}

/** `test`, or what `test.each(rows)` returns. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.value === 'test';
  if (callee.type !== 'CallExpression') return false;
  const { type, object, property } = callee.callee as Node;
  return (
    type === 'MemberExpression' && isTest(object as Node) && (property as Node).value === 'each'
  );
}

function titleOf(title: Node | undefined): string | undefined {
  if (title?.type === 'StringLiteral') return title.value as string;
  if (title?.type !== 'TemplateLiteral') return undefined;
  const names = (title.expressions as Node[]).map(({ value }) => `\${${String(value)}}`);
  const texts = (title.quasis as { cooked: string }[]).map(({ cooked }) => cooked);
  return texts.map((text, at) => text + (names[at] ?? '')).join('');
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) see(node as Node);
  for (const part of Object.values(node)) visit(part, see);
}
