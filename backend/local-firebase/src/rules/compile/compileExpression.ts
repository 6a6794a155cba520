// One function per kind of node; they call each other, so they stay in one file.
import { compute, type Arithmetic, negate } from '../values/arithmetic';
import type { Expression } from '../syntax/ast';
import { builtinFunctions, NAMESPACES } from '../builtins/functions';
import { builtinMethods } from '../builtins/methods';
import { textOf } from '../builtins/conversions';
import type { Code, Frame } from './Code';
import type { Comparison } from '../values/comparison';
import { MapValue } from '../values/MapValue';
import {
  elementOf,
  hasType,
  isEqual,
  isIn,
  isOrdered,
  isUnequal,
  memberOf,
  rangeOf,
} from '../operators';
import type { Run } from '../EvalContext';
import type { FunctionInfo, Scope } from './Scope';
import { BytesValue, PathValue, type Value } from '../values/values';
import { FAULT, isKnown, kindOf, type Result } from '../values/Result';

/** What compiling needs besides the expression. */
export type CompileContext = {
  scope: Scope;
  caller: FunctionInfo | null;
  warn(reason: string, at: number): void;
};

type Of<Type extends Expression['type']> = Extract<Expression, { type: Type }>;

/** Compiles an expression into nested closures. */
export function compileExpression(node: Expression, context: CompileContext): Code {
  switch (node.type) {
    case 'literal':
      return literal(node);
    case 'variable':
      return variable(node, context);
    case 'list':
      return list(node, context);
    case 'map':
      return map(node, context);
    case 'path':
      return path(node, context);
    case 'member':
      return unary(node.object, context, (object) => memberOf(object, node.name));
    case 'index':
      return pair(node.object, node.index, context, elementOf);
    case 'range':
      return range(node, context);
    case 'call':
      return call(node, context);
    case 'method':
      return method(node, context);
    case 'not':
      return unary(node.operand, context, (value) => (typeof value === 'boolean' ? !value : FAULT));
    case 'negate':
      return unary(node.operand, context, negate);
    case 'and':
      return chain(node, context, false);
    case 'or':
      return chain(node, context, true);
    case 'binary':
      return binary(node, context);
    case 'is':
      return unary(node.operand, context, (value) => hasType(value, node.typeName));
    case 'choice':
      return choice(node, context);
  }
}

function literal(node: Of<'literal'>): Code {
  const value: Value = node.value instanceof Uint8Array ? new BytesValue(node.value) : node.value;
  return (run) => (run.spend(1) ? value : FAULT);
}

function variable(node: Of<'variable'>, { scope, warn }: CompileContext): Code {
  const slot = scope.findVariable(node.name);
  const index = slot?.index ?? 0;
  if (slot?.place === 'wildcard')
    return (run) => (run.spend(1) ? (run.wildcards[index] ?? FAULT) : FAULT);
  if (slot) return (run, frame) => (run.spend(1) ? local(run, frame, index) : FAULT);
  if (node.name === 'request') return (run) => (run.spend(1) ? run.request : FAULT);
  if (node.name === 'resource') return (run) => (run.spend(1) ? run.resource : FAULT);
  warn(`unknown variable '${node.name}'`, node.at);
  return () => FAULT;
}

function local(run: Run, frame: Frame, index: number): Result {
  const known = frame!.values[index];
  if (known !== undefined) return known;
  return (frame!.values[index] = frame!.lets[index - (frame!.values.length - frame!.lets.length)]!(
    run,
    frame,
  ));
}

function list(node: Of<'list'>, context: CompileContext): Code {
  const items = node.items.map((item) => compileExpression(item, context));
  return (run, frame) => (run.spend(1) ? (known(items, run, frame) ?? FAULT) : FAULT);
}

/** The values of several expressions, or null when one is an error or unknown. */
function known(codes: readonly Code[], run: Run, frame: Frame): Value[] | null {
  const values: Value[] = [];
  for (const code of codes) {
    const value = code(run, frame);
    if (!isKnown(value)) return null;
    values.push(value);
  }
  return values;
}

function map(node: Of<'map'>, context: CompileContext): Code {
  const keys = node.entries.map(({ key }) => compileExpression(key, context));
  const items = node.entries.map(({ value }) => compileExpression(value, context));
  return (run, frame) => {
    const names = run.spend(1) ? known(keys, run, frame) : null;
    const values = names?.every((name) => typeof name === 'string')
      ? known(items, run, frame)
      : null;
    return values ? MapValue.of(values.map((value, i) => [names![i] as string, value])) : FAULT;
  };
}

function path(node: Of<'path'>, context: CompileContext): Code {
  const parts = node.segments.map((part) =>
    typeof part === 'string' ? part : compileExpression(part, context),
  );
  return (run, frame) => {
    if (!run.spend(1)) return FAULT;
    const segments: string[] = [];
    for (const part of parts) {
      const value = typeof part === 'string' ? part : part(run, frame);
      if (value instanceof PathValue) segments.push(...value.segments);
      else {
        const text = isKnown(value) ? textOf(value) : FAULT;
        if (text === FAULT || text === '') return FAULT;
        segments.push(text);
      }
    }
    return new PathValue(segments);
  };
}

function unary(
  operand: Expression,
  context: CompileContext,
  apply: (value: Result) => Result,
): Code {
  const code = compileExpression(operand, context);
  return (run, frame) => (run.spend(1) ? apply(code(run, frame)) : FAULT);
}

function pair(
  left: Expression,
  right: Expression,
  context: CompileContext,
  apply: (a: Result, b: Result) => Result,
): Code {
  const [a, b] = [compileExpression(left, context), compileExpression(right, context)];
  return (run, frame) => (run.spend(1) ? apply(a(run, frame), b(run, frame)) : FAULT);
}

