/** What a module of Lucide tells of its icon. */
export type LucideIcon = {
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
};

const SIZE = 24;

/** `Trash2` of `trash-2`: the component's name, and its file's. */
export const iconName = (lucide: string): string =>
  lucide.replaceAll(/(?:^|-)(\w)/g, (_all, first: string) => first.toUpperCase());

/** `trash-2` of `Trash2`. */
export const lucideName = (icon: string): string =>
  icon.replaceAll(/(?!^)([A-Z]|\d+)/g, '-$1').toLowerCase();

/** The text of an icon's module in shared-ui. */
export function iconModule(lucide: string, { size, node }: LucideIcon): string {
  if (size !== SIZE)
    throw new RangeError(`${lucide} is drawn on ${size} by ${size}, not on ${SIZE}.`);
  // Keys are Lucide's own: shapes here stand in no list that changes.
  const shapes = node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  return `import { createIcon } from './createIcon';

/** Lucide's \`${lucide}\`. */
export const ${iconName(lucide)} = createIcon(${JSON.stringify(shapes)});
`;
}
