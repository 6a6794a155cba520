import styles from '../../components/EntryPicture.module.css';

const lines = [0, 1, 2, 3, 4];

/** Three loose pages on their way into one. */
export function PdfPicture() {
  return (
    <svg viewBox="0 0 360 220" role="presentation">
      <g transform="rotate(-8 60 70)">
        <rect x="20" y="20" width="84" height="62" rx="6" className={styles.paper} />
        <rect x="27" y="27" width="70" height="48" rx="3" className={styles.sky} />
        <path d="M27 75 50 48l16 16 12-11 19 22z" className={styles.brand} />
        <circle cx="82" cy="40" r="6" className={styles.accent} />
      </g>
      <g transform="rotate(6 74 150)">
        <rect x="36" y="104" width="76" height="98" rx="6" className={styles.paper} />
        {lines.map((at) => (
          <rect
            key={at}
            x="46"
            y={118 + at * 15}
            width={at === 4 ? 30 : 56}
            height="6"
            rx="3"
            className={styles.line}
          />
        ))}
      </g>
      <path d="M140 112h54m-18-20 20 20-20 20" className={styles.arrow} />
      <rect x="232" y="26" width="104" height="140" rx="8" className={styles.paper} />
      <rect x="224" y="36" width="104" height="140" rx="8" className={styles.paper} />
      <rect x="216" y="46" width="104" height="140" rx="8" className={styles.paper} />
      {lines.map((at) => (
        <rect
          key={at}
          x="230"
          y={104 + at * 15}
          width={at === 4 ? 40 : 76}
          height="6"
          rx="3"
          className={styles.line}
        />
      ))}
      <rect x="230" y="60" width="52" height="28" rx="5" className={styles.accent} />
      <path
        d="M241 81V67h5a4 4 0 0 1 0 8h-5m14 6V67h4a7 7 0 0 1 0 14zm17 0V67h8m-8 7h7"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="2.5"
      />
    </svg>
  );
}
