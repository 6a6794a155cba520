/** The mark: two stalls' roofs that read as a price tag; drawn, so that it costs no request. */
export function Logo() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <rect width="34" height="34" rx="9" fill="var(--brand)" />
      <path
        d="M6 15 10 7h14l4 8a3.7 3.7 0 0 1-7.3 0 3.7 3.7 0 0 1-7.4 0 3.7 3.7 0 0 1-7.3 0Z"
        fill="var(--accent)"
      />
      <path
        d="M9 20.5V27h16v-6.5"
        fill="none"
        stroke="var(--brand-ink)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M14 27v-4.5h6V27"
        fill="none"
        stroke="var(--brand-ink)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