function range(node: Of<'range'>, context: CompileContext): Code {
  const object = compileExpression(node.object, context);
  const [from, to] = [node.from, node.to].map((bound) =>
    bound ? compileExpression(bound, context) : () => null,
  );
  return (run, frame) =>
    run.spend(1) ? rangeOf(object(run, frame), from!(run, frame), to!(run, frame)) : FAULT;
}

function binary({ operator, left, right }: Of<'binary'>, context: CompileContext): Code {
  switch (operator) {
    case '==':
      return pair(left, right, context, isEqual);
    case '!=':
      return pair(left, right, context, isUnequal);
    case 'in':
      return pair(left, right, context, isIn);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return pair(left, right, context, (a, b) => isOrdered(a, operator satisfies Comparison, b));
    default:
      return pair(left, right, context, (a, b) => compute(a, operator satisfies Arithmetic, b));
  }
}

/** `&&` (decided by false) and `||` (decided by true); an error on one side is forgiven when the other side decides. */
function chain(node: Of<'and' | 'or'>, context: CompileContext, decisive: boolean): Code {
  const codes = node.operands.map((operand) => compileExpression(operand, context));
  const cost = 2 * (codes.length - 1);
  return (run, frame) => {
    if (!run.spend(cost)) return FAULT;
    let result: Result = !decisive;
    for (const code of codes) {
      const value = code(run, frame);
      if (value === decisive) return decisive;
      if (value !== !decisive) result = FAULT;
    }
    return result;
  };
}

function choice(node: Of<'choice'>, context: CompileContext): Code {
  const [condition, then, otherwise] = [node.condition, node.then, node.otherwise].map((part) =>
    compileExpression(part, context),
  );
  return (run, frame) => {
    const chosen = run.spend(2) ? condition!(run, frame) : FAULT;
    return chosen === true ? then!(run, frame) : chosen === false ? otherwise!(run, frame) : FAULT;
  };
}

function call(node: Of<'call'>, context: CompileContext): Code {
  const args = node.args.map((arg) => compileExpression(arg, context));
  const declared = context.scope.findFunction(node.name);
  if (declared) return callDeclared(node, args, declared, context);
  if (node.name === 'debug' && args[0]) return args[0];
  const lookup = lookups[node.name];
  const arity = lookup ? 1 : builtinFunctions.get(node.name)?.arity;
  if (!reportArity(node, arity, context)) return () => FAULT;
  return lookup ? lookupCode(args[0]!, lookup, 'cloud.firestore') : builtin(node.name, args);
}

/** Reading other documents: in Firestore rules by plain name, in storage rules as firestore.get and firestore.exists. */
const lookups: Record<string, (run: Run, path: Result) => Result> = {
  exists: (run, value) => run.exists(value, false),
  existsAfter: (run, value) => run.exists(value, true),
  get: (run, value) => run.get(value, false),
  getAfter: (run, value) => run.get(value, true),
};

function lookupCode(
  argument: Code,
  lookup: (run: Run, path: Result) => Result,
  service: string,
): Code {
  return (run, frame) =>
    run.spend(1) && run.service === service ? lookup(run, argument(run, frame)) : FAULT;
}

function reportArity(
  node: Of<'call' | 'method'>,
  arity: number | undefined,
  { warn }: CompileContext,
): boolean {
  if (arity === undefined) warn(`unknown function '${node.name}'`, node.at);
  else if (arity !== node.args.length)
    warn(`'${node.name}' takes ${arity} arguments, not ${node.args.length}`, node.at);
  return arity === node.args.length;
}

function builtin(name: string, args: readonly Code[]): Code {
  const { call: apply } = builtinFunctions.get(name)!;
  return (run, frame) => {
    const values = run.spend(1) ? known(args, run, frame) : null;
    return values ? apply(values) : FAULT;
  };
}

function callDeclared(
  node: Of<'call'>,
  args: readonly Code[],
  target: FunctionInfo,
  context: CompileContext,
): Code {
  context.caller?.calls.add(target);
  if (!reportArity(node, target.node.parameters.length, context)) return () => FAULT;
  return (run, frame) => {
    if (!run.spend(1)) return FAULT;
    const values: (Result | undefined)[] = args.map((arg) => arg(run, frame));
    values.length += target.lets.length;
    return target.code!(run, { values, lets: target.lets });
  };
}

function method(node: Of<'method'>, context: CompileContext): Code {
  const args = node.args.map((arg) => compileExpression(arg, context));
  const namespace =
    node.object.type === 'variable' && NAMESPACES.has(node.object.name) ? node.object.name : null;
  if (namespace && !context.scope.findVariable(namespace))
    return inNamespace(node, namespace, args, context);
  const object = compileExpression(node.object, context);
  const byKind = builtinMethods.get(node.name);
  if (!byKind) {
    context.warn(`unknown function '${node.name}'`, node.at);
    return () => FAULT;
  }
  return (run, frame) => {
    const receiver = run.spend(1) ? object(run, frame) : FAULT;
    const found = byKind.get(kindOf(receiver));
    const values = found?.arity === args.length ? known(args, run, frame) : null;
    return values ? found!.call(receiver as never, values) : FAULT;
  };
}

function inNamespace(
  node: Of<'method'>,
  namespace: string,
  args: readonly Code[],
  context: CompileContext,
): Code {
  const name = `${namespace}.${node.name}`;
  const isLookup = name === 'firestore.get' || name === 'firestore.exists';
  if (!reportArity(node, isLookup ? 1 : builtinFunctions.get(name)?.arity, context))
    return () => FAULT;
  return isLookup
    ? lookupCode(args[0]!, lookups[node.name]!, 'firebase.storage')
    : builtin(name, args);
}
