import { pageState } from './pageState';

/**
 * The button that was pressed before what it belongs to worked; once. `deviceScript` sees every press, so it is taken when
 * something starts to work.
 */
export function takeEarlyPress(
  isOurs: (button: HTMLButtonElement) => boolean,
): HTMLButtonElement | undefined {
  const button = pageState.earlyPress;
  if (!button || !isOurs(button)) return undefined;
  pageState.earlyPress = undefined;
  return button;
}
