/** The button that `deviceScript` saw pressed last; every press after it as well, so it is taken when something starts to work. */
type EarlyPage = { earlyPress?: HTMLButtonElement | undefined };

/** The button that was pressed before what it belongs to worked; once. */
export function takeEarlyPress(
  isOurs: (button: HTMLButtonElement) => boolean,
): HTMLButtonElement | undefined {
  const page = globalThis as EarlyPage;
  const button = page.earlyPress;
  if (!button || !isOurs(button)) return undefined;
  page.earlyPress = undefined;
  return button;
}
