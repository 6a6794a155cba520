import { textOf } from '../builtins/conversions';
import { MapValue } from '../values/MapValue';
import { EVAL_ERROR, isKnown } from '../values/Result';
import { BytesValue, PathValue, type Value } from '../values/values';
import type { Code } from './Code';
import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';
import { knownValues } from './knownValues';

export function compileLiteral(node: NodeOf<'literal'>): Code {
  const value: Value = node.value instanceof Uint8Array ? new BytesValue(node.value) : node.value;
  const cost = node.signed ? 2 : 1;
  return (context) => (context.spend(cost) ? value : EVAL_ERROR);
}

export function compileList(node: NodeOf<'list'>, compiler: ExpressionCompiler): Code {
  const items = node.items.map((item) => compiler.compile(item));
  return (context, frame) =>
    context.spend(1) ? (knownValues(items, context, frame) ?? EVAL_ERROR) : EVAL_ERROR;
}

export function compileMap(node: NodeOf<'map'>, compiler: ExpressionCompiler): Code {
  const keys = node.entries.map(({ key }) => compiler.compile(key));
  const items = node.entries.map(({ value }) => compiler.compile(value));
  return (context, frame) => {
    const names = context.spend(1) ? knownValues(keys, context, frame) : null;
    const values = names?.every((name) => typeof name === 'string')
      ? knownValues(items, context, frame)
      : null;
    return values
      ? MapValue.of(values.map((value, i) => [names![i] as string, value]))
      : EVAL_ERROR;
  };
}

export function compilePath(node: NodeOf<'path'>, compiler: ExpressionCompiler): Code {
  const parts = node.segments.map((part) =>
    typeof part === 'string' ? part : compiler.compile(part),
  );
  const cost = 1 + parts.filter((part) => typeof part === 'string').length;
  return (context, frame) => {
    if (!context.spend(cost)) return EVAL_ERROR;
    const values = parts.map((part) => (typeof part === 'string' ? part : part(context, frame)));
    const segments: string[] = [];
    for (const value of values) {
      if (value instanceof PathValue) segments.push(...value.segments);
      else {
        const text = isKnown(value) ? textOf(value) : EVAL_ERROR;
        if (text === EVAL_ERROR || text === '') return EVAL_ERROR;
        segments.push(text);
      }
    }
    return new PathValue(segments);
  };
}
