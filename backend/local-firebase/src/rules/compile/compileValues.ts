import { textOf } from '../builtins/conversions';
import { MapValue } from '../values/MapValue';
import { EVAL_ERROR, isKnown } from '../values/Result';
import { BytesValue, PathValue, type Value } from '../values/values';
import type { Code } from './Code';
import type { ExpressionCompiler, NodeOf } from './ExpressionCompiler';
import { knownValues } from './knownValues';

export function compileLiteral(node: NodeOf<'literal'>): Code {
  const value: Value = node.value instanceof Uint8Array ? new BytesValue(node.value) : node.value;
  return (context) => (context.spend(1) ? value : EVAL_ERROR);
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
  return (context, frame) => {
    if (!context.spend(1)) return EVAL_ERROR;
    const segments: string[] = [];
    for (const part of parts) {
      const value = typeof part === 'string' ? part : part(context, frame);
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
