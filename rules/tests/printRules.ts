import type {
  AllowNode,
  Expression,
  FunctionNode,
  MatchNode,
  RulesFile,
} from '@anunturi/local-firebase/rules/syntax/ast';

/** Writes parsed rules as text again, every operation in parentheses. */
export function printRules({ version, functions, services }: RulesFile): string {
  const body = services.map(
    ({ name, functions: own, matches }) =>
      `service ${name} {\n${[...own.map(printFunction), ...matches.map(printMatch)].join('\n')}\n}`,
  );
  return [`rules_version = '${version}';`, ...functions.map(printFunction), ...body].join('\n');
}

function printMatch(match: MatchNode): string {
  const path = match.path
    .map(
      (segment) =>
        `/${segment.kind === 'literal' ? segment.text : `{${segment.name}${segment.kind === 'glob' ? '=**' : ''}}`}`,
    )
    .join('');
  return `match ${path} {\n${[...match.functions.map(printFunction), ...match.allows.map(printAllow), ...match.matches.map(printMatch)].join('\n')}\n}`;
}

const printAllow = ({ methods, condition }: AllowNode): string =>
  `allow ${methods.map(({ name }) => name).join(', ')}${condition ? `: if ${printExpression(condition)}` : ''};`;

function printFunction({ name, parameters, lets, result }: FunctionNode): string {
  return `function ${name}(${parameters.map((each) => each.name).join(', ')}) {\n${lets.map((each) => `let ${each.name} = ${printExpression(each.value)};\n`).join('')}return ${printExpression(result)};\n}`;
}

const quote = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t')}'`;

export function printExpression(node: Expression): string {
  switch (node.type) {
    case 'literal':
      return typeof node.value === 'string' ? quote(node.value) : String(node.value);
    case 'variable':
      return node.name;
    case 'list':
      return `[${node.items.map(printExpression).join(', ')}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${printExpression(key)}: ${printExpression(value)}`).join(', ')}}`;
    case 'path':
      return node.segments
        .map(
          (segment) =>
            `/${typeof segment === 'string' ? segment : `$(${printExpression(segment)})`}`,
        )
        .join('');
    case 'member':
      return `${printExpression(node.object)}.${node.name}`;
    case 'index':
      return `${printExpression(node.object)}[${printExpression(node.index)}]`;
    case 'range':
      return `${printExpression(node.object)}[${node.from ? printExpression(node.from) : ''}:${node.to ? printExpression(node.to) : ''}]`;
    case 'call':
      return `${node.name}(${node.args.map(printExpression).join(', ')})`;
    case 'method':
      return `${printExpression(node.object)}.${node.name}(${node.args.map(printExpression).join(', ')})`;
    case 'not':
      return `(!${printExpression(node.operand)})`;
    case 'negate':
      return `(-${printExpression(node.operand)})`;
    case 'and':
      return `(${node.operands.map(printExpression).join(' && ')})`;
    case 'or':
      return `(${node.operands.map(printExpression).join(' || ')})`;
    case 'binary':
      return `(${printExpression(node.left)} ${node.operator} ${printExpression(node.right)})`;
    case 'is':
      return `(${printExpression(node.operand)} is ${node.typeName})`;
    case 'choice':
      return `(${printExpression(node.condition)} ? ${printExpression(node.then)} : ${printExpression(node.otherwise)})`;
  }
}
