import { isEqual, isIn, isOrdered, isUnequal, rangeOf } from '../operators';
import type { Expression } from '../syntax/ast';
import { compute, type Arithmetic } from '../values/arithmetic';
import type { Comparison } from '../values/comparison';
import { EVAL_ERROR, type Result } from '../values/Result';
import type { Code } from './Code';
import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';

/** `cost`: 2 where a type stands beside the operand, since Google counts it as an expression. */
export function compileUnary(
  operand: Expression,
  compiler: ExpressionCompiler,
  apply: (value: Result) => Result,
  cost: 1 | 2 = 1,
): Code {
  const code = compiler.compile(operand);
  return (context, frame) => (context.spend(cost) ? apply(code(context, frame)) : EVAL_ERROR);
}

export function compilePair(
  left: Expression,
  right: Expression,
  compiler: ExpressionCompiler,
  apply: (a: Result, b: Result) => Result,
): Code {
  const [a, b] = [compiler.compile(left), compiler.compile(right)];
  return (context, frame) =>
    context.spend(1) ? apply(a(context, frame), b(context, frame)) : EVAL_ERROR;
}

export function compileRange(node: NodeOf<'range'>, compiler: ExpressionCompiler): Code {
  const object = compiler.compile(node.object);
  const [from, to] = [node.from, node.to].map((bound) =>
    bound ? compiler.compile(bound) : () => null,
  );
  return (context, frame) =>
    context.spend(1)
      ? rangeOf(object(context, frame), from!(context, frame), to!(context, frame))
      : EVAL_ERROR;
}

export function compileBinary(
  { operator, left, right }: NodeOf<'binary'>,
  compiler: ExpressionCompiler,
): Code {
  switch (operator) {
    case '==':
      return compilePair(left, right, compiler, isEqual);
    case '!=':
      return compilePair(left, right, compiler, isUnequal);
    case 'in':
      return compilePair(left, right, compiler, isIn);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compilePair(left, right, compiler, (a, b) =>
        isOrdered(a, operator satisfies Comparison, b),
      );
    default:
      return compilePair(left, right, compiler, (a, b) =>
        compute(a, operator satisfies Arithmetic, b),
      );
  }
}

/**
 * `&&` (decided by false) and `||` (decided by true); an error on one side is forgiven when the other side decides.
 * Each operator is an expression of its own, and one more when its right side is looked at.
 */
export function compileChain(
  node: NodeOf<'and' | 'or'>,
  compiler: ExpressionCompiler,
  decisive: boolean,
): Code {
  const codes = node.operands.map((operand) => compiler.compile(operand));
  return (context, frame) => {
    if (!context.spend(codes.length - 1)) return EVAL_ERROR;
    let result: Result = !decisive;
    for (const [at, code] of codes.entries()) {
      if (at > 0 && !context.spend(1)) return EVAL_ERROR;
      const value = code(context, frame);
      if (value === decisive) return decisive;
      if (value !== !decisive) result = EVAL_ERROR;
    }
    return result;
  };
}

export function compileChoice(node: NodeOf<'choice'>, compiler: ExpressionCompiler): Code {
  const [condition, then, otherwise] = [node.condition, node.then, node.otherwise].map((part) =>
    compiler.compile(part),
  );
  return (context, frame) => {
    const chosen = context.spend(2) ? condition!(context, frame) : EVAL_ERROR;
    if (chosen === true) return then!(context, frame);
    return chosen === false ? otherwise!(context, frame) : EVAL_ERROR;
  };
}
