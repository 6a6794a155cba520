/** Whatever may end a moment that is not calm. */
const SIGNS = ['focusout', 'close', 'visibilitychange', 'click', 'keyup'];
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** Runs once nobody types, no dialog is open and the page is looked at. */
export function atCalmMoment(run: () => void): void {
  const end = new AbortController();
  const runWhenCalm = () => {
    if (end.signal.aborted || !isCalm()) return;
    end.abort();
    run();
  };
  // The event comes before the focus is elsewhere.
  const look = () => void setTimeout(runWhenCalm);
  for (const sign of SIGNS)
    document.addEventListener(sign, look, { capture: true, signal: end.signal });
  runWhenCalm();
}

function isCalm(): boolean {
  return (
    document.visibilityState === 'visible' &&
    !document.querySelector('dialog[open]') &&
    !document.activeElement?.matches(TYPED_INTO)
  );
}
