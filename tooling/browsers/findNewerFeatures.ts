import { type AnyNode, type MemberExpression, parse } from 'acorn';
import { type AncestorVisitors, ancestor } from 'acorn-walk';
import type { NewerFeatures } from './newerFeatures';

/** What every browser of the floor reads; anything newer in a script is a syntax error there. */
const ECMA_VERSION = 2022;

/**
 * Features in a script that are newer than the floor, by name. One that the script asks for before it uses it (`'x' in y`,
 * `typeof y.x`, `y.x?.()`, `y.x && …`), or has itself, is none.
 * @throws SyntaxError for newer syntax
 */
export function findNewerFeatures(script: string, newer: NewerFeatures): string[] {
  const used = new Set<string>();
  const known = new Set<string>();

  const use = (name: string, ancestors: AnyNode[]) =>
    void (isQuestion(ancestors) ? known.add(lastOf(name)) : used.add(name));
  const declare = (node: AnyNode | null | undefined) =>
    void (node?.type === 'Identifier' && known.add(node.name));

  // The package's types leave out what a declaration binds.
  const visitors: AncestorVisitors<unknown> & { VariablePattern(node: AnyNode): void } = {
    VariablePattern: declare,
    Function: ({ id }) => declare(id),
    Class: ({ id }) => declare(id),
    MethodDefinition: ({ key }) => declare(key),
    Property: ({ key }) => declare(key),
    Identifier({ name }, _state, ancestors) {
      if (newer.globals.has(name)) use(name, ancestors);
    },
    MemberExpression(node, _state, ancestors) {
      const member = nameOf(node);
      const owner = node.object.type === 'Identifier' ? node.object.name : '';
      if (newer.statics.has(`${owner}.${member}`)) use(`${owner}.${member}`, ancestors);
      else if (newer.members.has(member)) use(`.${member}`, ancestors);
      else if (/^(window|self|globalThis)$/.test(owner) && newer.globals.has(member))
        use(member, ancestors);
    },
    Literal({ value }, _state, ancestors) {
      const parent = ancestors.at(-2);
      if (parent?.type === 'BinaryExpression' && parent.operator === 'in') known.add(String(value));
    },
  };
  ancestor(parse(script, { ecmaVersion: ECMA_VERSION, sourceType: 'module' }), visitors);
  return [...used].filter((name) => !name.split('.').some((part) => known.has(part))).sort();
}

const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

function nameOf({ computed, property }: MemberExpression): string {
  if (!computed) return property.type === 'Identifier' ? property.name : '';
  return property.type === 'Literal' ? String(property.value) : '';
}

/** Whether something is only looked at: that it is there decides what happens, or it is kept to be asked later. */
function isQuestion(ancestors: AnyNode[]): boolean {
  const node = ancestors.at(-1);
  const parent = ancestors.at(-2);
  switch (parent?.type) {
    case 'VariableDeclarator':
      return true;
    case 'UnaryExpression':
      return /^(typeof|!)$/.test(parent.operator);
    case 'LogicalExpression':
      return parent.left === node;
    case 'ConditionalExpression':
    case 'IfStatement':
      return parent.test === node;
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator);
    case 'CallExpression':
      return parent.callee === node && parent.optional;
    case 'MemberExpression':
      return parent.object === node && parent.optional;
    default:
      return false;
  }
}
