import { type ComponentProps, createElement } from 'react';

/** Shapes of an icon of 24 by 24, as Lucide draws it. */
export type IconShapes = [tag: string, attributes: Record<string, string>][];
type IconProps = ComponentProps<'svg'> & { size?: number | string };

/** A component that draws an icon; without a label or a role it is hidden from assistive technology. */
export function createIcon(shapes: IconShapes) {
  return function Icon({
    size = 24,
    strokeWidth = 2,
    color = 'currentColor',
    children,
    ...rest
  }: IconProps) {
    const named = rest['aria-label'] || rest['aria-labelledby'] || rest.role;
    const drawing = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    } as const;
    return createElement(
      'svg',
      { ...drawing, ...(named ? {} : { 'aria-hidden': 'true' }), ...rest },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
