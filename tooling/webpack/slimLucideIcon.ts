import { type ComponentProps, createElement } from 'react';

type Drawing = { node: [tag: string, attributes: object][]; size?: number };
type IconProps = ComponentProps<'svg'> & { size?: number | string };

/**
 * Stands in for lucide-react's own component, which brings contexts and class names that nobody here uses: about 1.3 kB
 * brotli less in the shell and again in each remote. The drawings are lucide's.
 */
export default function createLucideIcon({ node, size: drawn = 24 }: Drawing) {
  return function Icon({
    size = drawn,
    strokeWidth = 2,
    color = 'currentColor',
    children,
    ...rest
  }: IconProps) {
    const named = rest['aria-label'] || rest['aria-labelledby'] || rest.role;
    const shape = {
      width: size,
      height: size,
      viewBox: `0 0 ${drawn} ${drawn}`,
      fill: 'none',
      stroke: color,
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    } as const;
    return createElement(
      'svg',
      { ...shape, ...(named ? {} : { 'aria-hidden': 'true' }), ...rest },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
