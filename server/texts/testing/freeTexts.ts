import type * as z from 'zod/mini';

type Definition = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  checks?: readonly { _zod: { def: { check: string } } }[];
};

/** Paths of an input's strings that may be anything (no pattern, no choice); a record of facts is one path. */
export function freeTexts(schema: z.ZodMiniType, path = ''): string[] {
  const { type, shape, innerType, element, options, checks } = schema._zod
    .def as unknown as Definition;
  if (type === 'record') return [path];
  if (innerType) return freeTexts(innerType, path);
  if (element) return freeTexts(element, path);
  if (options) return [...new Set(options.flatMap((option) => freeTexts(option, path)))];
  if (shape)
    return Object.entries(shape).flatMap(([name, field]) =>
      freeTexts(field, path === '' ? name : `${path}.${name}`),
    );
  const hasPattern = checks?.some(({ _zod: { def } }) => def.check === 'string_format');
  return type === 'string' && !hasPattern ? [path] : [];
}
