import styles from '../../components/EntryPicture.module.css';

const lines = [0, 1, 2];

/** Papers in a folder with a lock. */
export function ArchivePicture() {
  return (
    <svg viewBox="0 0 360 220" role="presentation">
      <rect
        x="96"
        y="18"
        width="92"
        height="120"
        rx="6"
        transform="rotate(-6 142 78)"
        className={styles.paper}
      />
      <rect
        x="160"
        y="14"
        width="92"
        height="120"
        rx="6"
        transform="rotate(5 206 74)"
        className={styles.paper}
      />
      {lines.map((at) => (
        <rect
          key={at}
          x="174"
          y={34 + at * 16}
          width={at === 2 ? 36 : 62}
          height="6"
          rx="3"
          transform="rotate(5 206 74)"
          className={styles.line}
        />
      ))}
      <path
        d="M60 96a8 8 0 0 1 8-8h62l16 18h146a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8z"
        className={styles.brand}
      />
      <circle cx="180" cy="154" r="34" className={styles.accent} />
      <rect x="165" y="150" width="30" height="24" rx="4" fill="var(--accent-ink)" />
      <path
        d="M170 150v-8a10 10 0 0 1 20 0v8"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="5"
      />
    </svg>
  );
}
