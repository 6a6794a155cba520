/** A ref: keeps the height of its element in `--own-height`, for a style that must know whether the screen is as high. */
export function ownHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element || !('ResizeObserver' in window)) return undefined; // where nothing is laid out
  // In the frame after: a style that is set while sizes are told is a fault of its own in some browsers.
  const observer = new ResizeObserver(() =>
    requestAnimationFrame(() =>
      element.style.setProperty('--own-height', `${element.offsetHeight}px`),
    ),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
